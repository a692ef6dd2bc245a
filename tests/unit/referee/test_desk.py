"""An arbiter's entries are recorded or refused, and can be taken back, saved and reopened."""

from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.cards import Card, CardSet, Seat, parse_card, parse_cards
from settebello.engine import Play, articles_apply
from settebello.engine.live import Choose
from settebello.errors import IllegalAction, InvalidRules, InvalidSetting, SettebelloError, SyntaxProblem
from settebello.notation import MatchRecord, dumps, loads, parse_act, verified
from settebello.notation.sections import WORDS_MOST
from settebello.referee import (
    Desk,
    DeskPhase,
    begin_deal,
    enter,
    open_desk,
    protocol,
    reopen,
    save,
    status,
    take_back,
    turn_up,
)
from settebello.referee.course import table_known
from settebello.referee.desk import MOST_ACTS
from settebello.rules import CaptureDuty, Rules, rules_text
from settebello.texts import languages, texts
from tests.kit.strategies import random_rules
from tests.unit.notation.matches import MISHAPS, played_match
from tests.unit.referee.desk import ADA, BRUNO, CARLA, DARIO, NAMES, TABLE, after, begun, opened


def entered_again(record: MatchRecord) -> Desk:
    """Enter a whole record at a desk that sees the tables and the plays."""
    desk = open_desk(record.rules_text, NAMES, record.deals[0].dealer)
    for index, (claim, played) in enumerate(zip(record.deals, verified(record), strict=True)):
        desk = begin_deal(desk) if index else desk
        desk = turn_up(desk, played.moments[0].state.table)
        for marked in claim.acts:
            desk = enter(desk, marked.seat, marked.act)
    return desk


