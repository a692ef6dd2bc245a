"""Absent accounts are told once what waits for them: over retries, restarts, two processes, storms."""

import asyncio
import json

import pytest
from sqlalchemy import select

from settebello.cards import card_text
from settebello.server.notifications.deliveries import LEASE_S, LONGEST_REST_S
from settebello.server.notifications.gathering import GIVE_UP_S
from settebello.server.notifications.mail import mail_server
from settebello.server.notifications.outlets import Outlets
from settebello.server.tables.upkeep.due import DueTables
from settebello.store import Database, Notification
from settebello.store.schema import DELIVERIES, NOTIFICATIONS
from tests.support.away.mailbox import Mailbox, text_of
from tests.support.away.office import ADDRESS, GAP_S, QUIET_S, Office, closing, on_turn


async def test_an_absent_account_is_told_its_turn_after_a_quiet_time_and_once(
    offices: list[Office], box: Mailbox
) -> None:
    here, there = offices
    people = [await here.account("Ada"), await here.account("Bob")]
    room = await here.table(*people)
    await here.tell()
    assert box.mails == []
    await here.pass_by(QUIET_S + 1)
    for _ in range(3):
        await asyncio.gather(here.tell(), there.tell())
    (mail,) = box.mails
    assert mail["To"] == on_turn(room, people).person.email
    assert mail["From"] == "Settebello <club@example.org>"
    assert mail["Subject"].startswith("It is your turn: ")
    assert f"{ADDRESS}t/{room.id}" in text_of(mail)
    await here.pass_by(GAP_S + 1)
    await here.tell()
    assert len(box.mails) == 1
    # the next turn of the same person is another thing
    await here.play(room.id)
    await here.pass_by(GAP_S + 1)
    await there.tell()
    assert len(box.mails) == 2


async def test_a_storm_of_turns_is_one_message(offices: list[Office], box: Mailbox) -> None:
    here, there = offices
    ada, bob = await here.account("Ada"), await here.account("Bob", mail=False)
    rooms = [await here.table(ada, bob) for _ in range(12)]
    for room in rooms:
        while on_turn(room, [ada, bob]) is bob:
            room = await here.play(room.id)  # noqa: PLW2901 (the table as it is after a play)
    await here.pass_by(QUIET_S + 1)
    await asyncio.gather(*(each.tell() for each in (here, there, here, there)))
    (mail,) = box.mails
    assert mail["Subject"] == "12 things wait for you at Settebello"
    assert all(f"{ADDRESS}t/{room.id}\n" in text_of(mail) for room in rooms)


async def test_between_two_messages_there_is_a_gap(offices: list[Office], box: Mailbox) -> None:
    here, _ = offices
    ada, bob = await here.account("Ada"), await here.account("Bob", mail=False)
    for count in (1, 2):
        for _ in range(3):
            room = await here.table(ada, bob)
            while on_turn(room, [ada, bob]) is bob:
                room = await here.play(room.id)
            await here.pass_by(QUIET_S + 1)
            await here.tell()
            assert len(box.mails) == count
        await here.pass_by(GAP_S)
        await here.tell()
        assert len(box.mails) == count + 1


async def test_whoever_is_at_the_table_or_has_played_is_told_nothing(
    offices: list[Office], box: Mailbox
) -> None:
    here, _ = offices
    people = [await here.account("Ada"), await here.account("Bob")]
    room = await here.table(*people)
    key = room.key_of(on_turn(room, people).person.id)
    assert key is not None
    here.tables.presence.arrive(room.id, key)
    await here.pass_by(QUIET_S + 1)
    await here.tell()
    assert box.mails == []
    other = await here.table(*people)
    await here.play(other.id)
    while on_turn(other, people) is on_turn((await here.tables.table(other.id)).room, people):
        await here.play(other.id)
    await here.pass_by(QUIET_S + 1)
    await here.tell()
    assert [mail["To"] for mail in box.mails] == [
        on_turn((await here.tables.table(other.id)).room, people).person.email
    ]


async def test_a_process_that_has_only_just_begun_tells_nothing(
    offices: list[Office], box: Mailbox, databases: list[Database]
) -> None:
    """It does not know who is connected to others."""
    here, _ = offices
    room = await here.table(await here.account("Ada"), await here.account("Bob"))
    assert room.to_move is not None
    await here.pass_by(QUIET_S + 1)
    async with closing(Office(databases[1], here.clock, here.outlets)) as young:
        await young.tell()
        assert box.mails == []
        await young.pass_by(11)
        await young.tell()
        assert len(box.mails) == 1


