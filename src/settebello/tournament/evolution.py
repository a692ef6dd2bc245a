"""The tournament after each event. The log was checked when it was written."""

from collections.abc import Iterable
from dataclasses import replace

from settebello.errors import Reason, SettebelloError, StoreProblem
from settebello.tournament.events import (
    CheckedIn,
    DealReported,
    EncounterReseated,
    Entered,
    PartnersDrawn,
    Reentered,
    ResultCorrected,
    ResultReported,
    RoomAttached,
    RoundCancelled,
    RoundPaired,
    RulingGiven,
    Started,
    Substituted,
    TableForfeited,
    TournamentCalledOff,
    TournamentEvent,
    TournamentFinished,
    TournamentOpened,
    Withdrawn,
)
from settebello.tournament.state import (
    Correction,
    Encounter,
    Entrant,
    EntrantState,
    Stage,
    Tournament,
    TournamentRound,
    TournamentRuling,
)


def fold_tournament(events: Iterable[TournamentEvent], tournament: Tournament | None = None) -> Tournament:
    """Return the tournament that a log tells of, from its beginning or from an earlier state of it on.

    Raises `StoreProblem` for a log that makes no sense.
    """
    for version, event in enumerate(events, start=1 if tournament is None else tournament.version + 1):
        try:
            tournament = evolve_tournament(tournament, event)
        except StoreProblem:
            raise
        except (SettebelloError, LookupError, ValueError) as problem:
            raise StoreProblem(
                f"event {version} of a tournament does not follow from those before it: {problem}",
                reason=Reason.LOG_DAMAGED,
                version=version,
            ) from None
    if tournament is None:
        raise StoreProblem("the log of this tournament is empty", reason=Reason.LOG_EMPTY)
    return tournament


def evolve_tournament(tournament: Tournament | None, event: TournamentEvent) -> Tournament:
    """Return the tournament after one event."""
    if tournament is None:
        if not isinstance(event, TournamentOpened):
            raise StoreProblem("the log of this tournament lacks its beginning", reason=Reason.LOG_DAMAGED)
        return Tournament(event.tournament, 1, event.plan, event.seed, changed=event.at)
    return replace(_evolved(tournament, event), version=tournament.version + 1, changed=event.at)


def _evolved(before: Tournament, event: TournamentEvent) -> Tournament:
    match event:
        case Entered():
            return _entered(before, event)
        case CheckedIn() | Withdrawn() | Reentered() | Substituted():
            return _with_entrant(before, _changed(before, event))
        case PartnersDrawn(groups):
            return _partners_drawn(before, groups)
        case Started(order, rounds, at):
            return replace(before, stage=Stage.RUNNING, order=order, round_count=rounds, began=at)
        case RoundPaired() | RoundCancelled() | EncounterReseated():
            return _paired(before, event)
        case DealReported() | ResultReported() | ResultCorrected() | TableForfeited() | RoomAttached():
            return _at_table(before, event)
        case RulingGiven():
            return _ruled(before, event)
        case TournamentFinished():
            return replace(before, stage=Stage.OVER)
        case TournamentCalledOff(reason):
            return replace(before, stage=Stage.CALLED_OFF, reason=reason)
        case TournamentOpened():
            raise StoreProblem("this tournament is opened twice in its log", reason=Reason.LOG_DAMAGED)


def _entered(before: Tournament, event: Entered) -> Tournament:
    if event.entrant != len(before.entrants) + 1:
        raise StoreProblem("an entrant has a wrong number in the log", reason=Reason.LOG_DAMAGED)
    who = Entrant(
        event.entrant, event.members, event.name, event.strength, EntrantState.ENTERED, since=event.since
    )
    if who.is_of_computers:  # computers are there from the beginning
        who = replace(who, state=EntrantState.THERE)
    return replace(before, entrants=(*before.entrants, who))


def _with_entrant(before: Tournament, who: Entrant) -> Tournament:
    at = who.number - 1
    return replace(before, entrants=(*before.entrants[:at], who, *before.entrants[at + 1 :]))


def _changed(before: Tournament, event: CheckedIn | Withdrawn | Reentered | Substituted) -> Entrant:
    """Return an entrant after what happened to it."""
    who = before.entrant(event.entrant)
    match event:
        case CheckedIn():
            return replace(who, state=EntrantState.THERE)
        case Withdrawn():
            return replace(who, state=EntrantState.WITHDRAWN, left=len(before.rounds) + 1)
        case Reentered(since=since):
            return replace(who, state=EntrantState.THERE, since=since, left=None)
        case Substituted():
            return _substituted(who, event)


