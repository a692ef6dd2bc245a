"""``settebello replay``: what holds is shown, what does not is told by line and column."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.unit.cli.commands import refusal, settebello
from tests.unit.cli.records.written import record_text

TEXT = record_text("scopa?players=2&target=one_deal")


@pytest.fixture
def match(tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(TEXT, "utf-8")
    return path


def changed(pattern: str, new: str) -> Callable[[str], str]:
    """Return the change of the first match of a pattern."""
    return lambda text: re.sub(pattern, new, text, count=1)


def test_a_record_that_holds_is_shown(match: Path) -> None:
    shown = settebello("replay", match)
    assert shown.exit_code == 0
    assert "one pack verified" in shown.stdout
    assert "Tutto torna" in settebello("replay", match, "--lang", "it").stdout


def test_step_shows_every_play_and_the_table_after_it(match: Path) -> None:
    lines = settebello("replay", match, "--step").stdout.splitlines()
    plays = sum(bool(re.match(r"\d+\. \w+ \S", line)) for line in lines)
    tables = sum("On the table:" in line for line in lines)
    assert plays == 36
    assert tables == plays + 1


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (changed(r'Seed "..', 'Seed "00'), "Commitment"),
        (changed(r'\[Commitment "[^"]*"\]\n\[Seed "..', '[Seed "00'), "Pack"),
        (changed(r'Salts "..', 'Salts "zz'), "Pack"),
        (changed(r'Salts "', 'Salts ",'), "Salts"),
        (changed(r'Salts "', 'Salts "ò'), "Salts"),
        (changed(r'Attempt "0"', 'Attempt "1"'), "Pack"),
        (changed(r'Total "\d+', 'Total "9'), "Total"),
        (changed(r'Score "\d+', 'Score "9'), "Score"),
        (changed(r'Result "\d"', 'Result "*"'), "Result"),
        (changed(r"\n2\. ..", "\n2. QQ"), "2. "),
    ],
)
def test_what_does_not_hold_is_told_by_its_place(
    match: Path, change: Callable[[str], str], line: str
) -> None:
    text = change(TEXT)
    match.write_text(text, "utf-8")
    problem = refusal(settebello("replay", match))
    told = re.match(r"settebello: \w+: Line (\d+), column (\d+): .", problem)
    assert told is not None
    assert line in text.splitlines()[int(told[1]) - 1]


def test_a_deal_thrown_in_without_need_is_told(match: Path) -> None:
    from settebello.cards import card_text
    from settebello.notation import loads
    from settebello.room import Luck, shuffled_pack

    deal = loads(TEXT).deals[0]
    assert deal.seed is not None
    pack = "".join(card_text(card) for card in shuffled_pack(Luck(deal.seed, deal.salts), 1))
    head, _ = TEXT.split("[Pack")
    unplayed = f'{head}[Pack "{pack}"]\n\n[Score "0-0"]\n[Result "*"]\n'
    match.write_text(unplayed.replace('Attempt "0"', 'Attempt "1"'), "utf-8")
    assert "shuffle 0 did not have to be dealt again" in refusal(settebello("replay", match))


@pytest.mark.parametrize("rules", ["figs?target=11", "x-scopa-3", "trentino?target=11", "torneo"])
def test_matches_of_several_deals_hold(match: Path, rules: str) -> None:
    match.write_text(record_text(rules), "utf-8")
    assert settebello("replay", match).exit_code == 0


def test_a_record_with_a_byte_order_mark_is_read(match: Path) -> None:
    match.write_text(TEXT, "utf-8-sig")
    assert settebello("replay", match).exit_code == 0


def test_files_that_are_no_records_are_one_line(tmp_path: Path, match: Path) -> None:
    assert refusal(settebello("replay", tmp_path / "none")).startswith("settebello: not_found: ")
    assert refusal(settebello("replay", tmp_path)).startswith("settebello: not_found: ")
    for data in (b"", b"hello", b"\xff\xfe", b"\x00\x01", TEXT.encode("utf-16")):
        match.write_bytes(data)
        refusal(settebello("replay", match))


def test_endless_names_and_texts_are_cut_short(tmp_path: Path, match: Path) -> None:
    endless = "x" * 9000
    text = re.sub(r'(Player[12]) ".*?"', rf'\1 "{endless}"', match.read_text("utf-8"))
    (tmp_path / "names.txt").write_text(text, "utf-8")
    assert settebello("replay", tmp_path / "names.txt", "--step").exit_code == 0
    for arguments in (["rules", "id", endless], ["replay", endless], ["play", "--record", endless]):
        assert "…" in refusal(settebello(*arguments))


PROTOCOL = next(
    text
    for text in re.findall(
        r"^```record\n(.*?)^```$",
        (Path(__file__).parents[4] / "docs" / "notation.md").read_text("utf-8"),
        re.MULTILINE | re.DOTALL,
    )
    if "irregular" in text
)
"""An arbiter's protocol: cards nobody saw, one shown, a capture lapsed, another called, a deal stopped."""


