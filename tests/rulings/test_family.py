"""Rulings of the games around the five sources, by their statements (docs/family.md)."""

from pathlib import Path

import pytest

from settebello.cards import EMPTY, Card, Rank, Seat, card_set, cards_in, parse_card, parse_cards
from settebello.engine import State, apply, captures, deal, legal_actions, score_deal, value_of, view
from settebello.engine.live import Call, Declare, act, live, live_view
from settebello.errors import IllegalAction, InvalidRules, NotYourTurn, Reason, SettebelloError, UnknownRule
from settebello.notation import parse_action, position_text
from settebello.players.registry import check_plays
from settebello.rules import check_refereed, check_searched, parse_rules
from settebello_lab.conformance import run_file

CASES = Path(__file__).parents[1] / "conformance"
FIRST, SECOND = Seat(1), Seat(0)
"""Of two players, the one on the dealer's right begins."""


def dealt(text: str, first: str, second: str, table: str, next_cards: str = "") -> State:
    """Deal to two players so: the hands, the table, and the cards on top of the rest."""
    texts = first + second + table + next_cards
    named = [parse_card(texts[at : at + 2]) for at in range(0, len(texts), 2)]
    rest = [Card(card) for card in range(40) if card not in named]
    return deal(parse_rules(text), SECOND, [*named, *rest])


@pytest.mark.parametrize("presets", [CASES / "family-presets.json", None], ids=["file", "registry"])
def test_every_case_of_the_family_agrees(presets: Path | None) -> None:
    report = run_file(CASES / "family-cases.jsonl", presets)
    assert report.problems == ()
    assert report.disagreements == ()
    assert len(report.results) == 115


def test_c6_the_dealer_captures_a_first_table_of_fifteen_and_is_the_last_capturer() -> None:
    state = dealt("cirulla", "RD2D3D", "4S6SCS", "2C4C7D2B")
    assert (state.table, state.scope, state.last_capturer) == (EMPTY, (1, 0), SECOND)
    assert state.piles[0] == parse_cards("2C4C7D2B")
    assert view(state, FIRST).taken_first == state.piles[0]


def test_c24_a_hand_is_declared_at_the_own_turn_before_its_first_card_and_once() -> None:
    played = live(dealt("cirulla", "2D3D4D", "AS2SRS", "RDRCCDCS"))
    with pytest.raises(NotYourTurn) as early:
        act(played, SECOND, Declare())
    assert early.value.reason == Reason.DECLARE_WAIT
    declared = act(played, FIRST, Declare())
    assert (declared.state.accusi, declared.state.to_move) == ((0, 3), FIRST)
    assert live_view(declared, SECOND).exposed[FIRST] == parse_cards("2D3D4D")
    with pytest.raises(IllegalAction) as twice:
        act(declared, FIRST, Declare())
    assert twice.value.reason == Reason.ALREADY_DECLARED
    after = act(played, FIRST, parse_action("2D"))
    with pytest.raises(IllegalAction) as late:
        act(after, FIRST, Declare())
    assert late.value.reason == Reason.DECLARE_LATE


@pytest.mark.parametrize(
    ("text", "hand", "named", "reason"),
    [
        ("scopa?players=2", "2D3D4D", None, Reason.NO_DECLARING),
        ("cirulla", "RD3D4D", None, Reason.NOTHING_TO_DECLARE),
        ("cirulla", "2D3D4D", Rank.ASSO, Reason.NOTHING_TO_DECLARE),
        ("cirulla", "7C3D4D", None, Reason.NOTHING_TO_DECLARE),
        ("cirulla", "7C3D4D", Rank.RE, Reason.NOTHING_TO_DECLARE),
    ],
)
def test_a_declaration_that_cannot_be_is_refused_by_name(
    text: str, hand: str, named: Rank | None, reason: Reason
) -> None:
    with pytest.raises(IllegalAction) as refused:
        act(live(dealt(text, hand, "FSFCFB", "RCCDCSCB")), FIRST, Declare(named))
    assert refused.value.reason == reason


