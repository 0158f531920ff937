"""What a person may get wrong on the command line, told in one sentence."""

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from ..words import Said
from .troubles import said_of_machine


class Mistake(Exception):
    """Something that the person who called can mend."""

    def __init__(self, said: Said) -> None:
        super().__init__(str(said))
        self.said = said


def said_by(error: Exception) -> Said | None:
    """What an error has to say to a person; None for a fault of ours. A game's Refusal says it itself."""
    if isinstance(error, CycloptsError):
        return said_of_call(error)
    said = getattr(error, "said", None)
    return said if isinstance(said, Said) else said_of_machine(error)


def said_of_call(error: CycloptsError) -> Said:
    match error:
        case UnknownOptionError():
            return Said("cli-unknown-flag", {"flag": error.token.keyword or error.token.value})
        case UnknownCommandError():
            return Said("cli-unknown-command", {"command": (error.unused_tokens or [""])[0]})
        case UnusedCliTokensError():
            return Said("cli-too-many", {"words": error.unused_tokens or []})
        case MissingArgumentError():
            return Said("cli-missing", {"name": error.keyword or name_of(error)})
        case RepeatArgumentError():
            return Said("cli-twice", {"name": error.token.keyword or name_of(error)})
        case CoercionError(token=token) if token:
            return Said("cli-bad-value", {"name": token.keyword or name_of(error), "value": token.value})
    return Said("cli-bad-call", {"why": str(error)})


def name_of(error: CycloptsError) -> str:
    """As the help writes it: --flag, or a positional argument in capitals."""
    if error.argument is None:
        return ""
    name = error.argument.name
    return name if name.startswith("-") else name.upper()