async def test_a_table_with_people_that_waits_for_an_absent_account_tells_it(
    offices: list[Office], box: Mailbox
) -> None:
    here, there = offices
    people = [await here.account("Ada"), await here.account("Bob")]
    room = await here.table(*people, time="60+0")
    away = on_turn(room, people)
    here_key = next(room.key_of(each.person.id) for each in people if each is not away)
    assert here_key is not None
    here.tables.presence.arrive(room.id, here_key)
    await there.tables.table(room.id)
    for _ in range(40):
        await here.pass_by(4)
        here.tables.presence.say()
        for office in (here, there):
            await office.gathering.look()
            await office.tell()
    (mail,) = box.mails
    assert mail["To"] == away.person.email
    assert mail["Subject"].startswith("A table waits for you: ")


async def test_a_result_of_a_slow_game_is_told_to_those_away(offices: list[Office], box: Mailbox) -> None:
    here, _ = offices
    people = [await here.account("Ada"), await here.account("Bob")]
    room = await here.table(*people)
    late = on_turn(room, people)
    await here.pass_by(3 * 86_400 + 10)
    await DueTables(here.tables, here.tables._log).take_up()
    await here.pass_by(QUIET_S + 1)
    box.mails.clear()
    await here.tell()
    told = {mail["To"]: mail["Subject"] for mail in box.mails}
    assert set(told) == {each.person.email for each in people}
    assert told[late.person.email].startswith("You have lost ")
    assert f"{ADDRESS}t/{room.id}/match" in text_of(box.mails[0])


async def test_a_mail_server_that_is_busy_or_away_is_tried_again_and_then_given_up(
    offices: list[Office], box: Mailbox
) -> None:
    here, there = offices
    await here.table(await here.account("Ada"), await here.account("Bob"))
    await here.pass_by(QUIET_S + 1)
    box.codes += [451, 421, 452]
    for tried in range(1, 4):
        await here.tell()
        assert box.tried == tried
        await there.tell()
        assert box.tried == tried  # it rests
        await here.pass_by(LONGEST_REST_S)
    await there.tell()
    assert len(box.mails) == 1


async def test_a_mail_that_never_gets_through_is_given_up(offices: list[Office], box: Mailbox) -> None:
    here, _ = offices
    nowhere = Outlets(ADDRESS, mail_server("smtp://127.0.0.1:1", "club@example.org"))
    here.deliveries._outlets = nowhere
    await here.table(await here.account("Ada"), await here.account("Bob"))
    await here.pass_by(QUIET_S + 1)
    await here.tell()
    here.clock.now += GIVE_UP_S + LEASE_S
    await here.tell()
    await here.gathering.drop()
    assert await here.store.claim(["mail", "push"], here.clock.now, here.clock.now + 1) is None
    assert box.tried == 0


@pytest.mark.parametrize(("code", "at"), [(550, "rcpt"), (553, "rcpt"), (550, "data")])
async def test_an_address_that_does_not_exist_ends(
    offices: list[Office], box: Mailbox, code: int, at: str
) -> None:
    here, _ = offices
    ada, bob = await here.account("Ada"), await here.account("Bob")
    room = await here.table(ada, bob)
    first = on_turn(room, [ada, bob])
    assert first.person.email is not None
    if at == "rcpt":
        box.refused[first.person.email] = code
    else:
        box.codes.append(code)
    await here.pass_by(QUIET_S + 1)
    await here.tell()
    wishes = await here.store.wishes(first.person.id)
    assert wishes is not None
    assert (wishes.mail, wishes.confirmed) == (False, None)
    await here.pass_by(LONGEST_REST_S)
    await here.tell()
    assert box.mails == []


async def test_a_message_that_is_refused_for_itself_leaves_the_address(
    offices: list[Office], box: Mailbox
) -> None:
    here, _ = offices
    people = [await here.account("Ada"), await here.account("Bob")]
    room = await here.table(*people)
    box.codes.append(554)
    await here.pass_by(QUIET_S + 1)
    await here.tell()
    await here.pass_by(LONGEST_REST_S)
    await here.tell()
    assert (box.mails, box.tried) == ([], 1)
    wishes = await here.store.wishes(on_turn(room, people).person.id)
    assert wishes is not None
    assert wishes.mail


async def test_a_mail_of_which_nobody_knows_whether_it_arrived_is_not_sent_again(
    offices: list[Office], box: Mailbox
) -> None:
    """The mail server hangs up where its answer should be."""
    here, there = offices
    await here.table(await here.account("Ada"), await here.account("Bob"))
    await here.pass_by(QUIET_S + 1)
    box.codes.append(0)
    await here.tell()
    for office in (here, there):
        await office.pass_by(LEASE_S + LONGEST_REST_S)
        await office.tell()
    assert box.tried == 1