def test_c33_to_c35_a_matta_keeps_its_value_on_the_table_and_loses_it_in_a_pile() -> None:
    state = live(dealt("cirulla", "7C3D4D", "2BFCFB", "RDRCFDCS"))
    named = act(state, FIRST, Declare(Rank.DUE))
    laid = act(named, FIRST, parse_action("7C"))
    seven = parse_card("7C")
    assert value_of(laid.state.rules, seven, view(laid.state, SECOND).moment) is Rank.DUE
    taken = act(laid, SECOND, parse_action("2Bx7C"))
    assert taken.state.matta_as is None
    assert taken.state.piles[0] == parse_cards("2B7C")


def test_c27_where_it_may_be_declared_once_dealt_others_need_not_wait() -> None:
    played = live(dealt("cirulla?declare_when=deal", "2D3D4D", "AS2S3S", "RDRCCDCS"))
    assert act(played, SECOND, Declare()).state.accusi == (3, 0)


def test_sp11_a_closed_hand_tells_its_points_alone() -> None:
    played = live(dealt("spincio?players=2&sides=solo", "2D3D4D", "AS2S3S", "RDRCCDCS"))
    seen = live_view(act(played, FIRST, Declare()), SECOND)
    assert [(each.points, each.hand) for each in seen.claims] == [(2, EMPTY)]
    assert not any(seen.exposed)


def test_c17_a_call_takes_no_declaration_back() -> None:
    played = live(dealt("cirulla?capture_duty=lapse", "RS3D4D", "AS2S3S", "RDCCCDCS"))
    declared = act(act(played, FIRST, parse_action("RS")), SECOND, Declare())
    called = act(declared, SECOND, Call())
    assert called.state.to_move == FIRST
    assert called.state.accusi == (3, 0)


def test_sz6_picula_is_the_card_just_laid_and_not_across_a_batch() -> None:
    state = dealt("spazzino", "5S2D3D", "5D6D4D", "RDRCCDCS")
    assert apply(apply(state, parse_action("5S")), parse_action("5Dx5S")).giocate == (1, 0)
    later = dealt("spazzino", "2C3C4B", "FCFB5S", "RDRCCDCS", "5D6B7B")
    for play in ("2C", "FC", "3C", "FBxFC", "4B"):
        later = apply(later, parse_action(play))
    across = apply(later, parse_action("5Sx2C3C"))
    assert across.fresh is None


def test_as2_as4_an_ace_may_not_open_or_opens_without_its_power() -> None:
    state = dealt("x-asso-vile", "AD2D3D", "FSFCFB", "RCCDCSCB")
    assert {action.card for action in legal_actions(state)} == set(cards_in(parse_cards("2D3D")))
    with pytest.raises(IllegalAction) as barred:
        apply(state, parse_action("ADxRCCDCSCB"))
    assert barred.value.reason == Reason.ACE_BARRED
    plain = dealt("asso-piglia-tutto", "AD2D3D", "FSFCFB", "RCCDCSCB")
    assert parse_action("AD") in legal_actions(plain)


def test_b4_the_dealer_gets_what_is_left_even_where_nobody_captured() -> None:
    state = dealt("scopa?players=2&leftovers=dealer", "2D3D4D", "5D6D7D", "RDRCCDCS")
    while not state.over:
        state = apply(state, legal_actions(state)[0])
    assert state.leftovers & ~state.piles[SECOND] == 0
    assert state.table == EMPTY


def test_b6_three_couples_face_each_other() -> None:
    rules = parse_rules("scopa?players=6&sides=couples")
    assert rules.side_count == 3


def test_b3_a_limit_of_cards_holds_before_the_choice() -> None:
    rules = parse_rules("scopa?players=2&max_capture=2&capture_choice=free")
    table = parse_cards("AD2D3D")
    assert captures(rules, table, parse_card("6S")) == ()
    assert captures(rules, table, parse_card("3S")) == (parse_cards("3D"), parse_cards("AD2D"))


def test_e16_most_sevens_then_sixes_win_a_primiera_by_ranks() -> None:
    rules = parse_rules("scopa?players=2&primiera_by=ranks")
    piles = (parse_cards("7D7C6D"), parse_cards("7S7B6S6B"))
    assert [side.primiera for side in score_deal(rules, piles, (0, 0)).points] == [0, 1]


