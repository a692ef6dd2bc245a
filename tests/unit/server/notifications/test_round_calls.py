"""A round that begins calls its players: once, in one message, and nobody for whom it waits no longer."""

import asyncio

from settebello.server.people.secret import key_of_account
from settebello.server.tournaments import calling
from settebello.server.tournaments.announcement import Announcement
from settebello.server.tournaments.entering import enter_account
from settebello.server.tournaments.tournaments import Held
from settebello.server.tournaments.wire import Venue
from settebello.tournament import (
    CancelRound,
    GameResult,
    PairRound,
    ReportResult,
    Start,
    TournamentFormat,
    plan_for,
)
from tests.support.away.mailbox import Mailbox, text_of
from tests.support.away.office import ADDRESS, GAP_S, Office


async def begun(office: Office, venue: Venue, names: tuple[str, ...]) -> Held:
    """Announce a tournament, enter accounts that are told by mail, and pair the first round."""
    plan = plan_for(TournamentFormat.SWISS, name="Befana", rules="torneo", rounds=2)
    held = await office.tournaments.announce(plan, office.clock() + 10, Announcement(venue=venue), "x")
    for name in names:
        me = await office.account(name)
        held = await enter_account(office.tournaments, held, me.person, [])
    return await office.tournaments.submit(held.announced.id, lambda _: (Start(), PairRound()))


async def see_to(*offices: Office) -> None:
    """Have several processes see to the tournaments at once, and again."""
    for _ in range(3):
        await asyncio.gather(*(each.online.take_up() for each in offices))
        await offices[0].pass_by(5)


async def test_players_are_called_to_a_round_once_and_who_rests_is_not(
    offices: list[Office], box: Mailbox
) -> None:
    here, there = offices
    held = await begun(here, "wooden", ("Ada", "Bob", "Cleo"))
    (rests,) = held.state.round(1).byes
    resting = ("ada", "bob", "cleo")[rests - 1]
    await see_to(here, there)
    assert box.mails == []
    await here.pass_by(calling.QUIET_S)
    for _ in range(2):
        await asyncio.gather(here.tell(), there.tell())
        await see_to(here, there)
        await here.pass_by(GAP_S + 1)
    assert sorted(str(each["To"]) for each in box.mails) == sorted(
        f"{name}@example.org" for name in ("ada", "bob", "cleo") if name != resting
    )
    assert {str(each["Subject"]) for each in box.mails} == {"Round 1 of Befana begins"}
    assert all(f"{ADDRESS}tournaments/{held.announced.id}\n" in text_of(each) for each in box.mails)


async def test_a_process_that_dies_after_the_pairing_loses_no_call(
    offices: list[Office], box: Mailbox
) -> None:
    here, there = offices
    await begun(here, "wooden", ("Ada", "Bob"))
    # only the other process goes on
    await see_to(there)
    await here.pass_by(calling.QUIET_S)
    await there.tell()
    assert len(box.mails) == 2


async def test_nobody_is_called_to_a_table_that_has_its_result(offices: list[Office], box: Mailbox) -> None:
    here, _ = offices
    held = await begun(here, "wooden", ("Ada", "Bob", "Cleo", "Dan"))
    await see_to(here)
    told = ReportResult(1, 1, GameResult((11, 7)))
    held = await here.tournaments.submit(held.announced.id, lambda _: (told,))
    await here.pass_by(calling.QUIET_S)
    await here.tell()
    waiting = {
        member.account
        for side in held.state.encounter(1, 2).sides
        for each in side
        for member in held.state.entrant(each).members
    }
    called = {str(each["To"]).split("@")[0] for each in box.mails}
    assert called == {(await here.people.with_id(str(each))).key for each in waiting}  # type: ignore[union-attr]  # they are there


async def test_a_round_that_is_taken_back_calls_nobody_and_its_pairing_anew_calls_once(
    offices: list[Office], box: Mailbox
) -> None:
    here, there = offices
    held = await begun(here, "wooden", ("Ada", "Bob"))
    await see_to(here, there)
    name = held.announced.id
    await here.tournaments.submit(name, lambda _: (CancelRound(),))
    await see_to(here, there)
    await here.pass_by(calling.QUIET_S)
    await here.tell()
    assert box.mails == []
    await here.tournaments.submit(name, lambda _: (PairRound(),))
    await see_to(here, there)
    await here.pass_by(GAP_S + calling.QUIET_S)
    await here.tell()
    assert len(box.mails) <= 2


async def test_who_sits_at_the_table_on_line_is_not_called_and_the_table_is_no_second_thing(
    offices: list[Office], box: Mailbox
) -> None:
    here, there = offices
    held = await begun(here, "online", ("Ada", "Bob"))
    await see_to(here, there)
    held = await here.tournaments.held(held.announced.id)
    (room,) = held.state.encounter(1, 1).rooms
    assert room is not None
    table = (await here.tables.table(room)).room
    accounts = [who.account for who in table.seats if who is not None]
    first, second = accounts
    assert first is not None
    assert second is not None
    here.tables.presence.arrive(room, key_of_account(first))
    await here.pass_by(calling.QUIET_S)
    for _ in range(3):
        await here.gathering.look()
        await here.tell()
        await here.pass_by(GAP_S + 1)
    called = [str(each["To"]) for each in box.mails if str(each["Subject"]).startswith("Round")]
    person = await here.people.with_id(second)
    assert person is not None
    assert called == [person.email]
