"""Link previews: the title, description and picture that a chat shows for a link.

A preview says no more than the public start page. A private table's link looks like that of a missing table: its invitation comes after
the # and never reaches the server. There is no `og:url`, because some chats would then link to it and drop the invitation.
"""

import asyncio
import re
from dataclasses import dataclass
from html import escape
from typing import Any

from litestar import Request

from ...games import GAMES
from ...words import say
from ..people.rate_limits import address
from ..server import Server
from ..storage.database_errors import database_failure
from ..storage.rows import TableRow

PICTURE, WIDTH, HEIGHT = "/icons/preview.png", 1200, 630
HOST = re.compile(r"([a-z0-9_-]+(\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(:[0-9]{1,5})?", re.ASCII | re.IGNORECASE)
TIMEOUT = 0.5  # seconds for the database: without it, the page is served all the same
RUNNING = ("dealing", "playing", "pausing")


@dataclass(frozen=True)
class Preview:
    title: str
    description: str

    def tags(self, origin: str | None, language: str) -> str:
        """Return the tags for the head of a page; without an origin, there is no picture."""
        named = {"description": self.description, "twitter:card": "summary_large_image" if origin else "summary"}
        properties = {
            "og:type": "website",
            "og:site_name": "Katzentisch",
            "og:locale": {"de": "de_DE", "en": "en_GB"}[language],
            "og:title": self.title,
            "og:description": self.description,
        }
        if origin:
            properties |= {"og:image": origin + PICTURE, "og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
            properties |= {"og:image:alt": say("preview-picture", language)}
        return "".join([*(tag("name", *each) for each in named.items()), *(tag("property", *each) for each in properties.items())])


def tag(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}">'


def origin_of(request: Request[Any, Any, Any]) -> str | None:
    """Return the origin a page was requested from, if its host is a name or an address and nothing else."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if HOST.fullmatch(host) and request.url.scheme in ("http", "https") else None


async def preview_of(request: Request[Any, Any, Any], language: str) -> Preview:
    template, facts = request.scope.get("path_template", ""), request.path_params
    if template == "/t/{id}":
        return await table_preview(request, str(facts["id"]), language)
    if template == "/rules/{game}" and facts["game"] in GAMES:
        name = game_name(str(facts["game"]), language)
        return Preview(say("preview-rules-title", language, game=name), say("preview-rules", language, game=name))
    return general_preview(language)


def general_preview(language: str) -> Preview:
    return Preview("Katzentisch", say("preview-start", language))


async def table_preview(request: Request[Any, Any, Any], table: str, language: str) -> Preview:
    server: Server = request.app.state.server
    row = await find_table(server, table) if server.rate_limits.requests.consume(address(request)) else None
    is_public = row is not None and row.invite is None and row.game in GAMES
    if row is None or not is_public or row.status not in ("open", *RUNNING):
        return Preview(say("preview-table-title", language), say("preview-table", language))
    host = (await server.services.store.guest_names([row.host])).get(row.host) or say("guest-gone", language)
    sentence = "preview-open" if row.status == "open" else "preview-running"
    title = say(f"{sentence}-title", language, host=host, game=game_name(row.game, language))
    return Preview(title, say(sentence, language, free=row.free))


async def find_table(server: Server, table: str) -> TableRow | None:
    try:
        async with asyncio.timeout(TIMEOUT):
            return await server.services.store.table(table)
    except TimeoutError:
        return None
    except Exception as error:
        if database_failure(error) is None:
            raise
        return None


def game_name(game: str, language: str) -> str:
    return say(f"{game}-name", language)
