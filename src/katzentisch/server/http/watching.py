"""For whoever runs the server: is it well, may it get visitors, and what does it do?"""

from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ... import __version__
from ...words import Said
from ..server import Server
from .checks import Serving
from .problems import UNAVAILABLE, Refused
from .responses import PUBLIC, problems
from .shapes import Health

LOOPBACK = ("127.0.0.1", "::1", "::ffff:127.0.0.1")
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")  # what a reverse proxy adds for visitors from elsewhere
WATCHED = {**PUBLIC, **problems(_503="Nothing can be saved: the code says why")}


@get("/health", responses=WATCHED, summary="Health check: fails if nothing can be saved")
async def health(server: Serving) -> Health:
    return await examined(server)


@get("/ready", responses=WATCHED, summary="Readiness check: fails if nothing can be saved or while the server is shutting down")
async def ready(server: Serving) -> Health:
    if server.is_stopping:
        raise Refused(UNAVAILABLE, Said("server-stopping"))
    return await examined(server)


async def examined(server: Server) -> Health:
    illness = await server.writing.illness()
    if illness:
        raise Refused(UNAVAILABLE, Said(f"database-{illness}"))
    return Health("ok", __version__, server.writing.broken)


@get("/metrics", responses=PUBLIC, media_type="text/plain", summary="Metrics for Prometheus, by default only from this machine")
async def metrics(request: Request[Any, Any, Any], server: Serving) -> Response[bytes]:
    if not may_read(request, server.house.settings.metrics):
        raise NotFoundException
    return Response(generate_latest(server.house.counts.registry), headers={"Content-Type": CONTENT_TYPE_LATEST})


def may_read(request: Request[Any, Any, Any], whose: str) -> bool:
    """A reverse proxy on this machine passes on requests from anywhere, and says so."""
    is_local = request.client is not None and request.client.host in LOOPBACK
    return whose == "on" or (whose == "local" and is_local and not any(name in request.headers for name in FORWARDED))


ROUTES = [health, ready, metrics]
