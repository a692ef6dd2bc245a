"""``settebello-lab perft``: the same counts by the kernels and by the engine, for people and for programs."""

import json

import pytest

from settebello.notation import parse_position
from settebello_lab.perft import perft
from tests.unit.cli.commands import refusal
from tests.unit.lab.cli.commands import laboratory

POSITION = (
    "scopa?players=2 dealer=1 move=1 hands=6C7S/7D table=2C4BRC stock=ABADFBCS3BFS3C6B6D3DRD4CRSCC6SASRB3S7C"
    "2D7B4D5D4S piles=5C5SCDCB/AC2S2B5BFDFC scope=1/0 last=2 before=3/2"
)


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_the_lines_of_a_position_are_counted(plain: list[str]) -> None:
    done = laboratory("perft", POSITION, "--depth", "4", *plain)
    assert done.exit_code == 0
    assert done.stdout == f"{perft(parse_position(POSITION), 4)}\n"


def test_divide_prints_every_first_play_and_the_sum() -> None:
    done = laboratory("perft", POSITION, "--depth", "3", "--divide")
    *moves, total = [line.split() for line in done.stdout.splitlines()]
    assert [action for action, _ in moves] == ["6Cx2C4B", "7S"]
    assert sum(int(lines) for _, lines in moves) == int(total[0])


def test_a_seed_deals_the_same_cards_every_time() -> None:
    asked = ("perft", "--rules", "figs", "--depth", "2", "--divide", "--json", "--seed")
    first, again, other = [json.loads(laboratory(*asked, seed).stdout) for seed in ("5", "5", "6")]
    assert first | {"seconds": 0} == again | {"seconds": 0}
    assert first["position"] != other["position"]
    assert first["lines"] == perft(parse_position(first["position"]), 2)
    assert first["lines"] == sum(move["lines"] for move in first["moves"])


def test_no_plays_ahead_is_one_line() -> None:
    assert laboratory("perft", "--depth", "0").stdout == "1\n"


def test_plays_beyond_the_end_are_none() -> None:
    over = POSITION.replace("move=1 hands=6C7S/7D table=2C4BRC", "move=2 hands=-/- table=-")
    over = over.replace("stock=ABADFBCS3BFS3C6B6D3DRD4CRSCC6SASRB3S7C2D7B4D5D4S", "stock=-")
    everything = "ABADFBCS3BFS3C6B6D3DRD4CRSCC6SASRB3S7C2D7B4D5D4S6C7S7D2C4BRC"
    over = over.replace("piles=5C5SCDCB", f"piles=5C5SCDCB{everything}")
    assert laboratory("perft", over, "--depth", "2").stdout == "0\n"


def test_rules_by_which_no_table_stands_are_one_line() -> None:
    assert "hardly ever stand" in refusal(
        laboratory("perft", "--rules", "scopa?players=2&deal=T38+P1&redeal=ace1")
    )


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("scopa?players=2 dealer=1", "missing"),
        (POSITION.replace("table=2C4BRC", "table=2C4BRC7D"), "twice"),
        (POSITION.replace("table=2C4BRC", "table=2C4B"), "nowhere"),
    ],
)
def test_a_position_that_cannot_be_is_one_line(position: str, why: str) -> None:
    assert why in refusal(laboratory("perft", position))
