"""Pages for people: the app, and the API reference. They load nothing from other servers."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, get, route
from litestar.exceptions import NotFoundException
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.response import Redirect

from ...protocol.schema import document
from ...protocol.screens import SCREENS
from ...words import Said, say
from ..request_headers import preferred_language
from .guards import check_host
from .previews import origin_of, preview_of
from .problems import handle_http_exception, log_failure
from .reference import api_page, page
from .static_files import BuiltPage, StaticFile, load_page, screen

STYLE = (Path(__file__).parent / "static" / "plain.css").read_text(encoding="utf-8")
WEEK = "max-age=604800"
READING = [HttpMethod.GET, HttpMethod.HEAD]
PATHS = [path.replace("}", ":str}") for _, path in SCREENS]  # as Litestar writes them
FILES = ["/assets/{name:str}", "/icons/{name:str}", "/favicon.svg", "/manifest.webmanifest", "/sw.js", "/licences.txt"]
AnyRequest = Request[Any, Any, Any]


@cache
def built_page() -> BuiltPage | None:
    """Return the page as it is at the first request: it may still be being built when this module is imported."""
    return load_page()


def html(text: str) -> Response[str]:
    return Response(text, media_type=MediaType.HTML)


async def check_host_only(request: AnyRequest) -> None:
    """Check only the host: one visit loads dozens of files, and a whole family may share an address."""
    check_host(request)


@route(PATHS, http_method=READING, include_in_schema=False, before_request=check_host_only)
async def start(request: AnyRequest) -> Response[Any]:
    language = preferred_language(request.headers.get("accept-language"))
    built = built_page()
    if built is None:
        return unbuilt(language)
    head = (await preview_of(request, language)).tags(origin_of(request), language)
    head += built.preloads(sources_for(request.scope["path"], language))
    return file_response(request, screen(built.index, language, head), "Accept-Encoding, Accept-Language")


def sources_for(path: str, language: str) -> Iterator[str]:
    """Yield the modules that a first visit needs at once: the sentences, and the screen that most visits begin with."""
    yield f"src/words/{language}.ts"
    if path == "/":
        yield "src/screens/Start.svelte"
    elif path.startswith("/t/"):
        yield "src/screens/Table.svelte"


def handle_not_found(request: AnyRequest, error: NotFoundException) -> Response[Any]:
    """Show a browser the page, which says that there is nothing here; tell everybody else in JSON."""
    path, is_reading, built = request.scope["path"], request.method in READING, built_page()
    if built is None or not is_reading or path.startswith("/api") or "text/html" not in request.headers.get("accept", ""):
        return handle_http_exception(request, error)
    log_failure(request, 404, Said("page-unknown"))
    language = preferred_language(request.headers.get("accept-language"))
    return file_response(request, screen(built.index, language), "Accept, Accept-Encoding, Accept-Language", status=404)


@route(FILES, http_method=READING, include_in_schema=False, before_request=check_host_only)
async def file(request: AnyRequest) -> Response[Any]:
    built = built_page()
    found = built.files.get(request.scope["path"]) if built else None
    if found is None:
        raise NotFoundException
    return file_response(request, found, "Accept-Encoding")


def file_response(request: AnyRequest, file: StaticFile, vary: str, status: int = 200) -> Response[Any]:
    encoding = file.encoding(request.headers.get("accept-encoding", ""))
    headers = {"Cache-Control": file.cache_control, "ETag": file.tag(encoding), "Vary": vary}
    if status == 200 and headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(file.forms[encoding], status_code=status, media_type=file.kind, headers={**headers, "Content-Type": file.kind})


def unbuilt(language: str) -> Response[str]:
    """Return a page that says the server is running and how to build the app."""
    lines = (f"<p>{say(f'start-{line}', language)}</p>" for line in ("running", "unbuilt", "terminal"))
    link = f'<p><a href="/api">{say("start-api", language)}</a></p>'
    return html(page(language, "Katzentisch", "".join(lines) + link))


@get("/plain.css", include_in_schema=False, media_type=MediaType.CSS)
async def style() -> Response[str]:
    return Response(STYLE, media_type=MediaType.CSS, headers={"Cache-Control": WEEK})


class Reference(OpenAPIRenderPlugin):
    """The API reference; Litestar's own pages would load scripts from other servers."""

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


ROUTES = [start, file, style, api, openapi, message_schema]
