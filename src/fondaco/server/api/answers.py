"""What every route may answer besides what it is for: a refusal."""

from __future__ import annotations

from collections.abc import Mapping

from litestar.openapi.datastructures import ResponseSpec

from fondaco.server.wire import Refused

TEXT = {
    400: "the request makes no sense",
    403: "not allowed",
    404: "there is no such thing",
    409: "not possible as things stand",
    410: "no longer",
    413: "too large",
    415: "not in a form that is read here",
    429: "too often",
    500: "a fault of the house",
    503: "too busy",
}


def refusals(*statuses: int) -> Mapping[int, ResponseSpec]:
    """Refusals with these statuses, for the schema."""
    return {
        status: ResponseSpec(Refused, description=TEXT[status], generate_examples=False)
        for status in sorted({400, 429, 500, *statuses})
    }
