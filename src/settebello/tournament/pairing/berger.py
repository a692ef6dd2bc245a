"""Round robin: everybody meets everybody once, by the Berger tables (FIDE Handbook C.05, annex 1)."""

from settebello.tournament.pairing.tables import PairedTables, check_enough
from settebello.tournament.state import Tournament, TwoSides


def berger_round(entrants: int, number: int) -> list[tuple[int, int]]:
    """Return the pairs of a round by number, from 1; of an odd field, the one beside 0 is free.

    The first of a pair has the first deal, which is balanced within one over the whole table.
    """
    even = entrants + entrants % 2
    others, last = even - 1, even
    top = _top_of(even, number)
    pairs = [(top, last) if number % 2 else (last, top)]
    pairs += [((top - 1 + step) % others + 1, (top - 1 - step) % others + 1) for step in range(1, even // 2)]
    return [_without(pair, last if entrants % 2 else 0) for pair in pairs]


def _top_of(even: int, number: int) -> int:
    """Return who meets the last number: 1, then half the field further each round."""
    return ((number - 1) * (even // 2)) % (even - 1) + 1


def _without(pair: tuple[int, int], dummy: int) -> tuple[int, int]:
    """Write 0 for the number that nobody has."""
    return (0 if pair[0] == dummy else pair[0], 0 if pair[1] == dummy else pair[1])


def berger_tables(tournament: Tournament) -> PairedTables:
    """Pair the next round of everybody against everybody; in the second cycle the first deal changes."""
    check_enough(tournament.playing)
    order = tournament.order
    whole = len(order) - 1 + len(order) % 2
    cycle, number = divmod(len(tournament.rounds), whole)
    tables, byes = list[TwoSides](), list[int]()
    for one, other in berger_round(len(order), number + 1):
        if 0 in {one, other}:
            byes.append(order[max(one, other) - 1])
        else:
            first, second = (one, other) if cycle % 2 == 0 else (other, one)
            tables.append(((order[first - 1],), (order[second - 1],)))
    return PairedTables(tuple(tables), tuple(byes))
