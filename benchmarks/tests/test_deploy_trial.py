"""The trial of the deployment follows the whole page, and asks the ports of the processes that the page starts."""

import re
from pathlib import Path

from benchmarks.trials.deploy import trial
from benchmarks.trials.deploy.guide import PAGE, ROOT, steps


def test_every_block_of_the_page_is_run_by_the_trial_or_says_why_not() -> None:
    found = steps()
    assert len(found) == len(re.findall(r"^```sh$", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    source = Path(trial.__file__).read_text(encoding="utf-8")
    followed = {step.heading for step in found if step.is_run}
    assert len(followed) > 5
    assert [heading for heading in followed if f'"{heading}"' not in source] == []


def test_the_trial_knows_the_ports_of_all_processes() -> None:
    site = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    assert re.findall(r"server 127\.0\.0\.1:(\d+) max_fails=0;", site) == list(map(str, trial.PORTS))
