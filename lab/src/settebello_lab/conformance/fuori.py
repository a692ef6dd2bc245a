"""Cases of kind ``fuori``: whether a declaration is allowed, and what it comes to."""

from settebello.cards import CardSet, Side, single
from settebello.engine import check_fuori, fuori
from settebello.errors import IllegalAction
from settebello.rules import Rules
from settebello_lab.conformance.situation import CaseSituation

OWN_TURN = "own_turn"
LAST_PLAY, NOT_LAST = 1, 2
"""Cards still to be played in the deal: what matters is only whether this is the last."""


def declaration(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer whether a side may declare, and where the match stands by it."""
    sides = case.sides("before", "piles", "scope")
    declarer = case.place("declarer", sides)
    if declarer is None:
        raise ValueError("declarer: missing")
    before = case.numbers("before", sides)
    if not _may_declare(rules, case, before):
        return {"legal": False}
    piles, scope = _after_play(case, sides, declarer)
    found = fuori(rules, before, piles, scope, Side(declarer))
    winner = found.outcome.winner
    return {
        "legal": True,
        "reached": found.reached,
        "winner": None if winner is None else sides[winner],
        "multiplier": found.outcome.multiplier,
        "score": dict(zip(sides, found.outcome.score, strict=True)),
    }


def _may_declare(rules: Rules, case: CaseSituation, before: tuple[int, ...]) -> bool:
    to_play = LAST_PLAY if case.flag("dealer_last_play") else NOT_LAST
    try:
        check_fuori(rules, before, to_play)
    except IllegalAction:
        return False
    return case.text("when", OWN_TURN) == OWN_TURN


def _after_play(
    case: CaseSituation, sides: tuple[str, ...], declarer: int
) -> tuple[list[CardSet], list[int]]:
    """Return piles and scope once the play made with the declaration is resolved (A15)."""
    piles, scope = list(case.piles("piles", sides)), list(case.numbers("scope", sides))
    play = CaseSituation(case.mapping("play"))
    captured = play.cards("captured")
    if any(pile & captured for side, pile in enumerate(piles) if side != declarer):
        raise ValueError("play: what it captures lies in another side's pile")
    if captured:
        piles[declarer] = CardSet(piles[declarer] | captured | single(play.card("card")))
        scope[declarer] += play.flag("scopa")
    return piles, scope
