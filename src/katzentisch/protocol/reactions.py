"""The reactions that players can send: cats, so that children who can't read can use them."""

from typing import Literal

Reaction = Literal["laugh", "love", "wow", "sad", "angry", "sleepy"]
