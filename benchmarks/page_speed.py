"""Print the size and speed of the page: `script/run speed`."""

import argparse
import json
import statistics
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

from katzentisch.cli.compilation import exercise_play
from katzentisch.games import GAMES
from katzentisch.server.logs import set_up_logs
from katzentisch.server.settings import Settings
from katzentisch.testing.browser.page import Visitor, chromium, missing_requirement
from katzentisch.testing.browser.player import ANYTHING, Player
from katzentisch.testing.running_server import RunningServer, quick, running

from .followed_table import FollowedTable

SLOWDOWN = 4  # times slower than this machine
DELAY = 150  # milliseconds for every request
DOWN, UP = 1_600_000 / 8, 750_000 / 8  # bytes a second
PHONE = f"processor {SLOWDOWN} times slower than this machine's, {DELAY} ms delay, 1.6 Mbit/s down, 0.75 Mbit/s up"
WATCH_FRAMES = """() => {
  const seen = (window.seenFrames = { gaps: [], last: 0 });
  const tick = (now) => {
    const isMoving = document.querySelector('[data-flights]')?.childElementCount > 0;
    if (isMoving && seen.last) seen.gaps.push(now - seen.last);
    seen.last = isMoving ? now : 0;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
WATCH_ANSWERS = """() => {
  const seen = (window.seenAnswers = { begin: 0, times: [] });
  addEventListener('pointerdown', () => (seen.begin = performance.now()), true);
  const told = () => document.querySelector('[data-last-line] span'); // a new one for every sentence
  let before = told();
  const tick = () => {
    const now = told();
    if (seen.begin && now !== before) (seen.times.push(performance.now() - seen.begin), (seen.begin = 0));
    before = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
LARGEST_PAINT = """() => new Promise((done) => {
  new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true });
})"""
AIM = 150_000  # bytes of the first visit without fonts
AIM_PAINT = 2  # seconds until the largest paint
AIM_TASK = 100  # milliseconds of the longest task
AIM_ANSWER = 50  # milliseconds from tap to response
LONG = 30  # seconds of each game in which tasks are timed


def tools_of(page: Page) -> CDPSession:
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    return tools


def throttle(tools: CDPSession) -> None:
    network = {"offline": False, "latency": DELAY, "downloadThroughput": DOWN, "uploadThroughput": UP}
    tools.send("Network.emulateNetworkConditions", network)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})


class Traffic:
    """Bytes on the wire, by kind, as the browser counts them: headers and compression included."""

    def __init__(self, tools: CDPSession) -> None:
        self.kinds: dict[str, str] = {}
        self.bytes: dict[str, float] = {}
        tools.on("Network.responseReceived", self.note)
        tools.on("Network.loadingFinished", self.count)

    def note(self, event: dict[str, Any]) -> None:
        self.kinds[event["requestId"]] = event["type"]

    def count(self, event: dict[str, Any]) -> None:
        kind = self.kinds.get(event["requestId"], "Other")
        self.bytes[kind] = self.bytes.get(kind, 0) + event["encodedDataLength"]

    @property
    def fonts(self) -> float:
        return self.bytes.get("Font", 0)

    @property
    def rest(self) -> float:
        return sum(self.bytes.values()) - self.fonts


def wait_for_start(visitor: Visitor) -> float:
    """Open the start page; seconds until a game can be chosen."""
    begin = time.perf_counter()
    visitor.page.goto("/", wait_until="commit")
    visitor.page.get_by_role("button", name=visitor.said("mau_mau-name"), exact=True).wait_for()
    return time.perf_counter() - begin


def begin(visitor: Visitor, game: str) -> float:
    """Tap from the start page to a game against bots; seconds until it is dealt."""
    if not visitor.page.url.startswith(visitor.url):
        wait_for_start(visitor)
    start = time.perf_counter()
    visitor.button("start-play-at", game=visitor.said(f"{game}-name")).click()
    visitor.page.get_by_role("region", name=visitor.said("page-board"), exact=True).wait_for()
    return time.perf_counter() - start


def play_for(visitor: Visitor, game: str, seconds: float) -> None:
    """Play for some seconds, as fast as possible."""
    player = Player(visitor, game, 1)
    end = time.monotonic() + seconds
    while time.monotonic() < end and not player.is_over:
        if player.is_due:
            player.act()
        visitor.page.wait_for_timeout(100)


@dataclass(frozen=True)
class Frames:
    drawn: int
    dropped: int

    @property
    def share(self) -> float:
        return self.dropped / max(1, self.drawn + self.dropped)


def watch_frames(page: Page) -> None:
    page.evaluate(WATCH_FRAMES)


def frames_of(page: Page, rate: float = 1000 / 60) -> Frames:
    gaps: list[float] = page.evaluate("() => window.seenFrames.gaps")
    return Frames(len(gaps), sum(max(0, round(gap / rate) - 1) for gap in gaps))


def answers(visitor: Visitor, count: int) -> list[float]:
    """Milliseconds for each of `count` moves of Maus, pass auf!, in as many games as that takes."""
    times: list[float] = []
    while len(times) < count:
        wait_for_start(visitor)
        begin(visitor, "maus_pass_auf")
        times += in_one_game(visitor, count - len(times))
    return times


