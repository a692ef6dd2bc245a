"""Each refusal says why: a stable reason, a sentence, and what would be legal instead."""

from collections.abc import Callable

import pytest

from settebello.cards import EMPTY, Card, CardSet, Seat, Side, cards_in, parse_card
from settebello.duplicate import draw_set
from settebello.engine import (
    BankAce,
    Play,
    after_deal,
    apply,
    can_apply,
    captures,
    check_action,
    cutter,
    deal,
    decode_action,
    encode_action,
    first_table,
    forfeited,
    legal_actions,
    match_outcome,
    next_dealer,
    pile_keepers,
    play_order,
    redeal_reason,
    score_deal,
    score_state,
    seats_of,
    side_of,
    start_match,
    view,
)
from settebello.engine.live import Call, act, can_act, live, live_view
from settebello.engine.match import after_void
from settebello.errors import IllegalAction, InvalidArgument, SyntaxProblem
from settebello.fair import Luck, shuffled_pack
from settebello.notation import (
    action_text,
    dumps,
    dumps_matches,
    loads,
    loads_matches,
    parse_act,
    parse_action,
    parse_position,
    position_text,
    verified,
    verified_matches,
)
from settebello.players import Budget, Greedy, player, respond
from settebello.rules import parse_rules, preset, rules_text
from settebello_lab.arena import play_ladder, report_of
from tests.rulings.asking import cards, play, position


def refusal(rules: str, hand: str, table: str, action: Play | BankAce) -> IllegalAction:
    """Return the error that an action of the first player meets."""
    seats = 2 if rules.startswith(("assi", "quindici", "torneo")) else 4
    state = position(rules, [hand, *["2B", "3B", "4B"][: seats - 1]], table)
    assert not can_apply(state, action)
    with pytest.raises(IllegalAction) as refused:
        check_action(state, action)
    return refused.value


def test_a_card_that_is_not_in_the_hand() -> None:
    error = refusal("scopone", "5D", "RC", Play(parse_card("6D")))
    assert (error.reason, error.message) == ("card_not_in_hand", "6D is not in this hand")
    assert error.facts == {"card": "6D"}


def test_a_card_that_takes_nothing_can_only_be_laid() -> None:
    error = refusal("scopone", "5D", "RC", Play(parse_card("5D"), cards("RC")))
    assert error.reason == "takes_nothing"


def test_a_card_that_takes_has_to() -> None:
    error = refusal("scopone", "5D", "5C 5S", Play(parse_card("5D")))
    assert (error.reason, error.facts["choices"]) == ("must_take", ["5C", "5S"])


def test_the_equal_card_comes_first() -> None:
    error = refusal("scopone", "5D", "5C 2S 3S", Play(parse_card("5D"), cards("2S 3S")))
    assert (error.reason, error.facts["choices"]) == ("equal_first", ["5C"])


def test_another_set_than_those_that_add_up() -> None:
    error = refusal("scopone", "5D", "2S 3S RC", Play(parse_card("5D"), cards("2S")))
    assert (error.reason, error.facts["choices"]) == ("no_such_capture", ["2S3S"])


def test_all_that_is_equal_at_once() -> None:
    error = refusal("scopone", "5D", "5C 5S", Play(parse_card("5D"), cards("5C 5S")))
    assert error.reason == "equal_first"


def test_in_quindici_nothing_is_said_of_equals() -> None:
    error = refusal("quindici", "4S", "4D 7B RC", Play(parse_card("4S"), cards("4D")))
    assert (error.reason, error.facts["choices"]) == ("no_such_capture", ["4D7B"])


def test_an_ace_where_none_is_banked_and_another_card_where_aces_are() -> None:
    assert refusal("scopone", "AD", "RC", BankAce(parse_card("AD"))).reason == "no_bank"
    assert refusal("assi?ace_bank=yes", "2D", "RC", BankAce(parse_card("2D"))).reason == "no_bank"


def test_a_hand_that_can_take_has_to_where_the_duty_binds_the_hand() -> None:
    error = refusal("scopone?capture_duty=hand", "5D 2C", "5C RC", Play(parse_card("2C")))
    assert error.reason == "hand_must_take"


def test_a_deal_that_is_over() -> None:
    end = play(position("scopone", ["", "", "", "CS"], "4S", to_move=3), "CS")
    with pytest.raises(IllegalAction) as refused:
        apply(end, Play(parse_card("CS")))
    assert refused.value.reason == "deal_over"


