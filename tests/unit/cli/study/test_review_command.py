"""``settebello review``: tables, JSON and a page of one match, and one line for what cannot be reviewed."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from settebello.analysis import review_from_dict
from settebello.cli.study.page import drawn_deck
from settebello.notation import dumps, dumps_matches
from tests.unit.cli.commands import refusal, settebello
from tests.unit.notation.matches import played_match

QUICK = ("--worlds", "4", "--workers", "1")


@pytest.fixture
def match(tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(dumps(played_match("scopone", 3, most=1)), "utf-8")
    return path


class Page(HTMLParser):
    """The links of a page, its ids and elements, and how many cells of its tables have no label."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.tags: set[str] = set()
        self.unlabelled = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            if name in {"href", "src"} and value is not None:
                self.links.append(value)
            if name == "id" and value is not None:
                self.ids.add(value)
        self.unlabelled += tag == "td" and {"role", "data-label"} & dict(attrs).keys() == {"role"}


def test_a_match_is_shown_with_its_losses_its_luck_and_its_costliest_plays(match: Path) -> None:
    shown = settebello("review", match, *QUICK, "--plays", "2")
    assert shown.exit_code == 0
    for words in ("Points lost a deal", "Chance", "The costliest plays", "Player of seat 1"):
        assert words in shown.stdout
    assert shown.stdout.count("chance to win") == 2


def test_everybody_is_placed_on_the_scale_of_the_game(match: Path, tmp_path: Path) -> None:
    words = " ".join(settebello("review", match, *QUICK).stdout.split())
    assert "On the scale" in words
    assert "The scale, in points lost a deal, with half of the 95 % interval: random " in words
    path = tmp_path / "three.txt"
    path.write_text(dumps(played_match("scopa?players=3&sides=solo", 3, most=1, plays=4)), "utf-8")
    assert "scale" not in settebello("review", path, *QUICK).stdout


def test_it_speaks_italian(match: Path) -> None:
    shown = settebello("review", match, *QUICK, "--lang", "it")
    assert "Punti persi a smazzata" in shown.stdout
    assert "Meglio" in shown.stdout


def test_json_is_the_review_and_depends_on_the_seed_alone(match: Path) -> None:
    one, again = (settebello("review", match, *QUICK, "--json").stdout for _ in range(2))
    assert one == again
    assert review_from_dict(json.loads(one)).settings.worlds == 4
    other = settebello("review", match, *QUICK, "--seed", "2", "--json").stdout
    assert json.loads(other)["decisions"] != json.loads(one)["decisions"]


def test_several_processes_find_the_same_digits(match: Path) -> None:
    one = settebello("review", match, *QUICK, "--json").stdout
    two = settebello("review", match, "--worlds", "4", "--workers", "2", "--json").stdout
    assert one == two


def test_a_page_holds_all_it_needs(match: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    assert settebello("review", match, *QUICK, "--html", page).exit_code == 0
    read = Page()
    read.feed(page.read_text("utf-8"))
    assert "script" not in read.tags
    assert {"details", "table", "main"} <= read.tags
    assert ("svg" in read.tags) == bool(drawn_deck())
    assert not read.unlabelled
    assert all(link.startswith("#") and link[1:] in read.ids for link in read.links)


def test_numbers_have_the_minus_sign_in_the_tables_and_on_the_page(match: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    shown = settebello("review", match, *QUICK, "--html", page).stdout
    cells = re.findall(r"<td[^>]*>([^<]*)</td>", page.read_text("utf-8"))
    for text in (shown, " ".join(cells)):
        assert "\u2212" in text
        assert not re.search(r"-\d", text)


def test_a_players_name_is_text_on_the_page(tmp_path: Path) -> None:
    record = dumps(played_match("scopone", 3, most=1)).replace("Player of seat 1", "<b>Ada</b>")
    (tmp_path / "match.txt").write_text(record, "utf-8")
    settebello("review", tmp_path / "match.txt", *QUICK, "--html", tmp_path / "review.html")
    text = (tmp_path / "review.html").read_text("utf-8")
    assert "<b>Ada" not in text
    assert "&lt;b&gt;Ada" in text


def test_a_deal_broken_off_is_reviewed_and_said(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.write_text(dumps(played_match("scopone", 3, most=1, plays=10)), "utf-8")
    shown = settebello("review", path, *QUICK)
    assert shown.exit_code == 0
    assert "Deal 1 is broken off with 26 cards to play." in " ".join(shown.stdout.split())


def test_a_file_cut_short_anywhere_is_reviewed_as_far_as_it_is_whole(tmp_path: Path) -> None:
    """The second deal is cut in its tags, in its pack, in an act; the first one is always reviewed."""
    path, whole = tmp_path / "match.txt", dumps(played_match("scopa-2", 3, most=2, plays=4))
    second = whole.index('[Deal "2"]')
    for mark in ("[Dea", "[Dealer", "[Pack", "1. ", "2. "):
        path.write_text(whole[: whole.index(mark, second) + len(mark)], "utf-8")
        found = review_from_dict(
            json.loads(settebello("review", path, "--worlds", "2", *QUICK[2:], "--json").stdout)
        )
        assert len([each for each in found.decisions if each.deal == 0]) == 36
        assert {note.code for note in found.notes} >= {"review_cut_short"}
    shown = " ".join(settebello("review", path, "--worlds", "2", *QUICK[2:]).stdout.split())
    assert "ends in the middle of line" in shown
    for length in (0, 5, 60, whole.index("[Pack") + 9):
        path.write_text(whole[:length], "utf-8")
        assert refusal(settebello("review", path, *QUICK)).startswith("settebello: syntax: ")


def test_rules_of_ones_own_three_players_and_six_are_reviewed_and_what_is_left_out_is_said(
    tmp_path: Path,
) -> None:
    path = tmp_path / "match.txt"
    for rules, left_out in (
        ("scopone?extras=re_bello&target=31", ""),
        ("scopa?players=3&sides=solo", "With 3 sides there are no chances to win"),
        ("scopa?players=6", ""),
        ("assi", ""),
    ):
        path.write_text(dumps(played_match(rules, 3, most=1, plays=8)), "utf-8")
        shown = settebello("review", path, "--worlds", "2", *QUICK[2:])
        assert shown.exit_code == 0
        assert left_out in " ".join(shown.stdout.split())
        assert "is broken off with" in " ".join(shown.stdout.split())


def test_several_matches_are_reviewed_one_after_another(tmp_path: Path) -> None:
    path = tmp_path / "matches.txt"
    path.write_text(dumps_matches(played_match("scopa-2", seed, most=1, plays=4) for seed in (1, 2)), "utf-8")
    shown = settebello("review", path, *QUICK, "--json")
    assert len(json.loads(shown.stdout)["matches"]) == 2
    assert "one match" in refusal(settebello("review", path, *QUICK, "--html", tmp_path / "page.html"))


def test_a_text_that_is_no_record_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.write_text("AD 2D ??", "utf-8")
    assert refusal(settebello("review", path, *QUICK)).startswith("settebello: syntax: ")
    assert refusal(settebello("review", tmp_path / "none.txt", *QUICK)).startswith("settebello: not_found: ")


def test_an_odd_number_of_worlds_is_refused(match: Path) -> None:
    assert "even number" in refusal(settebello("review", match, "--worlds", "5"))
