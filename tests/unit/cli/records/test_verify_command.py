"""``settebello verify``: packs follow from what was said before the deals, or it says where not."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from settebello.cards import Seat
from settebello.notation import dumps, loads
from settebello.room import room_record
from tests.support.rooms import seated
from tests.support.serving import serving
from tests.unit.cli.commands import refusal, settebello
from tests.unit.cli.records.written import drawn_record_text, record_text

TEXT = record_text("scopa?players=2&target=3")
DRAWN = drawn_record_text(0)
HASHES = [str(deal.commitment) for deal in loads(TEXT).deals]


@pytest.fixture
def match(tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(TEXT, "utf-8")
    return path


def test_packs_that_follow_from_their_seeds_are_proven(match: Path) -> None:
    shown = settebello("verify", match)
    assert (shown.exit_code, shown.stdout.count("verified")) == (0, len(HASHES))
    told = json.loads(settebello("verify", match, "--json").stdout)
    assert [deal["commitment"] for deal in told["deals"]] == HASHES
    assert {(deal["pack"], deal["seen"]) for deal in told["deals"]} == {("checked", False)}


def test_a_hash_seen_before_the_cards_has_to_be_one_of_the_record(match: Path) -> None:
    assert "One is what you saw" in settebello("verify", match, "--seen", HASHES[0][:10].upper()).stdout
    strange = settebello("verify", match, "--seen", "0" * 64)
    assert strange.exit_code == 1
    assert f"The hash {'0' * 64} is of none of these deals." in " ".join(strange.stdout.split())


def test_a_pack_that_does_not_follow_is_told_with_its_place(match: Path) -> None:
    match.write_text(re.sub(r'Salts "..', 'Salts "zz', TEXT, count=1), "utf-8")
    assert "seed and salts give another pack" in refusal(settebello("verify", match))


def test_a_record_without_seeds_proves_nothing(match: Path) -> None:
    match.write_text(re.sub(r'\[(Commitment|Seed|Salts|Attempt) "[^"]*"\]\n', "", TEXT), "utf-8")
    bare = settebello("verify", match)
    assert (bare.exit_code, bare.stdout.count("no seed")) == (1, len(HASHES))


def test_what_is_no_hash_is_refused(match: Path) -> None:
    assert "zz is no hash" in refusal(settebello("verify", match, "--seen", "zz"))


@pytest.mark.server
def test_a_tables_address_is_as_good_as_a_file(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ticket = server.open("scopa?players=2&target=one_deal")
        here = server.address(f"/t/{ticket['room']}")
        assert "No deal is over" in settebello("verify", here).stdout
        with server.client(ticket) as client:
            given = client.hello()["screen"]["fairness"]["commitment"]
            client.play_match()
        shown = settebello("verify", f"{here}/proof", "--seen", given)
        assert (shown.exit_code, "One is what you saw" in shown.stdout) == (0, True)
        assert "cannot be read" in refusal(settebello("verify", server.address("/t/nothing-here")))
    assert "cannot be read" in refusal(settebello("verify", here))


def redrawn(text: str, change: Callable[[list[str]], list[str]]) -> str:
    """Return a record with the places before its draw changed."""
    return re.sub(r'Drawn "(.*)"', lambda tag: f'Drawn "{"-".join(change(tag[1].split("-")))}"', text)


def test_places_that_were_drawn_are_drawn_again_from_the_first_deals_seed(match: Path) -> None:
    for luck in range(8):
        match.write_text(drawn_record_text(luck), "utf-8")
        shown = settebello("verify", match)
        said = " ".join(shown.stdout.split())
        assert (shown.exit_code, "sat so: Person 0, Person 1, Person 2, Person 3." in said) == (0, True)
        assert json.loads(settebello("verify", match, "--json").stdout)["drawn"] is True
    assert "Places and partners" not in settebello("verify", record_file(match, TEXT)).stdout


def record_file(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(
    ("forged", "why"),
    [
        (redrawn(DRAWN, lambda seats: [*seats[1:], seats[0]]), "lead the players to other places"),
        (redrawn(DRAWN, lambda seats: [seats[2], seats[1], seats[0], seats[3]]), "lead the players to other"),
        (redrawn(DRAWN, lambda seats: seats[:3]), "write each once, as in 1-2-3-4"),
        (redrawn(DRAWN, lambda seats: [seats[0], *seats[:3]]), "write each once, as in 1-2-3-4"),
        (TEXT.replace("[Deal ", '[Drawn "2-1"]\n\n[Deal ', 1), "where two play against two"),
    ],
)
def test_a_draw_that_was_tampered_with_is_told_with_its_place(match: Path, forged: str, why: str) -> None:
    told = refusal(settebello("verify", record_file(match, forged)))
    line = next(at for at, each in enumerate(forged.splitlines(), 1) if each.startswith("[Drawn "))
    assert (why in told, f"Line {line}, " in told) == (True, True)


def test_figs_art_4_after_the_draw_nobody_deals_first_but_the_cartaro(match: Path) -> None:
    dealt = room_record(seated("figs", persons=4).room, in_play=True)
    record_file(match, dumps(replace(dealt, deals=(replace(dealt.deals[0], dealer=Seat(0)),))))
    assert "the cartaro deals first" in refusal(settebello("verify", match))