def test_c53_declared_hands_and_plays_count_by_side() -> None:
    rules = parse_rules("cirulla")
    assert [side.accusi for side in score_deal(rules, (EMPTY, EMPTY), (0, 0), (3, 10)).points] == [3, 10]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("scopa?players=2&sides=couples", Reason.NO_COUPLES),
        ("scopa?capture_total=11", Reason.NO_TOTAL),
        ("escoba?capture_total=21", Reason.OPTION_RANGE),
        ("scopa?carte_points=3", Reason.OPTION_RANGE),
        ("escoba?court_capture=equal_only", Reason.COURTS_MAKE_TOTAL),
        ("scopa?ace_opening=barred", Reason.NO_SWEEPING_ACE),
        ("scopone-10?table_bonus=sum15:1", Reason.BONUS_TABLE),
        ("scopa?matta=7C", Reason.IDLE_MATTA),
        ("scopa?deal=P2+T4+P2*&players=2&declare=low9:3", Reason.DECLARE_HANDS),
        ("scopa?counted=none", Reason.NOTHING_COUNTS),
        ("scopa?level_majority=split", Reason.SPLIT_UNEVEN),
        ("scopa?honours=7D", Reason.HONOUR_TWICE),
        ("scopa?honours=RD&extras=re_bello", Reason.HONOUR_TWICE),
        ("scopa?extras=grande+grande_long", Reason.GRANDE_TWICE),
        ("scopa?napoli_top=6", Reason.NO_NAPOLI),
        ("scopa?counted=carte&scope_doubled_by=knights", Reason.NO_SCOPE_COUNT),
        ("scopa-a-perdere?cappotto=yes", Reason.FEWEST_WIN),
        ("scopa-a-perdere?low_three_wins=yes", Reason.FEWEST_WIN),
        # whoever is at fault by F17.1 would gain: the points at stake go to the other side
        ("scopa-a-perdere?irregularities=figs", Reason.FEWEST_WIN),
        ("figs-11?objective=least", Reason.FEWEST_WIN),
        ("scopa?players=3&level=king_of_coins", Reason.NEEDS_TWO_SIDES),
        ("figs?honours=2S", Reason.USUAL_POINTS),
        ("scopa?deal=P6+T4+/+P2", Reason.CARDS_LEFT_OVER),
        ("scopa?deal=P6+T4+/+P4", Reason.PACK_TOO_SMALL),
    ],
)
def test_options_that_make_no_sense_together_are_refused_by_name(text: str, reason: Reason) -> None:
    with pytest.raises(InvalidRules) as refused:
        parse_rules(text)
    assert reason in [each.reason for each in refused.value.problems]


@pytest.mark.parametrize(
    "text",
    [
        "scopa?table_bonus=sum16:1",
        "scopa?table_bonus=sum15:0",
        "scopa?declare=both",
        "scopa?declare=low9:3+low9:3",
        "scopa?matta=8C",
        "scopa?honours=X",
        "scopa?deal=P6+T4+/+T3",
        "scopa?deal=P6+T4+/",
    ],
)
def test_a_value_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(UnknownRule):
        parse_rules(text)


def test_players_that_search_tables_and_positions_refuse_these_rules_by_name() -> None:
    rules = parse_rules("cirulla")
    for check, reason in (
        (lambda: check_searched(rules), Reason.NOT_SEARCHED),
        (lambda: check_plays("ismcts", rules), Reason.NOT_SEARCHED),
        (lambda: check_plays("campione", rules), Reason.NOT_SEARCHED),
        (lambda: check_refereed(rules), Reason.NOT_REFEREED),
        (lambda: position_text(dealt("cirulla", "2D3D4D", "FSFCFB", "RCCDCSCB")), Reason.NO_POSITION),
    ):
        with pytest.raises(SettebelloError) as refused:
            check()
        assert isinstance(refused.value, InvalidRules)
        assert refused.value.problems[0].reason == reason
    for name in ("greedy", "principiante", "circolo", "maestro", "worlds"):
        check_plays(name, rules)
    check_plays("campione", parse_rules("figs"))


def test_the_cards_of_a_set_are_those_written() -> None:
    assert card_set([parse_card("2S"), parse_card("FS")]) == card_set(parse_rules("spazzino").honours.cards())
