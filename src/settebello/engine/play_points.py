"""Points that a play makes besides a scopa (docs/family.md SZ6 to SZ8, K8 to K10)."""

from settebello.arguments import check_kind, checked
from settebello.cards import EMPTY, Card, CardSet, cards_in, of_suit, rank_of, single, size, suit_of
from settebello.rules import BY_PARSE_RULES, PlayBonus, Rules

SEVERAL: int = 2
"""Cards of one suit that a *bager* takes at least."""

MANY: int = 3

Bonus = tuple[tuple[PlayBonus, int], ...]


@checked
def play_bonus(rules: Rules, card: Card, taken: CardSet, fresh: Card | None, cards_left: int) -> Bonus:
    """List what a play makes besides a scopa, in a fixed order; nothing with the last card of the deal (SZ8).

    ``taken`` is what the card takes, ``fresh`` the card that the player before has just laid, ``cards_left``
    the cards still to be played in the whole deal after this one.
    """
    asked = counted_in_play(rules)
    if taken == EMPTY or cards_left == 0 or not asked:
        return ()
    one_suit = of_suit(taken, suit_of(card)) == taken
    made = {
        PlayBonus.PICULA: int(fresh is not None and taken == single(fresh) and _equal(card, taken)),
        PlayBonus.BAGER: (size(taken) + 1) * (one_suit and size(taken) >= SEVERAL),
        PlayBonus.ONE_SUIT: int(one_suit),
        PlayBonus.THREE: int(size(taken) >= MANY),
    }
    return tuple((kind, points) for kind, points in made.items() if points and kind in asked)


def counted_in_play(rules: Rules) -> frozenset[PlayBonus]:
    """Return the points besides scope that plays make by these rules."""
    check_kind("rules", rules, Rules, BY_PARSE_RULES)
    return rules.play_bonus


def _equal(card: Card, taken: CardSet) -> bool:
    return all(rank_of(each) == rank_of(card) for each in cards_in(taken))
