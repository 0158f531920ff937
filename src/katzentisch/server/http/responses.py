"""The answers that every operation may give beside its own, for the OpenAPI page."""

from litestar.openapi import ResponseSpec

from .shapes import Problem


def problems(**texts: str) -> dict[int, ResponseSpec]:
    return {int(status[1:]): ResponseSpec(Problem, description=text, generate_examples=False) for status, text in texts.items()}


PUBLIC = problems(
    _400="Something in the request is wrong",
    _403="Not from another site",
    _413="The request is too large",
    _429="Too many requests",
    _503="Nothing can be read or saved now; Retry-After says when to try again",
)
GUEST = {**PUBLIC, **problems(_401="Come in first: POST /api/me")}
FOUND = {**PUBLIC, **problems(_404="There is no such thing", _409="It can't be continued or shown by this version")}
FOUND_BY_GUEST = {**FOUND, **GUEST}
