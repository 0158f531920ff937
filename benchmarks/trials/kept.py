"""What one client was told and what it asked for, to be compared with the log when all is over."""

from dataclasses import dataclass, field
from typing import Any

Message = dict[str, Any]


@dataclass(frozen=True)
class Decision:
    game: int  # at this table, from 1
    ply: int
    move: str


@dataclass
class Kept:
    told: dict[int, Message] = field(default_factory=dict)  # what happened, by number
    sent: dict[tuple[int, int], Decision] = field(default_factory=dict)  # own decisions, by game and ply
    done: list[Decision] = field(default_factory=list)  # those that the server said were done
    number: int = 0
    game: int = 0
    gaps: int = 0
    repeats: int = 0
    faults: list[str] = field(default_factory=list)

    def take(self, update: Message) -> None:
        """Numbers must follow each other, and the view must never be older than what is known."""
        for each in update["table_events"]:
            self.note(each["number"], each)
        self.gaps += update["number"] > self.number
        self.repeats += update["number"] < self.number
        self.number = max(self.number, update["number"])

    def note(self, number: int, happening: Message) -> None:
        if number <= self.number:
            self.repeats += 1
            return
        self.gaps += number != self.number + 1
        self.number = number
        self.told[number] = happening
        self.game += happening["what"] == "began"

    def decision(self, ply: int, move: str) -> Decision:
        """The one that was made before, or this."""
        return self.sent.setdefault((self.game, ply), Decision(self.game, ply, move))

    def acknowledge(self, decision: Decision) -> None:
        self.done.append(decision)

    @property
    def moves(self) -> set[int]:
        """The numbers of all moves that it was told of."""
        return {number for number, each in self.told.items() if each["what"] == "moved"}
