"""A record of people who err: what they did is checked like every other claim (FIGS articles 4, 11-17)."""

from dataclasses import replace

import pytest

from settebello.cards import Seat
from settebello.engine.live import Call, How, Irregular
from settebello.errors import IllegalAction, NotYourTurn, SettebelloError, SyntaxProblem
from settebello.notation import MarkedAct, VerifiedDeal, dumps, loads, verified
from tests.unit.notation.test_record_errors import _place

PACK = '[Pack "7DRD2D3D 4D5DADAC 5B2C3C4C 2SFB6C6S 7B3S4S5S 6BASABRC 7C4BFS5C 7SRSRBFC CSCBCCCD FD6D2B3B"]'
"""Dario deals. Ada 2D6C6S7D7S7BRDRSRB, Bruno 3D3S4D4S5D5SFCCSCB, Carla ADACASAB5B6BFDCDCC, Dario the
rest, and 2S5CFSFB on the table."""

OPEN = '[Score "0-0"]\n[Result "*"]\n'
POINTS = "Carte", "Denari", "Settebello", "Primiera", "Scope", "Total"


def _points(*counts: str) -> str:
    return "\n".join(f'[{name} "{count}"]' for name, count in zip(POINTS, counts, strict=True)) + "\n\n"


def _deal(acts: str, *, number: int = 1, dealer: int = 4, before: str = "0-0") -> str:
    return f'[Deal "{number}"]\n[Dealer "{dealer}"]\n[Before "{before}"]\n{PACK}\n\n{acts}\n\n'


def _record(*deals: str, end: str = OPEN, rules: str = "figs") -> str:
    names = "".join(
        f'[Player{seat} "{name}"]\n' for seat, name in enumerate(["Ada", "Bruno", "Carla", "Dario"], 1)
    )
    return f'[Rules "{rules}"]\n{names}\n{"".join(deals)}{end}'


def _played(*deals: str, end: str = OPEN, rules: str = "figs") -> tuple[VerifiedDeal, ...]:
    text = _record(*deals, end=end, rules=rules)
    assert dumps(loads(text)) == text
    return verified(loads(text))


def _wrong(
    text: str, error: type[SettebelloError] = SyntaxProblem
) -> tuple[SettebelloError, tuple[object, object]]:
    with pytest.raises(error) as refused:
        verified(loads(text))
    return refused.value, (refused.value.facts["line"], refused.value.facts["column"])


def test_figs_art_11_a_capture_that_is_called_is_made() -> None:
    (deal,) = _played(_deal("1. 7D~ 2:call 7Dx2S5C 3D"))
    assert [len(moment.state.plays) for moment in deal.moments] == [0, 1, 0, 1, 2]
    assert deal.moments[2].must_take


def test_figs_art_11_a_capture_that_nobody_calls_lapses() -> None:
    (deal,) = _played(_deal("1. 7D~ 3D"))
    assert deal.end.before_missed is None
    assert deal.state.piles == (0, 0)


def test_a_round_of_four_plays_stands_on_a_line_whatever_else_happens() -> None:
    acts = "3:shows=AC\n1. 7D~ 2:call 7Dx2S5C 3D AC 4C~ 1:call 4CxAC3D\n2. 6C"
    (deal,) = _played(_deal(acts))
    assert deal.end.exposed == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("acts", "at", "error", "reason"),
    [
        ("1. 7D~ 3:call", "3:call", IllegalAction, "call_by_partner"),
        ("1. 7D~ 3D 1:call", "1:call", IllegalAction, "nothing_missed"),
        ("1. 7D~ 2:call 7D", "7D\n", IllegalAction, "must_take"),
        ("1. 7D~ 2:call 6C", "6C\n", IllegalAction, "card_called"),
        ("3:shows=7D", "3:shows", IllegalAction, "card_not_in_hand"),
        ("3:shows=AC\n1. 6C 3:shows=AC", "3:shows=AC\n\n", IllegalAction, "already_exposed"),
        ("1. 6C 3:shows=AC 3D FDxFS", "FDxFS", IllegalAction, "exposed_first"),
        ("1. 6C 3:shows=ACCC 3D CCx3D6C", "CCx3D6C", NotYourTurn, "not_your_turn"),
        ("1. 6C 3:shows=ACCC 3D 1:chooses=CC", "1:chooses", NotYourTurn, "no_choice"),
        ("1. 6C 3:shows=ACCC 3D 2:chooses=FD", "2:chooses", IllegalAction, "exposed_first"),
        ("1. 6C 2:admits=5D", "2:admits", IllegalAction, "no_twin"),
        ("1. 6C 3D 3C=fuori", "3C=fuori", IllegalAction, "card_not_in_hand"),
        ("irregular=1:stops", "irregular", IllegalAction, "count_before_play"),
        ("1. 6C misdeal=9/9/9/8/4", "misdeal", IllegalAction, "count_after_play"),
        ("misdeal=9/9/9/9/4", "misdeal", IllegalAction, "counts_regular"),
        ("misdeal=9/9/9/4", "misdeal", IllegalAction, "count_every_hand"),
        ("misdeal=9/9/9/8/4 1. 6C", "6C\n", IllegalAction, "deal_over"),
    ],
)
def test_what_could_not_happen_is_found_where_it_stands(
    acts: str, at: str, error: type[SettebelloError], reason: str
) -> None:
    text = _record(_deal(acts))
    problem, place = _wrong(text, error)
    assert problem.reason == reason
    assert place == _place(text, at)
    assert problem.facts["article"] in range(4, 18)


