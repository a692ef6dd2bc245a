"""A play comes in as text and is read once, where the message comes in."""

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from settebello.cards import Seat
from settebello.errors import SyntaxProblem
from settebello.notation import parse_act
from settebello.room import MakeAct
from settebello.server.app import API
from settebello.server.tables.commands import command_of
from settebello.server.wire.messages import ClientMessage, PlayCommand


def asked(text: str) -> PlayCommand:
    return PlayCommand(type="play", id="m", version=3, action=text)


@pytest.mark.parametrize(
    "text",
    ["", "x", "7", "7Z", "0D", "7DxA", "7Dx", "7Dx7D", "7DxASAS", "7D?", "7D AS", "\x00", "🂡", "7D" * 50],
)
def test_a_move_that_cannot_be_read_is_refused_as_syntax(text: str) -> None:
    with pytest.raises(SyntaxProblem):
        command_of(asked(text), Seat(0))


@pytest.mark.parametrize("text", ["7D", "7DxAS6C", "AD!", "7DxAS6C=fuori", "call", "shows=4C", "chooses=4C"])
def test_what_can_be_read_is_an_act_of_the_seat(text: str) -> None:
    assert command_of(asked(text), Seat(2)) == MakeAct(Seat(2), 3, parse_act(text))


def loose_numbers(schema: object) -> Iterator[object]:
    """Yield the numbers in what pydantic checks that would take true for 1."""
    if isinstance(schema, dict):
        if schema.get("type") == "int" and not schema.get("strict"):
            yield schema
        schema = list(schema.values())
    if isinstance(schema, list | tuple):
        for part in schema:
            yield from loose_numbers(part)


def test_true_is_no_number_in_any_request() -> None:
    """R8 at the server: `"seat": true` was seat 1."""
    routes = [route for part in API for route in part.router.routes if isinstance(route, APIRoute)]
    asked_for = [route.body_field.field_info.annotation for route in routes if route.body_field is not None]
    assert len(asked_for) > 15
    bodies: list[Any] = [*asked_for, ClientMessage]
    for body in bodies:
        assert list(loose_numbers(TypeAdapter(body).core_schema)) == [], body
