"""Entrants: entries, substitutes, the start with its draw of partners and its seeds."""

import re
from collections.abc import Iterable, Iterator
from math import ceil, log2
from typing import Final
from unicodedata import category, normalize

from settebello.errors import Forbidden, InvalidSetting, NotYourTurn, Reason
from settebello.tournament.chance import drawn_lot, drawn_order
from settebello.tournament.commands import Enter, Reenter, SubstituteMember
from settebello.tournament.course import fewest_entrants
from settebello.tournament.events import (
    Entered,
    PartnersDrawn,
    Reentered,
    Started,
    Substituted,
    TournamentEvent,
    Withdrawn,
)
from settebello.tournament.evolution import evolve_tournament, joined_names
from settebello.tournament.plan import (
    LONGEST_NAME,
    MOST_COMPUTERS,
    MOST_ENTRANTS,
    PairingMethod,
    Partnering,
    Plan,
)
from settebello.tournament.state import Entrant, EntrantState, Member, Stage, Tournament

LONGEST_MEMBER: Final = 40
LONGEST_TEXT: Final = 500
MOST_STRENGTH: Final = 9999

_LATE: Final = {PairingMethod.SWISS, PairingMethod.ARENA}
"""Ways of pairing in which somebody can come late."""


def entry_of(before: Tournament, command: Enter, *, closed: bool) -> Entered:
    """Return the event of an entry; raises what refuses it. ``closed``: no round is left to be paired."""
    plan = before.plan
    if before.stage is Stage.RUNNING:
        _check_late(plan, closed=closed)
    if len(before.entrants) >= MOST_ENTRANTS:
        raise Forbidden(
            f"a tournament has at most {MOST_ENTRANTS} entrants",
            reason=Reason.TOURNAMENT_FULL,
            most=MOST_ENTRANTS,
        )
    if len(command.members) != plan.entry_size:
        raise InvalidSetting(
            f"{plan.entry_size} people enter together here",
            reason=Reason.ENTRANT_MEMBERS,
            wanted=plan.entry_size,
            found=len(command.members),
        )
    members = tuple(_tidy(each) for each in command.members)
    check_computers(before, _count_computers(members))
    for at, member in enumerate(members):
        _check_new(member, [*_members(before), *members[:at]])
    if command.strength is not None and not 0 <= command.strength <= MOST_STRENGTH:
        raise InvalidSetting(
            f"a strength goes from 0 to {MOST_STRENGTH}",
            reason=Reason.STRENGTH_RANGE,
            most=MOST_STRENGTH,
        )
    name = tidy_name(command.name) if command.name else joined_names(members)
    since = len(before.rounds) + 1
    return Entered(len(before.entrants) + 1, members, name, command.strength, since)


def _check_late(plan: Plan, *, closed: bool) -> None:
    if plan.pairing not in _LATE or plan.partners is Partnering.DRAWN or closed:
        raise Forbidden("nobody can enter any more", reason=Reason.ENTRY_CLOSED)


def check_computers(before: Tournament, computers: int) -> None:
    """Refuse so many more computers once the tournament has started, or where they are too many."""
    if not computers:
        return
    if before.stage is not Stage.REGISTRATION:
        raise Forbidden("computers enter before the start", reason=Reason.COMPUTERS_LATE)
    there = _count_computers(_members(before))
    if there + computers > MOST_COMPUTERS:
        raise Forbidden(
            f"at most {MOST_COMPUTERS} computers play in a tournament",
            reason=Reason.COMPUTERS_MANY,
            most=MOST_COMPUTERS,
        )


def check_asked(entries: int, *, partners: bool) -> None:
    """Refuse to enter no computer at all: neither entries of their own nor ``partners`` of people."""
    if not entries and not partners:
        raise InvalidSetting("say how many computers enter", reason=Reason.COMPUTERS_NONE)


def check_partners(plan: Plan) -> None:
    """Refuse computers as partners of people where everybody enters alone."""
    if plan.entry_size == 1:
        raise InvalidSetting("everybody enters alone here", reason=Reason.COMPUTERS_NO_PARTNER)


def _count_computers(members: Iterable[Member]) -> int:
    return sum(each.player is not None for each in members)


def reentered(before: Tournament, command: Reenter, *, closed: bool) -> Reentered:
    """Return the event of somebody's return; raises what refuses it. ``closed`` as for `entry_of`."""
    who = before.entrant(command.entrant)
    if who.state is not EntrantState.WITHDRAWN:
        raise NotYourTurn(
            f"{who.name} has not withdrawn", reason=Reason.ENTRANT_NOT_WITHDRAWN, entrant=who.number
        )
    running = before.stage is Stage.RUNNING
    if running and (before.plan.pairing is PairingMethod.KNOCKOUT or closed):
        raise Forbidden("nobody can enter any more", reason=Reason.ENTRY_CLOSED)
    if running and len(who.members) != before.plan.ranked_size:
        raise Forbidden("nobody can enter any more", reason=Reason.ENTRY_CLOSED)
    for member in who.members:
        _check_new(member, _members(before))
    return Reentered(who.number, len(before.rounds) + 1)


