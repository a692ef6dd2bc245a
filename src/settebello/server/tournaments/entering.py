"""Entering a tournament: alone, by names together, or with others who come by a link.

The log of a tournament names an account by its id alone: the name is in one place, and goes with the account.
"""

from collections.abc import Iterable, Sequence

from settebello.errors import Forbidden, NotFound, NotSignedIn, NotYourTurn, Reason
from settebello.server.tournaments.keys import is_key, partner_key
from settebello.server.tournaments.tournaments import Held, Tournaments
from settebello.store import Person, Seeker
from settebello.tournament import Enter, EntrantState, Member, PairingMethod, Stage, SubstituteMember
from settebello.tournament.course import time_is_up
from settebello.tournament.entering import tidy_name
from settebello.tournament.plan import MOST_ENTRANTS


async def enter_account(
    tournaments: Tournaments, held: Held, person: Person, others: Sequence[str], team: str | None = None
) -> Held:
    """Enter an account with the names of the others; without them it seeks them, where several enter."""
    team = tidy_name(team) if team and held.state.plan.teams else None
    _check_open(tournaments, held)
    check_room(held)
    check_new(held, Seeker(person.id, person.name))
    name = held.announced.id
    if held.state.plan.entry_size > 1 and not others:
        await _seek(tournaments, name, person, team=team)
        return held
    named = await _named(tournaments, held, others, [person.name])
    return await _submit(tournaments, held, Enter((account_member(person.id), *named), team))


async def _seek(
    tournaments: Tournaments,
    tournament: str,
    person: Person,
    *,
    captain: str | None = None,
    team: str | None = None,
) -> None:
    now = tournaments.now()
    if not await tournaments.store.seek(tournament, person.id, now, captain=captain, team=team):
        raise NotSignedIn("sign in first", reason=Reason.NOT_SIGNED_IN)


async def enter_others(tournaments: Tournaments, held: Held, names: Sequence[str], team: str | None) -> Held:
    """Enter people by their names, as the arbiter does: also late."""
    check_room(held)
    return await _submit(tournaments, held, Enter(await _named(tournaments, held, names), team or None))


async def enter_many(tournaments: Tournaments, held: Held, entries: Sequence[Enter]) -> Held:
    """Enter people by their names, all entries or none; accounts do not enter so."""
    members = [member for each in entries for member in each.members]
    await _named(tournaments, held, [member.name for member in members])
    if any(member.player for member in members):
        raise Forbidden("computers play at tables on line", reason=Reason.COMPUTERS_ONLINE)
    check_room(held, len(entries))
    return await tournaments.submit(held.announced.id, lambda _: entries)


async def substitute_member(
    tournaments: Tournaments, held: Held, entry: int, out: int, other: Person | str
) -> Held:
    """Put another person, an account or a name, in the place of a member of an entry; ``out`` is from 0.

    Raises `NotYourTurn` for an arbiter's own place while others play the deals of their table.
    """
    arbiter, members = held.announced.arbiter, held.state.entrant(entry).members
    if 0 <= out < len(members) and members[out].account == arbiter:
        _check_deals_over(held, entry)
    if isinstance(other, Person):
        check_new(held, Seeker(other.id, other.name))
        if other.id in await tournaments.banned():
            raise Forbidden(f"{other.name} is banned", reason=Reason.PERSON_BANNED, name=other.name)
        member = account_member(other.id)
    else:
        (member,) = await _named(tournaments, held, [other])
    command = SubstituteMember(entry, out, member)
    return await tournaments.submit(held.announced.id, lambda _: (command,))


async def seeker_of(tournaments: Tournaments, held: Held, key: str) -> Seeker:
    """Return whose partner one becomes by a key; raise `NotFound` where nobody seeks who may play."""
    secret = held.announced.secret
    found = await tournaments.store.seekers(held.announced.id)
    seeker = next((each for each in found if is_key(key, partner_key(secret, each.person))), None)
    seeker = None if seeker is None else captain_of(seeker, found)
    if seeker is None or seeker.person in await tournaments.banned():
        raise NotFound("nobody seeks a partner by this link any more", reason=Reason.PARTNER_LINK_USED)
    return seeker


async def be_partner(tournaments: Tournaments, held: Held, person: Person, key: str) -> Held:
    """Have an account play with whoever has sent it a partner's key; enter all when nobody is missing."""
    _check_open(tournaments, held)
    check_room(held)
    seeker = await seeker_of(tournaments, held, key)
    if seeker.person == person.id:
        raise Forbidden("nobody is their own partner", reason=Reason.OWN_PARTNER)
    name, size = held.announced.id, held.state.plan.entry_size
    group = [each for each in await gathering(tournaments, held, seeker) if each.person != person.id]
    if len(group) >= size:  # they are enough, and their entry was lost
        held = await _enter_group(tournaments, held, group[:size], seeker.team)
        await seeker_of(tournaments, held, key)
        return held
    for each in (*group, Seeker(person.id, person.name)):
        check_new(held, each)
    if len(group) + 1 < size:
        await _seek(tournaments, name, person, captain=seeker.person)
        # of two who come at once each may be the last one
        group = await gathering(tournaments, held, seeker)
        if len(group) < size:
            return held
    else:
        group.append(Seeker(person.id, person.name))
    return await _enter_group(tournaments, held, group[:size], seeker.team)


