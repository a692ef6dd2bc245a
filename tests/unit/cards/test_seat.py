"""Seats and sides count from 0 in code, messages and JSON, and from 1 in every text."""

import re
from pathlib import Path

from settebello.cards import Seat, Side, number_of, seat_numbered, side_numbered

ROOT = Path(__file__).parents[3]
PLACE = r"(?:seat|side|dealer|winner|holder|owner|to_move|side_to_move)"
BY_HAND = re.compile(
    rf"(?:str\(|[{{=]|Number\()[\w.]*\b{PLACE}\)? [+] 1\b"
    r"|\bSeat\([\w.(\[\]]*\)? - 1\)(?! %)"
    r"|for seat, .* in enumerate\(.*, 1\):"
)
"""A seat turned into its number, or back, without the functions for it."""

PLAYERS = re.compile(r"Seat\(\w+\.players - 1\)")
"""The last seat of a table."""


def test_a_number_names_the_seat_that_it_was_made_of() -> None:
    assert [number_of(Seat(seat)) for seat in range(6)] == [1, 2, 3, 4, 5, 6]
    assert [seat_numbered(number_of(Seat(seat))) for seat in range(6)] == list(range(6))
    assert [side_numbered(number_of(Side(side))) for side in range(6)] == list(range(6))


def test_no_source_counts_seats_from_1_by_itself() -> None:
    sources = [*(ROOT / "src/settebello").rglob("*.py"), *(ROOT / "web/src").rglob("*.svelte")]
    sources += (ROOT / "web/src").rglob("*.ts")
    assert len(sources) > 400
    found = [
        f"{path.relative_to(ROOT).as_posix()}: {match[0]}"
        for path in sources
        if path.name != "seat.py"
        for match in BY_HAND.finditer(PLAYERS.sub("", path.read_text("utf-8")))
    ]
    assert found == []
