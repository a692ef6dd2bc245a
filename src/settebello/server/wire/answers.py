"""The part of the API's description that every answer shares."""

from typing import Any, Final

from settebello.server.wire.messages import ErrorBody

Responses = dict[int | str, dict[str, Any]]

OPTIONAL: Final[dict[str, Any]] = {"security": [{}]}
"""Where a request may come without a token."""

REFUSED: Final[Responses] = {"default": {"model": ErrorBody, "description": "Refused, and why"}}
"""The shape of every refusal, whatever its status."""

REFUSED_AS_JSON: Final[dict[str, Any]] = {
    "description": "Refused, and why",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorBody"}}},
}
"""The same where other answers are no JSON: records and streams."""
