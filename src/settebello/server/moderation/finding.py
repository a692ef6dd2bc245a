"""Suspicions found in the matches of late: pure, so that a thread can do it beside the event loop.

None of them proves anything. A moderator looks at the matches and decides.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from hashlib import sha256
from itertools import combinations
from typing import Final

from settebello.store import PlayedMatch, Source, Suspicion, SuspicionKind

WINDOW_DAYS: Final = 30
"""How far back matches are looked at."""

LEAST_SHARED: Final = 4
"""Rated matches against accounts of the same address from which on somebody is suspected."""

LEAST_PAIRED: Final = 6
"""Rated matches of the same two accounts from which on they are suspected."""

SHARE_WON: Final = 0.8
"""The share of these matches that one of them has won."""

LEAST_RESIGNED: Final = 5
"""Matches lost before their first deal was over from which on somebody is suspected."""

Meeting = tuple[str, str]
"""Two accounts on different sides: the one that won first."""


def suspicions_in(
    matches: Iterable[PlayedMatch], sources: Iterable[Source], settled: Mapping[str, float], now: float
) -> list[Suspicion]:
    """Return what is suspicious in matches; of a subject that was ``settled``, only what came later."""
    shared = _addresses(sources)
    found: dict[tuple[SuspicionKind, tuple[str, ...]], list[tuple[PlayedMatch, str]]] = defaultdict(list)
    for match in matches:
        for winner, loser in _meetings(match) if match.rated else ():
            both = min(winner, loser), max(winner, loser)
            found["pairings", both].append((match, winner))
            if shared[winner] & shared[loser]:
                found["addresses", (winner,)].append((match, winner))
                found["addresses", (loser,)].append((match, winner))
        gave_up = match.people[match.lost_by] if match.unplayed and match.lost_by is not None else None
        if gave_up is not None:
            found["resignations", (gave_up,)].append((match, gave_up))
    told = []
    for (kind, people), evidence in found.items():
        subject = _subject(kind, people)
        since = settled.get(subject, float("-inf"))
        late = {match.name: (match, who) for match, who in evidence if match.ended > since}
        suspect = _suspected(kind, people, [who for _, who in late.values()])
        if suspect:
            others = {
                who
                for match, _ in late.values()
                for who in match.people
                if kind == "addresses" and who is not None and shared[who] & shared[people[0]]
            }
            told.append(
                Suspicion(
                    id=sha256(f"{subject} {since}".encode()).hexdigest(),
                    subject=subject,
                    kind=kind,
                    people=tuple(sorted({*people, *others})),
                    matches=tuple(sorted(late, key=lambda name: late[name][0].ended)),
                    at=now,
                )
            )
    return told


def _suspected(kind: SuspicionKind, people: Collection[str], who: list[str]) -> bool:
    """Tell whether so much is suspicious; ``who`` has won each match, or resigned it."""
    if kind == "resignations":
        return len(who) >= LEAST_RESIGNED
    least = LEAST_SHARED if kind == "addresses" else LEAST_PAIRED
    return len(who) >= least and max(map(who.count, people)) >= SHARE_WON * len(who)


def _meetings(match: PlayedMatch) -> list[Meeting]:
    """List the pairs of accounts on different sides of a match; the house's programs do not count."""
    seats = [
        (who, side)
        for who, side, program in zip(match.people, match.sides, match.programs, strict=True)
        if who is not None and not program
    ]
    return [
        (who, other) if side == match.winner else (other, who)
        for (who, side), (other, opposite) in combinations(seats, 2)
        if side != opposite and match.winner in {side, opposite}
    ]


def _addresses(sources: Iterable[Source]) -> defaultdict[str, set[str]]:
    known = defaultdict[str, set[str]](set)
    for source in sources:
        known[source.person].add(source.address)
    return known


def _subject(kind: SuspicionKind, people: Iterable[str]) -> str:
    return sha256(" ".join([kind, *sorted(people)]).encode()).hexdigest()
