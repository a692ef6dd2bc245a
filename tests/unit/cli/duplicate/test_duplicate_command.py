"""``settebello duplicate``: what an organiser and a doubter type."""

import json
import os
import re
from pathlib import Path

import pytest

from settebello.cards import card_text, cards_in
from settebello.cli.duplicate.sets import numbers_text
from settebello.duplicate import draw_set, dumps_set, loads_set, open_deal
from settebello.notation import dumps
from tests.unit.cli.commands import refusal, settebello
from tests.unit.duplicate.sets import FOUR, OTHERS, SEED, record_at

DEALS = draw_set("figs", 3, SEED, name="Befana")
REDEALT = next(
    found
    for number in range(1, 200)
    if (found := open_deal(draw_set("scopa?redeal=kings3+sum10+ace1", 200, SEED), number)).attempt > 1
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name, deals in (("secret", DEALS), ("public", DEALS.public()), ("open", DEALS.opened(2))):
        (tmp_path / f"{name}.txt").write_text(dumps_set(deals), "utf-8")
    return tmp_path


def sheet(*sittings: tuple[str, tuple[str, ...], str]) -> str:
    text = f'[Rules "figs"]\n[Commitment "{DEALS.commitment}"]\n'
    for table, names, results in sittings:
        seats = "".join(f'[Player{seat} "{name}"]\n' for seat, name in enumerate(names, 1))
        text += f'\n[Table "{table}"]\n{seats}{results}\n'
    return text


def test_a_new_set_is_two_files_that_belong_together(folder: Path) -> None:
    made = settebello("duplicate", "new", "--rules", "figs?target=11", "--deals", "5", "befana.txt")
    assert made.exit_code == 0
    secret, public = folder / "befana.secret.txt", folder / "befana.public.txt"
    deals = loads_set(secret.read_text("utf-8"))
    assert (deals.rules_text, len(deals.deals)) == ("figs?target=11", 5)
    assert loads_set(public.read_text("utf-8")) == deals.public()
    assert deals.seed is not None
    assert deals.seed not in made.output + public.read_text("utf-8")
    assert settebello("duplicate", "check", public, secret).exit_code == 0


@pytest.mark.skipif(os.name != "posix", reason="files have no owner's mode elsewhere")
def test_the_secret_is_for_its_owner_alone(folder: Path) -> None:
    settebello("duplicate", "new", "befana")
    assert (folder / "befana.secret.txt").stat().st_mode & 0o077 == 0


def test_every_new_set_has_a_seed_of_its_own(folder: Path) -> None:
    seeds = set[str | None]()
    for name in "abc":
        settebello("duplicate", "new", name)
        seeds.add(loads_set((folder / f"{name}.secret.txt").read_text("utf-8")).seed)
    assert len(seeds - {None}) == 3


def test_the_same_seed_makes_the_same_files(folder: Path) -> None:
    settebello("duplicate", "new", "--deals", "3", "--name", "Befana", "--seed", SEED.upper(), "again")
    assert (folder / "again.secret.txt").read_bytes() == (folder / "secret.txt").read_bytes()
    assert (folder / "again.public.txt").read_bytes() == (folder / "public.txt").read_bytes()


@pytest.mark.parametrize("there", ["secret", "public"])
def test_nothing_is_overwritten_and_nothing_left_half_done(folder: Path, there: str) -> None:
    kept = folder / f"befana.{there}.txt"
    kept.write_text("kept", "utf-8")
    before = sorted(folder.iterdir())
    assert "is not overwritten" in refusal(settebello("duplicate", "new", "befana.txt"))
    assert sorted(folder.iterdir()) == before
    assert kept.read_text("utf-8") == "kept"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["new", "--rules", "scopa?players=3", "x"], "here are 3"),
        (["new", "--rules", "fegs", "x"], "figs"),
        (["new", "--seed", "7", "x"], "64 digits"),
        (["new", "--name", "a\nb", "x"], "control characters"),
        (["new", "."], "folder"),
        (["new", "none/x"], "cannot be written"),
        (["show", "none.txt"], "no file"),
        (["show", "."], "folder"),
        (["show", "open.txt", "--deal", "1"], "Deal 1 is still sealed"),
        (["show", "open.txt", "--deal", "4"], "no deal 4"),
        (["open", "public.txt", "--deal", "2"], "sealed"),
        (["check", "secret.txt", "none.txt"], "no file"),
        (["compare", "secret.txt", "public.txt"], "public.txt: Line 2, column 1: there is no tag 'Deals'"),
        (["compare", "secret.txt", "none.txt"], "no file"),
    ],
)
def test_what_cannot_be_done_is_one_line(folder: Path, arguments: list[str], says: str) -> None:
    before = sorted(folder.iterdir())
    assert says in refusal(settebello("duplicate", *arguments))
    assert sorted(folder.iterdir()) == before