def _substituted(who: Entrant, event: Substituted) -> Entrant:
    members = (*who.members[: event.out], event.member, *who.members[event.out + 1 :])
    name = joined_names(members) if who.name == joined_names(who.members) else who.name
    return replace(who, members=members, name=name)


def joined_names(members: Iterable[object]) -> str:
    """Return what people are called together."""
    return " + ".join(str(getattr(each, "name", each)) for each in members)


def _partners_drawn(before: Tournament, groups: tuple[tuple[int, ...], ...]) -> Tournament:
    entrants = list(before.entrants)
    for group in groups:
        together = [entrants[number - 1] for number in group]
        members = tuple(member for each in together for member in each.members)
        known = [each.strength for each in together if each.strength is not None]
        strength = sum(known) // len(known) if known else None
        first = replace(together[0], members=members, name=joined_names(members), strength=strength)
        entrants[first.number - 1] = first
        for other in together[1:]:
            entrants[other.number - 1] = replace(other, state=EntrantState.MERGED)
    return replace(before, entrants=tuple(entrants))


def _paired(before: Tournament, event: RoundPaired | RoundCancelled | EncounterReseated) -> Tournament:
    if isinstance(event, RoundCancelled):
        if event.round != len(before.rounds):
            raise StoreProblem("a round that is not the last is cancelled", reason=Reason.LOG_DAMAGED)
        last = before.rounds[-1]
        dropped = tuple((last.number, each) for each in last.encounters)
        return replace(before, rounds=before.rounds[:-1], dropped=before.dropped + dropped)
    empty, version = (None,) * before.plan.parts, before.version + 1
    if isinstance(event, EncounterReseated):
        anew = Encounter(event.table, event.sides, empty, empty, event.lost, paired=version)
        gone = (event.round, before.encounter(event.round, event.table))
        return replace(_with_encounter(before, event.round, anew), dropped=(*before.dropped, gone))
    if event.round != len(before.rounds) + 1:
        raise StoreProblem("a round has a wrong number in the log", reason=Reason.LOG_DAMAGED)
    lost = dict(event.walkovers)
    encounters = tuple(
        Encounter(table, sides, empty, empty, lost.get(table, ()), paired=version)
        for table, sides in enumerate(event.tables, 1)
    )
    paired = TournamentRound(event.round, encounters, event.byes, event.deals, event.at)
    return replace(before, rounds=(*before.rounds, paired))


def _with_encounter(before: Tournament, number: int, encounter: Encounter) -> Tournament:
    before.encounter(number, encounter.table)  # raises where there is none
    within, at = before.rounds[number - 1], encounter.table - 1
    encounters = (*within.encounters[:at], encounter, *within.encounters[at + 1 :])
    rounds = list(before.rounds)
    rounds[number - 1] = replace(within, encounters=encounters)
    return replace(before, rounds=tuple(rounds))


def _at_table(
    before: Tournament,
    event: DealReported | ResultReported | ResultCorrected | TableForfeited | RoomAttached,
) -> Tournament:
    found = before.encounter(event.round, event.table)
    if isinstance(event, DealReported):
        parts = [found.deals_of(part) for part in range(1, before.plan.parts + 1)]
        told = list(parts[event.part - 1] or (None,) * before.plan.deals)
        told[event.deal - 1] = event.points
        parts[event.part - 1] = tuple(told)
        return _with_encounter(before, event.round, replace(found, deals=tuple(parts)))
    if isinstance(event, TableForfeited):
        return _with_encounter(before, event.round, replace(found, forfeits=event.sides))
    at = event.part - 1
    if isinstance(event, RoomAttached):
        rooms = (*found.rooms[:at], event.room, *found.rooms[at + 1 :])
        return _with_encounter(before, event.round, replace(found, rooms=rooms))
    results = (*found.results[:at], event.result, *found.results[at + 1 :])
    if isinstance(event, ResultReported):
        return _with_encounter(before, event.round, replace(found, results=results))
    after = _with_encounter(before, event.round, replace(found, results=results, forfeits=()))
    corrected = Correction(
        event.round,
        event.table,
        event.part,
        found.results[at],
        event.result,
        event.reason,
        event.at,
    )
    return replace(after, corrections=(*before.corrections, corrected))


def _ruled(before: Tournament, event: RulingGiven) -> Tournament:
    judged = TournamentRuling(
        event.article,
        event.reason,
        event.entrant,
        event.round,
        event.table,
        event.penalty,
        event.forfeit,
        event.disqualify,
        event.at,
    )
    after = replace(before, rulings=(*before.rulings, judged))
    if event.entrant is None or not event.penalty:
        return after
    who = before.entrant(event.entrant)
    return _with_entrant(after, replace(who, penalty=who.penalty + event.penalty))
