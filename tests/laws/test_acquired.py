"""Points that are certain, against every way in which the cards not yet captured can fall (F16.5, F17.1)."""

from collections.abc import Iterator, Sequence
from dataclasses import astuple, replace
from itertools import product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.cards import PACK_SIZE, Card, CardSet, Side, card_set, cards_in, suit_of
from settebello.engine import (
    IrregularHand,
    IrregularVerdict,
    SidePoints,
    acquired,
    categories,
    fuori,
    irregular_hand,
    points_at_stake,
    score_deal,
)
from settebello.rules import Majority, PrimieraShort, PrimieraValues, Rules, parse_rules
from settebello.rules.kin import EXTRAS
from tests.laws.naive import STANDARD, texts

TWO, THREE = parse_rules("figs"), parse_rules("scopa?players=3")
SAMPLES = 60
EMPTY_COUNT = SidePoints(0, 0, 0, 0, 0, 0, 0)

Piles = tuple[CardSet, ...]


@st.composite
def counted_rules(draw: st.DrawFn, base: Rules) -> Rules:
    """Draw rules that differ in what they count."""
    return replace(
        base,
        majority=draw(st.sampled_from(Majority)),
        primiera_short=draw(st.sampled_from(PrimieraShort)),
        primiera_values=draw(st.sampled_from(PrimieraValues)),
        extras=draw(st.frozensets(st.sampled_from(sorted(EXTRAS)))),
    )


@st.composite
def piles(draw: st.DrawFn, sides: int, left: st.SearchStrategy[int]) -> Piles:
    """Draw what each side has captured, with so many cards not captured yet.

    The remainder is drawn from one or two suits as often as from the whole pack: there lie the cases
    in which a primiera hangs on who gets the last cards of a suit.
    """
    rng = Random(draw(st.integers(0, 2**32)))
    pack = rng.sample([Card(number) for number in range(PACK_SIZE)], PACK_SIZE)
    suits = rng.sample(range(4), rng.choice((1, 2, 4)))
    pack.sort(key=lambda card: suit_of(card) in suits)
    captured = pack[: PACK_SIZE - draw(left)]
    weights = [rng.random() + 0.05 for _ in range(sides)]
    owners = rng.choices(range(sides), weights, k=len(captured))
    return tuple(
        card_set(card for card, owner in zip(captured, owners, strict=True) if owner == side)
        for side in range(sides)
    )


def remainder(taken: Piles) -> tuple[Card, ...]:
    """List the cards that nobody has captured yet."""
    return cards_in(CardSet((1 << PACK_SIZE) - 1 & ~sum(taken)))


def every_end(taken: Piles) -> Iterator[Piles]:
    """Yield the piles of every way in which the rest can fall."""
    rest = remainder(taken)
    for owners in product(range(len(taken)), repeat=len(rest)):
        yield given_out(taken, rest, owners)


def some_ends(taken: Piles, seed: int) -> Iterator[Piles]:
    """Yield ways in which the rest can fall, even ones and one-sided ones."""
    rng, rest = Random(seed), remainder(taken)
    for _ in range(SAMPLES):
        weights = [rng.random() ** 3 + 1e-9 for _ in taken]
        yield given_out(taken, rest, rng.choices(range(len(taken)), weights, k=len(rest)))


def given_out(taken: Piles, rest: Sequence[Card], owners: Sequence[int]) -> Piles:
    """Return the piles once each card of the rest has gone to its owner."""
    more = [0] * len(taken)
    for card, owner in zip(rest, owners, strict=True):
        more[owner] |= 1 << card
    return tuple(CardSet(pile | new) for pile, new in zip(taken, more, strict=True))


def least(ends: Sequence[tuple[SidePoints, ...]], side: int) -> SidePoints:
    """Return what a side has in each category whatever happens."""
    return SidePoints(*map(min, zip(*(astuple(points[side]) for points in ends), strict=True)))


def scored(rules: Rules, ends: Iterator[Piles], scope: Sequence[int]) -> list[tuple[SidePoints, ...]]:
    """Count every end."""
    return [score_deal(rules, end, scope).points for end in ends]


@given(counted_rules(TWO), piles(2, st.integers(0, 9)), st.tuples(st.integers(0, 4), st.integers(0, 4)))
def test_two_sides_have_acquired_what_no_fall_of_the_cards_can_take(
    rules: Rules, taken: Piles, scope: tuple[int, int]
) -> None:
    ends = scored(rules, every_end(taken), scope)
    sure = acquired(rules, taken, scope)
    for side in (0, 1):
        assert sure[side] == least(ends, side)
        assert sure[side].total == min(points[side].total for points in ends)


