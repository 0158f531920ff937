"""Size and speed of the page, printed: `script/speed`."""

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser
from tests.browser.browsing import Visitor, chromium, why_not
from tests.server.serving import Running, quick, running

from katzentisch.cli.compilation import practise
from katzentisch.games import GAMES

from .answers import answers
from .frames import Frames, seen, watch
from .phone import TELLING, Traffic, throttle, tools_of
from .steps import begin, play_for, wait_for_start

AIM = 150_000  # bytes of the first visit without fonts


def main() -> None:
    parser = argparse.ArgumentParser(prog="script/speed", description="Size and speed of the page on this machine.")
    parser.add_argument("--taps", type=int, default=40, help="how many moves to time (default: 40)")
    taps = parser.parse_args().taps
    missing = why_not()
    if missing:
        parser.exit(2, f"script/speed needs a browser and the page: {missing}\n")
    for game in GAMES.values():
        practise(game)
    with tempfile.TemporaryDirectory() as folder, running(quick(Path(folder), share_wait=1000)) as server, chromium() as browser:
        print_first_visit(browser, server)
        print_phone(browser, server)
        print_frames(browser, server)
        print_answers(browser, server, taps)


def print_first_visit(browser: Browser, server: Running) -> None:
    visitor = Visitor(browser, server.url, service_workers="block")
    traffic = Traffic(tools_of(visitor.page))
    wait_for_start(visitor)
    visitor.page.wait_for_load_state("networkidle")
    print(f"first visit: {traffic.rest / 1000:.1f} kB without fonts (aim: under {AIM / 1000:.0f}), fonts {traffic.fonts / 1000:.1f} kB")
    for kind, size in sorted(traffic.bytes.items()):
        print(f"    {kind.lower():12} {size / 1000:7.1f} kB")
    visitor.close()


def print_phone(browser: Browser, server: Running) -> None:
    print(f"phone ({TELLING}):")
    visitor = Visitor(browser, server.url)
    throttle(tools_of(visitor.page))
    print(f"    usable start page after {wait_for_start(visitor):.1f} s")
    print(f"    two taps later a dealt game after {begin(visitor, 'mau_mau'):.1f} s")
    visitor.close()


def print_frames(browser: Browser, server: Running) -> None:
    print("frames dropped while cards move (20 s of Mau Mau against three quick bots):")
    for name, is_slow in (("this machine", False), ("phone's processor", True)):
        visitor = Visitor(browser, server.url)
        if is_slow:
            throttle(tools_of(visitor.page))
        begin(visitor, "mau_mau")
        watch(visitor.page)
        play_for(visitor, "mau_mau", 20)
        print(f"    {name:18} {told(seen(visitor.page))}")
        visitor.close()


def told(frames: Frames) -> str:
    return f"{frames.dropped} of {frames.drawn + frames.dropped} ({frames.share:.1%})"


def print_answers(browser: Browser, server: Running, taps: int) -> None:
    visitor = Visitor(browser, server.url)
    times = answers(visitor, taps)
    visitor.close()
    late = statistics.quantiles(times, n=20)[-1]
    print(
        f"from tap to seen answer on loopback: median {statistics.median(times):.1f} ms, 95 of 100 within {late:.1f} ms, {len(times)} moves"
    )


if __name__ == "__main__":
    main()