def in_one_game(visitor: Visitor, count: int) -> list[float]:
    player = Player(visitor, "maus_pass_auf", 1)
    visitor.page.evaluate(WATCH_ANSWERS)
    times: list[float] = []
    while len(times) < count and not player.is_over:
        turn = player.button("turn-of", cards=1, name=ANYTHING)
        if player.is_due and turn.count():
            player.press(turn)
        visitor.page.wait_for_timeout(50)
        times = visitor.page.evaluate("() => window.seenAnswers.times")
    return times


def main() -> None:
    parser = argparse.ArgumentParser(prog="script/run speed", description="Size and speed of the page on this machine.")
    parser.add_argument("--taps", type=int, default=40, help="how many moves to time (default: 40)")
    taps = parser.parse_args().taps
    missing = missing_requirement()
    if missing:
        parser.exit(2, f"script/run speed needs a browser and the page: {missing}\n")
    set_up_logs("ERROR")
    for game in GAMES.values():
        exercise_play(game)
    with tempfile.TemporaryDirectory() as folder, running(quick(Path(folder), share_wait=1000)) as server, chromium() as browser:
        print_first_visit(browser, server)
        print_phone(browser, server)
        print_frames(browser, server)
        print_answers(browser, server, taps)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        print_tasks(browser, Path(folder))


def print_first_visit(browser: Browser, server: RunningServer) -> None:
    visitor = Visitor(browser, server.url, service_workers="block")
    traffic = Traffic(tools_of(visitor.page))
    wait_for_start(visitor)
    visitor.page.wait_for_load_state("networkidle")
    print(f"first visit: {traffic.rest / 1000:.1f} kB without fonts (aim: under {AIM / 1000:.0f}), fonts {traffic.fonts / 1000:.1f} kB")
    for kind, size in sorted(traffic.bytes.items()):
        print(f"    {kind.lower():12} {size / 1000:7.1f} kB")
    visitor.close()


def print_phone(browser: Browser, server: RunningServer) -> None:
    print(f"phone ({PHONE}):")
    visitor = Visitor(browser, server.url)
    throttle(tools_of(visitor.page))
    print(f"    usable start page after {wait_for_start(visitor):.1f} s")
    visitor.page.wait_for_load_state("networkidle")
    print(f"    largest paint after {visitor.page.evaluate(LARGEST_PAINT) / 1000:.2f} s (aim: under {AIM_PAINT})")
    print(f"    two taps later a dealt game after {begin(visitor, 'mau_mau'):.1f} s")
    visitor.close()


def print_tasks(browser: Browser, folder: Path) -> None:
    print(f"longest tasks in {LONG} s of each game, in processor time, {SLOWDOWN} times slower (aim: none above {AIM_TASK} ms):")
    pauses = Settings("", folder)
    with running(quick(folder, share_wait=1000, bot_pause=pauses.bot_pause, late_step=pauses.late_step)) as server:
        for game in GAMES:
            longest = [f"{SLOWDOWN * each:.0f}" for each in task_times(browser, server, game)[:5]]
            print(f"    {game:18} {', '.join(longest)} ms", flush=True)


def task_times(browser: Browser, server: RunningServer, game: str) -> list[float]:
    """Milliseconds of processor time of the page's tasks, the longest first, while a program plays for the person whose page it is.

    A browser driver would add its own tasks, and other programs on the machine would lengthen the time on the wall.
    """
    with FollowedTable(browser, server, game) as table:
        browser.start_tracing(page=table.visitor.page, categories=["disabled-by-default-devtools.timeline", "__metadata"])
        table.play(LONG)
        events = json.loads(browser.stop_tracing())["traceEvents"]
    threads = {(each["pid"], each["tid"]) for each in events if each.get("args", {}).get("name") == "CrRendererMain"}
    tasks = (each for each in events if each["name"] == "RunTask" and (each["pid"], each["tid"]) in threads)
    return sorted((each.get("tdur", 0) / 1000 for each in tasks), reverse=True)


def print_frames(browser: Browser, server: RunningServer) -> None:
    print("frames dropped while cards move (20 s of Mau Mau against three quick bots):")
    for name, is_slow in (("this machine", False), ("phone's processor", True)):
        visitor = Visitor(browser, server.url)
        if is_slow:
            throttle(tools_of(visitor.page))
        begin(visitor, "mau_mau")
        watch_frames(visitor.page)
        play_for(visitor, "mau_mau", 20)
        print(f"    {name:18} {share_dropped(frames_of(visitor.page))}")
        visitor.close()


def share_dropped(frames: Frames) -> str:
    return f"{frames.dropped} of {frames.drawn + frames.dropped} ({frames.share:.1%})"


def print_answers(browser: Browser, server: RunningServer, taps: int) -> None:
    visitor = Visitor(browser, server.url)
    times = answers(visitor, taps)
    visitor.close()
    late = statistics.quantiles(times, n=20)[-1]
    print(
        f"from tap to seen answer on loopback: median {statistics.median(times):.1f} ms (aim: under {AIM_ANSWER}), "
        f"95 of 100 within {late:.1f} ms, {len(times)} moves"
    )


if __name__ == "__main__":
    main()
