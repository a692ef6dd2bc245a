"""``settebello verify``: packs follow from what was said before the deals, or it says where not."""

import json
import re
from pathlib import Path

import pytest

from settebello.notation import loads
from tests.support.serving import serving
from tests.unit.cli.commands import refusal, settebello
from tests.unit.cli.records import record_text

TEXT = record_text("scopa?players=2&target=3")
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
