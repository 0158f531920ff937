"""Token buckets and rate limits, with a clock that the test controls."""

import pytest

from katzentisch.server.people import rate_limits
from katzentisch.server.people.rate_limits import RateLimits, TokenBuckets
from katzentisch.server.settings import NO_LIMITS, Limits


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def taken(bucket: TokenBuckets, key: str, times: int) -> int:
    return sum(bucket.consume(key) for _ in range(times))


def test_so_many_at_once_and_then_so_many_a_second() -> None:
    clock = Clock()
    bucket = TokenBuckets(2, 5, clock)
    assert taken(bucket, "anna", 8) == 5
    clock.now = 1
    assert taken(bucket, "anna", 8) == 2
    clock.now = 1.4
    assert taken(bucket, "anna", 8) == 0
    clock.now = 1.5
    assert taken(bucket, "anna", 8) == 1


def test_waiting_long_saves_no_more_than_a_bucket() -> None:
    clock = Clock()
    bucket = TokenBuckets(2, 5, clock)
    taken(bucket, "anna", 5)
    clock.now = 1000
    assert taken(bucket, "anna", 20) == 5


def test_whether_there_is_something_left_can_be_asked_without_taking_it() -> None:
    clock = Clock()
    bucket = TokenBuckets(0.5, 2, clock)
    assert [bucket.has_token("anna") for _ in range(5)] == [True] * 5
    taken(bucket, "anna", 3)
    assert (bucket.has_token("anna"), bucket.retry_after("anna")) == (False, 2)
    clock.now = 1
    assert (bucket.has_token("anna"), bucket.retry_after("anna")) == (False, 1)
    clock.now = 2
    assert bucket.has_token("anna")
    assert TokenBuckets(None, 0).has_token("anna")


def test_everybody_has_a_bucket_of_their_own() -> None:
    bucket = TokenBuckets(1, 3, Clock())
    assert taken(bucket, "anna", 5) == 3
    assert taken(bucket, "bert", 5) == 3


def test_without_a_rate_there_is_no_limit() -> None:
    assert taken(TokenBuckets(None, 0, Clock()), "anna", 1000) == 1000


def test_a_crowd_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_BUCKETS", 10)
    clock = Clock()
    bucket = TokenBuckets(1, 3, clock)
    taken(bucket, "anna", 3)
    for number in range(30):
        clock.now += 0.1
        bucket.consume(str(number))
    assert len(bucket.levels) < 20
    assert taken(bucket, "anna", 5) == 3
    clock.now += 1
    assert taken(bucket, "anna", 5) == 1


def test_limits_by_the_second_and_by_the_hour() -> None:
    gates = RateLimits(Limits(requests=3, guests=4))
    assert taken(gates.requests, "192.0.2.1", 100) == 30
    assert taken(gates.guests, "192.0.2.1", 100) == 4
    assert taken(RateLimits(NO_LIMITS).codes, "192.0.2.1", 100) == 100
