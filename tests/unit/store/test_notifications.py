"""The store of notifications owes the same on both databases: one thing once, one claim, one message."""

import asyncio
from dataclasses import replace

import pytest

from settebello.room import Open, open_room
from settebello.store import (
    Beside,
    Confirmation,
    Database,
    Delivery,
    Notification,
    Person,
    Session,
    SqlEventLog,
    SqlNotifications,
    SqlPeople,
    Subscription,
    Wishes,
)

Pair = tuple[SqlNotifications, SqlNotifications, SqlPeople, Database]


@pytest.fixture
async def pair(databases: tuple[Database, Database]) -> Pair:
    """Two processes on one database, with an account that wishes to be told."""
    here, there = databases
    people = SqlPeople(here)
    assert await people.add(Person("ada", "ada", "Ada", "x", "ada@example.org"))
    stores = SqlNotifications(here), SqlNotifications(there)
    assert await stores[0].wish(Wishes("ada", mail=True, stop="stop"))
    return *stores, people, here


def thing(name: str, *, due: float = 10.0, person: str = "ada") -> Notification:
    return Notification(person, name, "turn", "room", "{}", 1.0, due, 1000.0)


def delivery(name: str, *, due: float = 0.0) -> Delivery:
    return Delivery(name, "ada", "mail", "ada@example.org", "{}", due, 1000.0)


def browser(name: str, session: str, created: float) -> Subscription:
    return Subscription(name, "ada", session, f"https://push.example/{name}", "p", "a", "Test", created)


async def test_one_thing_stands_once_whoever_writes_it(pair: Pair) -> None:
    here, there, _, _ = pair
    await asyncio.gather(*(each.notify([thing("a"), thing("b")]) for each in (here, there, here, there)))
    assert [each.thing for each in await there.pending("ada")] == ["a", "b"]
    assert await here.due(9.0, 5) == []
    assert await here.due(10.0, 5) == ["ada"]
    wishes = await here.wishes("ada")
    assert wishes is not None
    assert await here.settle(wishes, ["a"], [], 20.0)
    await there.notify([thing("a")])
    assert [each.thing for each in await here.pending("ada")] == ["b"]


async def test_nobody_without_wishes_is_written_down(pair: Pair) -> None:
    here, _, _, _ = pair
    await here.notify([thing("a", person="nobody")])
    assert await here.pending("nobody") == []
    assert not await here.wish(Wishes("nobody", stop="x"))


async def test_of_two_who_tell_at_once_one_does(pair: Pair) -> None:
    here, there, _, _ = pair
    await here.notify([thing("a"), thing("b")])
    wishes = await here.wishes("ada")
    assert wishes is not None
    told = await asyncio.gather(
        *(
            each.settle(wishes, ["a", "b"], [delivery(f"d{number}")], 20.0)
            for number, each in enumerate((here, there, here, there))
        )
    )
    assert told.count(True) == 1
    claimed = [await there.claim(["mail"], 20.0, 99.0) for _ in range(2)]
    assert [each is None for each in claimed] == [False, True]


async def test_a_delivery_is_claimed_by_one_until_its_lease_ends(pair: Pair) -> None:
    here, there, _, _ = pair
    await here.post(delivery("d"))
    claims = await asyncio.gather(*(each.claim(["mail"], 1.0, 50.0) for each in (here, there, here, there)))
    (mine,) = [each for each in claims if each is not None]
    assert await here.claim(["push"], 60.0, 70.0) is None
    theirs = await there.claim(["mail"], 60.0, 90.0)
    assert theirs is not None
    assert theirs.tries == 2
    assert not await here.hand_over(mine)
    assert await there.hand_over(theirs)
    assert await here.claim(["mail"], 95.0, 99.0) is None
    await there.retry(theirs, 96.0)
    again = await here.claim(["mail"], 97.0, 99.0)
    assert again is not None
    assert await here.hand_over(again)
    assert await here.give_up(98.0) == 0
    assert await here.give_up(99.0) == 1


async def test_an_address_is_confirmed_only_while_it_is_the_accounts(pair: Pair) -> None:
    here, there, people, _ = pair
    asked = Confirmation("ada", "ada@example.org", "key", 50.0)
    assert await here.ask_confirmation(asked)
    assert await there.confirm("key", 50.0) is None
    await people.set_email("ada", "other@example.org")
    assert await there.confirm("key", 10.0) is None
    await people.set_email("ada", "ada@example.org")
    assert (await asyncio.gather(here.confirm("key", 10.0), there.confirm("key", 10.0))).count(None) == 1
    wishes = await here.wishes("ada")
    assert wishes is not None
    assert wishes.confirmed == "ada@example.org"
    assert await here.stop_mail("stop") == "ada"
    assert await here.stop_mail("other") is None
    assert await there.wishes("ada") == replace(wishes, mail=False)


async def test_the_oldest_browser_makes_room(pair: Pair) -> None:
    here, there, people, _ = pair
    ada = await people.named("ada")
    assert ada is not None
    assert not await here.subscribe(browser("b0", "over", 0.0), most=3)
    assert await people.begin(ada, Session("session", "key", "ada", "Test", 1.0, 1.0), since=0, most=5)
    for number in range(5):
        assert await here.subscribe(browser(f"b{number}", "session", float(number)), most=3)
    assert [each.id for each in await there.subscriptions("ada")] == ["b4", "b3", "b2"]
    assert await there.unsubscribe("ada", "https://push.example/b3")
    assert not await there.unsubscribe("bob", "https://push.example/b4")
    await people.end_all("ada")
    assert await here.subscriptions("ada") == []


async def test_notifications_are_written_with_the_events_or_not_at_all(pair: Pair) -> None:
    here, _, _, database = pair
    log, events = SqlEventLog(database), open_room(Open("r", "scopa?players=2"), "ab" * 32, 1.0)
    await log.append("r", 0, events, beside=Beside([thing("a")]))
    with pytest.raises(Exception, match="moved on"):
        await log.append("r", 0, events, beside=Beside([thing("b")]))
    assert [each.thing for each in await here.pending("ada")] == ["a"]


async def test_with_an_account_goes_all_that_it_was_to_be_told(pair: Pair) -> None:
    here, _, people, _ = pair
    await here.notify([thing("a")])
    await here.post(delivery("d"))
    await people.remove("ada", "mark")
    assert await here.wishes("ada") is None
    assert await here.pending("ada") == []
    assert await here.claim(["mail"], 1.0, 2.0) is None


async def test_a_secret_is_drawn_once_for_all_processes(pair: Pair) -> None:
    here, there, _, _ = pair
    drawn = await asyncio.gather(*(each.secret("vapid", f"s{n}") for n, each in enumerate((here, there) * 3)))
    assert len(set(drawn)) == 1
