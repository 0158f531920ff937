"""The pictures of the README."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from .camera import Look
from .pictures import PICTURES
from .png import repacked
from .studio import Studio

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
CHOSEN = {  # by what they are called there: a picture, and the light it is taken in
    "katzenjammer-blues": ("katzenjammer_blues-auction-bid-chosen", "dark"),
    "katze-im-sack": ("katze_im_sack-auction", "light"),
    "maus-pass-auf": ("maus_pass_auf-hunting-two", "dark"),
    "mau-mau": ("mau_mau-colour-choice", "light"),
}


def take_all(open_studio: Callable[[Path, Look], AbstractContextManager[Studio]]) -> None:
    with open_studio(FOLDER, Look(languages=("en",), sizes=("phone",))) as studio:
        for name, (picture, theme) in CHOSEN.items():
            studio.camera.look = Look(languages=("en",), sizes=("phone",), themes=(theme,))
            studio.begin(picture)
            PICTURES[picture](studio)
            taken = studio.camera.taken.pop()
            path = taken.with_name(f"{name}.png")
            path.write_bytes(repacked(taken.read_bytes()))
            taken.unlink()
            print(f"{path.stat().st_size / 1000:6.1f} kB  {path}")
