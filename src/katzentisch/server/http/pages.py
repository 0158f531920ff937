"""Pages for people: the start, and what the API can do. They ask nobody but this server."""

from functools import cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import FromPath
from litestar.response import Redirect

from ...words import say
from ..language import spoken
from ..wire.schema import document
from .reference import api_page, page

STYLE = (Path(__file__).parent / "static" / "plain.css").read_text(encoding="utf-8")
WEEK = "max-age=604800"
AnyRequest = Request[Any, Any, Any]


def html(text: str) -> Response[str]:
    return Response(text, media_type=MediaType.HTML)


@get(["/", "/t/{table:str}"], include_in_schema=False)
async def start(request: AnyRequest, table: FromPath[str] = "") -> Response[str]:
    """Until the page itself is there: that the server runs, and what can be done with it."""
    language = spoken(request.headers.get("accept-language"))
    lines = (f"<p>{say(f'start-{line}', language)}</p>" for line in ("running", "terminal"))
    link = f'<p><a href="/api">{say("start-api", language)}</a></p>'
    return html(page(language, "Katzentisch", "".join(lines) + link))


@get("/plain.css", include_in_schema=False, media_type=MediaType.CSS)
async def style() -> Response[str]:
    return Response(STYLE, media_type=MediaType.CSS, headers={"Cache-Control": WEEK})


class Reference(OpenAPIRenderPlugin):
    """Litestar's own pages would load scripts from elsewhere."""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        return api_page(openapi_schema, messages()).encode()


@get("/api", include_in_schema=False)
async def api() -> Redirect:
    return Redirect("/api/docs")


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: AnyRequest) -> dict[str, Any]:
    return request.app.openapi_schema.to_schema()


@get("/api/messages.json", include_in_schema=False)
async def message_schema() -> dict[str, Any]:
    return messages()


@cache
def messages() -> dict[str, Any]:
    return document()


ROUTES = [start, style, api, openapi, message_schema]
