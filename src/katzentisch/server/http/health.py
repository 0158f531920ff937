"""For operators: health, readiness and metrics."""

from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST

from ... import __version__
from ...protocol.shapes import Check, Health, Ready
from ..readiness import Faults
from ..request_headers import preferred_language
from .guards import CurrentServer, is_from_this_machine
from .problems import RETRY_AFTER, UNAVAILABLE
from .responses import PUBLIC

NOT_READY = {**PUBLIC, UNAVAILABLE: ResponseSpec(Ready, description="Not ready: `checks` says why", generate_examples=False)}


@get("/health", responses=PUBLIC, summary="Health check: the process answers, whatever its database does")
async def health() -> Health:
    return Health("ok", __version__)


@get(
    "/ready",
    responses=NOT_READY,
    summary="Readiness check: fails if nothing can be saved, until all rules are compiled, or while the server is shutting down",
)
async def ready(request: Request[Any, Any, Any], server: CurrentServer) -> Response[Ready]:
    faults = await server.readiness.faults()
    answer = ready_answer(faults, server.readiness.broken, preferred_language(request.headers.get("accept-language")))
    is_ready = answer.code is None
    return Response(answer, status_code=200 if is_ready else UNAVAILABLE, headers={} if is_ready else {"Retry-After": str(RETRY_AFTER)})


def ready_answer(faults: Faults, broken: int, language: str) -> Ready:
    reasons = {name: said.translate(language) for name, said in faults.items() if said}
    codes = {name: said.sentence for name, said in faults.items() if said}
    checks = [Check(name, name not in codes, codes.get(name), reasons.get(name)) for name in faults]
    first = next((check for check in checks if not check.ok), Check("", True))
    return Ready("not-ready" if codes else "ready", __version__, broken, checks, first.code, first.reason)


@get("/metrics", responses=PUBLIC, media_type="text/plain", summary="Metrics for Prometheus, by default only from this machine")
async def metrics(request: Request[Any, Any, Any], server: CurrentServer) -> Response[bytes]:
    if not may_read(request, server.services.settings.metrics):
        raise NotFoundException
    await server.readiness.faults()  # whose result is among the metrics, whether or not somebody asks /ready
    return Response(server.services.metrics.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})


def may_read(request: Request[Any, Any, Any], whose: str) -> bool:
    return whose == "on" or (whose == "local" and is_from_this_machine(request))


ROUTES = [health, ready, metrics]
