"""One game at the terminal: one player against bots."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ..bots import Bot, decide_at_table
from ..games.game import Event, Refusal, Value
from ..games.terminal_board import BoardText, draw_board
from ..play.fair_deal import full_options
from ..play.play import Play
from ..play.step import Step
from .narration import INDENT, print_events
from .prompt import Menu, ask
from .screen import Screen, visible

HELP, ALL_HELP = "?", ("??", "rules")


@dataclass
class TerminalSession:
    screen: Screen
    play: Play
    seat: int
    names: Sequence[str]
    bot: Bot
    rng: Random
    pause: float  # seconds before a bot's move

    def run(self) -> None:
        """Play until the game is over; raises QuitGame if the player quits."""
        self.narrate(self.play.opening_events(self.seat))
        while not self.play.over:
            for step in self.ask_move() if self.play.turn == self.seat else self.move_bot():
                self.narrate(step.events(self.seat))

    def narrate(self, events: Sequence[Event]) -> None:
        print_events(self.screen, self.play.game, events, self.names, self.seat)

    def move_bot(self) -> list[Step]:
        time.sleep(self.pause)
        position = self.play.position
        action = decide_at_table(self.bot, position.observe(position.turn or 0), position.legal(), self.rng)
        return self.play.move(self.play.game.write_move(position.state, action))

    def ask_move(self) -> list[Step]:
        """Ask until the answer is a legal move, and play it."""
        self.screen.show(draw_board(self.play.view(self.seat), BoardText(self.screen.language, list(map(visible, self.names)))))
        menu = Menu(self.play.legal)
        self.show_menu(menu)
        only = menu.moves[0] if len(menu.moves) == 1 else None
        question = self.screen.say("cli-only-move", move=only) if only else self.screen.say("cli-your-move")
        steps: list[Step] = []
        while not steps:
            steps = self.handle_answer(ask(self.screen, question), menu)
        return steps

    def show_menu(self, menu: Menu) -> None:
        """Print the menu, unless there is only one move, which the prompt mentions."""
        for verb, labels in menu.groups() if len(menu.moves) > 1 else ():
            self.screen.write(f"{verb}  {'  '.join(labels)}".strip(), indent=INDENT)

    def handle_answer(self, answer: str, menu: Menu) -> list[Step]:
        """Return the steps of the chosen move; none if the answer was something else."""
        if answer in (HELP, *ALL_HELP):
            self.show_help([self.play.view(self.seat).phase] if answer == HELP else [*self.play.game.phases, "over"])
            self.show_menu(menu)
        elif not answer and len(menu.moves) > 1:
            self.screen.print("cli-choose")
        else:
            return self.try_move(menu.find(answer) if answer else menu.moves[0])
        return []

    def try_move(self, move: str) -> list[Step]:
        try:
            return self.play.move(move)
        except Refusal as refusal:
            self.screen.write(refusal.said.translate(self.screen.language))
            return []

    def show_help(self, phases: Sequence[str]) -> None:
        """Print the rules of some phases as they are at this table; sentences get the options in force as `$option_<name>`."""
        game = self.play.game.id
        facts = {f"option_{name}": value for name, value in self.options.items()}
        for phase in phases:
            self.screen.write(self.screen.say(f"{game}-phase-{phase}"), "bold")
            self.screen.write(self.screen.say(f"{game}-help-{phase}", **facts), indent=INDENT)
        if len(phases) > 1:
            self.show_options()
        self.screen.write(self.screen.say(f"{game}-forms"))
        self.screen.print("cli-play-help")

    def show_options(self) -> None:
        game = self.play.game.id
        if self.options:
            self.screen.write(self.screen.say("cli-play-options"), "bold")
        for name, value in self.options.items():
            text = f"{self.screen.say(f'{game}-option-{name}')}: {self.screen.say(f'{game}-option-{name}-{value}')}"
            self.screen.write(text, indent=INDENT)

    @property
    def options(self) -> dict[str, Value]:
        """The options in force."""
        return full_options(self.play.game, self.play.players, self.play.options)