@given(counted_rules(THREE), piles(3, st.integers(0, 6)))
def test_three_sides_have_acquired_what_no_fall_of_the_cards_can_take(rules: Rules, taken: Piles) -> None:
    ends = scored(rules, every_end(taken), (2, 0, 1))
    sure = acquired(rules, taken, (2, 0, 1))
    assert sure == tuple(least(ends, side) for side in range(3))


@given(st.sampled_from([TWO, THREE]).flatmap(counted_rules), st.data(), st.integers(0, 2**32))
def test_of_a_large_remainder_nothing_acquired_is_ever_lost(
    rules: Rules, data: st.DataObject, seed: int
) -> None:
    taken = data.draw(piles(rules.side_count, st.integers(10, 40)))
    scope = (1,) * rules.side_count
    sure = acquired(rules, taken, scope)
    for points in scored(rules, some_ends(taken, seed), scope):
        for side, own in enumerate(points):
            assert all(kept <= got for kept, got in zip(astuple(sure[side]), astuple(own), strict=True))


@given(piles(2, st.integers(10, 30)))
def test_figs_art_16_a_certain_primiera_is_one_that_the_others_cannot_even_level(taken: Piles) -> None:
    """The other side's best choice is one card of each suit, out of its pile and all that is left."""

    def best(pile: CardSet) -> int:
        suits = [[STANDARD[card[0]] for card in texts(pile) if card[1] == suit] for suit in "DCSB"]
        return sum(map(max, suits)) if all(suits) else 0

    for side in (0, 1):
        reach = best(CardSet(taken[1 - side] | card_set(remainder(taken))))
        assert acquired(TWO, taken, (0, 0))[side].primiera == int(best(taken[side]) > reach)


@given(counted_rules(TWO), piles(2, st.integers(0, 9)), st.sampled_from([0, 1]))
def test_figs_art_17_the_regular_side_gets_all_that_the_other_has_not_acquired(
    rules: Rules, taken: Piles, at_fault: int
) -> None:
    """A19: each point of the pack goes to the side at fault where it is certain, else to the other."""
    scope, regular = (1, 3), 1 - at_fault
    ends = scored(rules, every_end(taken), scope)
    verdict = irregular_hand(rules, taken, scope, {Side(at_fault)})
    assert verdict.verdict is IrregularVerdict.ENDS
    assert verdict.points is not None
    certain, got = least(ends, at_fault), verdict.points[regular]
    assert verdict.points[at_fault] == certain
    for name in set(categories(rules)) - {"scope", "napoli"}:
        assert getattr(got, name) == 1 - getattr(certain, name)
    assert got.scope == scope[regular]
    assert got.napoli == max(points[regular].napoli for points in ends)
    stake = [name for name in points_at_stake(rules, taken, scope) if not getattr(certain, name)]
    assert all(getattr(got, name) for name in stake)


@given(
    counted_rules(TWO),
    piles(2, st.integers(0, 8)),
    st.tuples(st.integers(0, 7), st.integers(0, 7)),
    st.tuples(st.integers(0, 3), st.integers(0, 3)),
    st.sampled_from([0, 1]),
)
def test_figs_art_16_a_declaration_is_right_if_the_side_gets_there_however_the_cards_fall(
    rules: Rules, taken: Piles, before: tuple[int, int], scope: tuple[int, int], declarer: int
) -> None:
    ends = scored(rules, every_end(taken), scope)
    own, other = (
        before[side] + min(points[side].total for points in ends) for side in (declarer, 1 - declarer)
    )
    verdict = fuori(rules, before, taken, scope, Side(declarer))
    assert verdict.reached == (own >= 8)
    assert verdict.outcome.winner == (declarer if own >= 8 else 1 - declarer)
    losers = other if own >= 8 else min(own, other)
    assert verdict.outcome.multiplier == (1 if losers >= 4 else 2 if losers else 3)


def test_the_exhaustive_laws_meet_points_that_are_certain_and_points_that_are_not() -> None:
    """Without this the laws above could hold for want of anything to find."""
    met: set[tuple[str, bool]] = set()

    @settings(max_examples=80, derandomize=True, database=None)
    @given(piles(2, st.integers(3, 9)))
    def meet(taken: Piles) -> None:
        sure = acquired(TWO, taken, (0, 0))[0]
        end = score_deal(TWO, taken, (0, 0)).points[0]
        for name in ("carte", "denari", "settebello", "primiera"):
            if getattr(end, name):
                met.add((name, bool(getattr(sure, name))))

    meet()
    assert met == {
        *((name, True) for name in ("carte", "denari", "settebello", "primiera")),
        ("primiera", False),
    }


def test_nothing_is_acquired_before_the_first_capture() -> None:
    nothing = (CardSet(0), CardSet(0))
    assert acquired(TWO, nothing, (0, 0)) == (EMPTY_COUNT, EMPTY_COUNT)
    assert irregular_hand(TWO, nothing, (0, 0), [Side(0), Side(1)]) == IrregularHand(IrregularVerdict.VOID)
