"""A game move by move, steps as seats saw them, series."""

import copy
import pickle
import pydoc
import random
from typing import Any

import numpy as np
import pytest

import katzentisch as kt
from katzentisch.games import GAMES
from katzentisch.play.narration import narrate
from katzentisch.play.step import Step

every_game = pytest.mark.parametrize("game", list(GAMES))


def played(game: str, players: int, seed: int = 1) -> kt.Play:
    play = kt.Play(game, players, seed=seed)
    rng = random.Random(seed)
    while not play.over:
        play.move(rng.choice(play.legal))
    return play


def test_a_wrong_move_says_why_and_what_would_be_right_and_changes_nothing() -> None:
    play = kt.Play("katzenjammer_blues", players=3, seed=2)
    before = play.position.array.tobytes()
    with pytest.raises(kt.IllegalMove, match=r"“bid 9x5” isn’t allowed now.*can’t pay 9x5.*Legal moves: pass, bid 1x"):
        play.move("bid 9x5")
    with pytest.raises(kt.UnreadableMove, match="not a move in this game’s notation"):
        play.move("bid nine fives")
    assert play.turn is not None
    with pytest.raises(kt.IllegalMove, match=r"turn, not seat"):
        play.enter(f"{(play.turn + 1) % 3} pass")
    with pytest.raises(kt.IllegalMove, match="No random event is due"):
        play.enter("- shuffle 1")
    assert play.position.array.tobytes() == before
    assert play.log == []


