"""Cases of kinds ``counted_score``, ``primiera`` and ``scopa``: the points of a deal."""

from collections.abc import Sequence

from settebello.cards import EMPTY, CardSet, Seat, Side
from settebello.conformance.situation import CaseSituation
from settebello.engine import (
    SidePoints,
    State,
    cappotto_side,
    categories,
    is_scopa,
    primiera,
    primiera_winner,
    score_state,
    seats_of,
    with_leftovers,
)
from settebello.rules import Rules


def counted_score(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer the points of each side, and who has all the coins where that wins."""
    sides = case.sides("piles", "scope")
    end = _played_out(
        rules,
        piles=case.piles("piles", sides),
        scope=case.numbers("scope", sides),
        table=case.cards("leftover"),
        last_capturer=case.place("last_capturer", sides),
    )
    counted = score_state(with_leftovers(end))
    answer: dict[str, object] = {
        name: _points(rules, points) for name, points in zip(sides, counted.points, strict=True)
    }
    cappotto = cappotto_side(rules, counted.all_coins)
    return answer if cappotto is None else answer | {"cappotto": sides[cappotto]}


def best_primiera(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer what each side's primiera is worth, and whose is best."""
    sides = case.sides("piles")
    primiere = [primiera(rules, pile) for pile in case.piles("piles", sides)]
    winner = primiera_winner(primiere)
    return {
        "values": {name: each.value for name, each in zip(sides, primiere, strict=True)},
        "winner": None if winner is None else sides[winner],
    }


def scopa(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer whether a play, or what is not a play, is a scopa."""
    action, table = case.text("action", "play"), case.cards("table")
    if action == "leftovers":
        none = (0,) * rules.side_count
        end = _played_out(rules, (EMPTY,) * rules.side_count, none, table, last_capturer=0)
        return {"scopa": with_leftovers(end).scope != none}
    if action not in {"play", "bank"}:
        raise ValueError(f"action: {action!r} is none of play, bank, leftovers")
    taken = EMPTY if action == "bank" else case.cards("captured")
    left = case.number("cards_still_to_play_after", 1)
    return {"scopa": is_scopa(rules, table, case.card("card"), taken, left)}


def _points(rules: Rules, points: SidePoints) -> dict[str, object]:
    """Return a side's points by the categories that the rules count, and their sum."""
    return {**{name: getattr(points, name) for name in categories(rules)}, "total": points.total}


def _played_out(
    rules: Rules,
    piles: tuple[CardSet, ...],
    scope: tuple[int, ...],
    table: CardSet,
    last_capturer: int | None,
) -> State:
    """Return a deal after its last play, with what is left still on the table."""
    return State(
        rules=rules,
        dealer=Seat(0),
        before=(0,) * len(piles),
        hands=(EMPTY,) * rules.players,
        table=table,
        stock=(),
        piles=piles,
        scope=scope,
        to_move=Seat(0),
        last_capturer=None if last_capturer is None else _a_seat(seats_of(rules, Side(last_capturer))),
    )


def _a_seat(seats: Sequence[Seat]) -> Seat:
    if not seats:
        raise ValueError("last_capturer: the preset has fewer sides than the case")
    return seats[0]
