"""For whoever runs the server: is it well, and what does it do?"""

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ... import __version__
from ...words import Said
from .checks import Serving
from .problems import Refused
from .responses import PUBLIC, problems
from .shapes import Health


@get("/health", responses={**PUBLIC, **problems(_503="The database doesn't answer")}, summary="Is the server well?")
async def health(server: Serving) -> Health:
    try:
        await server.house.store.ping()
    except Exception as error:
        raise Refused(503, Said("database-away")) from error
    return Health("ok", __version__)


@get("/metrics", responses=PUBLIC, media_type="text/plain", summary="Counts for Prometheus")
async def metrics(server: Serving) -> Response[bytes]:
    return Response(generate_latest(server.house.counts.registry), headers={"Content-Type": CONTENT_TYPE_LATEST})


ROUTES = [health, metrics]
