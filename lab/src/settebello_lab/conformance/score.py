"""Cases of kinds ``counted_score``, ``primiera`` and ``scopa``: the points of a deal."""

from collections.abc import Sequence

from settebello.cards import EMPTY, CardSet, Seat, Side
from settebello.engine import (
    SidePoints,
    State,
    cappotto_side,
    categories,
    counted_in_play,
    is_scopa,
    low_three_side,
    play_bonus,
    primiera,
    primiera_winner,
    score_deal,
    seats_of,
    with_leftovers,
)
from settebello.rules import PlayBonus, Rules
from settebello_lab.conformance.situation import CaseSituation


def counted_score(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer the points of each side, and who has all the coins where that wins."""
    sides = case.sides("piles", "scope")
    end = _played_out(
        rules,
        piles=case.piles("piles", sides),
        scope=case.numbers("scope", sides),
        table=case.cards("leftover"),
        last_capturer=case.place("last_capturer", sides),
        dealer=case.place("dealer", sides),
    )
    final = with_leftovers(end)
    accusi, giocate = case.numbers("accusi", sides), case.numbers("giocate", sides)
    counted = score_deal(rules, final.piles, final.scope, accusi, giocate)
    answer: dict[str, object] = {
        name: _points(rules, points) for name, points in zip(sides, counted.points, strict=True)
    }
    outright = {
        "cappotto": cappotto_side(rules, counted.all_coins),
        "low_three": low_three_side(rules, counted.low_three),
    }
    return answer | {name: sides[side] for name, side in outright.items() if side is not None}


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
    return {"scopa": is_scopa(rules, table, case.card("card"), taken, left, case.moment())}


def made_by_play(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer whether a play is a scopa, and what it makes besides."""
    table, card, taken = case.cards("table"), case.card("card"), case.cards("captured")
    left = case.number("cards_still_to_play_after", 1)
    fresh = case.card("previous") if case.has("previous") else None
    made = dict(play_bonus(rules, card, taken, fresh, left))
    return {
        "scopa": is_scopa(rules, table, card, taken, left, case.moment()),
        **{kind.value: made.get(kind, 0) for kind in PlayBonus if kind in counted_in_play(rules)},
    }


def _points(rules: Rules, points: SidePoints) -> dict[str, object]:
    """Return a side's points by the categories that the rules count, and their sum."""
    return {**{name: getattr(points, name) for name in categories(rules)}, "total": points.total}


def _played_out(
    rules: Rules,
    piles: tuple[CardSet, ...],
    scope: tuple[int, ...],
    table: CardSet,
    last_capturer: int | None,
    dealer: int | None = None,
) -> State:
    """Return a deal after its last play, with what is left still on the table."""
    return State(
        rules=rules,
        dealer=Seat(0) if dealer is None else _a_seat(seats_of(rules, Side(dealer))),
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