async def test_a_process_that_dies_before_it_hands_over_leaves_the_mail_to_another(
    offices: list[Office], box: Mailbox
) -> None:
    here, there = offices
    await here.table(await here.account("Ada"), await here.account("Bob"))
    await here.pass_by(QUIET_S + 1)
    await here.gathering.gather()
    assert await here.store.claim(["mail"], here.clock.now, here.clock.now + LEASE_S)  # and dies
    await there.tell()
    assert box.mails == []
    await there.pass_by(LEASE_S + 1)
    await asyncio.gather(there.tell(), here.tell())
    assert len(box.mails) == 1


async def test_a_process_that_dies_while_the_mail_is_handed_over_sends_no_second_one(
    offices: list[Office], box: Mailbox
) -> None:
    here, there = offices
    await here.table(await here.account("Ada"), await here.account("Bob"))
    await here.pass_by(QUIET_S + 1)
    box.answering.clear()
    await here.gathering.gather()
    await here.deliveries.send()
    await asyncio.to_thread(box.wait_tried, 1)
    for task in list(here.deliveries._sending):
        task.cancel()  # as by kill -9: nothing is written down any more
    await asyncio.sleep(0)
    box.answering.set()
    await there.pass_by(LEASE_S + 1)
    await there.tell()
    await there.gathering.drop()
    assert box.tried == 1


async def test_nothing_of_a_hand_is_in_any_message_or_row(offices: list[Office], box: Mailbox) -> None:
    here, _ = offices
    people = [await here.account("Ada"), await here.account("Bob")]
    room = await here.table(*people)
    for _ in range(4):
        room = await here.play(room.id)
    await here.pass_by(QUIET_S + 1)
    rows = [each for me in people for each in await here.store.pending(me.person.id)]
    assert rows
    await here.tell()
    assert box.mails
    allowed = {"rules", "won", "score"}
    assert all(set(json.loads(each.facts)) <= allowed for each in rows)
    said = "\n".join([text_of(mail) + mail["Subject"] for mail in box.mails] + [each.facts for each in rows])
    assert room.deal is not None
    cards = [card_text(card) for card in room.deal.pack]
    assert [card for card in cards if card in said.split()] == []
    assert [
        word for word in (room.seed, room.deal.luck and room.deal.luck.seed) if word and word in said
    ] == []


async def test_the_same_thing_is_told_once_however_often_it_is_written(
    offices: list[Office], box: Mailbox
) -> None:
    """A round of a tournament, say, that several processes begin."""
    here, there = offices
    ada = await here.account("Ada")
    now = here.clock.now
    facts = json.dumps({"number": 2, "tournament": "Coppa", "path": "tournament/coppa"})
    thing = Notification(ada.person.id, "round/coppa/2", "round", "", facts, now, now, now + 3600)
    await asyncio.gather(*(office.notifications.tell([thing]) for office in (here, there, here, there)))
    await asyncio.gather(here.tell(), there.tell())
    await here.notifications.tell([thing])
    await here.pass_by(GAP_S + 1)
    await here.tell()
    (mail,) = box.mails
    assert mail["Subject"] == "Round 2 of Coppa begins"
    assert f"{ADDRESS}tournament/coppa\n" in text_of(mail)


async def test_a_kind_that_is_not_wished_is_not_told(offices: list[Office], box: Mailbox) -> None:
    here, _ = offices
    ada, bob = await here.account("Ada"), await here.account("Bob")
    for me in (ada, bob):
        await here.notifications.wish(me, mail=True, kinds=["result", "invitation"], language="it")
    await here.table(ada, bob)
    await here.pass_by(QUIET_S + 1)
    await here.tell()
    assert box.mails == []


async def test_a_message_is_in_the_language_of_the_account(offices: list[Office], box: Mailbox) -> None:
    here, _ = offices
    people = [await here.account("Ada"), await here.account("Bob")]
    for me in people:
        await here.notifications.wish(me, mail=True, kinds=["turn"], language="it")
    await here.table(*people)
    await here.pass_by(QUIET_S + 1)
    await here.tell()
    assert box.mails[0]["Subject"].startswith("Tocca a te: ")


async def test_the_name_of_a_deleted_account_is_in_no_row(offices: list[Office], box: Mailbox) -> None:
    """It was written nowhere: those at a table are looked up when a message is sent."""
    here, _ = offices
    people = [await here.account("Adalgisa"), await here.account("Bartolomea")]
    room = await here.table(*people)
    await here.pass_by(QUIET_S + 1)
    await here.gathering.gather()
    async with here.database.reading() as connection:
        rows = [
            str(row)
            for table in (NOTIFICATIONS, DELIVERIES)
            for row in await connection.execute(select(table))
        ]
    names = [me.person.name for me in people]
    assert rows
    assert [name for name in names for row in rows if f'"{name}' in row] == []
    await here.send()
    (mail,) = box.mails
    other = next(me for me in people if me is not on_turn(room, people))
    assert other.person.name in mail["Subject"]
