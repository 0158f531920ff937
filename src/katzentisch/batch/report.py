"""The report of a simulation as JSON: what was played, the summary, and exact counts, so that the reports of parts can be joined."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import msgspec
import numpy as np
from msgspec import Meta

from ..games.game import BadSetup, Game, Value
from ..play.play import find_game
from ..play.versions import versions
from ..words import Said
from .run import MOST_GAMES, Run, checked_numbers
from .summary import summary
from .tally import Histogram, Tally

FARTHEST = 10**6  # from 0: what plies and scores in a report can be

Number = Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST)]
Count = Annotated[int, Meta(ge=0, le=MOST_GAMES)]
Counted = list[tuple[Number, Count]]
SAME = ("game", "players", "options", "bots", "seed", "versions")  # in all parts of a run


class Numbers(msgspec.Struct, frozen=True):
    """Consecutive games of a run."""

    start: int
    games: int


class Counts(msgspec.Struct):
    plies: Counted
    scores: list[Counted]  # by seat
    shared: list[list[Count]]  # by seat: Tally.shared


class Played(msgspec.Struct):
    """What a report says besides its summary, which follows from it."""

    game: str
    players: int
    games: Count
    ends: dict[str, Count]
    seed: str
    options: dict[str, Value]
    bots: list[str] | None  # by seat; None: random moves
    start: int
    part: str | None
    run: Numbers  # all parts together
    versions: dict[str, str]
    counts: Counts


def report(run: Run, tally: Tally, seed: str, start: int, part: str | None, whole: range) -> dict[str, Any]:
    """Report the games from number `start` on that were counted. `whole` are the games of all parts."""
    return {
        **summary(tally),
        "seed": seed,
        "options": run.all_options,
        "bots": run.names,
        "start": start,
        "part": part,
        "run": {"start": whole.start, "games": len(whole)},
        "versions": versions(run.game),
        "counts": counts_of(tally),
    }


def counts_of(tally: Tally) -> dict[str, Any]:
    plies, *scores = (list(counted.as_dict().items()) for counted in (tally.plies, *tally.scores))
    return {"plies": plies, "scores": scores, "shared": tally.shared.tolist()}


def join_reports(files: Iterable[tuple[str, bytes]]) -> dict[str, Any]:
    """Join reports, given with the names of their files, to that of a single run. Raises BadSetup if they are no complete run."""
    parts = [(name, *read_report(name, content)) for name, content in files]
    if not parts:
        raise BadSetup(Said("join-empty"))
    parts.sort(key=lambda part: part[1].start)
    for name, played, _ in parts[1:]:
        check_same_run(parts[0][0], parts[0][1], name, played)
    whole = whole_run([played for _, played, _ in parts])
    check_complete([(name, played) for name, played, _ in parts], whole)
    tally = sum(tally for _, _, tally in parts)
    assert isinstance(tally, Tally)
    own = {key: getattr(parts[0][1], key) for key in ("seed", "options", "bots")}
    run = {"start": whole.start, "part": None, "run": whole, "versions": parts[0][1].versions}
    joined: dict[str, Any] = msgspec.to_builtins({**summary(tally), **own, **run, "counts": counts_of(tally)})
    return joined


def read_report(name: str, content: bytes) -> tuple[Played, Tally]:
    """Read a report. Raises BadSetup."""
    try:
        played = msgspec.json.decode(content, type=Played)
        checked_numbers(played.start, played.games)
        return played, tally_of(find_game(played.game), played)
    except (msgspec.DecodeError, UnicodeError, ValueError):  # ValueError: BadSetup, or lists of a wrong length
        raise BadSetup(Said("report-unreadable", {"file": name[:200]})) from None


def tally_of(game: Game, played: Played) -> Tally:
    """Return the counts. Raises ValueError if they contradict each other."""
    if played.players not in game.players or list(played.ends) != list(game.ends):
        raise ValueError("another game")
    tally = Tally(game, played.players)
    tally.games = played.games
    for counted, histogram in zip((played.counts.plies, *played.counts.scores), (tally.plies, *tally.scores), strict=True):
        fill(histogram, counted)
    tally.shared[:] = np.array(played.counts.shared, np.int64).reshape(tally.shared.shape)
    tally.ends[1:] = list(played.ends.values())
    sums = {*(histogram.games for histogram in (tally.plies, *tally.scores)), int(tally.ends.sum())}
    if sums != {played.games} or abs(tally.wins.sum() - played.games) > 1e-6 * played.games:
        raise ValueError("counts that don't add up")
    return tally


def fill(histogram: Histogram, counted: Counted) -> None:
    numbers, counts = np.array(counted, np.int64).reshape(-1, 2).T
    low = int(numbers.min())
    dense = np.zeros(int(numbers.max()) - low + 1, np.int64)
    np.add.at(dense, numbers - low, counts)
    histogram.add_counts(low, dense)


def check_same_run(first: str, ours: Played, name: str, theirs: Played) -> None:
    """Check that two reports belong together. Raises BadSetup with the key that differs."""
    for key in SAME:
        if getattr(ours, key) != getattr(theirs, key):
            raise BadSetup(Said("report-other-run", {"file": name[:200], "other": first[:200], "key": key}))


def whole_run(parts: Sequence[Played]) -> Numbers:
    """Return the run that the parts say they belong to; without numbered parts, all their games. They are sorted."""
    runs = list(dict.fromkeys(part.run for part in parts if part.part))
    if len(runs) > 1:
        raise BadSetup(Said("report-other-parts"))
    return runs[0] if runs else Numbers(parts[0].start, sum(part.games for part in parts))


def check_complete(parts: Sequence[tuple[str, Played]], whole: Numbers) -> None:
    """Check that sorted parts contain each game of the run once. Raises BadSetup."""
    due, stop, before = whole.start, whole.start + whole.games, ""
    for name, played in parts:
        if played.start > due:
            raise BadSetup(Said("join-gap", {"first": due, "last": played.start - 1}))
        if played.start < due and before:
            raise BadSetup(Said("report-overlap", {"number": played.start, "file": name[:200], "other": before[:200]}))
        due, before = played.start + played.games, name
    if parts[0][1].start < whole.start or due > stop:
        raise BadSetup(Said("report-other-parts"))
    if due < stop:
        raise BadSetup(Said("join-gap", {"first": due, "last": stop - 1}))
