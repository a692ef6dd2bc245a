"""The losses of somebody's plays, read from kept reviews: it adds up, match by match and by theme."""

import json
from dataclasses import replace

import pytest

from settebello.analysis.themes import OF_DECLARATIONS, OF_PLAYS
from settebello.room import Origin
from settebello.server.study.losses import losses_answer, losses_in, seat_of
from settebello.store import KeptMatch, KeptSeat, Person
from settebello.texts import languages, texts

MATCH = KeptMatch(
    number=1,
    id="m1",
    room="r",
    match=1,
    rules="scopa?players=2",
    family="scopa",
    company="singles",
    score=(11, 9),
    winner=0,
    how="played",
    deals=2,
    ended=5.0,
    rated=False,
    seats=(KeptSeat(0, "Bea", "person", None, left=False), KeptSeat(1, "Ada", "person", None, left=False)),
)


def person(name: str) -> Person:
    return Person(name, name.lower(), name, "")


def review(*losses: tuple[int, float, str | None], unjudged: int = 0) -> str:
    """Return a kept review of two deals with these decisions: seat, loss and theme."""
    decisions: list[dict[str, object]] = [
        {"seat": seat, "unjudged": None, "loss": loss, "themes": [{"name": theme}] if theme else []}
        for seat, loss, theme in losses
    ]
    decisions += [{"seat": 1, "unjudged": "only_play", "loss": 0.0, "themes": []}] * unjudged
    levels = [
        {
            "seat": seat,
            "decisions": sum(each == seat for each, _, _ in losses),
            "deals": 2,
            "lost": sum(loss for each, loss, _ in losses if each == seat) / 2,
            "error": 0.3,
        }
        for seat in (0, 1)
    ]
    return json.dumps({"levels": levels, "decisions": decisions})


def test_the_themes_add_up_to_what_was_lost_a_deal() -> None:
    body = review(
        (1, 0.8, "scopa_given"), (1, 0.5, None), (0, 9.0, "anchor"), (1, 0.3, "scopa_given"), unjudged=3
    )
    mine = losses_in(body, 1)
    assert mine is not None
    answer = losses_answer([(MATCH, mine), (replace(MATCH, id="m0", ended=1.0), mine)])
    assert [(each.theme, each.lost, each.plays) for each in answer.themes] == [
        ("scopa_given", 0.55, 4),
        ("", 0.25, 2),
    ]
    assert sum(each.lost for each in answer.themes) == pytest.approx(answer.lost)
    assert [each.match for each in answer.matches] == ["m0", "m1"]
    assert (answer.deals, answer.matches[0].lost) == (4, 0.8)
    assert answer.error < mine.error


def test_a_seat_without_a_judged_play_says_nothing() -> None:
    assert losses_in(review((0, 1.0, None)), 1) is None
    assert losses_answer([]).matches == []


def test_a_match_with_given_deals_and_one_that_was_left_do_not_count() -> None:
    ada = person("Ada")
    assert seat_of(MATCH, ada) == 1
    assert seat_of(replace(MATCH, origin=Origin("m0")), ada) is None
    left = replace(MATCH, seats=(MATCH.seats[0], replace(MATCH.seats[1], left=True)))
    assert seat_of(left, ada) is None
    assert seat_of(MATCH, person("Eve")) is None


@pytest.mark.parametrize("language", languages())
def test_each_theme_of_a_review_has_a_title(language: str) -> None:
    said = texts(language)
    names = [each.__name__.removesuffix("_prize") for each in (*OF_PLAYS, *OF_DECLARATIONS)]
    for name in ("none", *names):
        assert said.has(f"losses-theme-{name.replace('_', '-')}"), name
