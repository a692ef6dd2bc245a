"""A tournament as somebody may see it, in the messages of REST."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from settebello.server.people.people import SignedIn
from settebello.server.tournaments import wire
from settebello.server.tournaments.announcement import Announcement, read_announcement
from settebello.server.tournaments.entering import captain_of, is_open, may_return
from settebello.server.tournaments.keys import partner_key
from settebello.server.tournaments.summary import Summary, read_summary, summary_of
from settebello.server.tournaments.tournaments import MANY, Held, Tournaments
from settebello.store import AnnouncedTournament, ListedTournament, Seeker
from settebello.tournament import (
    Encounter,
    EncounterView,
    Entrant,
    EntrantState,
    PairingMethod,
    RoundView,
    Stage,
    StandingRow,
    TournamentRuling,
    TournamentView,
    TournamentViewer,
    is_decided,
    next_step,
    plays_on,
    project_tournament,
)
from settebello.tournament.state import MINUTE_S

SEEN_BY_ALL: Final = TournamentViewer()
"""Somebody who has neither an entry nor the arbiter's part."""

Names = Mapping[str, str]
"""The names of accounts by their ids; one that is missing is gone."""


@dataclass(frozen=True, slots=True)
class Others:
    """The accounts around a tournament: their names, and those who seek a partner."""

    names: Names
    seekers: Sequence[Seeker]


def viewer_of(held: Held, me: SignedIn | None) -> TournamentViewer:
    """Return as whom somebody looks at a tournament."""
    person = None if me is None else me.person.id
    entry = held.entry_of(person)
    return TournamentViewer(held.runs(person), entry, held.part_of(person))


async def tournament_page(tournaments: Tournaments, held: Held, me: SignedIn | None) -> wire.TournamentPage:
    """Return a tournament as whoever asks may see it."""
    name = held.announced.id
    seekers = await tournaments.store.seekers(name) if held.state.plan.entry_size > 1 else []
    others = Others(await tournaments.store.names(name), seekers)
    viewer, now = viewer_of(held, me), tournaments.now()
    person = None if me is None else me.person.id

    def shown() -> wire.TournamentPage:
        return _page(held, project_tournament(held.state, viewer), viewer, others, person, now)

    return await asyncio.to_thread(shown) if len(held.state.entrants) > MANY else shown()


async def table_page(tournaments: Tournaments, held: Held, number: int, table: int) -> wire.TablePage:
    """Return a table as whoever has its key sees it: its own result, and nothing of the others.

    While others play the same deals it shows no points: an arbiter who plays has the keys of all tables.
    """
    names = await tournaments.store.names(held.announced.id)
    encounter = held.state.encounter(number, table)
    sides = encounter.sides
    sealed = held.state.is_sealed(number)
    viewer = SEEN_BY_ALL if sealed else TournamentViewer(entrant=sides[0][0])
    view = project_tournament(held.state, viewer)
    shown = view.rounds[number - 1].encounters[table - 1]
    return wire.TablePage(
        tournament=held.announced.id,
        name=held.state.plan.name,
        round=number,
        deals=held.state.plan.deals if held.state.plan.compares_deals else 0,
        teams=held.state.plan.teams,
        table=_table(shown, frozenset(), TournamentViewer()),
        entries=[_entry(held, held.state.entrant(each), names) for side in sides for each in side],
        told=[each is not None for each in encounter.results],
        over=held.state.stage is Stage.CALLED_OFF
        or (held.state.stage is Stage.OVER and is_decided(held.state.plan, encounter)),
    )


def listed_in(found: ListedTournament, own: frozenset[str]) -> wire.TournamentListed:
    """Return a tournament as a list tells of it; ``own`` are the ids of the asker's."""
    announced = found.announced
    summary, notice = read_summary(found.body), read_announcement(announced.notice)
    return _listed(announced, notice, summary, "", mine=announced.id in own)


async def played_by(tournaments: Tournaments, person: str, most: int) -> list[wire.PlayedTournament]:
    """Return the tournaments that an account plays in, or has played in, with its place in each."""
    found = list[wire.PlayedTournament]()
    for listed in await tournaments.store.of_person(person, most):
        held = await tournaments.held(listed.announced.id)
        entry = held.entry_of(person)
        if entry is not None:
            place = await asyncio.to_thread(_place_of, held, entry)
            found.append(wire.PlayedTournament(tournament=listed_in(listed, frozenset()), place=place))
    return found


