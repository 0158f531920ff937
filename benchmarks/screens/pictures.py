"""All pictures by name, in the order in which they are taken."""

from collections.abc import Callable

from .studio import Studio

Picture = Callable[[Studio], None]
PICTURES: dict[str, Picture] = {}


def picture(name: str) -> Callable[[Picture], Picture]:
    def remember(take: Picture) -> Picture:
        assert name not in PICTURES, name
        PICTURES[name] = take
        return take

    return remember
