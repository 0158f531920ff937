"""How time runs at a table."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from katzentisch.play.clocks import DAY, HOUR, SECOND, Clock, DaysClock, MoveClock, NoClock, Timer


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ('{"kind":"none"}', NoClock()),
        ('{"kind":"seconds","seconds":30,"reserve":120}', MoveClock(30, 120)),
        ('{"kind":"days","days":3}', DaysClock(3)),
    ],
)
def test_a_setting_is_a_message(text: str, clock: Clock) -> None:
    assert msgspec.json.decode(text, type=Clock) == clock
    assert msgspec.json.encode(clock) == text.encode()


@pytest.mark.parametrize(
    "setting",
    [
        {"kind": "hourglass"},
        {"kind": "none", "seconds": 5},
        {"kind": "seconds", "seconds": 4, "reserve": 0},
        {"kind": "seconds", "seconds": 601, "reserve": 0},
        {"kind": "seconds", "seconds": 5.5, "reserve": 0},
        {"kind": "seconds", "seconds": "30", "reserve": 0},
        {"kind": "seconds", "seconds": 30, "reserve": -1},
        {"kind": "seconds", "seconds": 30, "reserve": 3601},
        {"kind": "seconds", "seconds": 30},
        {"kind": "days", "days": 0},
        {"kind": "days", "days": 15},
    ],
)
def test_a_setting_that_can_t_be_is_refused(setting: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(setting, type=Clock)


def test_without_a_clock_nothing_is_ever_due() -> None:
    timer = Timer(NoClock(), 2)
    timer.start(0, 0)
    assert (timer.deadline, timer.warning, timer.reserves) == (None, None, [0, 0])
    timer.stop(100 * DAY)
    assert timer.reserves == [0, 0]


def test_between_turns_nothing_is_due() -> None:
    timer = Timer(MoveClock(30, 60), 2)
    assert (timer.deadline, timer.warning) == (None, None)
    timer.stop(5 * SECOND)
    timer.start(1, 10 * SECOND)
    timer.stop(11 * SECOND)
    assert (timer.deadline, timer.warning, timer.reserves) == (None, None, [60 * SECOND] * 2)


def test_the_seconds_of_a_move_are_free_and_the_rest_is_taken_from_the_reserve() -> None:
    timer = Timer(MoveClock(30, 60), 3)
    timer.start(1, 1000)
    assert timer.deadline == 91_000
    timer.stop(31_000)
    assert timer.reserves == [60_000, 60_000, 60_000]
    timer.start(1, 31_000)
    timer.stop(31_000 + 42_500)
    assert timer.reserves == [60_000, 47_500, 60_000]
    timer.start(1, 100_000)
    assert timer.deadline == 177_500


def test_a_seat_without_a_reserve_keeps_the_seconds_of_a_move() -> None:
    timer = Timer(MoveClock(30, 10), 2)
    timer.start(0, 0)
    timer.stop(1_000_000)
    assert timer.reserves == [0, 10_000]
    timer.start(0, 2_000_000)
    assert timer.deadline == 2_030_000


def test_a_clock_that_was_set_back_takes_nothing() -> None:
    timer = Timer(MoveClock(5, 10), 2)
    timer.start(0, 50_000)
    timer.stop(40_000)
    assert timer.reserves == [10_000, 10_000]


@pytest.mark.parametrize(
    ("clock", "before"),
    [
        (MoveClock(60, 0), 10 * SECOND),
        (MoveClock(30, 0), 10 * SECOND),
        (MoveClock(15, 0), 5 * SECOND),
        (MoveClock(5, 0), 1666),
        (MoveClock(5, 600), 10 * SECOND),
        (DaysClock(1), 12 * HOUR),
        (DaysClock(14), 12 * HOUR),
    ],
)
def test_a_warning_comes_in_time(clock: Clock, before: int) -> None:
    """10 seconds before, or a third of the time if that is less; 12 hours before where a move has days."""
    timer = Timer(clock, 2)
    timer.start(0, 7)
    assert timer.deadline is not None
    assert timer.warning == timer.deadline - before


def test_days_have_no_reserve() -> None:
    timer = Timer(DaysClock(2), 2)
    timer.start(0, 0)
    assert timer.deadline == 2 * DAY
    timer.stop(5 * DAY)
    timer.start(0, 5 * DAY)
    assert (timer.deadline, timer.reserves) == (7 * DAY, [0, 0])


turns = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 200_000)), max_size=40)


@given(st.integers(5, 600), st.integers(0, 3600), turns)
def test_each_reserve_is_what_its_own_moves_left_of_it(seconds: int, reserve: int, turns: list[tuple[int, int]]) -> None:
    timer = Timer(MoveClock(seconds, reserve), 4)
    now = 0
    for seat, thought in turns:
        timer.start(seat, now)
        assert timer.deadline == now + seconds * SECOND + timer.reserves[seat]
        assert timer.warning is not None
        assert now < timer.warning < timer.deadline
        now += thought
        timer.stop(now)
    spent = [sum(max(0, thought - seconds * SECOND) for each, thought in turns if each == seat) for seat in range(4)]
    assert timer.reserves == [max(0, reserve * SECOND - each) for each in spent]
