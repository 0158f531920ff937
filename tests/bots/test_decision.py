"""A bot that fails says so wherever strength is measured: which bot, in which game, and why."""

import json
import pickle
from collections.abc import Sequence
from random import Random

import pytest

from katzentisch.arena import Match, run
from katzentisch.arena.python_loop import warm_up
from katzentisch.bots import BOTS, Bot, BotFailure, decide
from katzentisch.bots.bot import Choose
from katzentisch.bots.net import player
from katzentisch.games.game import BadSetup
from katzentisch.play.position import Position

from ..games.katze_im_sack.rows import start_with


def broken(observation: Position, legal: Sequence[int], rng: Random) -> int:
    raise ZeroDivisionError("no cats")


def cheating(observation: Position, legal: Sequence[int], rng: Random) -> int:
    return max(legal) + 1


def decided(bot: Bot) -> int:
    position = start_with("15 8 3 5").game.position
    return decide(bot, position.observe(0), position.legal(), Random(1))


def test_a_bot_that_answers_is_left_alone() -> None:
    legal = start_with("15 8 3 5").game.position.legal()
    assert decided(Bot("last", lambda observation, legal, rng: legal[-1])) == legal[-1]


def test_what_is_no_bot_or_no_position_is_refused() -> None:
    observation = start_with("15 8 3 5").game.position.observe(0)
    with pytest.raises(BadSetup, match="“bot” must be a Bot, not the string “rules”"):
        decide("rules", observation, observation.legal(), Random(1))  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="“observation” must be a Position"):
        decide(BOTS["rules"], observation.array, observation.legal(), Random(1))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("choose", "failure"),
    [
        (broken, "The bot “new” failed in katze_im_sack: ZeroDivisionError: no cats"),
        (cheating, r"The bot “new” failed in katze_im_sack: it chose the action \d+, which is not legal"),
    ],
)
def test_a_failure_names_the_bot_the_game_and_the_reason(choose: Choose, failure: str) -> None:
    with pytest.raises(BotFailure, match=failure) as caught:
        decided(Bot("new", choose))
    assert caught.value.said.translate("de").startswith("Der Bot „new“ ist in katze_im_sack gescheitert: ")


def test_a_missing_network_is_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "load", lambda game: None)
    with pytest.raises(BotFailure, match="The bot “net” failed in katze_im_sack: There is no network"):
        decided(BOTS["net"])


def test_a_failure_survives_the_way_from_another_process() -> None:
    with pytest.raises(BotFailure) as caught:
        decided(Bot("new", broken))
    again = pickle.loads(pickle.dumps(caught.value))
    assert (type(again), again.said) == (BotFailure, caught.value.said)


@pytest.mark.parametrize("choose", [broken, cheating])
def test_the_arena_counts_no_games_of_a_bot_that_fails(choose: Choose, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "new", Bot("new", choose))
    warm_up(Match.of("maus_pass_auf", 2, ["new", "rules"], 2, 1))  # a process that can't start would hide the reason
    with pytest.raises(BotFailure, match="The bot “new” failed in maus_pass_auf"):
        run("maus_pass_auf", 2, ["new", "rules"], 2, seed=1, jobs=1)


class Speechless(Exception):
    def __str__(self) -> str:
        raise ValueError("it can't say")


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (ValueError("two\nlines"), r"ValueError: two lines \(test_decision\.py:\d+\)"),
        (Speechless(), r"Speechless: \(test_decision\.py:\d+\)"),
    ],
)
def test_an_error_is_reported_on_one_line_with_its_place(error: Exception, why: str) -> None:
    def fail(observation: Position, legal: Sequence[int], rng: Random) -> int:
        raise error

    with pytest.raises(BotFailure, match=f"^The bot “new” failed in katze_im_sack: {why}$"):
        decided(Bot("new", fail))


def test_the_place_is_in_the_file_of_the_bot() -> None:
    """Not in the library whose function it called wrongly."""
    with pytest.raises(BotFailure, match=r"JSONDecodeError: .* \(test_decision\.py:\d+\)$"):
        decided(Bot("new", lambda observation, legal, rng: int(json.loads("?"))))
