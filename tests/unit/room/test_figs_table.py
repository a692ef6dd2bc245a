"""The federation's table: captures missed and called, exposed cards, declarations, stakes (FIGS 11-16)."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from settebello.cards import PACK, CardSet, Seat, card_text, cards_in, parse_cards
from settebello.engine import Outcome, play_order
from settebello.errors import SettebelloError
from settebello.notation import parse_act
from settebello.room import (
    Begun,
    Dealt,
    MakeAct,
    Opened,
    Room,
    Sealed,
    Seated,
    decide,
    evolve,
    fold,
    project,
    tell,
)
from settebello.room.public import (
    CalledEvent,
    ChosenEvent,
    FuoriEvent,
    PlayedEvent,
    ShownEvent,
)
from settebello.room.screen import Phase
from settebello.rules import Rules, To, parse_rules
from tests.support.rooms import key_text, seed_of

FIGS = "figs?target=8"
DEALER = Seat(3)


def pack_of(rules: Rules, hands: Sequence[str], table: str) -> str:
    """Return a pack that deals these cards, and others where fewer are named."""
    named = [list(cards_in(parse_cards(hand))) for hand in hands]
    lying = list(cards_in(parse_cards(table)))
    rest = iter(cards_in(CardSet(PACK & ~parse_cards("".join([*hands, table])))))
    pack: list[str] = []
    for packet in rules.deal.opening():
        receivers = play_order(rules, DEALER) if packet.to is To.PLAYERS else (None,)
        for receiver in receivers:
            row = lying if receiver is None else named[receiver]
            pack += [card_text(row.pop(0) if row else next(rest)) for _ in range(packet.cards)]
    return "".join(pack)


class Table:
    """Four persons at a table, the last of them the dealer, with cards of our choice."""

    def __init__(
        self, hands: Sequence[str], table: str, rules: str = FIGS, score: tuple[int, int] = (0, 0)
    ) -> None:
        chosen = parse_rules(rules)
        people = [Seated(seat, f"P{seat}", key_text(seat), None, "") for seat in range(4)]
        begun = Begun(DEALER, (0, 1, 2, 3), ())
        dealt = Dealt(pack_of(chosen, hands, table), ("", "", "", ""), 0)
        room = fold([Opened("r", rules, chosen.as_texts()), Sealed(seed_of(1)), *people, begun])
        assert room.match is not None
        self.room: Room = evolve(replace(room, match=replace(room.match, outcome=Outcome(score))), dealt)
        self.told: list[object] = []

    def do(self, seat: int, act: str) -> None:
        self.told = []
        for change in decide(self.room, MakeAct(Seat(seat), self.room.version, parse_act(act)), seed_of(2)):
            self.room = change.after
            self.told += tell(change.event, change.after)

    def refusal(self, seat: int, act: str) -> str:
        before = self.room
        with pytest.raises(SettebelloError) as refused:
            self.do(seat, act)
        assert self.room is before
        article = refused.value.facts.get("article")
        return refused.value.reason + (f" {article}" if article else "")

    @property
    def lying(self) -> CardSet:
        assert self.room.deal is not None
        return self.room.deal.state.table


HANDS = ["7SAD5D", "4C5S5B", "2C3C", "RD6C"]
TABLE = "5C2DRBRS"


def test_figs_art_11_a_capture_that_nobody_notices_lapses_with_the_next_play() -> None:
    table = Table(HANDS, TABLE)
    table.do(0, "7S")
    table.do(1, "4C")
    assert table.lying == parse_cards("5C2DRBRS7S4C")
    assert table.refusal(3, "call") == "nothing_missed 11"


def test_figs_art_11_a_missed_capture_that_is_called_is_made() -> None:
    table = Table(HANDS, TABLE)
    table.do(0, "7S")
    table.do(1, "call")
    assert table.lying == parse_cards("RBRS")
    assert [type(event) for event in table.told] == [CalledEvent, PlayedEvent]
    assert table.room.to_move == 1


def test_figs_art_11_whoever_has_to_take_after_all_chooses_what() -> None:
    table = Table(HANDS, "5C2D4B3B")
    table.do(0, "7S")
    table.do(3, "call")
    assert table.room.to_move == 0
    assert table.refusal(0, "7S") == "must_take 11"
    assert table.refusal(0, "AD") == "card_called 13"
    table.do(0, "7Sx4B3B")
    assert table.lying == parse_cards("5C2D")


def test_a_wrong_capture_is_refused_without_a_hint_where_captures_are_made_by_hand() -> None:
    table = Table(HANDS, TABLE)
    for wrong in ("7SxRB", "ADx5C", "5Dx2D"):
        assert table.refusal(0, wrong) == "wrong_capture 9"
    assert Table(HANDS, TABLE, "scopone").refusal(0, "7SxRB") == "no_such_capture"


def test_figs_art_18_a_partner_says_nothing_of_a_missed_capture() -> None:
    table = Table(HANDS, TABLE)
    table.do(0, "7S")
    assert table.refusal(2, "call") == "call_by_partner 11"
    assert project(table.room, Seat(2)).offers == []


def test_a_call_is_offered_whether_or_not_a_capture_was_missed() -> None:
    missed, laid = Table(HANDS, TABLE), Table(HANDS, TABLE)
    missed.do(0, "7S")
    laid.do(0, "AD")
    for table in (missed, laid):
        assert project(table.room, Seat(1)).offers == ["call"]
    assert laid.refusal(1, "call") == "nothing_missed 11"


def test_figs_art_13_a_card_shown_out_of_turn_is_played_at_its_turn() -> None:
    table = Table(HANDS, TABLE)
    table.do(0, "AD")
    table.do(1, "4C")
    table.do(2, "2C")
    table.do(3, "RDxRB")
    table.do(1, "shows=5B")
    assert isinstance(table.told[0], ShownEvent)
    assert project(table.room, None).seats[1].exposed == ["5B"]
    table.do(0, "5Dx5C")
    assert table.refusal(1, "5S") == "exposed_first 13"
    assert {play.card for play in project(table.room, Seat(1)).legal} == {"5B"}


def test_figs_art_13_of_several_exposed_cards_the_player_before_decides() -> None:
    table = Table(HANDS, TABLE)
    for seat, act in enumerate(["AD", "4C", "2C", "RDxRB"]):
        table.do(seat, act)
    table.do(1, "shows=5S5B")
    table.do(0, "5Dx5C")
    assert table.room.to_move == 0
    screen = project(table.room, Seat(0))
    assert (screen.owner, screen.offers, screen.legal) == (1, ["chooses=5S", "chooses=5B"], [])
    assert table.refusal(1, "5S") == "not_your_turn 7"
    assert table.refusal(0, "chooses=AD") == "exposed_first 13"
    table.do(0, "chooses=5B")
    assert table.told == [ChosenEvent(0, 1, "5B")]
    assert {play.card for play in project(table.room, Seat(1)).legal} == {"5B"}


def test_figs_art_13_who_shows_several_cards_on_turn_chooses_among_them() -> None:
    table = Table(HANDS, TABLE)
    table.do(0, "shows=7SAD")
    assert table.room.to_move == 0
    assert {play.card for play in project(table.room, Seat(0)).legal} == {"7S", "AD"}
    table.do(0, "AD")
    assert project(table.room, None).seats[0].exposed == ["7S"]


def test_figs_art_5_a_hand_that_is_not_seen_yet_is_not_shown() -> None:
    assert Table(HANDS, TABLE).refusal(2, "shows=2C") == "hand_not_seen 5"


def test_the_program_counts_the_cards_of_its_own_deals() -> None:
    table = Table(HANDS, TABLE)
    assert table.refusal(0, "irregular=2:stops") == "arbiter_only"
    assert table.refusal(0, "misdeal=10/8/9/9/4") == "arbiter_only"


def test_figs_art_16_a_wrong_declaration_loses_the_match_and_the_stake() -> None:
    table = Table(HANDS, TABLE)
    table.do(0, "AD=fuori")
    assert table.room.phase is Phase.MATCH_OVER
    assert isinstance(table.told[1], FuoriEvent)
    screen = project(table.room, Seat(1))
    assert screen.count is not None
    assert (screen.count.how, screen.count.declarer, screen.count.right) == ("fuori", 0, False)
    assert screen.outcome is not None
    assert (screen.outcome.winner, screen.outcome.multiplier) == (1, 3)
    assert screen.stakes == [-3, 3]


def test_figs_art_16_a_right_declaration_wins_whatever_the_others_have() -> None:
    table = Table(["7D", *HANDS[1:]], "7C2DRBRS", score=(7, 7))
    table.do(0, "7Dx7C=fuori")
    screen = project(table.room, Seat(1))
    assert screen.count is not None
    assert (screen.count.right, screen.count.after) == (True, [8, 7])
    assert screen.outcome is not None
    assert (screen.outcome.winner, screen.outcome.multiplier) == (0, 1)
    assert screen.stakes == [1, -1]
    assert table.refusal(1, "4C") == "no_deal"


@pytest.mark.parametrize(("score", "refused"), [((8, 8), "fuori_level 16"), ((9, 9), "fuori_level 16")])
def test_figs_art_16_no_declaration_in_a_deal_that_began_level_at_eight(
    score: tuple[int, int], refused: str
) -> None:
    table = Table(HANDS, TABLE, score=score)
    assert not project(table.room, Seat(0)).fuori
    assert table.refusal(0, "AD=fuori") == refused


def test_no_declaration_where_the_rules_have_none() -> None:
    table = Table(HANDS, TABLE, "figs?target=11")
    assert not project(table.room, Seat(0)).fuori
    assert table.refusal(0, "AD=fuori") == "no_fuori 16"


def test_nothing_can_be_missed_or_shown_where_the_program_makes_the_captures() -> None:
    table = Table(HANDS, TABLE, "scopone")
    assert table.refusal(0, "7S") == "must_take"
    assert table.refusal(0, "shows=7S") == "no_articles"
    assert table.refusal(1, "call") == "nothing_missed"