def test_the_wire_form_of_a_refusal() -> None:
    error = refusal("scopone", "5D", "5C", Play(parse_card("5D")))
    assert error.as_dict() == {
        "code": "illegal_action",
        "reason": "must_take",
        "message": "5D has to take: 5C",
        "facts": {"card": "5D", "choices": ["5C"]},
    }


@pytest.mark.parametrize(
    "number",
    [-1, 40 << 40, 63 << 40, 2 << 46, 3 << 46, 1 << 46 | 1, 1 << 48, 1 << 63, 2**64, 1, 5 << 40 | 1 << 5],
)
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    with pytest.raises(IllegalAction) as refused:
        decode_action(number)
    assert refused.value.reason == "no_action"


def test_numbers_of_the_smallest_and_the_largest_actions() -> None:
    assert decode_action(0) == Play(Card(0), EMPTY)
    assert decode_action(39 << 40) == Play(Card(39))
    assert decode_action(1 << 46 | 39 << 40) == BankAce(Card(39))


STATE = position("scopone", ["5D", "2B", "3B", "4B"], "RC")
RULES = STATE.rules
PACK = tuple(map(Card, range(40)))


@pytest.mark.parametrize(
    ("call", "reason", "argument"),
    [
        (lambda: deal(RULES, Seat(9), PACK), "argument_range", "dealer"),
        (lambda: deal(RULES, Seat(-1), PACK), "argument_range", "dealer"),
        (lambda: deal("scopone", Seat(0), PACK), "argument_kind", "rules"),  # type: ignore[arg-type]
        (lambda: deal(RULES, None, PACK), "argument_kind", "dealer"),  # type: ignore[arg-type]
        (lambda: deal(RULES, Seat(0), PACK, before=(0, 0, 0)), "argument_count", "before"),
        (lambda: view(STATE, Seat(4)), "argument_range", "seat"),
        (lambda: view("7D", Seat(0)), "argument_kind", "state"),  # type: ignore[arg-type]
        (lambda: start_match(RULES, Seat(4)), "argument_range", "dealer"),
        (lambda: apply(STATE, "7D"), "argument_kind", "action"),  # type: ignore[arg-type]
        (lambda: apply(STATE, 5), "argument_kind", "action"),  # type: ignore[arg-type]
        (lambda: check_action("7D", Play(Card(0))), "argument_kind", "state"),  # type: ignore[arg-type]
        (lambda: apply(STATE, Play(Card(99))), "argument_range", "action.card"),
        (lambda: apply(STATE, BankAce(Card(-1))), "argument_range", "action.card"),
        (lambda: apply(STATE, Play(Card(0), CardSet(-1))), "argument_range", "action.capture"),
        (lambda: apply(STATE, Play("7D")), "argument_kind", "action.card"),  # type: ignore[arg-type]
        (lambda: legal_actions(view(STATE, Seat(1))), "argument_kind", "state"),  # type: ignore[arg-type]
        (lambda: cards_in(CardSet(-1)), "argument_range", "cards"),
        (lambda: score_state(None), "argument_kind", "state"),  # type: ignore[arg-type]
        (lambda: decode_action("7D"), "argument_kind", "number"),  # type: ignore[arg-type]
        (lambda: score_deal(RULES, (EMPTY, EMPTY), (0,)), "argument_count", "scope"),
        (lambda: score_deal(RULES, (CardSet(-1), EMPTY), (0, 0)), "argument_range", "piles"),
        (lambda: score_deal(RULES, (CardSet(1 << 40), EMPTY), (0, 0)), "argument_range", "piles"),
        (lambda: score_deal(RULES, (EMPTY,), (0, 0)), "argument_count", "scope"),
        (lambda: score_deal(RULES, (EMPTY, EMPTY), (0, "1")), "argument_kind", "scope"),  # type: ignore[arg-type]
        (lambda: deal(RULES, Seat(0), PACK, before="ab"), "argument_kind", "before"),  # type: ignore[arg-type]
        (lambda: deal(RULES, Seat(0), PACK, before=5), "argument_kind", "before"),  # type: ignore[arg-type]
        (lambda: side_of(RULES, Seat(4)), "argument_range", "seat"),
        (lambda: side_of(None, Seat(0)), "argument_kind", "rules"),  # type: ignore[arg-type]
        (lambda: seats_of(RULES, Side(2)), "argument_range", "side"),
        (lambda: play_order(RULES, Seat(-1)), "argument_range", "dealer"),
        (lambda: next_dealer(RULES, Seat(4)), "argument_range", "dealer"),
        (lambda: cutter(RULES, Seat(4)), "argument_range", "dealer"),
        (lambda: pile_keepers(RULES, Seat(4)), "argument_range", "dealer"),
        (lambda: match_outcome(RULES, (0,), (0, 0)), "argument_count", "before"),
        (lambda: match_outcome(RULES, (0, 0), (0, 0, 0)), "argument_count", "deal"),
        (lambda: match_outcome(RULES, (0, 0), (0, 0), all_coins=Side(2)), "argument_range", "all_coins"),
        (lambda: forfeited(start_match(RULES, Seat(0)), Side(2)), "argument_range", "side"),
        (
            lambda: forfeited(start_match(parse_rules("scopa?players=3"), Seat(0)), Side(0)),
            "argument_count",
            "match.outcome.score",
        ),
        (lambda: encode_action(None), "argument_kind", "action"),  # type: ignore[arg-type]
        (lambda: captures(RULES, CardSet(-1), Card(5)), "argument_range", "table"),
        (lambda: captures(RULES, EMPTY, Card(40)), "argument_range", "card"),
        (lambda: captures(RULES, EMPTY, "7D"), "argument_kind", "card"),  # type: ignore[arg-type]
        (lambda: position_text(None), "argument_kind", "state"),  # type: ignore[arg-type]
        (lambda: parse_position(None), "argument_kind", "text"),  # type: ignore[arg-type]
        (lambda: parse_action(b"7D"), "argument_kind", "text"),  # type: ignore[arg-type]
        (lambda: parse_act(5), "argument_kind", "text"),  # type: ignore[arg-type]
        (lambda: action_text("7D"), "argument_kind", "action"),  # type: ignore[arg-type]
        (lambda: loads(b""), "argument_kind", "text"),  # type: ignore[arg-type]
        (lambda: loads_matches(None), "argument_kind", "text"),  # type: ignore[arg-type]
        (lambda: dumps("x"), "argument_kind", "record"),  # type: ignore[arg-type]
        (lambda: dumps_matches(5), "argument_kind", "records"),  # type: ignore[arg-type]
        (lambda: list(verified_matches(5)), "argument_kind", "records"),  # type: ignore[arg-type]
        (lambda: verified(()), "argument_kind", "record"),  # type: ignore[arg-type]
        (lambda: rules_text("scopone"), "argument_kind", "rules"),  # type: ignore[arg-type]
        (lambda: preset(None), "argument_kind", "name"),  # type: ignore[arg-type]
        (lambda: player(None), "argument_kind", "name"),  # type: ignore[arg-type]
        (lambda: Budget("300"), "argument_kind", "ms"),  # type: ignore[arg-type]
        (lambda: report_of(None), "argument_kind", "played"),  # type: ignore[arg-type]
        (lambda: play_ladder("greedy", RULES, 1), "argument_kind", "players"),
        (lambda: parse_rules(RULES), "argument_kind", "text"),  # type: ignore[arg-type]
        (lambda: parse_rules(None), "argument_kind", "text"),  # type: ignore[arg-type]
        (lambda: deal(RULES, Seat(0), 40), "argument_kind", "order"),  # type: ignore[arg-type]
        (lambda: first_table("scopone", PACK), "argument_kind", "rules"),  # type: ignore[arg-type]
        (lambda: first_table(RULES, None), "argument_kind", "order"),  # type: ignore[arg-type]
        (lambda: redeal_reason(None, EMPTY), "argument_kind", "rules"),  # type: ignore[arg-type]
        (lambda: redeal_reason(RULES, CardSet(-1)), "argument_range", "table"),
        (lambda: after_deal(STATE, None), "argument_kind", "match"),  # type: ignore[arg-type]
        (lambda: after_deal(start_match(RULES, Seat(0)), None), "argument_kind", "score"),  # type: ignore[arg-type]
        (lambda: after_void(None), "argument_kind", "match"),  # type: ignore[arg-type]
        (lambda: live(view(STATE, Seat(0))), "argument_kind", "state"),  # type: ignore[arg-type]
        (lambda: act(live(STATE), Seat(0), "7D"), "argument_kind", "what"),  # type: ignore[arg-type]
        (lambda: act(live(STATE), Seat(4), Call()), "argument_range", "seat"),
        (lambda: act(STATE, Seat(0), Call()), "argument_kind", "deal"),  # type: ignore[arg-type]
        (lambda: can_act(live(STATE), None, Call()), "argument_kind", "seat"),  # type: ignore[arg-type]
        (lambda: live_view(live(STATE), Seat(-1)), "argument_range", "seat"),
        (lambda: live_view(STATE, Seat(0)), "argument_kind", "deal"),  # type: ignore[arg-type]
        (lambda: respond("greedy", view(STATE, Seat(0)), Budget()), "no_player", "player"),  # type: ignore[arg-type]
        (lambda: respond(Greedy(), STATE, Budget()), "argument_kind", "view"),  # type: ignore[arg-type]
        (lambda: deal(RULES, Seat(True), PACK), "argument_kind", "dealer"),
        (lambda: view(STATE, Seat(True)), "argument_kind", "seat"),
        (lambda: act(live(STATE), Seat(True), Call()), "argument_kind", "seat"),
        (lambda: apply(STATE, Play(Card(False))), "argument_kind", "action.card"),
        (lambda: decode_action(True), "argument_kind", "number"),
        (lambda: score_deal(RULES, (EMPTY, EMPTY), (True, 0)), "argument_kind", "scope"),
        (lambda: Budget(True), "argument_kind", "ms"),
        (lambda: Budget(-1), "argument_range", "ms"),
        (lambda: Budget(1, -1), "argument_range", "seed"),
        (lambda: Budget(1, 1 << 64), "argument_range", "seed"),
        (lambda: draw_set("scopone", True, "0" * 64), "argument_kind", "deals"),
        (lambda: draw_set("scopone", "2", "0" * 64), "argument_kind", "deals"),  # type: ignore[arg-type]
        (lambda: draw_set("scopone", 2, None), "argument_kind", "seed"),  # type: ignore[arg-type]
        (lambda: draw_set("scopone", 2, "0" * 64).seed_of(True), "argument_kind", "number"),
        (lambda: Luck("no hex", ()), "argument_hex", "seed"),
        (lambda: Luck("", ()), "argument_hex", "seed"),
        (lambda: Luck("AB" * 32, ()), "argument_hex", "seed"),
        (lambda: Luck("ab cd", ()), "argument_hex", "seed"),
        (lambda: Luck("0" * 64, ("è",)), "argument_salt", "salts"),
        (lambda: Luck("0" * 64, ("a,b",)), "argument_salt", "salts"),
        (lambda: Luck(b"0" * 64, ()), "argument_kind", "seed"),  # type: ignore[arg-type]
        (lambda: Luck("0" * 64, "salt"), "argument_kind", "salts"),  # type: ignore[arg-type]
        (lambda: Luck("0" * 64, (5,)), "argument_kind", "salts"),  # type: ignore[arg-type]
        (lambda: shuffled_pack("0" * 64), "argument_kind", "luck"),  # type: ignore[arg-type]
    ],
)
def test_invalid_arguments_are_refused_by_name(
    call: Callable[[], object], reason: str, argument: str
) -> None:
    with pytest.raises(InvalidArgument) as refused:
        call()
    assert (refused.value.code, refused.value.reason) == ("argument", reason)
    assert refused.value.facts["argument"] == argument


def test_a_deal_is_counted_when_it_is_over() -> None:
    with pytest.raises(InvalidArgument) as refused:
        score_state(STATE)
    assert (refused.value.reason, refused.value.facts["cards"]) == ("deal_in_progress", 4)


@pytest.mark.parametrize("order", [("7D",) * 40, (*PACK[:39], -1), (*PACK[:39], 1.5), (*PACK[:39], None)])
def test_a_non_card_makes_no_pack(order: tuple[Card, ...]) -> None:
    with pytest.raises(SyntaxProblem) as refused:
        deal(RULES, Seat(0), order)
    assert refused.value.reason == "no_pack"
    with pytest.raises(SyntaxProblem):
        first_table(RULES, order)
