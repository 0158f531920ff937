"""One game at the terminal: a person among bots."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ..bots import Bot, decide
from ..games.game import Event, Refusal
from ..play.play import Play
from ..play.step import Step
from .asking import ask
from .boards import board
from .boards.parts import Look
from .menu import Menu
from .screen import Screen
from .telling import INDENT, tell_events

HELP, ALL_HELP = "?", ("??", "rules")


@dataclass
class Sitting:
    screen: Screen
    play: Play
    seat: int
    names: Sequence[str]
    bot: Bot
    rng: Random
    pause: float  # seconds before a bot's move

    def run(self) -> None:
        """Until the game is over; the person may leave before (`Left`)."""
        self.tell(self.play.opened(self.seat))
        while not self.play.over:
            for step in self.decide() if self.play.turn == self.seat else self.bot_moves():
                self.tell(step.events(self.seat))

    def tell(self, events: Sequence[Event]) -> None:
        tell_events(self.screen, self.play.game, events, self.names, self.seat)

    def bot_moves(self) -> list[Step]:
        time.sleep(self.pause)
        position = self.play.position
        action = decide(self.bot, position.observe(position.turn or 0), position.legal(), self.rng)
        return self.play.move(self.play.game.write_move(position.state, action))

    def decide(self) -> list[Step]:
        """Asks until the answer is a legal move."""
        self.screen.show(board(self.play.view(self.seat), Look(self.screen.language, self.names)))
        menu = Menu(self.play.legal)
        self.show_menu(menu)
        only = menu.moves[0] if len(menu.moves) == 1 else None
        question = self.screen.say("cli-only-move", move=only) if only else self.screen.say("cli-your-move")
        steps: list[Step] = []
        while not steps:
            steps = self.answered(ask(self.screen, question), menu)
        return steps

    def show_menu(self, menu: Menu) -> None:
        """Not where there is only one move: the question names it."""
        for verb, labels in menu.groups() if len(menu.moves) > 1 else ():
            self.screen.write(f"{verb}  {'  '.join(labels)}".strip(), indent=INDENT)

    def answered(self, answer: str, menu: Menu) -> list[Step]:
        """The steps of the move that was meant; none if it was something else."""
        if answer in (HELP, *ALL_HELP):
            self.help([self.play.view(self.seat).phase] if answer == HELP else [*self.play.game.phases, "over"])
            self.show_menu(menu)
        elif not answer and len(menu.moves) > 1:
            self.screen.tell("cli-choose")
        else:
            return self.tried(menu.find(answer) if answer else menu.moves[0])
        return []

    def tried(self, move: str) -> list[Step]:
        try:
            return self.play.move(move)
        except Refusal as refusal:
            self.screen.write(refusal.said.tell(self.screen.language))
            return []

    def help(self, phases: Sequence[str]) -> None:
        game = self.play.game.id
        for phase in phases:
            self.screen.write(self.screen.say(f"{game}-phase-{phase}"), "bold")
            self.screen.write(self.screen.say(f"{game}-help-{phase}"), indent=INDENT)
        self.screen.write(self.screen.say(f"{game}-forms"))
        self.screen.tell("cli-play-help")