@every_game
def test_after_the_end_there_are_no_moves(game: str) -> None:
    play = played(game, 3)
    for entry in ("0 pass", "1 turn", "- shuffle"):
        with pytest.raises(kt.IllegalMove, match="game is over"):
            play.enter(entry)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "poker", "players": 3}, "no game “poker”"),
        ({"game": "mau_mau", "players": 11}, "from 2 to 10, not 11"),
        ({"game": "mau_mau", "players": True}, "from 2 to 10"),
        ({"game": "mau_mau", "players": 3, "first": 3}, "from 0 to 2, not 3"),
        ({"game": "mau_mau", "players": 3, "options": {"mice": 20}}, "no option “mice”"),
        ({"game": "mau_mau", "players": 3, "options": {"mau": "sung"}}, "can’t be “sung”.*called, automatic"),
        ({"game": "katzenjammer_blues", "players": 5, "options": {"mice": 20}}, "can’t be “20”.*players: 24"),
        ({"game": "katzenjammer_blues", "players": 4, "options": {"mice": "20"}}, "can’t be the string “20”.*: 20, 24"),
        ({"game": "katzenjammer_blues", "players": 4, "options": {"mice": 20.0}}, "can’t be a value of type float"),
        ({"game": "mau_mau", "players": 3, "options": 5}, "not a value of type int"),
        ({"game": "mau_mau", "players": "4"}, "from 2 to 10, not the string “4”"),
        ({"game": "mau_mau", "players": 4.0}, "not a value of type float"),
        ({"game": "mau_mau", "players": 3, "first": "1"}, "not the string “1”"),
        ({"game": "mau_mau", "players": 10**5000}, "not a number that large"),
        ({"game": 10**5000, "players": 3}, "no game “a number that large”"),
        ({"game": "mau_mau", "players": 3, "setup": []}, "must be an object"),
        ({"game": "mau_mau", "players": 3, "seed": True}, "not a value of type bool"),
        ({"game": "mau_mau", "players": 3, "seed": 1.0}, "not a value of type float"),
        ({"game": "mau_mau", "players": 3, "seed": "1"}, "not the string “1”"),
        ({"game": "mau_mau", "players": 3, "seed": -1}, "A seed must be"),
        ({"game": "mau_mau", "players": 3, "seed": b"short"}, "32 bytes, not 5"),
    ],
)
def test_a_table_that_can_t_be_is_refused_with_a_reason(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(kt.BadSetup, match=message):
        kt.Play(**arguments)  # type: ignore[arg-type]


@every_game
def test_every_game_can_be_narrated_to_every_seat_in_both_languages(game: str) -> None:
    play = kt.Play(game, 3, seed=3)
    rng = random.Random(3)
    narrated = 0
    while not play.over:
        for step in play.move(rng.choice(play.legal)):
            for viewer in (None, 0, 1, 2):
                for event in step.events(viewer):
                    assert all(narrate(GAMES[game], event, language, ["Ada", "Bo", "Cy"]) for language in ("de", "en"))
                    narrated += 1
    assert narrated > 100


@every_game
def test_a_step_begins_where_the_last_one_ended_and_stays_as_it_was(game: str) -> None:
    play, rng = kt.Play(game, 3, seed=1), random.Random(1)
    opening, last = play.opening.array.tobytes(), play.opening
    steps, events = [], []
    for _ in range(30):
        for step in play.move(rng.choice(play.legal)):
            assert step.before is last
            last = step.after
            steps.append(step)
            events.append([step.events(viewer) for viewer in (None, 0, 1, 2)])
    assert play.position is last
    assert play.opening.array.tobytes() == opening
    assert [[step.events(viewer) for viewer in (None, 0, 1, 2)] for step in steps] == events


def test_a_hidden_move_is_seen_only_by_its_owner() -> None:
    play = kt.Play("katze_im_sack", players=4, seed=1)
    (step,) = play.move(play.legal[0])
    assert step.seen(0) == step.entry
    assert step.seen(1) == step.seen(None) == "0 lay"


def test_a_shuffle_is_shown_without_its_order() -> None:
    play = kt.Play("mau_mau", players=10, seed=1)
    rng = random.Random(1)
    steps: list[Step] = []
    while not play.over and not steps:
        steps = [step for step in play.move(rng.choice(play.legal)) if step.seat is None]
    assert steps[0].entry.startswith("- shuffle ")
    assert steps[0].seen(3) == "- shuffle"


@every_game
def test_a_series_rotates_the_first_seat_and_adds_up(game: str) -> None:
    """Katzenjammer Blues 3.4, Katze im Sack 4.3, Mau Mau 1.2 and 6.3."""
    series = kt.Series(game, 3, 4, first=2, seed=5)
    rng = random.Random(5)
    while not series.over:
        play = series.next()
        with pytest.raises(kt.BadSetup, match="still in progress"):
            series.next()
        while not play.over:
            play.move(rng.choice(play.legal))
    assert [play.first for play in series.plays] == [2, 0, 1, 2]
    assert series.totals == [sum(play.result.scores[seat] for play in series.plays if play.result) for seat in range(3)]
    best = min(series.totals) if game == "mau_mau" else max(series.totals)
    assert [rank == 1 for rank in series.ranks] == [total == best for total in series.totals]
    assert len({str(play.setup) for play in series.plays}) == 4
    with pytest.raises(kt.BadSetup, match="series is over"):
        series.next()


def test_equal_totals_share_the_rank(monkeypatch: pytest.MonkeyPatch) -> None:
    series = kt.Series("katze_im_sack", 4, 1)
    monkeypatch.setattr(kt.Series, "totals", [7, 9, 9, 3])
    assert series.ranks == [3, 1, 1, 4]


@pytest.mark.parametrize("games", [0, True, 1.5, "3"])
def test_a_series_has_at_least_one_game(games: int) -> None:
    with pytest.raises(kt.BadSetup, match="at least one game"):
        kt.Series("mau_mau", 2, games)


def test_a_series_at_a_table_that_can_t_be_is_refused_at_once() -> None:
    with pytest.raises(kt.BadSetup, match="from 2 to 10"):
        kt.Series("mau_mau", 11, 2)
    with pytest.raises(kt.BadSetup, match="from 0 to 2"):
        kt.Series("mau_mau", 3, 2, first=3)


@pytest.mark.parametrize("seat", [4, -1, True, 1.0, "1", None])
def test_a_seat_that_is_not_there_has_no_view(seat: Any) -> None:
    play = kt.Play("mau_mau", 4, seed=1)
    (step,) = play.move(play.legal[0])
    for ask in (play.check_seat, play.view, play.opening_events):
        if seat is None and ask is not play.check_seat:
            continue  # a spectator
        with pytest.raises(kt.BadSetup, match=r"no seat|A seat must be a whole number"):
            ask(seat)
    if seat not in (None, -1):
        with pytest.raises(kt.BadSetup, match=r"no seat|A seat must be a whole number"):
            step.events(seat)


@pytest.mark.parametrize("move", [5, None, b"pass", ["pass"]])
def test_a_move_is_a_string(move: Any) -> None:
    play = kt.Play("mau_mau", 4, seed=1)
    for enter in (play.move, play.enter):
        with pytest.raises(kt.UnreadableMove, match="A move must be a string"):
            enter(move)
    assert play.log == []


@pytest.mark.parametrize("kind", [np.int64, np.int8, np.uint16])
def test_numpy_s_numbers_are_numbers(kind: Any) -> None:
    ours = kt.Play("katzenjammer_blues", 4, seed=7, first=1, options={"mice": 20})
    numpys = kt.Play("katzenjammer_blues", kind(4), seed=kind(7), first=kind(1), options={"mice": kind(20)})
    assert numpys.record() == ours.record()
    assert numpys.record().encode() == ours.record().encode()
    assert numpys.view(kind(2)) == ours.view(2)
    assert numpys.opening_events(kind(2)) == ours.opening_events(2)
    series = kt.Series("mau_mau", kind(3), kind(2), seed=kind(5), first=kind(1))
    assert series.next().setup == kt.Series("mau_mau", 3, 2, seed=5, first=1).next().setup


@every_game
def test_a_game_can_be_copied_and_pickled_and_is_then_independent(game: str) -> None:
    play, rng = kt.Play(game, 3, seed=1), random.Random(1)
    for _ in range(5):
        play.move(rng.choice(play.legal))
    play.view(1)
    before = play.record()
    for other in (copy.copy(play), copy.deepcopy(play), pickle.loads(pickle.dumps(play))):
        assert other.record() == before
        assert other.view(1) == play.view(1)
        assert other.game is play.game
        other.move(other.legal[0])
        assert play.record() == before
        assert len(other.log) > len(play.log)
    series = kt.Series(game, 3, 2, seed=1)
    series.next()
    assert pickle.loads(pickle.dumps(series)).plays[0].record() == series.plays[0].record()


def test_a_registered_game_travels_by_its_name() -> None:
    for game in kt.GAMES.values():
        assert pickle.loads(pickle.dumps(game)) is game
        assert copy.copy(game) is copy.deepcopy(game) is game


def test_the_package_lists_its_names() -> None:
    assert set(kt.__all__) <= set(dir(kt))
    assert not {"Any", "import_module", "TYPE_CHECKING", "ROOMS"} & set(dir(kt))
    assert "__version__" in dir(kt)
    text = pydoc.plain(pydoc.render_doc(kt))
    assert [name for name in kt.__all__ if name not in text] == []


def test_names_are_found_when_asked_for() -> None:
    assert all(getattr(kt, name) for name in kt.__all__ if name != "has_gpu")
    with pytest.raises(AttributeError):
        kt.no_such_name  # noqa: B018


def test_numpy_s_strings_and_integers_are_values_of_options() -> None:
    """A loop over an array, or over the rows of a data frame, gives those."""
    options: list[tuple[str, str, Any]] = [("mau_mau", "mau", np.str_("automatic")), ("katzenjammer_blues", "mice", np.int64(24))]
    for game, name, value in options:
        play = kt.Play(game, 4, seed=1, options={name: value})
        plain = kt.Play(game, 4, seed=1, options={name: value.item()})
        assert play.record().encode() == plain.record().encode()
        assert play.position == plain.position
