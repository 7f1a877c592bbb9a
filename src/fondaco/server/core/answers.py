"""What every route may answer besides what it is for: a refusal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from litestar.openapi.datastructures import ResponseSpec

from fondaco.server.core.wire import Refused, Scope

TEXT = {
    400: "the request makes no sense",
    401: "there is no such token",
    403: "not allowed",
    404: "there is no such thing",
    409: "not possible as things stand",
    410: "no longer",
    413: "too large",
    415: "not in a form that is read here",
    429: "too often",
    500: "a fault of the server",
    503: "too busy",
}


def refusals(*statuses: int) -> Mapping[int, ResponseSpec]:
    """Refusals with these statuses, for the schema."""
    return {
        status: ResponseSpec(Refused, description=TEXT[status], generate_examples=False)
        for status in sorted({400, 401, 429, 500, *statuses})
    }


class ForPrograms(TypedDict):
    """Arguments of a route that programs may use."""

    opt: dict[str, Any]
    security: list[dict[str, list[str]]]


def open_to(scope: Scope) -> ForPrograms:
    """A route for people by their cookie, and for programs whose token has this scope; all others refuse tokens."""
    return {"opt": {"scope": scope}, "security": [{}, {"token": [scope]}]}
