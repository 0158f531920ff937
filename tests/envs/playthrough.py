"""Golden playthroughs of OpenSpiel, with tensors as digests. `python -m tests.envs.playthrough` plays them again after a change."""

import hashlib
from pathlib import Path
from typing import Any

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from katzentisch.envs import openspiel

FOLDER = Path(__file__).parent / "playthroughs"
LONGEST_TENSOR = 120  # characters that are written out
GAMES = {
    "katzenjammer_blues": "katzentisch_katzenjammer_blues(players=2,deals=4)",
    "katze_im_sack": "katzentisch_katze_im_sack(players=3,deals=0,rabbit=spared)",
    "maus_pass_auf": "katzentisch_maus_pass_auf(players=2,deals=4)",
    "mau_mau": "katzentisch_mau_mau(players=2,deals=4,mau=automatic)",
}


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def play(game: str, actions: list[Any] | None = None, seed: int = 2) -> str:
    """Play through a game with these actions, or with random ones."""
    openspiel.register()
    flags.FLAGS.mark_as_parsed()
    text: str = generate_playthrough.playthrough(game, actions, seed=seed)
    return "\n".join(map(shorten, text.splitlines())) + "\n"


def shorten(line: str) -> str:
    name, equals, values = line.partition(" = ")
    if "Tensor(" in name and len(values) > LONGEST_TENSOR:
        return f"{name}{equals}{hashlib.sha256(values.encode()).hexdigest()[:16]}"
    return line


def replay(name: str) -> tuple[str, str]:
    """Return a stored playthrough, and what its actions give today."""
    flags.FLAGS.mark_as_parsed()
    stored = path_of(name).read_text(encoding="utf-8")
    found = generate_playthrough._playthrough_params(stored.splitlines())
    return stored, play(found["game_string"], found["action_sequence"])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        path_of(name).write_text(play(game), encoding="utf-8")