def _place_of(held: Held, entry: int) -> int | None:
    if not held.state.rounds:
        return None
    rows = project_tournament(held.state, SEEN_BY_ALL).standings
    return next((row.rank for row in rows if row.entrant == entry), None)


def _listed(
    announced: AnnouncedTournament, notice: Announcement, summary: Summary, arbiter: str, *, mine: bool
) -> wire.TournamentListed:
    return wire.TournamentListed(
        id=announced.id,
        name=summary.name,
        place=notice.place,
        starts=announced.starts,
        format=summary.format.value,
        company=summary.company,
        venue=notice.venue,
        rules=summary.rules,
        state=summary.state,
        round=summary.round,
        rounds=summary.rounds,
        entries=summary.entries,
        room_for=notice.room_for,
        arbiter=arbiter,
        mine=mine,
    )


def _page(
    held: Held,
    view: TournamentView,
    viewer: TournamentViewer,
    others: Others,
    person: str | None,
    now: float,
) -> wire.TournamentPage:
    arbiter = others.names.get(held.announced.arbiter, "")
    mine = viewer.arbiter or viewer.entrant is not None
    entrants = [each for each in held.state.entrants if each.state is not EntrantState.MERGED]
    step = next_step(held.state, now)
    return wire.TournamentPage(
        listed=_listed(held.announced, held.notice, summary_of(held.state), arbiter, mine=mine),
        next=None if step is None else step.value,
        version=view.version,
        now=now,
        about=held.notice.about,
        minutes=view.plan.round_minutes,
        lasts=view.plan.lasts,
        ends=held.state.ends,
        open=is_open(held, now),
        check_in=view.plan.check_in,
        deals=view.plan.deals if view.plan.compares_deals or _tells_deals(held) else 0,
        commitment=view.commitment,
        seed=view.seed,
        tie_breaks=[each.value for each in view.plan.tie_breaks],
        entries=[_entry(held, each, others.names) for each in entrants],
        seeking=_gathering(others.seekers, held.state.plan.entry_size),
        rounds=[_round(view, each, viewer) for each in view.rounds],
        standings=_standings(view),
        rulings=[_ruling(each) for each in view.rulings],
        you=_own(held, viewer, others.seekers, person, now),
    )


def _gathering(seekers: Sequence[Seeker], size: int) -> list[wire.GatheringInfo]:
    """List those who wait for others: by their teams, in their order."""
    found = dict[str, list[Seeker]]()
    for each in seekers:
        found.setdefault(captain_of(each, seekers).person, []).append(each)
    return [
        wire.GatheringInfo(
            name=next((each.team for each in group if each.person == captain), None),
            players=[wire.PlayerInfo(name=each.name, account=True) for each in group],
            missing=max(0, size - len(group)),
        )
        for captain, group in found.items()
    ]


def _tells_deals(held: Held) -> bool:
    """Tell whether the tables of teams tell their deals: they do on line."""
    return held.state.plan.teams and held.notice.venue == "online"


def _own(
    held: Held, viewer: TournamentViewer, seekers: Sequence[Seeker], person: str | None, now: float
) -> wire.OwnPlace:
    mine = next((each for each in seekers if each.person == person), None)
    captain = None if mine is None else captain_of(mine, seekers).person
    key = None if captain is None else partner_key(held.announced.secret, captain)
    own = viewer.entrant
    return wire.OwnPlace(
        entry=own,
        part=viewer.part,
        arbiter=viewer.arbiter,
        plays_on=own is not None and plays_on(held.state, own, now),
        returns=own is not None and not held.state.entrant(own).plays and may_return(held, own, now),
        seeking=mine is not None,
        partner_key=key,
    )


def _entry(held: Held, entrant: Entrant, names: Names) -> wire.EntryInfo:
    players = [
        wire.PlayerInfo(name=each.name, account=False)
        if each.account is None
        else wire.PlayerInfo(name=names.get(each.account, ""), account=each.account in names)
        for each in entrant.members
    ]
    ids = [each.account for each in entrant.members if each.account is not None]
    named = held.state.plan.teams and not any(each in entrant.name for each in ids)
    return wire.EntryInfo(
        id=entrant.number,
        name=entrant.name if named else None,
        players=players,
        computers=[each.player for each in entrant.members],
        checked_in=entrant.state is EntrantState.THERE,
        withdrawn=entrant.state is EntrantState.WITHDRAWN,
    )


