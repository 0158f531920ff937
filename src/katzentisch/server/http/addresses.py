"""Where others can reach this server: a page that was opened at localhost can't know."""

from typing import Any

from litestar import Request, get

from ...protocol.shapes import Addresses
from ..addresses import network_urls
from ..settings import PORT
from .guards import CurrentServer, is_from_this_machine
from .responses import PUBLIC

OPEN_TO_NETWORK = "serve --host 0.0.0.0 --open"


@get("/api/addresses", responses=PUBLIC, summary="List this server's addresses in the network; only this machine gets them")
async def addresses(request: Request[Any, Any, Any], server: CurrentServer) -> Addresses:
    settings = server.services.settings
    if settings.listen is None or not is_from_this_machine(request):
        return Addresses([], None)
    host, port = settings.listen
    urls = network_urls(host, port)
    return Addresses([url.rstrip("/") for url in urls], None if urls else f"{settings.command} {with_port(port)}")


def with_port(port: int) -> str:
    return OPEN_TO_NETWORK if port == PORT else f"{OPEN_TO_NETWORK} --port {port}"


ROUTES = [addresses]
