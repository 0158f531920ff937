"""What happened in a number of steps of a hall: the examples that a network learns from."""

from typing import Any

import torch

from .hall import Hall

FORBIDDEN = -1e9  # the logit of an action that is not legal
EXAMPLES, BETWEEN = 32, 8  # of what features are like, and steps between two of them


class Experience:
    """Tensors by step and game. `learns` where the learner itself decided, `values` its expectations for all seats, its own first."""

    def __init__(self, hall: Hall, steps: int) -> None:
        def like(each: Any) -> Any:
            return torch.zeros((steps, *each.shape), dtype=each.dtype, device=hall.device)

        self.steps = steps
        self.x, self.may, self.turns, self.players = like(hall.x), like(hall.may), like(hall.turns), like(hall.players)
        self.ended, self.finals, self.values = like(hall.ended), like(hall.finals), like(hall.finals)
        self.actions, self.learns = like(hall.turns), like(hall.ended)
        self.chances = like(hall.finals[:, 0])  # the logarithm of how likely the action was
        self.last: tuple[Any, Any, Any] | None = None  # values, turns and players after the last step

    def keep_observation(self, step: int, hall: Hall) -> None:
        self.x[step], self.may[step] = hall.x, hall.may
        self.turns[step], self.players[step] = hall.turns, hall.players

    def keep_choice(self, step: int, actions: Any, chances: Any, values: Any, learns: Any) -> None:
        self.actions[step], self.chances[step], self.values[step], self.learns[step] = actions, chances, values, learns

    def keep_end(self, step: int, hall: Hall) -> None:
        self.ended[step], self.finals[step] = hall.ended, hall.finals


def legal_logits(logits: Any, may: Any) -> Any:
    return logits.masked_fill(~may, FORBIDDEN)


def drawn(logits: Any) -> Any:
    """An action of each row, as likely as its logit says."""
    noise = torch.rand_like(logits).clamp_(min=1e-12)
    return (logits - (-noise.log_()).log_()).argmax(1)


def liked_best(logits: Any) -> Any:
    return logits.argmax(1)


def play_guests(actions: Any, hall: Hall, rival: Any, visited: int, pick: Any) -> Any:
    """Puts in the choices of another network for the guests of the first `visited` games; tells where no guest decides."""
    learns = (hall.guests >> hall.turns) & 1 == 0
    if rival is not None and visited:
        others = pick(legal_logits(rival(hall.x[:visited])[0], hall.may[:visited]))
        actions[:visited] = torch.where(learns[:visited], actions[:visited], others)
    return learns


def gather(experience: Experience, hall: Hall, net: Any, league: Any) -> None:
    """Plays on, in company."""
    for step in range(experience.steps):
        experience.keep_observation(step, hall)
        logits, values = net(hall.x)
        logits = legal_logits(logits, hall.may)
        actions = drawn(logits)
        learns = play_guests(actions, hall, league.rival, league.visited, league.pick)
        chances = torch.log_softmax(logits, 1).gather(1, actions[:, None])[:, 0]
        experience.keep_choice(step, actions, chances, values, learns)
        hall.step(actions)
        experience.keep_end(step, hall)
    experience.last = (net(hall.x)[1], hall.turns.clone(), hall.players.clone())


def examples(hall: Hall) -> Any:
    """Of what is known in games of every age, played at random."""
    seen = []
    for step in range(EXAMPLES * BETWEEN):
        hall.step(drawn(legal_logits(torch.zeros_like(hall.may, dtype=torch.float32), hall.may)))
        if step % BETWEEN == 0:
            seen.append(hall.x[:: EXAMPLES // 4].clone())
    return torch.cat(seen)
