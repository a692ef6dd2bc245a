"""Sessions grow old, and people are counted by where they are, not by how many addresses they have."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from pwdlib import PasswordHash

from settebello.errors import NotSignedIn, TooMany
from settebello.server.people.passwords import Passwords
from settebello.server.people.people import (
    LEFT_BY_ADDRESS,
    LEFT_BY_PERSON,
    LEFT_WINDOW_S,
    MOST_SESSIONS,
    NEW_BY_ADDRESS,
    NEW_WINDOW_S,
    PUBLIC_BY_ADDRESS,
    REPORTS_BY_ADDRESS,
    REVIEWS_BY_ADDRESS,
    SESSION_S,
    TOUCH_S,
    Caller,
    People,
)
from settebello.store import SqlPeople, open_database
from tests.support.fresh import fresh_file

HERE = Caller("192.0.2.1", "Test")
PASSWORD = "sette di denari"


class Clock:
    """A clock that is set by hand."""

    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def people(tmp_path: Path, clock: Clock) -> AsyncIterator[People]:
    store = SqlPeople(await open_database(fresh_file(tmp_path / "people.db")))
    opened = People(store, clock, Passwords(mib=1))
    yield opened
    await opened.close()


async def test_a_session_that_is_used_goes_on_and_one_that_is_not_is_over(
    people: People, clock: Clock
) -> None:
    _, token = await people.sign_up("Ada", PASSWORD, None, HERE)
    for _ in range(3):
        clock.now += SESSION_S - TOUCH_S
        assert await people.who(token) is not None
    me = await people.who(token)
    assert me is not None
    assert me.session.seen == clock.now
    clock.now += SESSION_S + 1
    assert await people.who(token) is None


async def test_whoever_leaves_hands_unplayed_again_and_again_waits_before_sitting_down(
    people: People, clock: Clock
) -> None:
    """G4: an account waits wherever it is, a guest by the address."""
    elsewhere = Caller("192.0.2.9", "Test")
    for _ in range(LEFT_BY_PERSON):
        await people.check_sitting(HERE, "ada")
        await people.leave_unplayed(HERE, "ada")
    for caller in (HERE, elsewhere):
        with pytest.raises(TooMany) as caught:
            await people.check_sitting(caller, "ada")
        assert caught.value.reason == "left_too_often"
    await people.check_sitting(HERE, "bob")
    for _ in range(LEFT_BY_ADDRESS):
        await people.check_sitting(HERE, None)
        await people.leave_unplayed(HERE, None)
    with pytest.raises(TooMany):
        await people.check_sitting(HERE, None)
    await people.check_sitting(elsewhere, None)
    clock.now += LEFT_WINDOW_S + 1
    await people.check_sitting(HERE, "ada")
    await people.check_sitting(HERE, None)


async def test_after_the_window_one_may_try_again(people: People, clock: Clock) -> None:
    for number in range(NEW_BY_ADDRESS):
        await people.sign_up(f"Ada {number}", PASSWORD, None, HERE)
    with pytest.raises(TooMany):
        await people.sign_up("Bob", PASSWORD, None, HERE)
    await people.sign_up("Bob", PASSWORD, None, Caller("192.0.2.2", "Test"))
    clock.now += NEW_WINDOW_S + 1
    await people.sign_up("Carla", PASSWORD, None, HERE)


async def test_a_network_of_the_new_kind_is_one_address(people: People) -> None:
    for number in range(NEW_BY_ADDRESS):
        await people.sign_up(f"Ada {number}", PASSWORD, None, Caller(f"2001:db8::{number:x}:1", "Test"))
    with pytest.raises(TooMany):
        await people.sign_up("Bob", PASSWORD, None, Caller("2001:db8::ffff", "Test"))
    await people.sign_up("Bob", PASSWORD, None, Caller("2001:db8:0:1::1", "Test"))


async def test_an_invented_name_costs_as_much_as_a_known_one(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each wrong password is compared with one hash, made at the same cost, whoever is called so."""
    await people.sign_up("Ada", PASSWORD, None, HERE)
    costs, verify = list[str](), PasswordHash.verify

    def counted(hashing: PasswordHash, password: str, known: str) -> bool:
        costs.append(known.rsplit("$", 2)[0])
        return verify(hashing, password, known)

    monkeypatch.setattr(PasswordHash, "verify", counted)
    for name in ("Ada", "Nobody", "Ada", "Nobody"):
        with pytest.raises(NotSignedIn):
            await people.sign_in(name, "coppe di denari", HERE)
    assert costs == ["$argon2id$v=19$m=1024,t=3,p=4"] * 4


async def test_a_password_usually_costs_64_mib() -> None:
    passwords = Passwords()
    assert (await passwords.hash(PASSWORD)).startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    passwords.stop()


async def test_what_is_kept_says_nothing_of_a_password_when_it_is_printed(people: People) -> None:
    person, token = await people.sign_up("Ada", PASSWORD, "ada@example.org", HERE)
    me = await people.who(token)
    assert me is not None
    for text in (str(person), repr(me)):
        assert person.password not in text
        assert "example.org" not in text
        assert me.session.key not in text


@pytest.mark.parametrize(
    ("count", "most"),
    [
        (People.publish, PUBLIC_BY_ADDRESS),
        (People.tell_on, REPORTS_BY_ADDRESS),
        (People.ask_for_review, REVIEWS_BY_ADDRESS),
    ],
)
async def test_what_is_counted_by_address_is_refused_there_and_nowhere_else(
    people: People, count: Callable[[People, Caller], Awaitable[None]], most: int
) -> None:
    for _ in range(most):
        await count(people, HERE)
    with pytest.raises(TooMany) as caught:
        await count(people, HERE)
    assert caught.value.reason == "too_many_tries"
    await count(people, Caller("192.0.2.9", "Test"))


async def test_the_session_not_used_for_longest_makes_room(people: People, clock: Clock) -> None:
    _, first = await people.sign_up("Ada", PASSWORD, None, HERE)
    last = first
    for _ in range(MOST_SESSIONS):
        clock.now += 1
        _, last = await people.sign_in("Ada", PASSWORD, HERE)
    assert await people.who(first) is None
    assert await people.who(last) is not None


async def test_tables_opened_from_one_address_are_bounded_and_those_of_an_account_sooner(
    people: People,
) -> None:
    """O17: one address opened 55 to 94 tables a second, and was never refused."""
    few = People(people._store, people._now, tables=6)
    for _ in range(2):
        await few.open_table(HERE, "ada")
    with pytest.raises(TooMany) as caught:
        await few.open_table(HERE, "ada")
    assert caught.value.reason == "too_many_tables"
    for _ in range(4):
        await few.open_table(HERE, None)
    with pytest.raises(TooMany):
        await few.open_table(HERE, None)
    await few.open_table(Caller("192.0.2.9", "Test"), None)


async def test_seats_at_public_tables_are_bounded_by_person_and_by_address(people: People) -> None:
    """O5: one address took every free seat of the lobby in 0.12 s."""
    few = People(people._store, people._now, seats=3)
    for _ in range(3):
        await few.take_seat(HERE, None)
    with pytest.raises(TooMany) as caught:
        await few.take_seat(HERE, None)
    assert caught.value.reason == "too_many_seats"
    for each in range(9):  # accounts of the same address have more
        await few.take_seat(HERE, f"account {each}")
    with pytest.raises(TooMany):
        await few.take_seat(HERE, "account 10")
    with pytest.raises(TooMany):
        await few.take_seat(Caller("192.0.2.9", "Test"), "account 1")
    await few.take_seat(Caller("192.0.2.9", "Test"), None)
