"""The first dealer, and drawn seats (RULES.md F3.2, F4.1, F4.2, T2, O4, P3, S3; ambiguity A24).

Partners are fixed or drawn. The rules may want a draw for roles; any table of two pairs may agree on one.
"""

from collections.abc import Callable, Sequence
from typing import Final

from settebello.cards import Card, card_text, rank_of
from settebello.engine import draw_roles
from settebello.errors import InvalidSetting, Reason
from settebello.fair import Luck, drawn_pack, lot
from settebello.room.events import Begun
from settebello.rules import FirstDealer, Rules

Turned = list[list[Card]]
"""The cards each player has turned up, in the order drawn."""

ROLES: Final = ("primo", "secondo", "terzo", "cartaro")
"""The roles at a table of four, in seat order after the draw: the *cartaro* deals."""


def first_dealer(rules: Rules, luck: Luck, *, draw_partners: bool = False) -> Begun:
    """Find who deals first: by lot, or by cards turned up, which may also seat four players by role."""
    if draws_places(rules, draw_partners=draw_partners):
        return drawn_places(luck)
    as_they_sit = tuple(range(rules.players))
    if not _draws(rules):
        return Begun(lot(luck, rules.players), as_they_sit, ())
    turned = _turned_up(rules.players, luck, _level_lowest)
    return Begun(_lowest(turned)[0], as_they_sit, tuple(_texts(cards) for cards in turned))


def draws_places(rules: Rules, *, draw_partners: bool) -> bool:
    """Tell whether a draw leads people to their places, and so to their partners, when a match begins."""
    return are_two_pairs(rules) and (draw_partners or _draws(rules))


def drawn_places(luck: Luck) -> Begun:
    """Draw who plays with whom and in what role, among four as they sit; the *cartaro* deals."""
    turned = _turned_up(len(ROLES), luck, lambda cards: draw_roles(cards).redraw)
    order = draw_roles(turned).order
    return Begun(ROLES.index("cartaro"), order, tuple(_texts(turned[old]) for old in order))


def are_two_pairs(rules: Rules) -> bool:
    """Tell whether two play against two, so that partners and roles can be drawn."""
    return rules.players == len(ROLES) and rules.side_count == len(ROLES) // 2


def check_draw(rules: Rules) -> None:
    """Raise `InvalidSetting` for rules by which nobody's partner can be drawn."""
    if not are_two_pairs(rules):
        message = "partners are drawn where two play against two, and by these rules they do not"
        raise InvalidSetting(
            message, reason=Reason.DRAW_TWO_PAIRS, players=rules.players, sides=rules.side_count
        )


def _draws(rules: Rules) -> bool:
    return rules.first_dealer is FirstDealer.LOW_CARD_DRAW


def _turned_up(players: int, luck: Luck, undecided: Callable[[Turned], Sequence[int]]) -> Turned:
    """Turn up a card for each player, and again for those who are level, until all is decided."""
    pack = iter(drawn_pack(luck))
    turned: Turned = [[] for _ in range(players)]
    drawing: Sequence[int] = range(players)
    while drawing:
        for player in drawing:
            turned[player].append(next(pack))
        drawing = undecided(turned)
    return turned


def _lowest(turned: Turned) -> tuple[int, ...]:
    keys = [tuple(rank_of(card) for card in cards) for cards in turned]
    return tuple(player for player, key in enumerate(keys) if key == min(keys))


def _level_lowest(turned: Turned) -> tuple[int, ...]:
    lowest = _lowest(turned)
    return lowest if len(lowest) > 1 else ()


def _texts(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple(card_text(card) for card in cards)