async def _enter_group(
    tournaments: Tournaments, held: Held, group: Sequence[Seeker], team: str | None
) -> Held:
    members = tuple(account_member(each.person) for each in group)
    return await _submit(tournaments, held, Enter(members, team))


async def gathering(tournaments: Tournaments, held: Held, captain: Seeker) -> list[Seeker]:
    """List those who play together so far: the captain, then those who have come, in their order."""
    found = await tournaments.store.seekers(held.announced.id)
    theirs = [each for each in found if captain_of(each, found).person == captain.person]
    return sorted(theirs, key=lambda each: each.person != captain.person)


def captain_of(seeker: Seeker, seekers: Iterable[Seeker]) -> Seeker:
    """Return whose team somebody has joined; themselves where that captain is not there."""
    captains = (each for each in seekers if each.person == seeker.captain and each.captain is None)
    return next(captains, seeker)


def account_member(account: str) -> Member:
    """Return a member of an entry that is an account: the log has its id alone."""
    return Member(account, account)


async def _named(
    tournaments: Tournaments, held: Held, names: Sequence[str], beside: Iterable[str] = ()
) -> tuple[Member, ...]:
    """Return people without an account; raise `Forbidden` where an account that has entered is called so."""
    if names and held.notice.venue == "online":
        raise Forbidden("on line everybody plays with an account", reason=Reason.ONLINE_NEEDS_ACCOUNTS)
    known = await tournaments.store.names(held.announced.id)
    accounts = {known[each] for each in held.accounts if each in known}
    taken = {each.casefold() for each in (*accounts, *beside)}
    for name in names:
        if tidy_name(name).casefold() in taken:
            raise _twice(name)
    return tuple(map(Member, names))


async def check_typed(tournaments: Tournaments, held: Held, entry: int) -> None:
    """Raise `Forbidden` where somebody of an entry, typed by name, has entered with an account since."""
    typed = [each.name for each in held.state.entrant(entry).members if not each.account and not each.player]
    await _named(tournaments, held, typed)


async def _submit(tournaments: Tournaments, held: Held, command: Enter) -> Held:
    return await tournaments.submit(held.announced.id, lambda _: (command,))


def is_open(held: Held, now: float) -> bool:
    """Tell whether accounts may enter by themselves: before the start, and in an arena until its time."""
    state = held.state
    if state.plan.pairing is PairingMethod.ARENA and state.stage is Stage.RUNNING:
        return state.ends is not None and not time_is_up(state, now)
    return state.stage is Stage.REGISTRATION


def may_return(held: Held, entry: int, now: float) -> bool:
    """Tell whether an entry that has left may come back by itself: to an arena, unless it was excluded."""
    excluded = any(each.disqualify and each.entrant == entry for each in held.state.rulings)
    return held.state.stage is Stage.RUNNING and is_open(held, now) and not excluded


def _check_open(tournaments: Tournaments, held: Held) -> None:
    if not is_open(held, tournaments.now()):
        raise Forbidden("the registration is closed", reason=Reason.ENTRY_CLOSED)


def check_new(held: Held, account: Seeker) -> None:
    """Raise `Forbidden` for an account that has entered already."""
    left = held.state.stage is Stage.RUNNING and held.entry_of(account.person) is not None
    if left or account.person in held.accounts or account.name.casefold() in _typed(held):
        raise _twice(account.name)


def _typed(held: Held) -> frozenset[str]:
    """Return the names, without capitals, of people without an account who play."""
    return frozenset(
        member.name.casefold()
        for each in held.state.entrants
        for member in each.members
        if each.plays and member.account is None and member.player is None
    )


def _check_deals_over(held: Held, entry: int) -> None:
    """Raise `NotYourTurn` where others still play the deals that an entry has, or will have, at its table."""
    for number, waiting in held.state.open_tables():
        tables = held.state.round(number).encounters
        if held.state.is_sealed(number) and any(each.side_of_entrant(entry) is not None for each in tables):
            raise NotYourTurn(
                "the round is not over", reason=Reason.ROUND_NOT_OVER, tables=1, table=waiting.table
            )


def _twice(name: str) -> Forbidden:
    return Forbidden(f"{name} has entered already", reason=Reason.PERSON_ENTERED_TWICE, name=name)


def check_room(held: Held, more: int = 1) -> None:
    """Raise `Forbidden` where so many more entries do not fit."""
    most = min(MOST_ENTRANTS, held.notice.room_for or MOST_ENTRANTS)
    entered = sum(each.state is not EntrantState.WITHDRAWN for each in held.state.entrants)
    if more and entered + more > most:
        raise Forbidden("the tournament is full", reason=Reason.TOURNAMENT_FULL, most=most)
