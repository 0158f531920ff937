"""What clients need to know about a game before they play it: for `/api/games`, and for the page's `GAMES` in `web/src/games.ts`."""

from ..bots import BOTS
from ..games.game import Game, Option
from .shapes import GameInfo, OptionInfo

OFFERED = [name for name in BOTS if name.startswith("level")]  # weakest first


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        least=game.players[0],
        most=game.players[-1],
        default_players=game.default_players,
        age=game.age,
        minutes=game.minutes,
        options=[option_info(game, option) for option in game.options],
        bots=bots_for(game),
        default_bot=game.default_bot,
        series_lengths=list(game.series_lengths),
        cards=list(game.cards),
        phases=list(game.phases),
        ends=list(game.ends),
        has_decisions=game.has_decisions,
        has_hands=game.has_hands,
        has_auctions=game.has_auctions,
        fewest_win=game.fewest_win,
    )


def bots_for(game: Game) -> list[str]:
    """Return the bots to choose from; one is enough for a game without decisions."""
    return OFFERED if game.has_decisions else [game.default_bot]


def option_info(game: Game, option: Option) -> OptionInfo:
    usual = {str(players): option.usual(players) for players in game.players}
    allowed = {str(players): option.allowed(players) for players in game.players}
    return OptionInfo(option.name, list(option.values), usual, allowed)