@pytest.mark.usefixtures("folder")
def test_show_says_what_is_open_and_gives_no_seed_away() -> None:
    shown = settebello("duplicate", "show", "open.txt").stdout
    assert re.findall(r"^(\d)  +(\d)  +(\w+)", shown, re.MULTILINE) == [
        ("1", "4", "sealed"),
        ("2", "1", "open"),
        ("3", "2", "sealed"),
    ]
    secret = settebello("duplicate", "show", "secret.txt")
    assert "show it to nobody" in secret.stdout
    assert SEED not in secret.stdout
    found = json.loads(settebello("duplicate", "show", "public.txt", "--json").stdout)
    assert (found["whole"], found["opened"], len(found["list"])) == (False, [], 3)


@pytest.mark.usefixtures("folder")
def test_a_deal_is_shown_with_every_card() -> None:
    found = open_deal(DEALS, 2)
    shown = settebello("duplicate", "show", "open.txt", "--deal", "2").stdout
    hands = [{card_text(card) for card in cards_in(hand)} for hand in found.state.hands]
    lines = re.findall(r"^Seat (\d) +(.*)$", shown, re.MULTILINE)
    assert [set(re.findall(r"[A2-7FCR][DCSB]", cards)) for _, cards in lines] == hands
    value = json.loads(settebello("duplicate", "show", "open.txt", "--deal", "2", "--json").stdout)
    assert value["seed"] == DEALS.seed_of(2)
    assert value["pack"] == [card_text(card) for card in found.pack]
    assert value["dealer"] == 0
    assert "stock" in value["position"]


def test_shuffles_thrown_in_are_shown_with_their_tables(folder: Path) -> None:
    drawn = draw_set("scopa?redeal=kings3+sum10+ace1", 200, SEED)
    (folder / "many.txt").write_text(dumps_set(drawn), "utf-8")
    shown = settebello("duplicate", "show", "many.txt", "--deal", str(REDEALT.number)).stdout
    thrown = re.findall(r"^Shuffle (\d) was thrown in \((.*)\): ((?:.. ){3}..)$", shown, re.MULTILINE)
    assert [int(number) for number, _, _ in thrown] == list(range(1, REDEALT.attempt + 1))
    assert "again by the rules" in settebello("duplicate", "check", "many.txt", "many.txt").stdout


def test_an_opened_text_keeps_the_other_deals_sealed(folder: Path) -> None:
    printed = settebello("duplicate", "open", "secret.txt", "--deal", "2").stdout
    assert printed == (folder / "open.txt").read_text("utf-8")
    both = settebello("duplicate", "open", "secret.txt", "--deal", "1", "--deal", "2").stdout
    assert loads_set(both).numbers == (1, 2)


@pytest.mark.usefixtures("folder")
def test_check_says_what_is_proven() -> None:
    whole = settebello("duplicate", "check", "public.txt", "secret.txt")
    assert "The seed of the set is the promised one." in whole.stdout
    assert "3 deals are the promised ones" in whole.stdout
    part = settebello("duplicate", "check", "public.txt", "open.txt")
    assert "One deal is the promised one" in part.stdout
    assert "Still sealed: 2 deals." in part.stdout
    nothing = settebello("duplicate", "check", "public.txt", "public.txt")
    assert "nothing is proven yet" in nothing.stdout
    assert "nothing was changed" not in nothing.stdout
    found = json.loads(settebello("duplicate", "check", "public.txt", "open.txt", "--json").stdout)
    assert found == {"ok": True, "whole": False, "deals": [{"deal": 2, "attempt": 0}], "sealed": 2}


def test_another_seed_is_told_by_file_line_and_column(folder: Path) -> None:
    other = draw_set("figs", 3, "0" * 64, name="Befana")
    (folder / "other.txt").write_text(dumps_set(other), "utf-8")
    told = refusal(settebello("duplicate", "check", "public.txt", "other.txt"))
    assert told.startswith(
        "settebello: syntax: public.txt: Line 4, column 14: The two texts are not of one set"
    )
    forged = (folder / "secret.txt").read_text("utf-8").replace(SEED, "0" * 64)
    (folder / "forged.txt").write_text(forged, "utf-8")
    told = refusal(settebello("duplicate", "check", "public.txt", "forged.txt", "--lang", "it"))
    assert told.startswith(
        "settebello: syntax: forged.txt: Riga 5, colonna 8: Questo seme non è quello promesso"
    )


