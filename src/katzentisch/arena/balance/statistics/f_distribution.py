"""The F distribution, which the tests of all seats need, without SciPy."""

import math

STEPS = 10_000  # of the continued fraction, at most; a few hundred are enough for a million deals
ENOUGH = 1e-15
TINY = 1e-300  # instead of zero in a denominator


def f_tail(value: float, top: float, bottom: float) -> float:
    """Return the probability that F with `top` and `bottom` degrees of freedom is at least `value`."""
    if value <= 0:
        return 1.0
    return incomplete_beta(bottom / (bottom + top * value), top * value / (bottom + top * value), bottom / 2, top / 2)


def incomplete_beta(x: float, rest: float, a: float, b: float) -> float:
    """Return the regularized incomplete beta function at x; `rest` is 1 − x, which would lose digits if x is near 1."""
    if x <= 0 or rest <= 0:
        return 0.0 if x <= 0 else 1.0
    log_front = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log(rest)
    front = math.exp(log_front)
    if x < (a + 1) / (a + b + 2):
        return front * beta_fraction(x, a, b) / a
    return 1 - front * beta_fraction(rest, b, a) / b


def beta_fraction(x: float, a: float, b: float) -> float:
    """Evaluate the continued fraction of the incomplete beta function by Lentz's method."""
    upper, lower = 1.0, 1 / away_from_zero(1 - (a + b) * x / (a + 1))
    result = lower
    for step in range(1, STEPS):
        even = step * (b - step) * x / ((a + 2 * step - 1) * (a + 2 * step))
        odd = -(a + step) * (a + b + step) * x / ((a + 2 * step) * (a + 2 * step + 1))
        for term in (even, odd):
            lower = 1 / away_from_zero(1 + term * lower)
            upper = away_from_zero(1 + term / upper)
            result *= lower * upper
        if abs(lower * upper - 1) < ENOUGH:
            break
    return result


def away_from_zero(value: float) -> float:
    return value if abs(value) > TINY else TINY
