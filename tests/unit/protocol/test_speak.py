"""Our players speak the engine protocol, and say what is wrong with a request."""

import io
import json
from typing import Any

import pytest

from settebello.cards import PACK, Seat, cards_in
from settebello.engine import View, deal, view
from settebello.players import Budget, player
from settebello.protocol.lines import choose, hello, line_of, lines_in, new_deal
from settebello.protocol.speak import speak
from settebello.rules import parse_rules


def spoken(*requests: object) -> list[dict[str, Any]]:
    """Return the answers to requests: messages, or lines as they stand."""
    lines = [each if isinstance(each, bytes) else line_of(each) for each in requests]  # type: ignore[arg-type]
    answers: list[bytes] = []
    speak("greedy", player("greedy"), io.BytesIO(b"".join(lines)), answers.append)
    assert all(answer.endswith(b"\n") and answer.count(b"\n") == 1 for answer in answers)
    return [json.loads(answer) for answer in answers]


def situation(seat: int = 0) -> View:
    rules = parse_rules("figs")
    return view(deal(rules, Seat(3), cards_in(PACK)), Seat(seat))


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_a_line_of_the_protocol_ends_as_on_any_system(end: bytes) -> None:
    """D10: a program that ends its lines with CR alone was waited for in vain."""
    lines = [line_of(each).rstrip() + end for each in (hello(), choose(7, situation(), Budget(20, 1)))]
    assert [each["type"] for each in spoken(*lines)] == ["hello", "action"]


def test_lines_come_as_they_are_written_wherever_a_part_is_cut() -> None:
    """D10: CR LF that comes in two parts ends one line."""

    class Parts:
        def __init__(self, *parts: bytes) -> None:
            self.parts = list(parts)

        def read1(self, _size: int = -1, /) -> bytes:
            return self.parts.pop(0) if self.parts else b""

    found = list(lines_in(Parts(b"on", b"e\r", b"\ntwo\r", b"three\r\n\nfo", b"ur"), 100))
    assert found == [b"one\n", b"two\n", b"three\n", b"\n", b"four"]
    assert list(lines_in(Parts(b"abc", b"defg\nh"), 3)) == [b"abc", b"def", b"g\n", b"h"]


def test_a_conversation() -> None:
    seen = situation()
    greeting, answer = spoken(
        hello(), new_deal(seen), choose(7, seen, Budget(20, 1)), {"type": "quit"}, hello()
    )
    assert (greeting["type"], greeting["protocol"], greeting["name"]) == ("hello", 1, "greedy")
    assert answer == {"type": "action", "id": 7, "action": str(player("greedy").choose(seen, Budget()))}


@pytest.mark.parametrize(
    "line",
    [b"no json\n", b"[1]\n", b"7\n", b"\xff\xfe\n", b'{"type":"dance"}\n', b"{}\n", b"[" * 9000 + b"\n"],
)
def test_a_line_that_is_no_request_is_answered_with_an_error(line: bytes) -> None:
    error, greeting = spoken(line, hello())
    assert (error["type"], error["code"]) == ("error", "syntax")
    assert greeting["type"] == "hello"


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("view", "hand"), 7),
        (("view", "hand"), ["7D", "7D"]),
        (("view", "hand"), ["XX"]),
        (("view", "seat"), 4),
        (("view", "seat"), "0"),
        (("view", "before"), [1]),
        (("view", "before"), [0, -1]),
        (("view", "plays"), [{"seat": 0}]),
        (("view", "plays"), 3),
        (("view", "legal"), ["nonsense"]),
        (("view", "legal"), [7]),
        (("view", "legal"), []),
        (("view",), None),
        (("budget",), {}),
        (("budget", "ms"), float("inf")),
        (("budget", "seed"), float("inf")),
        (("view", "seat"), 2),
        (("view", "stock"), 1000),
        (("view", "stock"), 10**30),
        (("view", "scope"), [10**30, 0]),
        (("view", "hand"), None),
        (("view", "hand_sizes"), [40, 40, 40, 40]),
        (("view", "hand_sizes"), [8, 9, 9, 9]),
        (("budget", "seed"), "many"),
        (("budget", "seed"), True),
        (("budget", "seed"), "-1"),
        (("budget", "ms"), -1),
        (("budget", "ms"), True),
        (("view", "seat"), True),
        (("rules",), None),
        (("rules", "options"), {"players": 4}),
        (("rules", "options", "players"), 5),
        (("rules", "options"), [1]),
    ],
)
def test_a_request_that_cannot_be_read_is_answered_with_an_error(
    path: tuple[str, ...], value: object
) -> None:
    request = json.loads(line_of(choose(3, situation(), Budget())))
    place = request
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = value
    error, greeting = spoken(request, hello())
    assert (error["type"], error["id"]) == ("error", 3)
    assert greeting["type"] == "hello"


def test_no_card_is_in_two_places() -> None:
    request = json.loads(line_of(choose(3, situation(), Budget())))
    request["view"]["table"][:1] = request["view"]["hand"][:1]
    (error,) = spoken(request)
    assert "a card stands in two places" in error["message"]


def test_nothing_is_chosen_for_a_seat_that_is_not_on_turn() -> None:
    (error,) = spoken(choose(1, situation(seat=2), Budget()))
    assert error["type"] == "error"
