"""For operators: health, readiness and metrics."""

from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ... import __version__
from ...protocol.shapes import Health
from ...words import Said
from ..server import Server
from .guards import CurrentServer, is_from_this_machine
from .problems import UNAVAILABLE, HttpProblem
from .responses import PUBLIC, problems

WATCHED = {**PUBLIC, **problems(_503="Nothing can be saved: the code says why")}


@get("/health", responses=WATCHED, summary="Health check: fails if nothing can be saved")
async def health(server: CurrentServer) -> Health:
    return await check_health(server)


@get(
    "/ready",
    responses=WATCHED,
    summary="Readiness check: fails if nothing can be saved, until all rules are compiled, or while the server is shutting down",
)
async def ready(server: CurrentServer) -> Health:
    if server.is_stopping:
        raise HttpProblem(UNAVAILABLE, Said("server-stopping"))
    for game in server.services.compiled.pending:
        server.services.compiled.require_all(game)
    return await check_health(server)


async def check_health(server: Server) -> Health:
    problem = await server.writing.problem()
    if problem:
        raise HttpProblem(UNAVAILABLE, Said(f"database-{problem}"))
    return Health("ok", __version__, server.writing.broken)


@get("/metrics", responses=PUBLIC, media_type="text/plain", summary="Metrics for Prometheus, by default only from this machine")
async def metrics(request: Request[Any, Any, Any], server: CurrentServer) -> Response[bytes]:
    if not may_read(request, server.services.settings.metrics):
        raise NotFoundException
    return Response(generate_latest(server.services.metrics.registry), headers={"Content-Type": CONTENT_TYPE_LATEST})


def may_read(request: Request[Any, Any, Any], whose: str) -> bool:
    return whose == "on" or (whose == "local" and is_from_this_machine(request))


ROUTES = [health, ready, metrics]