def _round(view: TournamentView, found: RoundView, viewer: TournamentViewer) -> wire.RoundInfo:
    results = {each.shown.table: each.shown.results for each in found.encounters}
    corrected = frozenset(
        each.table
        for each in view.corrections
        # others may sit there since, and have no result or one of their own
        if each.round == found.number and each.after in results.get(each.table, ())
    )
    minutes = view.plan.round_minutes
    return wire.RoundInfo(
        number=found.number,
        over=found.over,
        began=found.at,
        ends=None if minutes is None or found.at is None else found.at + minutes * MINUTE_S,
        tables=[_table(each, corrected, viewer) for each in found.encounters],
        byes=list(found.byes),
    )


def _table(found: EncounterView, corrected: frozenset[int], viewer: TournamentViewer) -> wire.TableInfo:
    encounter, entrant = found.shown, viewer.entrant
    games = [None if each is None else list(each.points) for each in encounter.results]
    points = found.points if found.points is not None and not encounter.forfeits else None
    plays = entrant is not None and encounter.side_of_entrant(entrant) is not None
    return wire.TableInfo(
        number=encounter.table,
        sides=[list(each) for each in encounter.sides],
        points=None if points is None else list(points),
        games=games if len(games) > 1 else [],
        outcome=_outcomes(found),
        done=found.decided,
        forfeit=bool(encounter.forfeits),
        corrected=encounter.table in corrected,
        room=_room(encounter, viewer.part) if plays else None,
    )


def _room(encounter: Encounter, part: int | None) -> str | None:
    """Return the table of a part, or without teams the last one that was opened."""
    if part is not None:
        return encounter.rooms[part - 1]
    return next((each for each in reversed(encounter.rooms) if each), None)


def _outcomes(found: EncounterView) -> list[wire.Outcome] | None:
    forfeits = found.shown.forfeits
    if not found.decided or (found.points is None and not forfeits):
        return None
    if found.winner is None:
        return ["absent" if side in forfeits else "drawn" for side in (0, 1)]
    return ["won" if side == found.winner else "absent" if forfeits else "lost" for side in (0, 1)]


def _standings(view: TournamentView) -> list[wire.StandingInfo]:
    outcomes = _outcomes_by_entrant(view)
    found, before = list[wire.StandingInfo](), None
    for row in view.standings:
        found.append(_standing(row, outcomes.get(row.entrant, []), tied=row.rank == before))
        before = row.rank
    return found


def _standing(row: StandingRow, outcomes: list[wire.Outcome | None], *, tied: bool) -> wire.StandingInfo:
    return wire.StandingInfo(
        place=row.rank,
        tied=tied,
        entry=row.entrant,
        points=float(row.score),
        outcomes=outcomes,
        tie_breaks=[float(each) for each in row.tie_breaks],
        difference=row.difference,
        matchpoints=None if row.matchpoints is None else list(row.matchpoints),
    )


def _outcomes_by_entrant(view: TournamentView) -> dict[int, list[wire.Outcome | None]]:
    """Return the outcome of each round for each entrant; None where there is none, or not yet.

    An arena has no rounds: there they are the outcomes of the tables at which an entrant has played.
    """
    found: dict[int, list[wire.Outcome | None]] = {each.number: [] for each in view.entrants}
    arena = view.plan.pairing is PairingMethod.ARENA
    for at, part in enumerate(view.rounds, 1):
        for encounter in part.encounters:
            outcomes = _outcomes(encounter)
            if arena and outcomes is None:
                continue
            for side, entrants in enumerate(encounter.shown.sides):
                for number in entrants:
                    found.setdefault(number, []).append(None if outcomes is None else outcomes[side])
        for number in part.byes:
            found.setdefault(number, []).append("bye")
        for known in () if arena else found.values():
            known.extend([None] * (at - len(known)))
    return found


def _ruling(ruling: TournamentRuling) -> wire.RulingInfo:
    return wire.RulingInfo(
        round=ruling.round,
        table=ruling.table,
        entry=ruling.entrant,
        article=ruling.article,
        reason=ruling.reason,
        penalty=ruling.penalty,
        disqualified=ruling.disqualify,
        at=ruling.at,
    )