@pytest.mark.parametrize(
    ("acts", "at", "says"),
    [
        ("1. 7D", "7D\n\n[Score", "7D misses a capture and has no ~"),
        ("1. 6C~", "6C~", "6C misses no capture and has a ~"),
        ("1. 7D=fuori", "7D=fuori", "7D=fuori misses a capture and has no ~"),
        ("1. 7Dx2S5C#", "7Dx2S5C#", "is no scopa and has a #"),
    ],
)
def test_a_mark_that_is_wrong_is_found_where_it_stands(acts: str, at: str, says: str) -> None:
    text = _record(_deal(acts))
    problem, place = _wrong(text)
    assert says in problem.message
    assert place == _place(text, at)


FUORI = "1. 7Dx2S5C=fuori"
SETTEBELLO_ALONE = _points("0-0", "0-0", "1-0", "0-0", "0-0", "1-0")


def test_figs_art_16_a_wrong_declaration_loses_by_the_lower_score() -> None:
    (deal,) = _played(_deal(FUORI), SETTEBELLO_ALONE, end='[Score "1-0"]\n[Result "2"]\n[Stake "3"]\n')
    assert deal.ending is not None
    assert (deal.ending.how, deal.ending.right) == (How.FUORI, False)


def test_figs_art_16_a_right_declaration_wins() -> None:
    rules, end = "figs?target=1&fuori=yes", '[Score "1-0"]\n[Result "1"]\n'
    (deal,) = _played(_deal(FUORI), SETTEBELLO_ALONE, end=end, rules=rules)
    assert deal.ending is not None
    assert deal.ending.right


def test_figs_art_16_not_every_point_counts_when_somebody_declares() -> None:
    points = _points("1-0", "0-0", "1-0", "0-0", "0-0", "2-0")
    text = _record(_deal(FUORI), points, end='[Score "1-0"]\n[Result "2"]\n[Stake "3"]\n')
    problem, place = _wrong(text)
    assert "carte is 0-0" in problem.message
    assert place == _place(text, "1-0")


def test_nothing_follows_a_declaration() -> None:
    end = '[Score "1-0"]\n[Result "2"]\n[Stake "3"]\n'
    text = _record(_deal(FUORI), SETTEBELLO_ALONE, _deal("1. 6C", number=2, dealer=1, before="1-0"), end=end)
    problem, _ = _wrong(text)
    assert "the match was over before this deal" in problem.message


STOPPED = "1. 7Dx2S5C irregular=2:stops"
ALL_FOUR = _points("1-0", "1-0", "1-0", "1-0", "0-0", "4-0")


def test_figs_art_17_what_is_at_stake_goes_to_the_side_in_order() -> None:
    after = _deal("1. 6C", number=2, dealer=1, before="4-0")
    first, second = _played(_deal(STOPPED), ALL_FOUR, after, end='[Score "4-0"]\n[Result "*"]\n')
    assert first.ending is not None
    assert first.ending.how is How.STOPPED
    assert second.ending is None


def test_figs_art_17_the_side_in_order_may_go_on() -> None:
    (deal,) = _played(_deal("1. 7Dx2S5C irregular=2:continues 3D"))
    assert deal.ending is None


@pytest.mark.parametrize("acts", ["misdeal=10/8/9/9/4", "1. 7D~ irregular=1,2:stops"])
def test_figs_art_4_and_17_after_a_void_deal_the_same_player_deals_again(acts: str) -> None:
    first, second = _played(_deal(acts), _deal("1. 6C", number=2))
    assert first.ending is not None
    assert first.ending.how is How.VOID
    assert first.score is None
    assert second.state.dealer == Seat(3)
    text = _record(_deal(acts), _deal("1. 3D", number=2, dealer=1))
    problem, place = _wrong(text)
    assert "it is seat 4 who deals" in problem.message
    assert place == _place(text, '1"]\n[Before "0-0"]')


def test_a_void_deal_has_no_points() -> None:
    text = _record(_deal("misdeal=10/8/9/9/4"), _points(*["0-0"] * 6))
    problem, place = _wrong(text)
    assert "the deal is void" in problem.message
    assert place == _place(text, '0-0"]\n[Denari')


def test_where_mistakes_cannot_happen_none_is_recorded() -> None:
    text = _record(_deal("3:shows=AC"), rules="scopone")
    problem, _ = _wrong(text, IllegalAction)
    assert problem.reason == "no_articles"


@pytest.mark.parametrize(
    "act", [MarkedAct(Call()), MarkedAct(Call(), Seat(9)), MarkedAct(Irregular((Seat(0),)), Seat(1))]
)
def test_a_record_made_by_hand_is_checked_as_it_would_be_written(act: MarkedAct) -> None:
    record = loads(_record(_deal("1. 7D~")))
    deal = record.deals[0]
    changed = replace(record, deals=(replace(deal, acts=(*deal.acts, act)),))
    with pytest.raises(SyntaxProblem):
        verified(changed)
