"""From the tap to the answer on the screen: the card that the server turned up is drawn."""

from tests.browser.browsing import Visitor
from tests.browser.players import ANYTHING, Player

from .steps import begin, wait_for_start

WATCH = """() => {
  const seen = (window.seenAnswers = { begin: 0, times: [] });
  addEventListener('pointerdown', () => (seen.begin = performance.now()), true);
  const told = () => document.querySelector('[role=log]')?.childElementCount ?? 0;
  let before = told();
  const tick = () => {
    const now = told();
    if (seen.begin && now !== before) (seen.times.push(performance.now() - seen.begin), (seen.begin = 0));
    before = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""


def answers(visitor: Visitor, count: int) -> list[float]:
    """Milliseconds for so many moves of Maus, pass auf!, in as many games as that takes."""
    times: list[float] = []
    while len(times) < count:
        wait_for_start(visitor)
        begin(visitor, "maus_pass_auf")
        times += in_one_game(visitor, count - len(times))
    return times


def in_one_game(visitor: Visitor, count: int) -> list[float]:
    player = Player(visitor, "maus_pass_auf", 1)
    visitor.page.evaluate(WATCH)
    times: list[float] = []
    while len(times) < count and not player.is_over:
        turn = player.button("turn-of", cards=1, name=ANYTHING)
        if player.is_due and turn.count():
            player.press(turn)
        visitor.page.wait_for_timeout(50)
        times = visitor.page.evaluate("() => window.seenAnswers.times")
    return times
