"""Does a bot ever move illegally, or too slowly? Every bot plays at all tables: each game, number of players and option. The other
seats are rule-based, and there is no fallback. Exits with 1 if a move was illegal, a bot failed or took longer than its limit.

    script/run trial-bots                                        100,000 decisions, at most an hour
    script/run trial-bots --decisions 2000 --minutes 2
    script/run trial-bots --bots level4,net --seed 7

First every bot plays at every table once; the remaining decisions go to the bots that have used least time, which are the fast ones.
No bot uses more than its share of the minutes.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from rich import box
from rich.console import Console
from rich.table import Table

from katzentisch.bots import BOTS, Bot, bot_named
from katzentisch.games.game import Refusal
from katzentisch.play.position import Position
from katzentisch.testing.tables import Table as Setting
from katzentisch.testing.tables import begun, every_table, name_of

SHOWN = 10  # errors


@dataclass
class Trial:
    bot: Bot
    rng: Random
    settings: Iterator[Setting]
    decisions: int = 0
    spent: float = 0.0  # milliseconds
    longest: float = 0.0
    illegal: int = 0
    failures: int = 0
    slow: int = 0
    seen: set[str] = field(default_factory=set)  # tables
    errors: list[str] = field(default_factory=list)

    @property
    def is_right(self) -> bool:
        return not (self.illegal or self.failures or self.slow)

    def play_game(self) -> None:
        """Play one game in a random seat."""
        setting = next(self.settings)
        position, seat = begun(setting, self.rng.getrandbits(32)), self.rng.randrange(setting[1])
        self.seen.add(name_of(setting))
        while (turn := position.turn) is not None:
            observation = position.observe(turn)
            advice = BOTS["rules"].choose(observation, observation.legal(), self.rng)
            position.apply(self.decide(observation, advice, name_of(setting)) if turn == seat else advice)

    def decide(self, observation: Position, advice: int, where: str) -> int:
        started, legal = perf_counter(), observation.legal()
        try:
            action = self.bot.choose(observation, legal, self.rng)
        except Exception as error:
            self.failures += 1
            self.errors.append(f"{where}: {type(error).__name__}: {error}")
            return advice
        self.note_time((perf_counter() - started) * 1000, where)
        if action not in legal:
            self.illegal += 1
            self.errors.append(f"{where}: {action} is not legal")
            return advice
        return action

    def note_time(self, milliseconds: float, where: str) -> None:
        self.decisions += 1
        self.spent += milliseconds
        self.longest = max(self.longest, milliseconds)
        if milliseconds > self.bot.limit_ms:
            self.slow += 1
            self.errors.append(f"{where}: {milliseconds:.0f} ms")


def settings_of(rng: Random) -> Iterator[Setting]:
    """Yield all tables in random order, again and again."""
    tables = every_table()
    while True:
        rng.shuffle(tables)
        yield from tables


def run_trials(bots: list[Bot], decisions: int, seconds: float, seed: int) -> list[Trial]:
    trials = [Trial(bot, rng := Random(f"{seed}/{bot.id}"), settings_of(rng)) for bot in bots]
    for bot in bots:
        warm_up(bot)
    going = list(trials)
    while going and sum(trial.decisions for trial in trials) < decisions:
        trial = min(going, key=lambda each: (len(each.seen), each.spent))
        trial.play_game()
        if trial.spent > 1000 * seconds / len(bots):
            going.remove(trial)
    return trials


def warm_up(bot: Bot) -> None:
    """Play each game once without measuring, so that everything is compiled and loaded."""
    firsts = {setting[0].id: setting for setting in reversed(every_table())}
    warming = Trial(bot, Random(0), iter(firsts.values()))
    for _ in firsts:
        warming.play_game()


def show(trials: list[Trial], console: Console) -> None:
    table = Table(box=box.SIMPLE_HEAD)
    for head in ("bot", "decisions", "tables", "illegal", "failed", "too slow", "ms", "longest"):
        table.add_column(head, justify="left" if head == "bot" else "right")
    for trial in trials:
        counts = (trial.decisions, len(trial.seen), trial.illegal, trial.failures, trial.slow)
        mean = trial.spent / max(trial.decisions, 1)
        table.add_row(trial.bot.id, *(f"{count:,}" for count in counts), f"{mean:.3g}", f"{trial.longest:.3g}")
    console.print(table)
    for trial in trials:
        for error in trial.errors[:SHOWN]:
            console.print(f"{trial.bot.id}, {error}", markup=False, soft_wrap=True)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="script/run trial-bots", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--minutes", type=float, default=60, help="time of all decisions together")
    parser.add_argument("--bots", help="only these, e.g. level4,net; default: all")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    try:
        bots = [bot_named(name) for name in options.bots.split(",")] if options.bots else list(BOTS.values())
    except Refusal as refusal:
        parser.error(str(refusal))
    trials = run_trials(bots, options.decisions, options.minutes * 60, options.seed)
    show(trials, Console(highlight=False))
    return 0 if all(trial.is_right for trial in trials) else 1


if __name__ == "__main__":
    sys.exit(main())
