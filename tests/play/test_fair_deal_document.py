"""docs/fair-deals.md tells the truth: another program, written after it, makes the same deals."""

import hashlib
import itertools
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from katzentisch.games import GAMES
from katzentisch.play import fair_deal
from katzentisch.play.play import Play
from katzentisch.testing.tables import Table, name_of, some_tables

from ..games.mau_mau import reference_deal as mau_mau_deal
from . import reference_deal
from .fair_records import fair_of, shuffled_record

PAGE = (Path(__file__).parents[2] / "docs" / "fair-deals.md").read_text(encoding="utf-8")
VALUES: dict[str, str] = dict(re.findall(r"^\| ([a-z0-9 ]+) \| `([0-9a-f ]+)` \|$", PAGE, re.MULTILINE))
EXAMPLES: list[dict[str, Any]] = [json.loads(line) for line in re.findall(r"^\{\"game\".*\}$", PAGE, re.MULTILINE)]
MAU_MAU = next(example for example in EXAMPLES if example["game"] == "mau_mau")
SHARES = [VALUES.get(f"share of seat {seat}") for seat in range(3)]


def test_the_worked_example_from_secret_to_seed() -> None:
    assert hashlib.sha256(bytes.fromhex(VALUES["secret"])).hexdigest() == VALUES["commitment"]
    assert [share is None for share in SHARES] == [False, True, False]
    assert reference_deal.seed_of(MAU_MAU).hex() == VALUES["seed"] == MAU_MAU["seed"]
    assert reference_deal.old_seed_of(VALUES["secret"], SHARES).hex() == VALUES["old seed"]
    for seat in (0, 2):
        assert reference_deal.share_commitment(MAU_MAU["fair"], seat) == VALUES[f"share commitment of seat {seat}"]
    assert reference_deal.block(bytes.fromhex(VALUES["seed"]), 0).hex() == VALUES["first block"]
    numbers = [int(number) for number in VALUES["first numbers"].split()]
    assert list(itertools.islice(reference_deal.Stream(bytes.fromhex(VALUES["seed"])).numbers, len(numbers))) == numbers


def test_the_worked_example_is_ours_too() -> None:
    secret, fair = bytes.fromhex(VALUES["secret"]), fair_of(MAU_MAU)
    binding = fair.binding(MAU_MAU["game"], MAU_MAU["players"], MAU_MAU["first"])
    assert fair_deal.commitment(secret) == VALUES["commitment"]
    assert fair_deal.seed_of(secret, SHARES, binding).hex() == VALUES["seed"]
    assert fair_deal.seed_of(secret, SHARES).hex() == VALUES["old seed"]
    assert fair == fair_deal.fair_section(secret, SHARES, binding)


def test_the_lines_of_the_seed_are_the_ones_on_the_page() -> None:
    [lines] = re.findall(r"^katzentisch-deal-2\n.*?(?=\n```)", PAGE, re.MULTILINE | re.DOTALL)
    assert hashlib.sha256(lines.encode()).hexdigest() == VALUES["seed"]


def test_the_lot_of_the_worked_example() -> None:
    blues = EXAMPLES[0]
    digest = hashlib.sha256(f"katzentisch-lot-3\n{blues['seed']}".encode()).hexdigest()
    assert digest == VALUES["lot digest"]
    assert fair_deal.draw_first(bytes.fromhex(blues["seed"]), 3) == int(digest, 16) % 3 == int(VALUES["lot among three"])


def test_every_game_has_an_example() -> None:
    assert [example["game"] for example in EXAMPLES] == list(GAMES)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["game"])
def test_the_examples_are_dealt_by_another_program_and_by_ours(example: dict[str, Any]) -> None:
    game, players, options = example["game"], example["players"], example["options"]
    seed = reference_deal.seed_of(example)
    assert seed.hex() == example["seed"]
    assert reference_deal.deal_of(game)(reference_deal.Stream(seed), players, options) == example["setup"]
    assert Play(game, players, options=options, first=example["first"], seed=seed).setup == example["setup"]


@pytest.mark.parametrize("table", some_tables(), ids=name_of)
def test_both_programs_deal_the_same_at_any_table(table: Table) -> None:
    game, players, options = table
    for seed in (random.Random(number).randbytes(32) for number in range(5)):
        assert Play(game.id, players, options=options, seed=seed).setup == reference_deal.deal_of(game.id)(
            reference_deal.Stream(seed), players, options
        )


def test_both_programs_shuffle_the_same_during_a_game() -> None:
    """Mau Mau 5: the pile without its top card."""
    record = shuffled_record()
    stream = reference_deal.Stream(bytes.fromhex(record["seed"]))
    pile = [mau_mau_deal.deal(stream, record["players"], record["options"])["top"]]
    shuffles = 0
    for word, *rest in (entry.split(" ")[1:] for entry in record["moves"]):
        if word == "play":
            pile.append(rest[0])
        elif word == "shuffle":
            assert mau_mau_deal.shuffle_pile(stream, pile[:-1]) == rest
            pile, shuffles = pile[-1:], shuffles + 1
    assert shuffles >= 1