def substituted(before: Tournament, command: SubstituteMember) -> Substituted:
    """Return the event of a substitute; raises what refuses it."""
    who = check_leaves(before, command.entrant)
    if not 0 <= command.out < len(who.members):
        raise InvalidSetting(
            "there is no such member", reason=Reason.MEMBER_UNKNOWN, members=len(who.members)
        )
    member = _tidy(command.member)
    check_computers(before, _count_computers([member]))
    out = who.members[command.out]
    _check_new(member, [each for each in _members(before) if each != out])
    return Substituted(who.number, command.out, member)


def check_leaves(before: Tournament, number: int) -> Entrant:
    """Return an entrant that plays; raise `NotYourTurn` for one that has left."""
    who = before.entrant(number)
    if not who.plays:
        raise NotYourTurn(
            f"{who.name} does not play any more", reason=Reason.ENTRANT_WITHDRAWN, entrant=number
        )
    return who


def started(before: Tournament) -> tuple[TournamentEvent, ...]:
    """Return the events of the start; raise `NotYourTurn` where too few are there."""
    events: list[TournamentEvent] = []
    after = before
    for event in _first_events(before):
        events.append(event)
        after = evolve_tournament(after, event)
    there, least = after.playing, fewest_entrants(before.plan)
    if len(there) < least:
        raise NotYourTurn(
            f"{least} have to be there", reason=Reason.TOO_FEW_ENTRANTS, least=least, found=len(there)
        )
    order = sorted(there, key=lambda each: (-_strength(each), drawn_lot(before.seed, "order", each)))
    events.append(Started(tuple(each.number for each in order), _rounds(before, len(order))))
    return tuple(events)


def _first_events(before: Tournament) -> Iterator[TournamentEvent]:
    """Yield who does not play, and the draw of partners."""
    missing = {
        each.number
        for each in before.playing
        if before.plan.check_in and each.state is not EntrantState.THERE
    }
    for number in sorted(missing):
        yield Withdrawn(number, "missing")
    if before.plan.partners is not Partnering.DRAWN:
        return
    there = [each for each in before.playing if each.number not in missing]
    drawn, size = drawn_order(before.seed, "partners", there), before.plan.side
    whole = len(drawn) - len(drawn) % size
    for alone in drawn[whole:]:
        yield Withdrawn(alone.number, "alone")
    groups = (drawn[at : at + size] for at in range(0, whole, size))
    yield PartnersDrawn(tuple(tuple(each.number for each in group) for group in groups))


def _strength(entrant: Entrant) -> int:
    """Return the strength by which seeds are ordered: those without one come last."""
    return -1 if entrant.strength is None else entrant.strength


def _rounds(before: Tournament, entrants: int) -> int | None:
    plan = before.plan
    doubling = max(1, ceil(log2(entrants)))
    match plan.pairing:
        case PairingMethod.ARENA:
            return None
        case PairingMethod.KNOCKOUT:
            return doubling
        case PairingMethod.SWISS:
            return plan.rounds or doubling
        case PairingMethod.ROUND_ROBIN:
            whole = plan.cycles * (entrants - 1 + entrants % 2)
            return min(plan.rounds or whole, whole)


def check_text(text: str, *, needed: bool = True) -> str:
    """Return a reason without needless spaces; raise `InvalidSetting` for none, a long or a hidden one.

    Signs that are joined are not hidden, those that turn the text around are.
    """
    tidy = " ".join(text.split())
    seen = any(category(each) not in _HIDDEN for each in tidy)
    if (needed and not seen) or len(tidy) > LONGEST_TEXT or _UNWRITTEN.search(tidy):
        raise InvalidSetting(
            f"a reason has 1 to {LONGEST_TEXT} letters", reason=Reason.REASON_MISSING, most=LONGEST_TEXT
        )
    return tidy


def _members(before: Tournament) -> list[Member]:
    """List the people who play or were entered to."""
    return [member for each in before.entrants if each.plays for member in each.members]


def _check_new(member: Member, others: Iterable[Member]) -> None:
    """Refuse a person who is there already: the same account, or a name that another has."""
    named, accounts = list[str](), set[str]()
    for other in others:
        if member.account and other.account:
            accounts.add(other.account)
        else:
            named.append(other.name)
    # thousands of names are compared in one text: no name has a line end
    there = "\n".join(named).casefold().split("\n")
    if member.account in accounts or member.name.casefold() in there:
        raise Forbidden(
            f"{member.name} has entered already",
            reason=Reason.PERSON_ENTERED_TWICE,
            name=member.name,
        )


def _tidy(member: Member) -> Member:
    account = None if member.player else member.account
    return Member(tidy_name(member.name, LONGEST_MEMBER), account, member.player)


def tidy_name(name: str, longest: int = LONGEST_NAME) -> str:
    """Return a name without needless spaces; raise `InvalidSetting` for none, a long or a hidden one."""
    tidy = normalize("NFC", " ".join(name.split()))
    if not tidy or len(tidy) > longest or any(category(each) in _HIDDEN for each in tidy):
        raise InvalidSetting(f"a name has 1 to {longest} letters", reason=Reason.ENTRANT_NAME, most=longest)
    return tidy


_UNWRITTEN: Final = re.compile("[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Characters that no text has: control characters, what turns it around, and halves of characters."""

_HIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Kinds of characters that cannot be seen, or turn the text around them."""
