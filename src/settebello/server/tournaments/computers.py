"""Computers enter a tournament on line: entries of their own, or partners of those who wait for one."""

from collections.abc import Iterator, Sequence
from itertools import islice

from settebello.errors import Forbidden, Reason
from settebello.players import check_guest
from settebello.players.registry import check_plays
from settebello.room.beginning.computers import names_of_level
from settebello.rules import parse_rules
from settebello.server.tournaments.entering import account_member, captain_of, check_new, check_room
from settebello.server.tournaments.tournaments import Held, Tournaments
from settebello.store import Seeker
from settebello.tournament import Enter, Member, Tournament
from settebello.tournament.entering import check_asked, check_computers


async def enter_computers(
    tournaments: Tournaments,
    held: Held,
    level: str,
    entries: int,
    *,
    complete: bool,
    seen: int | None = None,
) -> Held:
    """Enter so many entries of computers of a level, and ``complete`` those who wait for others; or none.

    Raises `Forbidden`, `InvalidSetting` and `NotFound` for what cannot be, and `Stale` where the
    tournament is no longer as it was ``seen``.
    """
    _check_level(held, level)
    check_asked(entries, partners=complete)
    name, size = held.announced.id, held.state.plan.entry_size
    groups = await _waiting(tournaments, held) if complete else []
    wanted = entries * size + sum(size - len(each) for each in groups)
    check_computers(held.state, wanted)
    check_room(held, entries + len(groups))
    called = [*(await tournaments.store.names(name)).values(), *(who.name for each in groups for who in each)]

    def asked(state: Tournament) -> Iterator[Enter]:
        taken = [*called, *(member.name for each in state.entrants for member in each.members)]
        names = names_of_level(level, taken)
        for group in groups:
            people = tuple(account_member(each.person) for each in group)
            yield Enter((*people, *_players(level, names, size - len(group))), group[0].team)
        for _ in range(entries):
            members = _players(level, names, size)
            yield Enter(members, members[0].name if state.plan.teams else None)

    return await tournaments.submit(name, asked, seen)


def _check_level(held: Held, level: str) -> None:
    """Raise for a player that does not play here, or at wooden tables."""
    if held.notice.venue != "online":
        raise Forbidden("computers play at tables on line", reason=Reason.COMPUTERS_ONLINE)
    check_guest(level)
    check_plays(level, parse_rules(held.state.plan.rules))


async def _waiting(tournaments: Tournaments, held: Held) -> list[Sequence[Seeker]]:
    """List those who wait for others, by their teams; those who are banned wait for nobody."""
    found = await tournaments.store.seekers(held.announced.id)
    banned, groups = await tournaments.banned(), dict[str, list[Seeker]]()
    for each in sorted(found, key=lambda each: each.captain is not None):
        if each.person not in banned:
            groups.setdefault(captain_of(each, found).person, []).append(each)
            check_new(held, each)
    size = held.state.plan.entry_size
    return [each[:size] for each in groups.values()]


def _players(level: str, names: Iterator[str], count: int) -> tuple[Member, ...]:
    return tuple(Member(each, player=level) for each in islice(names, count))
