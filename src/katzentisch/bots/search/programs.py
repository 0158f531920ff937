"""The walk, compiled for each game."""

from functools import cache
from typing import Any

from ...games.calls import meanings
from ...games.compiled import bind
from ...games.game import Game
from ..net.forward import forward
from ..playouts import play_on
from ..rules import POLICIES
from . import guide, walk


@cache
def iterate(game: Game) -> Any:
    rules, choose = meanings(game), POLICIES[game.id]
    look = bind(guide.look_at, game.id, features=game.features, forward=forward)
    return bind(
        walk.iterate,
        game.id,
        dream=bind(walk.imagine_world, game.id, **rules),
        descend=bind(
            walk.walk_down,
            game.id,
            look=look,
            guess=bind(guide.likely_move, game.id, choose=choose, look=look),
            priors=bind(guide.set_priors, game.id, choose=choose, look=look),
            situation=bind(walk.find_situation, game.id, **rules),
            **rules,
        ),
        play_out=bind(play_on, game.id, choose=choose, **rules),
        foresee=bind(guide.foreseen, game.id, actions=game.actions),
    )
