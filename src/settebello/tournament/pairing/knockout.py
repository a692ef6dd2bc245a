"""Knock-out: a bracket by seeds, the best two in different halves; free places are byes of the best."""

from settebello.errors import NotYourTurn, Reason
from settebello.tournament.pairing.tables import PairedTables, history_of, seated_first
from settebello.tournament.state import Tournament, outcome_of


def bracket_order(size: int) -> list[int]:
    """Return the seeds from the top of a bracket to its bottom; ``size`` is a power of two."""
    seeds = [1]
    while len(seeds) < size:
        total = 2 * len(seeds) + 1
        seeds = [each for seed in seeds for each in (seed, total - seed)]
    return seeds


def bracket_slots(tournament: Tournament, played: int) -> list[int | None] | None:
    """Return who is in each place of the bracket after so many rounds; None while one is not decided."""
    order = tournament.order
    size = 1 << (tournament.round_count or 0)
    slots: list[int | None] = [
        order[seed - 1] if seed <= len(order) else None for seed in bracket_order(size)
    ]
    for number in range(1, played + 1):
        going_on = list[int | None]()
        encounters = tournament.round(number).encounters
        by_pair = {frozenset((each.sides[0][0], each.sides[1][0])): each for each in encounters}
        for one, other in _twos(slots):
            if one is None or other is None:
                going_on.append(one if other is None else other)
                continue
            encounter = by_pair.get(frozenset((one, other)))
            outcome = None if encounter is None else outcome_of(tournament.plan, encounter)
            if encounter is None or outcome is None:
                return None
            going_on.append(None if outcome.winner is None else encounter.sides[outcome.winner][0])
        slots = going_on
    return slots


def bracket_pairs(tournament: Tournament, number: int) -> list[tuple[int, int]] | None:
    """Return those who meet in a round, from the top; None while the round before is not decided."""
    slots = bracket_slots(tournament, number - 1)
    if slots is None:
        return None
    return [(one, other) for one, other in _twos(slots) if one is not None and other is not None]


def bracket_byes(tournament: Tournament, number: int) -> tuple[int, ...]:
    """Return those who go on from a round without an opponent; the round before is decided."""
    slots = bracket_slots(tournament, number - 1) or []
    alone = ((one, other) for one, other in _twos(slots) if one is None or other is None)
    return tuple(each for pair in alone for each in pair if each is not None)


def knockout_tables(tournament: Tournament) -> PairedTables:
    """Pair the next round of the bracket."""
    number = len(tournament.rounds) + 1
    pairs = bracket_pairs(tournament, number)
    if pairs is None:
        raise NotYourTurn("tables have no result yet", reason=Reason.ROUND_NOT_OVER, tables=1, table=1)
    history = history_of(tournament)
    tables = tuple(seated_first(history, *pair) for pair in pairs)
    return PairedTables(tables, bracket_byes(tournament, number))


def _twos(slots: list[int | None]) -> list[tuple[int | None, int | None]]:
    return list(zip(slots[::2], slots[1::2], strict=True))
