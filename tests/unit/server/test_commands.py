"""A play comes in as text and is read once, where the message comes in."""

import pytest

from settebello.cards import Seat
from settebello.errors import SyntaxProblem
from settebello.notation import parse_act
from settebello.room import MakeAct
from settebello.server.tables.commands import command_of
from settebello.server.wire.messages import PlayCommand


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
