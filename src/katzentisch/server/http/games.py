"""The games of this server: facts about them, and their sentences. The page needs both for games that it was not built with."""

from typing import Any

from litestar import Request, Response, get

from ...games import GAMES
from ...protocol.game_info import game_info
from ...protocol.shapes import GameList
from ...words import LANGUAGES, Said
from .guards import PathId
from .problems import HttpProblem
from .responses import FOUND, PUBLIC
from .static_files import REVALIDATE, digest


@get("/api/games", responses=PUBLIC, summary="List the games and their bots")
async def games() -> GameList:
    return GameList([game_info(game) for game in GAMES.values()])


@get(
    "/api/games/{game:str}/words/{language:str}",
    responses=FOUND,
    media_type="text/plain",
    summary="Get the sentences of a game in one language, as Fluent source",
)
async def words(request: Request[Any, Any, Any], game: PathId, language: PathId) -> Response[str]:
    if game not in GAMES:
        raise HttpProblem(404, Said("game-unknown", {"game": game, "games": list(GAMES)}))
    if language not in LANGUAGES:
        raise HttpProblem(404, Said("language-unknown", {"language": language, "languages": list(LANGUAGES)}))
    text = (GAMES[game].folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    headers = {"Cache-Control": REVALIDATE, "ETag": f'"{digest(text.encode())}"'}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response("", status_code=304, headers=headers)
    return Response(text, media_type="text/plain", headers=headers)


ROUTES = [games, words]
