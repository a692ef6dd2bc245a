"""The points of a deal, against a plain recount from the plays alone."""

from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.cards import PACK_SIZE, Card, CardSet, card_set
from settebello.engine import BankAce, Play, primiera, primiera_winner, score_deal, score_state
from settebello.rules import Rules
from tests.kit.strategies import PlayedDeal, played_deals, random_rules
from tests.laws.naive import COINS, Cards, points, prime, prime_points, side, texts


def recount(played: PlayedDeal) -> tuple[list[Cards], list[int]]:
    """Return piles and scope by side, from the first table and the plays that everybody saw."""
    rules = played.end.rules
    table = set(texts(played.states[0].table))
    piles: list[set[str]] = [set() for _ in range(rules.side_count)]
    scope = [0] * rules.side_count
    last = None
    for play in played.end.plays:
        mine = side(rules, play.seat)
        (card,) = texts(CardSet(1 << play.action.card))
        taken = texts(play.action.capture) if isinstance(play.action, Play) else frozenset[str]()
        if taken or isinstance(play.action, BankAce):
            piles[mine] |= {card, *taken}
            table -= taken
        else:
            table.add(card)
        last = mine if taken else last
        scope[mine] += play.scopa
    if last is not None:
        piles[last] |= table
    return [frozenset(pile) for pile in piles], scope


def sides_of(numbers: list[int], sides: int) -> tuple[CardSet, ...]:
    """Share the pack out: card by card, to the side of its number."""
    owners = [number % sides for number in numbers]
    return tuple(
        card_set(Card(card) for card in range(PACK_SIZE) if owners[card] == one) for one in range(sides)
    )


shares = st.lists(st.integers(0, 11), min_size=PACK_SIZE, max_size=PACK_SIZE)
"""The owner of each card, modulo the number of sides (any of 2, 3, 4, 6)."""


@given(played_deals())
def test_the_points_of_a_deal_are_those_of_a_recount_from_the_plays(played: PlayedDeal) -> None:
    piles, scope = recount(played)
    score = score_state(played.end)
    assert list(score.totals) == points(played.end.rules, piles, scope)
    assert list(score.cards) == [len(pile) for pile in piles]
    assert list(score.coins) == [len(pile & set(COINS)) for pile in piles]


@settings(max_examples=8 * settings().max_examples)
@given(random_rules(), shares, st.data())
def test_any_share_of_the_pack_is_counted_as_the_rules_say(
    rules: Rules, numbers: list[int], data: st.DataObject
) -> None:
    piles = sides_of(numbers, rules.side_count)
    scope = data.draw(st.lists(st.integers(0, 9), min_size=len(piles), max_size=len(piles)))
    score = score_deal(rules, piles, scope)
    assert list(score.totals) == points(rules, [texts(pile) for pile in piles], scope)
    full = [one for one, pile in enumerate(piles) if set(COINS) <= texts(pile)]
    assert score.all_coins == (full[0] if full else None)


@settings(max_examples=8 * settings().max_examples)
@given(
    random_rules(),
    shares,
    st.sets(st.integers(0, PACK_SIZE - 1), max_size=9) | st.just(set(range(PACK_SIZE))),
)
def test_the_primiera_is_the_best_of_all_choices_of_one_card_a_suit(
    rules: Rules, numbers: list[int], kept: set[int]
) -> None:
    piles = [CardSet(pile & card_set(map(Card, kept))) for pile in sides_of(numbers, rules.side_count)]
    primiere = [primiera(rules, pile) for pile in piles]
    for pile, mine in zip(piles, primiere, strict=True):
        suits, best = prime(rules, texts(pile))
        void = rules.primiera_short == "void" and suits < 4
        assert mine.value == (None if void else best)
        assert len(mine.cards) == suits
        assert card_set(mine.cards) & ~pile == 0
    winner = primiera_winner(primiere)
    wanted = prime_points(rules, [texts(pile) for pile in piles])
    assert [int(winner == one) for one in range(len(piles))] == wanted


@given(random_rules(), shares)
def test_no_category_is_worth_a_point_to_two_sides(rules: Rules, numbers: list[int]) -> None:
    score = score_deal(rules, sides_of(numbers, rules.side_count), [0] * rules.side_count)
    for category in ("carte", "denari", "settebello", "primiera", "re_bello"):
        assert sum(getattr(points, category) for points in score.points) <= 1


@given(random_rules(players=2) | random_rules(players=4), shares)
def test_between_two_sides_threshold_and_most_never_differ(rules: Rules, numbers: list[int]) -> None:
    """F14.1 and O15 against T11, P10 and S8."""
    one, other = (rules.with_options({"majority": kind}) for kind in ("threshold", "most"))
    piles = sides_of(numbers, 2)
    assert score_deal(one, piles, (0, 0)).totals == score_deal(other, piles, (0, 0)).totals
