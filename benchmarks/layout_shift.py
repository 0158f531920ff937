"""Print how much the boards jump while a game is played, as Chrome measures it: `script/run shift`."""

import argparse
import tempfile
import time
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path

from playwright.sync_api import Page

from katzentisch.cli.compilation import exercise_play
from katzentisch.games import GAMES
from katzentisch.server.logs import set_up_logs
from katzentisch.testing.browser.page import Visitor, chromium, missing_requirement
from katzentisch.testing.browser.player import Player
from katzentisch.testing.running_server import quick, running
from katzentisch.words import LANGUAGES

SIZES = {"phone": (390, 844), "small": (360, 640), "landscape": (844, 390), "desk": (1440, 900)}
PAUSE = (300, 700)  # milliseconds of a bot
AIM = 0.1  # sum of all shifts
GAP, WINDOW = 1000, 5000  # milliseconds: shifts this close together, for at most this long, are one window
WATCH = """() => {
  window.shifts = [];
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput) window.shifts.push({
        time: entry.startTime, value: entry.value,
        moves: entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement;
          const name = (element?.getAttribute('class') ?? '').replace(/svelte-\\S+/g, '').trim() || element?.localName || '?';
          const box = ({ x, y, width, height }) => `${[x, y].map(Math.round)} ${[width, height].map(Math.round).join('×')}`;
          return `${element?.parentElement?.className.split?.(' ')[0] ?? ''} > ${name}: ${box(from)} → ${box(to)}`;
        }),
      });
  }).observe({ type: 'layout-shift' });
}"""


@dataclass(frozen=True)
class Shift:
    time: float  # milliseconds
    value: float
    moves: tuple[str, ...]  # what moved: its class, and its box before and after (x, y, width × height)


def watch(page: Page) -> None:
    page.evaluate(WATCH)


def shifts_of(page: Page) -> list[Shift]:
    return [Shift(each["time"], each["value"], tuple(each["moves"])) for each in page.evaluate("() => window.shifts")]


def worst_window(shifts: list[Shift]) -> float:
    """Return the largest sum of shifts in one window, Chrome's Cumulative Layout Shift."""
    worst = total = 0.0
    first = last = float("-inf")
    for shift in shifts:
        if shift.time - last > GAP or shift.time - first > WINDOW:
            first, total = shift.time, 0.0
        total, last = total + shift.value, shift.time
        worst = max(worst, total)
    return worst


def play(visitor: Visitor, game: str, seconds: float) -> None:
    """Play for some seconds, one game after the other."""
    player = Player(visitor, game, 1)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if player.is_over:
            visitor.button("after-rematch").first.click()
        elif player.is_due:
            player.act()
        visitor.page.wait_for_timeout(100)


def measure(visitor: Visitor, game: str, players: int, seconds: float) -> list[Shift]:
    visitor.come_in("Anna")
    table = visitor.make_table(game, players)
    visitor.page.goto(f"/t/{table['id']}?bots=rules#{table['invite']}")
    visitor.page.get_by_role("region", name=visitor.said("page-board"), exact=True).wait_for()
    visitor.page.wait_for_timeout(500)  # the fonts
    watch(visitor.page)
    play(visitor, game, seconds)
    shifts = shifts_of(visitor.page)
    visitor.close()
    return shifts


def describe(game: str, size: str, shifts: list[Shift], verbose: bool) -> str:
    total = sum(shift.value for shift in shifts)
    line = f"{game:20} {size:10} sum {total:6.3f}  worst window {worst_window(shifts):6.3f}{'' if total < AIM else '  too much'}"
    largest = sorted(shifts, key=lambda shift: -shift.value)[:12] if verbose else []
    return "\n".join([line, *(f"    {shift.value:.4f} {'; '.join(shift.moves)}" for shift in largest)])


def main() -> None:
    parser = argparse.ArgumentParser(prog="script/run shift", description="How much the boards jump while a game is played.")
    parser.add_argument("--seconds", type=float, default=30, help="of play for each game and size (default: 30)")
    parser.add_argument("--players", type=int, help="at each table (default: what each game suggests)")
    parser.add_argument("--only", metavar="NAME", action="append", default=[], help="a game or a size; repeat it for more")
    parser.add_argument("--language", choices=LANGUAGES, default="de", help="of the page (default: de, whose sentences are longer)")
    parser.add_argument("--speed", choices=("calm", "normal", "fast", "none"), default="none", help="of scenes (default: none)")
    parser.add_argument("--sources", action="store_true", help="also print what moved")
    options = parser.parse_args()
    missing = missing_requirement()
    if missing:
        parser.exit(2, f"script/run shift needs a browser and the page: {missing}\n")
    games = [game for game in GAMES.values() if game.id in options.only or not set(options.only) & set(GAMES)]
    sizes = [size for size in SIZES if size in options.only or not set(options.only) & set(SIZES)]
    set_up_logs("ERROR")
    for game in games:
        exercise_play(game)
    settings = partial(quick, share_wait=1000, bot_pause=PAUSE)
    with tempfile.TemporaryDirectory() as folder, running(settings(Path(folder))) as server, chromium() as browser:
        for game, size in product(games, sizes):
            players = options.players or game.default_players
            width, height = SIZES[size]
            visitor = Visitor(browser, server.url, size={"width": width, "height": height}, language=options.language, speed=options.speed)
            shifts = measure(visitor, game.id, players, options.seconds)
            print(describe(game.id, size, shifts, options.sources), flush=True)


if __name__ == "__main__":
    main()