@settings(max_examples=settings().max_examples // 2)
@given(st.integers(0, 2**32), st.integers(1, 3), st.integers(0, 36))
def test_what_happened_at_a_table_can_be_entered_and_comes_to_the_same(
    seed: int, most: int, plays: int
) -> None:
    record = played_match("figs", seed, most=most, plays=plays, mishaps=MISHAPS)
    desk = entered_again(record)
    again = desk.record
    assert (again.score, again.winner, again.stake) == (record.score, record.winner, record.stake)
    assert [deal.acts for deal in again.deals] == [deal.acts for deal in record.deals]
    assert [deal.points for deal in again.deals] == [deal.points for deal in record.deals]


@settings(max_examples=settings().max_examples // 2)
@given(st.integers(0, 2**32), st.integers(1, 3), st.integers(0, 36))
def test_a_saved_protocol_is_a_true_record_and_reopens_as_it_was(seed: int, most: int, plays: int) -> None:
    desk = entered_again(played_match("figs", seed, most=most, plays=plays, mishaps=MISHAPS))
    text = save(desk)
    assert reopen(text) == desk
    assert dumps(loads(text)) == text


@settings(max_examples=settings().max_examples // 2)
@given(st.integers(0, 2**32), st.integers(0, 30))
def test_everything_can_be_taken_back_to_the_beginning(seed: int, plays: int) -> None:
    desk = entered_again(played_match("figs", seed, most=2, plays=plays, mishaps=MISHAPS))
    entries = sum(len(source.deal.acts) + table_known(source) for source in desk.deals) + len(desk.deals) - 1
    for _ in range(entries):
        desk = take_back(desk)
    assert desk == open_desk("figs", NAMES, desk.deal.state.dealer)
    with pytest.raises(SettebelloError) as refused:
        take_back(desk)
    assert refused.value.reason == "nothing_to_take_back"


def test_where_no_card_goes_to_the_table_there_is_none_to_take_back() -> None:
    desk = opened("figs?deal=P10")
    with pytest.raises(SettebelloError) as refused:
        take_back(desk)
    assert refused.value.reason == "nothing_to_take_back"
    stopped = after(desk, "7D", "irregular=2:stops")
    assert take_back(begin_deal(stopped)) == stopped


def test_an_act_that_is_taken_back_leaves_no_trace() -> None:
    desk = after(begun(), "3:shows=AC", "7D", "2:call")
    for text in ("7Dx2S5C", "1:shows=RD", "irregular=1:stops", "irregular=1,2:stops"):
        assert take_back(after(desk, text)) == desk


REFUSED = [
    ("7D", None, "2D 7D", "card_played_before", 7),
    ("7D", None, "FB", "card_of_table", 7),
    ("7D 2:shows=3D", None, "3:shows=3D", "card_of_another", 7),
    ("2:shows=ADACASABRDRCRSRBCD", None, "2:shows=CC", "hand_known", 7),
    ("7D", ADA, "6C", "played_out_of_turn", 13),
    ("7D", CARLA, "6C=fuori", "played_out_of_turn", 13),
    ("7D", None, "call", "who_did_it", None),
    ("7D", None, "shows=4C", "who_did_it", None),
    ("7D", None, "3:call", "call_by_partner", 11),
    ("7D 3C", None, "1:call", "nothing_missed", 11),
    ("7D 2:call", None, "7D", "must_take", 11),
    ("7D 2:call", None, "6C", "card_called", 13),
    ("", None, "7Dx2S", "no_such_capture", 9),
    ("3:shows=ACAD", None, "chooses=AC", "no_choice", 13),
    ("3:shows=ACAD 7D 3C", None, "AC", "not_your_turn", 7),
    ("3:shows=ACAD 7D 3C", None, "4:chooses=AC", "no_choice", 13),
    ("", None, "misdeal=9/9/9/9/4", "counts_regular", 4),
    ("7D", None, "misdeal=9/9/9/8/4", "count_after_play", 4),
    ("", None, "irregular=2:stops", "count_before_play", 17),
    ("misdeal=9/9/9/8/4", None, "7D", "deal_over", 7),
]


@pytest.mark.parametrize(("before", "seat", "text", "reason", "article"), REFUSED)
def test_what_cannot_be_is_named_and_not_recorded(
    before: str, seat: Seat | None, text: str, reason: str, article: int | None
) -> None:
    desk = after(begun(), *before.split())
    kept = save(desk)
    with pytest.raises(SettebelloError) as refused:
        _enter(desk, seat, text)
    assert refused.value.reason == reason
    assert refused.value.facts.get("article") == article
    assert save(desk) == kept
    assert all(texts(language).error(refused.value) for language in languages())


def _enter(desk: Desk, seat: Seat | None, text: str) -> None:
    *first, last = text.split()
    desk = after(desk, *first)
    if seat is None:
        after(desk, last)
    else:
        enter(desk, seat, parse_act(last))


@pytest.mark.parametrize("seat", [-1, 4, 9])
def test_a_seat_that_there_is_not_is_refused(seat: int) -> None:
    for what in ("call", "7D", "shows=4C"):
        with pytest.raises(SettebelloError) as refused:
            enter(begun(), Seat(seat), parse_act(what))
        assert refused.value.reason == "no_such_seat"
    with pytest.raises(SettebelloError) as refused:
        after(begun(), "7D", "irregular=6:stops")
    assert refused.value.reason == "no_such_seat"


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ("RDRCRS2S", "table_redealt"),
        ("ADASAB7D", "table_redealt"),
        ("2S5CFS", "table_size"),
        ("2S5CFSFBFC", "table_size"),
        ("2S5CFSAC", "card_shown_before"),
    ],
)
def test_figs_art_6_a_table_that_cannot_stay_is_not_recorded(table: str, reason: str) -> None:
    desk = after(opened(), "3:shows=AC")
    with pytest.raises(SettebelloError) as refused:
        turn_up(desk, parse_cards(table))
    assert refused.value.reason == reason
    if reason == "table_redealt":
        assert refused.value.facts["article"] == 6
        assert refused.value.facts["name"] == "Dario"
    assert status(turn_up(desk, TABLE)).table == TABLE


def test_a_card_that_is_written_down_in_a_hand_is_not_turned_up() -> None:
    text = save(opened()).replace('[Pack "????????', '[Pack "7D??????')
    desk = reopen(text)
    with pytest.raises(IllegalAction) as refused:
        turn_up(desk, parse_cards("7D5CFSFB"))
    assert (refused.value.reason, refused.value.facts["card"]) == ("card_shown_before", "7D")
    assert save(desk) == text
    assert status(turn_up(desk, TABLE)).table == TABLE


def test_a_table_is_turned_up_once_and_before_the_first_play() -> None:
    with pytest.raises(SettebelloError) as refused:
        turn_up(begun(), TABLE)
    assert refused.value.reason == "table_known"
    with pytest.raises(SettebelloError) as refused:
        after(opened(), "7D")
    assert (refused.value.reason, refused.value.facts["article"]) == ("table_unknown", 6)


def test_the_next_deal_begins_when_one_has_ended() -> None:
    with pytest.raises(SettebelloError) as refused:
        begin_deal(begun())
    assert refused.value.reason == "deal_not_over"
    stopped = after(begun(), "7Dx2S5C", "irregular=2:stops")
    second = begin_deal(stopped, TABLE)
    assert (status(second).deal_number, status(second).dealer, status(second).score) == (2, ADA, (4, 0))
    won = after(second, "6C", "irregular=2:stops")
    assert status(won).phase is DeskPhase.MATCH_OVER
    with pytest.raises(SettebelloError) as refused:
        begin_deal(won)
    assert refused.value.reason == "match_over"


def test_after_a_void_deal_the_same_player_deals_again() -> None:
    for acts in (["misdeal=10/8/9/9/4"], ["7D", "irregular=1,2:stops"]):
        again = begin_deal(after(begun(), *acts))
        assert status(again).dealer == DARIO
        assert status(again).score == (0, 0)


def test_who_decides_need_not_be_named() -> None:
    desk = after(begun(), "3:shows=ACAD", "7D", "3C")
    assert enter(desk, None, Choose(parse_card("AC"))) == after(desk, "2:chooses=AC")
    assert status(desk).to_act == BRUNO


@given(random_rules())
def test_a_desk_is_for_rules_by_which_mistakes_are_settled_and_hands_need_not_be_seen(rules: Rules) -> None:
    names = [f"P{seat}" for seat in range(rules.players)]
    if articles_apply(rules) and rules.capture_duty is not CaptureDuty.HAND:
        desk = open_desk(rules_text(rules), names, Seat(0))
        assert desk.rules == rules
        assert reopen(save(desk)) == desk
        return
    with pytest.raises(InvalidRules) as refused:
        open_desk(rules_text(rules), names, Seat(0))
    wrong = "desk_sees_no_hand" if articles_apply(rules) else "desk_needs_articles"
    assert [problem.reason for problem in refused.value.problems] == [wrong]


def test_rules_that_judge_a_play_by_the_whole_hand_are_not_for_a_desk() -> None:
    whole = dumps(played_match("figs?capture_duty=hand", 1, most=1, plays=3))
    with pytest.raises(InvalidRules) as at_first:
        opened("figs?capture_duty=hand")
    with pytest.raises(InvalidRules) as again:
        reopen(whole)
    for refused in (at_first, again):
        (problem,) = refused.value.problems
        assert (problem.fields, problem.reason) == (("capture_duty",), "desk_sees_no_hand")
        assert all(texts(language).say(problem.reason) for language in languages())


@pytest.mark.parametrize(
    ("names", "error", "reason"),
    [
        (["Ada", "Bruno", "Carla"], InvalidSetting, "names_wanted"),
        (["Ada", "Bruno", "Carla", " "], InvalidSetting, "names_wanted"),
        (["Ada", "Bruno", "Carla", "Ada"], InvalidSetting, "names_differ"),
        (["Ada", "Bruno", "Carla", "Da\nrio"], SyntaxProblem, "syntax"),
    ],
)
def test_four_players_have_four_names(names: list[str], error: type[SettebelloError], reason: str) -> None:
    with pytest.raises(error) as refused:
        open_desk("figs", names, DARIO)
    assert refused.value.reason == reason


def test_the_record_of_a_match_on_line_can_be_gone_on_with() -> None:
    record = played_match("figs", 3, most=2, plays=5)
    desk = reopen(dumps(record))
    assert desk.record == record
    assert [hand.bit_count() for hand in status(desk).known] == [len(range(9)) - n for n in _played(desk)]


def test_where_players_sat_before_places_were_drawn_stays_in_the_protocol() -> None:
    record = replace(played_match("figs", 3, most=2, plays=5), drawn=(BRUNO, ADA, DARIO, CARLA))
    desk = reopen(dumps(record))
    assert desk.record == record
    assert '[Drawn "2-1-4-3"]' in save(take_back(desk))


def _played(desk: Desk) -> list[int]:
    made = [entry.seat for entry in protocol(desk)]
    return [made.count(Seat(seat)) for seat in range(4)]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", SyntaxProblem),
        (dumps(played_match("scopone", 1, most=1)), InvalidRules),
        (
            '[Rules "figs"]'
            + "".join(f'[Player{n} "{n}"]' for n in range(1, 5))
            + '[Score "0-0"][Result "*"]',
            SyntaxProblem,
        ),
        (dumps(played_match("figs", 1, most=1)).replace('Before "0-0"', 'Before "1-0"'), SyntaxProblem),
    ],
)
def test_what_is_no_protocol_is_not_reopened(text: str, error: type[SettebelloError]) -> None:
    with pytest.raises(error):
        reopen(text)


@given(st.integers(0, 2**40 - 1), st.lists(st.integers(0, 39).map(Card), max_size=8))
def test_nothing_but_an_error_of_the_tree_comes_out(table: int, cards: list[Card]) -> None:
    with suppress(SettebelloError):
        turn_up(opened(), CardSet(table))
    desk = begun()
    for card in cards:
        with suppress(SettebelloError):
            desk = enter(desk, None, Play(card))
            assert reopen(save(desk)) == desk


def test_a_deal_is_never_too_long_to_be_read_again() -> None:
    desk = enter(begun(), None, parse_act("4C"))
    acts = desk.source.deal.acts
    many = replace(desk.source, deal=replace(desk.source.deal, acts=acts * MOST_ACTS))
    with pytest.raises(IllegalAction) as caught:
        enter(replace(desk, deals=(many,)), None, parse_act("irregular=1:continues"))
    assert caught.value.reason == "deal_too_long"
    assert MOST_ACTS < WORDS_MOST
