"""The consequences of an act are told with their article, in every language."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.referee import Desk, Ruling, begin_deal, card_back, look_at_piles, protocol, turn_up
from settebello.texts import languages, texts
from tests.unit.notation.matches import MISHAPS, played_match
from tests.unit.referee.desk import TABLE, after, begun
from tests.unit.referee.test_desk import entered_again


def told(desk: Desk) -> list[tuple[int | None, str]]:
    """Return articles and keys of what followed from the last act."""
    return [(ruling.article, ruling.key.removeprefix("ruling-")) for ruling in protocol(desk)[-1].rulings]


STOPPED = "irregular=2:stops"


@pytest.mark.parametrize(
    ("acts", "rulings"),
    [
        ("6C", []),
        ("7D", [(11, "missed")]),
        ("7D 3C", [(11, "lapsed")]),
        ("7D 2:call", [(11, "called")]),
        ("7D 1:call", [(11, "noticed")]),
        ("7D 2:call 7Dx2S5C", []),
        ("1:shows=6C", [(13, "shown-now")]),
        ("1:shows=6C7D", [(13, "shown-choice")]),
        ("1:shows=6C 1:shows=7D", [(13, "shown-waits")]),
        ("2:shows=6C", [(13, "shown-waits")]),
        ("2:shows=6C7D", [(13, "shown-decided")]),
        ("2:shows=6C 2:shows=7D", [(13, "shown-decided")]),
        ("2:shows=6C7D 3C 1:chooses=7D", [(13, "chosen")]),
        ("7D 1:admits=7S", [(12, "admitted")]),
        ("7Dx2S5C irregular=2:continues", [(17, "goes-on")]),
        ("7Dx2S5C " + STOPPED, [(17, "stopped"), (15, "play-on"), (15, "next-dealer")]),
        ("7D irregular=1,2:stops", [(17, "void"), (17, "same-dealer")]),
        ("7D 2:call irregular=1,2:stops", [(17, "void"), (17, "same-dealer")]),
        ("misdeal=10/8/9/9/4", [(4, "misdeal"), (4, "same-dealer")]),
        ("7Dx2S5C=fuori", [(16, "fuori-wrong"), (15, "won"), (16, "stake")]),
        ("7D=fuori", [(16, "fuori-wrong"), (15, "won"), (16, "stake")]),
        ("7Dx2S5C FCxFB FDxFS", [(10, "scopa")]),
    ],
)
def test_every_act_has_its_rulings(acts: str, rulings: list[tuple[int, str]]) -> None:
    assert told(after(begun(), *acts.split())) == rulings


def test_figs_art_16_a_right_declaration() -> None:
    desk = after(begun("figs?target=1&fuori=yes"), "7Dx2S5C=fuori")
    assert told(desk) == [(16, "fuori-right"), (15, "won")]
    facts = protocol(desk)[-1].rulings[0].facts
    assert (facts["name"], facts["needed"], facts["score"]) == ("Ada", 1, "1-0")


def test_figs_art_15_level_at_the_points_another_deal_follows() -> None:
    first = after(begun("figs?target=4"), "7Dx2S5C", "irregular=1:stops")
    level = after(begin_deal(first, TABLE), "7Dx2S5C", "irregular=2:stops")
    assert told(level) == [(17, "stopped"), (15, "level"), (15, "next-dealer")]
    assert protocol(level)[-1].rulings[1].facts == {"score": "4-4"}
    won = after(begin_deal(level, TABLE), "6C", "irregular=1:stops")
    assert told(won) == [(17, "stopped"), (15, "won")]


def test_figs_art_10_is_named_only_where_the_last_card_sweeps() -> None:
    swept = after(begun("figs?ace=takes_all"), "ADx2S5CFSFB")
    assert told(swept) == []


def test_a_match_of_one_deal_that_is_level_says_nothing_of_points_to_reach() -> None:
    acts = "7Dx2S5C", "FCxFB", "FDxFS", "3C", "3Sx3C", "irregular=1:stops"
    level = after(begun("figs?target=one_deal"), *acts)
    assert told(level) == [(17, "stopped"), (15, "level-deal"), (15, "next-dealer")]
    assert protocol(level)[-1].rulings[1].facts == {"score": "3-3"}


def test_figs_art_16_a_wrong_declaration_is_told_with_both_halves_of_the_article() -> None:
    (wrong, *_) = protocol(after(begun(), "7Dx2S5C=fuori"))[-1].rulings
    for key in (wrong.key, "article-16"):
        assert "or by its own points where these are fewer" in texts("en").say(key, **wrong.facts)
        assert "o col proprio punteggio se inferiore" in texts("it").say(key, **wrong.facts)


@given(st.integers(0, 2**32), st.integers(20, 36))
def test_every_ruling_can_be_said_and_comes_from_an_article(seed: int, plays: int) -> None:
    desk = entered_again(played_match("figs", seed, most=2, plays=plays, mishaps=MISHAPS))
    for number in range(1, len(desk.deals) + 1):
        for entry in protocol(desk, number):
            for ruling in entry.rulings:
                assert ruling.article in range(4, 18)
                assert all(texts(language).say(ruling.key, **ruling.facts) for language in languages())


def test_a_deal_played_to_its_end_is_counted() -> None:
    desk = entered_again(played_match("figs", 3, most=1))
    assert [key for _, key in told(desk)][-3:] == ["counted", "play-on", "next-dealer"]


def test_a_protocol_says_who_did_what() -> None:
    desk = after(begun(), "3:shows=AC", "7D", "2:call", "7Dx2S5C")
    assert [(entry.seat, str(entry.act)) for entry in protocol(desk)] == [
        (2, "3:shows=AC"),
        (0, "7D~"),
        (1, "2:call"),
        (0, "7Dx2S5C"),
    ]
    counted = after(begun(), "misdeal=8/9/9/9/4")
    assert protocol(counted)[-1].seat is None
    assert protocol(turn_up(begin_deal(counted), TABLE), 1) == protocol(counted)


def test_figs_art_13_a_card_that_was_played_stays_played() -> None:
    assert card_back() == Ruling(13, "played_stays")
    assert all(texts(language).say("played_stays") for language in languages())


def test_figs_art_18_nobody_looks_at_the_captures() -> None:
    for request in ("see_last", "count_cards", "count_scope", "anything"):
        assert look_at_piles(begun(), request) == Ruling(18, "pile_closed")
    open_scope = begun("figs?pile_view=scope_only")
    assert look_at_piles(open_scope, "count_scope") == Ruling(None, "ruling-scope-shown", {"scope": "0-0"})
    assert look_at_piles(open_scope, "see_last").article == 18