def test_incidents_are_told_in_words_with_their_article(match: Path) -> None:
    match.write_text(PROTOCOL, "utf-8")
    shown = settebello("replay", match, "--step").stdout
    assert "Bruno shows=7C" in shown
    assert "1. Ada FDxFS" in shown
    assert "2. Bruno 7C~" in shown
    assert "without that capture. (article 11)" in shown
    assert "Dario points out that the 7S takes" in shown
    assert "irregular=2,4:stops" in shown
    assert shown.count("Deal 1: The deal stops. Ada + Carla, who are in order") == 1
    assert "tocca" not in shown
    assert "(articolo 17)" in settebello("replay", match, "--step", "--lang", "it").stdout


def test_cards_that_nobody_saw_are_not_shown(match: Path) -> None:
    match.write_text(PROTOCOL, "utf-8")
    lines = settebello("replay", match, "--step").stdout.splitlines()
    first = next(line for line in lines if line.startswith("1. Ada FDxFS"))
    assert first.split()[3:].count("??") == 7
    assert [word[:2] for word in first.split()[3:] if word != "??"] == ["7S", "FD"]


def test_acts_and_endings_are_there_for_programs(match: Path) -> None:
    match.write_text(PROTOCOL, "utf-8")
    (deal,) = json.loads(settebello("replay", match, "--json").stdout)["deals"]
    assert deal["acts"][0] == "2:shows=7C"
    assert deal["plays"] == ["FDxFS", "7C", "3C", "AD", "7Sx7C"]
    assert (deal["ending"], deal["over"], deal["points"][0]["total"]) == ("stopped", True, 4)


def test_a_void_deal_has_no_points_and_the_same_dealer_after_it(match: Path) -> None:
    deal = PROTOCOL[PROTOCOL.index("[Deal") : PROTOCOL.index("2:shows")]
    void = f"{PROTOCOL[: PROTOCOL.index('[Deal')]}{deal}misdeal=10/8/9/9/4\n"
    match.write_text(f'{void}{deal.replace("1", "2", 1)}[Score "0-0"][Result "*"]', "utf-8")
    shown = settebello("replay", match).stdout
    assert re.search(r"1 +Dario +void +0-0", shown)
    assert "Deal 1: The cards are counted as 10 8 9 9, and 4 on the table" in shown
    assert re.search(r"2 +Dario +broken off", shown)


def test_a_capture_that_lapses_is_told_by_other_rules_without_an_article(match: Path) -> None:
    text = PROTOCOL[: PROTOCOL.index("2:shows")].replace('"figs"', '"scopone?capture_duty=lapse"')
    match.write_text(text + '1. FDxFS 7C~ 3C [Score "0-0"][Result "*"]', "utf-8")
    shown = settebello("replay", match, "--step").stdout
    assert "goes on without that capture." in shown
    assert "article" not in shown
