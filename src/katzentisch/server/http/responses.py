"""Error responses that operations share, for the OpenAPI document."""

from litestar.openapi import ResponseSpec

from .shapes import Problem


def problems(**texts: str) -> dict[int, ResponseSpec]:
    return {int(status[1:]): ResponseSpec(Problem, description=text, generate_examples=False) for status, text in texts.items()}


PUBLIC = problems(
    _400="The request is not valid",
    _403="Requests from other sites are not allowed",
    _413="The request is too large",
    _429="Too many requests",
    _503="The database can't be read or written now; Retry-After says when to try again",
)
GUEST = {**PUBLIC, **problems(_401="Sign in first: POST /api/me")}
FOUND = {**PUBLIC, **problems(_404="Not found", _409="This version can't continue or show it")}
FOUND_BY_GUEST = {**FOUND, **GUEST}
