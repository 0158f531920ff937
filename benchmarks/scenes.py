"""Print when the page shows what of every key moment, and take pictures of it: `script/run scenes`."""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from katzentisch.server.logs import set_up_logs
from katzentisch.testing.browser.page import DESKTOP, PHONE, Visitor, chromium, missing_requirement
from katzentisch.testing.browser.scene_timeline import StoppedScene, moment_names
from katzentisch.testing.running_server import quick, running

FOLDER = Path(__file__).parents[1] / "screens"
SIZES = {"phone": PHONE, "small": {"width": 360, "height": 640}, "landscape": {"width": 844, "height": 390}, "desk": DESKTOP}
DRAWN = 450  # milliseconds of real time until what flies and grows at the beginning of a stage has settled


def main() -> None:
    parser = argparse.ArgumentParser(prog="script/run scenes", description="Print when the page shows what of every key moment.")
    parser.add_argument("--only", metavar="NAME", action="append", default=[], help="only moments with this in their name")
    parser.add_argument("--language", choices=("de", "en"), default="en")
    parser.add_argument("--pictures", choices=SIZES, action="append", default=[], help=f"also a picture of each stage, into {FOLDER.name}/")
    parser.add_argument("--theme", choices=("dark", "light"), default="dark")
    options = parser.parse_args()
    if missing := missing_requirement():
        parser.exit(2, f"script/run scenes needs a browser and the page: {missing}\n")
    set_up_logs("ERROR")
    names = [name for name in moment_names() if not options.only or any(part in name for part in options.only)]
    with tempfile.TemporaryDirectory() as folder, running(quick(Path(folder))) as server, chromium() as browser:
        for name in names:
            print_timeline(browser, server.url, name, options)
            for size in options.pictures:
                take_pictures(browser, server.url, name, size, options)


def print_timeline(browser: Browser, url: str, name: str, options: argparse.Namespace) -> None:
    visitor = Visitor(browser, url, language=options.language, speed="normal")
    print(name)
    for look in StoppedScene(visitor, name).timeline():
        print(f"  {look.at / 1000:5.2f} s  {look.stage or '–':14} {look.said}{'  | ' + look.prompt if look.prompt else ''}", flush=True)
    visitor.close()


def take_pictures(browser: Browser, url: str, name: str, size: str, options: argparse.Namespace) -> None:
    visitor = Visitor(browser, url, language=options.language, size=SIZES[size], theme=options.theme, speed="normal")
    scene = StoppedScene(visitor, name)
    FOLDER.mkdir(exist_ok=True)
    number, stage = 0, None
    while stage != "":
        if scene.look().stage != stage:
            stage, number = scene.look().stage, number + 1
            visitor.page.wait_for_timeout(DRAWN)
            picture = FOLDER / f"scene-{name.replace(' ', '-')}-{number}-{stage or 'after'}.{size}.{options.language}.{options.theme}.png"
            visitor.page.screenshot(path=picture)
        scene.run_for(100)
    visitor.close()


if __name__ == "__main__":
    main()
