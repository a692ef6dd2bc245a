"""The FIGS draw for partners and roles (RULES.md F3.2, F4.1, F4.2; ambiguity A24).

Each player turns up a card. The two lowest are partners, unless the pairs were fixed before;
the lowest of all deals; of the other pair the lower is *terzo di mano*. Where two cards that
decide a place are level, those players draw again, for that place only.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from settebello.arguments import checked
from settebello.cards import Card, rank_of

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Draw:
    """The outcome: who draws again, or else pairs and roles, all as positions of players."""

    redraw: tuple[int, ...] = ()
    pairs: tuple[Pair, Pair] | None = None
    primo: int | None = None
    secondo: int | None = None
    terzo: int | None = None
    cartaro: int | None = None

    @property
    def order(self) -> tuple[int, int, int, int]:
        """Return the players as primo, secondo, terzo di mano, cartaro; raise `ValueError` before."""
        roles = (self.primo, self.secondo, self.terzo, self.cartaro)
        if None in roles:
            raise ValueError("the draw is not decided yet")
        return roles  # type: ignore[return-value]  # checked on the line above


@checked
def draw_roles(cards: Sequence[Sequence[Card]], pairs: tuple[Pair, Pair] | None = None) -> Draw:
    """Decide a draw of four players from the cards each has turned up, later ones after redraws."""
    keys = [tuple(int(rank_of(card)) for card in turned) for turned in cards]
    ranking = sorted(range(4), key=lambda player: keys[player])

    def level(place: int, among: Sequence[int]) -> tuple[int, ...]:
        """List who is level with the player at this place, if the place is thereby undecided."""
        same = tuple(sorted(player for player in among if keys[player] == keys[among[place]]))
        return same if len(same) > 1 else ()

    if pairs is None:
        # level across the border of the pairs leaves the partners open; inside it, only the deal
        undecided = level(1, ranking) if keys[ranking[1]] == keys[ranking[2]] else level(0, ranking)
        if undecided:
            return Draw(redraw=undecided)
        pairs = (_pair(ranking[:2]), _pair(ranking[2:]))
    elif level(0, ranking):
        return Draw(redraw=level(0, ranking))
    cartaro = ranking[0]
    dealing, other = pairs if cartaro in pairs[0] else (pairs[1], pairs[0])
    others = sorted(other, key=lambda player: keys[player])
    if level(0, others):
        return Draw(redraw=level(0, others), pairs=(dealing, other))
    partner = dealing[0] if dealing[1] == cartaro else dealing[1]
    return Draw(pairs=(dealing, other), primo=others[1], secondo=partner, terzo=others[0], cartaro=cartaro)


def _pair(players: Sequence[int]) -> Pair:
    low, high = sorted(players)
    return low, high
