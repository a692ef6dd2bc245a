"""A position as a line of text."""

from settebello.cards import CardSet, cards_text
from settebello.engine import view
from settebello_lab.envs.batch import BatchEnv


def position_of(env: BatchEnv) -> str:
    """Return what the seat on turn of the first row sees: seat, table, hand, the scope of each side."""
    state = env.state(0)
    seen = view(state, state.to_move)
    told = (
        f"seat_{seen.seat} is on turn" if seen.cards_to_play else "the deal is over",
        f"table {_cards(seen.table)}",
        f"hand {_cards(seen.hand or CardSet(0))}",
        f"scope {' '.join(map(str, seen.scope))}",
    )
    return "; ".join(told)


def _cards(cards: CardSet) -> str:
    return cards_text(cards) or "-"