def test_sheets_and_records_are_compared_together(folder: Path) -> None:
    (folder / "results.txt").write_text(sheet(("1", FOUR, "1. 5-2\n2. *"), ("2", OTHERS, "1. 3-4")), "utf-8")
    record = record_at(DEALS, 2, OTHERS)
    (folder / "table-2.txt").write_text(dumps(record), "utf-8")
    shown = settebello("duplicate", "compare", "secret.txt", "results.txt", "table-2.txt").stdout
    assert re.search(r"^1 +1 +Ada \+ Carla +Bruno \+ Dino +5-2 +\+3 +\+1.00 +\+2.00 +sheet", shown, re.M)
    assert re.search(r"^ +table-2 +Elsa \+ Gina .* record, verified", shown, re.MULTILINE)
    assert "Not played: 3." in shown
    assert "nothing to compare: 2." in shown
    as_json = settebello("duplicate", "compare", "secret.txt", "results.txt", "table-2.txt", "--json")
    found = json.loads(as_json.stdout)
    assert found["deals"][0]["datum"] == 1
    assert [each["scores"] for each in found["deals"][0]["tables"]] == [[2, -2], [-2, 2]]
    assert found["deals"][2] == {"deal": 3, "datum": None, "compared": False, "tables": []}
    ranks = {tuple(each["team"]): (each["rank"], each["score"]) for each in found["standings"]}
    assert ranks["Ada", "Carla"] == (1, 2)
    points = found["deals"][1]["tables"][1]["points"]
    assert points == [side.total for side in record.deals[0].points or ()]


def test_italian_has_italian_words_and_numbers(folder: Path) -> None:
    third = ("Lia", "Mara", "Nino", "Olga")
    text = sheet(("1", FOUR, "1. 5-2"), ("2", OTHERS, "1. 3-4"), ("3", third, "1. 2-2"))
    (folder / "foglio.txt").write_text(text, "utf-8")
    shown = settebello("duplicate", "compare", "secret.txt", "foglio.txt", language="it").stdout
    assert "+2,33" in shown
    assert "Scarto" in shown
    shown = settebello("duplicate", "show", "secret.txt", "--deal", "1", "--lang", "it").stdout
    assert "dà le carte il posto 4, comincia il posto 1" in shown


def test_a_problem_in_one_of_several_files_names_the_file(folder: Path) -> None:
    (folder / "one.txt").write_text(sheet(("1", FOUR, "1. 5-2")), "utf-8")
    (folder / "two.txt").write_text(sheet(("1", FOUR, "1. 5-3")), "utf-8")
    told = refusal(settebello("duplicate", "compare", "secret.txt", "one.txt", "two.txt"))
    assert told == (
        "settebello: syntax: two.txt: Line 9, column 1: Deal 1 is 5-3 here, and 5-2 in what was read before."
    )
    failed = settebello("duplicate", "compare", "secret.txt", "one.txt", "two.txt", "--json")
    assert json.loads(failed.stdout)["error"]["facts"]["file"] == "two.txt"


def test_a_form_is_printed_and_asks_for_names(folder: Path) -> None:
    form = settebello("duplicate", "sheet", "public.txt", "--tables", "2").stdout
    assert form.count("[Table ") == 2
    assert form.count("\n3. *\n") == 2
    (folder / "form.txt").write_text(form, "utf-8")
    told = refusal(settebello("duplicate", "compare", "secret.txt", "form.txt"))
    assert told.endswith("form.txt: Line 5, column 11: Write who sits at seat 1.")


def test_names_that_steer_terminals_or_have_no_end_are_tamed(folder: Path) -> None:
    names = ("A" * 9000, "B\\\\[31m", "[bold]C", "D")
    text = sheet(("T" * 9000, names, "1. 5-2"))
    (folder / "long.txt").write_text(text, "utf-8")
    shown = settebello("duplicate", "compare", "secret.txt", "long.txt")
    assert shown.exit_code == 0
    assert "A" * 100 not in shown.stdout
    assert "[bold]C" in shown.stdout


def test_a_record_of_the_set_is_verified_by_replay_as_well(folder: Path) -> None:
    (folder / "record.txt").write_text(dumps(record_at(DEALS, 1, FOUR)), "utf-8")
    assert "one pack verified from its seed" in settebello("replay", "record.txt").stdout


@pytest.mark.parametrize(
    ("numbers", "text"), [([], ""), ([1], "1"), ([1, 2, 3, 7], "1-3, 7"), ([2, 4, 5], "2, 4-5")]
)
def test_deals_in_a_row_are_written_as_a_range(numbers: list[int], text: str) -> None:
    assert numbers_text(numbers) == text


def test_the_longest_set_and_the_longest_list_can_be_told(folder: Path) -> None:
    drawn = draw_set("scopa?players=2&redeal=kings3+sum10+ace1", 999, SEED)
    (folder / "big.txt").write_text(dumps_set(drawn), "utf-8")
    odd = drawn.opened(*range(1, 1000, 2))
    (folder / "odd.txt").write_text(dumps_set(odd), "utf-8")
    assert "their seeds: 1-999." in settebello("duplicate", "check", "big.txt", "big.txt").stdout
    assert "1, 3, 5," in settebello("duplicate", "check", "big.txt", "odd.txt").stdout
    (folder / "form.txt").write_text(settebello("duplicate", "sheet", "big.txt").stdout, "utf-8")
    form = (folder / "form.txt").read_text("utf-8").replace('""', '"Ada"', 1).replace('""', '"Bruno"', 1)
    (folder / "form.txt").write_text(form, "utf-8")
    assert "compare: 1-999." in settebello("duplicate", "compare", "big.txt", "form.txt").stdout
