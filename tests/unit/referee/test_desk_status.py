"""An arbiter's view of the table: nothing depends on cards that nobody saw."""

from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.cards import EMPTY, parse_card, parse_cards
from settebello.engine import Play
from settebello.engine.live import How
from settebello.notation import dumps
from settebello.referee import DeskPhase, begin_deal, plays_with, reopen, side_names, status, take_back
from tests.unit.notation.matches import MISHAPS, played_match
from tests.unit.referee.desk import ADA, BRUNO, CARLA, DARIO, NAMES, TABLE, after, begun, opened
from tests.unit.referee.test_desk import entered_again


def test_figs_art_3_the_roles_go_round_from_the_cartaros_right() -> None:
    found = status(opened())
    assert (found.roles, found.dealer, found.phase) == ((ADA, BRUNO, CARLA, DARIO), DARIO, DeskPhase.TABLE)
    assert found.table is None
    assert found.hand_sizes == (9, 9, 9, 9)


def test_a_closed_table_does_not_tell_what_lies_on_it() -> None:
    assert status(after(opened(), "3:shows=AC")).table is None
    assert status(begun()).table == TABLE
    assert status(take_back(begun())).table is None


def test_only_cards_that_were_seen_are_known_in_a_hand() -> None:
    desk = after(begun(), "3:shows=ACAD", "7Dx2S5C", "3C")
    found = status(desk)
    assert found.known == found.exposed == (EMPTY, EMPTY, parse_cards("ACAD"), EMPTY)
    assert found.hand_sizes == (8, 8, 9, 9)
    assert (found.to_move, found.to_act) == (CARLA, BRUNO)
    assert found.must_play == parse_cards("ACAD")
    chosen = status(after(desk, "2:chooses=AC"))
    assert (chosen.to_act, chosen.must_play) == (CARLA, parse_cards("AC"))


def test_a_hand_that_is_free_is_bound_to_nothing() -> None:
    assert status(begun()).must_play == EMPTY
    assert status(after(begun(), "3:shows=AC")).must_play == EMPTY


def test_figs_art_11_a_missed_capture_can_be_called_until_the_next_play() -> None:
    missed = status(after(begun(), "7D")).missed
    assert missed is not None
    assert (missed.card, missed.seat, missed.callers) == (parse_card("7D"), ADA, (ADA, BRUNO, DARIO))
    assert missed.choices == (parse_cards("2S5C"),)
    assert status(after(begun(), "7D", "3C")).missed is None
    called = status(after(begun(), "7D", "4:call"))
    assert (called.missed, called.must_take, called.must_play) == (None, True, parse_cards("7D"))


def test_figs_art_16_and_17_what_is_acquired_and_what_is_at_stake() -> None:
    found = status(after(begun(), "7Dx2S5C"))
    assert [side.settebello for side in found.acquired] == [1, 0]
    assert found.at_stake == ("carte", "denari", "primiera")
    assert status(begun()).at_stake == ("carte", "denari", "settebello", "primiera")
    assert found.pile_sizes == (3, 0)


def test_figs_art_16_what_a_declaration_would_come_to_by_the_cards_captured() -> None:
    found = status(after(begun("figs?target=1&fuori=yes"), "7Dx2S5C")).declaring
    assert found.allowed
    assert [verdict.reached for verdict in found.now] == [True, False]
    assert [verdict.outcome.winner for verdict in found.now] == [0, 0]


def test_figs_art_16_who_may_not_declare_is_told_why() -> None:
    elsewhere = status(begun("figs?target=11")).declaring
    assert elsewhere.refused is not None
    assert (elsewhere.refused.reason, elsewhere.now) == ("no_fuori", ())
    over = status(after(begun(), "misdeal=8/9/9/9/4")).declaring.refused
    assert over is not None
    assert over.reason == "deal_over"


def test_how_a_deal_ended_is_told() -> None:
    found = status(after(begun(), "7Dx2S5C=fuori"))
    assert found.ending is not None
    assert (found.ending.how, found.phase, found.outcome.winner) == (How.FUORI, DeskPhase.MATCH_OVER, 1)
    assert (found.outcome.multiplier, found.to_act) == (3, None)
    void = after(begun(), "misdeal=8/9/9/9/4")
    assert status(void).phase is DeskPhase.DEAL_OVER
    assert status(begin_deal(void)).phase is DeskPhase.TABLE


def test_what_a_card_can_do_is_listed_whoever_holds_it() -> None:
    takes = Play(parse_card("7D"), parse_cards("2S5C"))
    assert plays_with(begun(), parse_card("7D")) == (takes, Play(parse_card("7D")))
    assert plays_with(begun(), parse_card("6D")) == (Play(parse_card("6D")),)
    assert plays_with(after(begun(), "7D", "2:call"), parse_card("7D")) == (takes,)


def test_sides_are_called_by_their_players() -> None:
    assert side_names(begun().rules, NAMES) == ("Ada + Carla", "Bruno + Dario")


@settings(max_examples=settings().max_examples * 3 // 4)
@given(st.integers(0, 2**32), st.integers(0, 36))
def test_what_stands_is_what_somebody_who_saw_all_hands_would_say(seed: int, plays: int) -> None:
    record = played_match("figs", seed, most=1, plays=plays, mishaps=MISHAPS)
    desk = entered_again(record)
    told, seen = status(desk), status(reopen(dumps(record)))
    for name in (
        "phase",
        "score",
        "outcome",
        "roles",
        "to_move",
        "to_act",
        "must_take",
        "table",
        "hand_sizes",
    ):
        assert getattr(told, name) == getattr(seen, name), name
    for name in ("exposed", "pile_sizes", "scope", "acquired", "at_stake", "missed", "ending", "must_play"):
        assert getattr(told, name) == getattr(seen, name), name
    assert told.declaring.now == seen.declaring.now
    for known, hand in zip(told.known, seen.known, strict=True):
        assert known & ~hand == 0
