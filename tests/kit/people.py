"""The duties of every store of people, as checks that anybody can run on a store of their own.

``connect`` opens an empty store; called again, it opens the same one once more, as another process would:

- a name is somebody's once, however many want it at the same moment;
- a session is found by its key alone, until it ends or grows old, or its person goes or changes the password;
- nobody ends another's session;
- a token is found by its key alone, until it is revoked or its person goes or changes the password; nobody
  revokes another's, and nobody has more than so many;
- somebody reports another once; what is closed stays so;
- a link sets a password once, and none after the password was changed or the person is gone;
- an invitation lets in as many as it says;
- of many who try something at once no more than so many get through, in whichever process.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

from settebello.store import Link, PeopleStore, Person, Report, Role, Session, Token
from tests.kit.twice import both

Connect = Callable[[], Awaitable[PeopleStore]]
"""Opens the store, again and again the same."""

MARK = "account:of nobody"
"""The hash that the seats of somebody carry who has none."""

STRANGE = ("", "nosuch", "a' OR '1'='1", "\x00", "%", "x" * 5000, "🂡")
"""Names that nobody and nothing has."""


async def check_who_was_added_is_found(connect: Connect) -> None:
    """Add people, find each under their name, and nobody under another."""
    async with both(connect) as (here, there):
        ada, bob = _person("ada", email="ada@example.org"), _person("bob", role="admin")
        assert await here.add(bob)
        assert await there.add(ada)
        assert await there.named("bob") == bob
        assert await here.named("ada") == ada
        assert await here.everybody() == [ada, bob]
        assert await here.everybody("a") == [ada]
        assert await here.everybody("%") == []
        assert await here.everybody(most=1) == [ada]
        assert await here.count() == 2
        for key in STRANGE:
            assert await here.named(key) is None, key


async def check_a_name_is_somebodys_once(connect: Connect) -> None:
    """Let many take one name at once from both sides; one gets it, and keeps it."""
    async with both(connect) as (here, there):
        wanting = [replace(_person("taken"), id=f"taken{number}") for number in range(12)]
        tries = [(here, there)[number % 2].add(person) for number, person in enumerate(wanting)]
        got = await asyncio.gather(*tries)
        assert got.count(True) == 1
        assert await here.named("taken") == wanting[got.index(True)]


async def check_a_session_is_found_by_its_key(connect: Connect) -> None:
    """Begin sessions; each is found by its key, no other is, and one that was not seen for long is not."""
    async with both(connect) as (here, there):
        carla = await _added(here, "carla")
        phone, desk = _session(carla, "phone", seen=10.0), _session(carla, "desk", seen=20.0)
        assert await here.begin(carla, phone, since=0, most=5)
        assert await there.begin(carla, desk, since=0, most=5)
        assert await there.signed_in(phone.key, since=10.0) == (carla, phone)
        assert await here.signed_in(phone.key, since=10.5) is None
        assert await here.sessions(carla.id, since=0) == [desk, phone]
        assert await here.sessions(carla.id, since=15) == [desk]
        for key in (*STRANGE[:3], *STRANGE[4:], phone.id, carla.id):
            assert await here.signed_in(key, since=0) is None, key
        await there.touch(phone.key, 30.0)
        assert await here.sessions(carla.id, since=25) == [replace(phone, seen=30.0)]


async def check_old_sessions_make_room(connect: Connect) -> None:
    """Begin more sessions than somebody may have; the oldest go, and those not seen for long."""
    async with both(connect) as (here, there):
        dario, other = await _added(here, "dario"), await _added(here, "dora")
        mine = [_session(dario, f"d{number}", seen=float(number)) for number in range(6)]
        theirs = _session(other, "dora's", seen=0.0)
        assert await here.begin(other, theirs, since=0, most=3)
        for session in mine:
            assert await there.begin(dario, session, since=0, most=3)
        assert await here.sessions(dario.id, since=0) == mine[:2:-1]
        assert await here.begin(dario, _session(dario, "last", seen=9.0), since=5.0, most=3)
        assert [each.seen for each in await here.sessions(dario.id, since=0)] == [9.0, 5.0]
        assert await here.sessions(other.id, since=0) == [theirs]


async def check_nobody_ends_anothers_session(connect: Connect) -> None:
    """End a session in another's name, by its key, and in one's own."""
    async with both(connect) as (here, there):
        elena, thief = await _added(here, "elena"), await _added(here, "thief")
        session = _session(elena, "elena's")
        assert await here.begin(elena, session, since=0, most=5)
        for person, name in ((thief, session.id), (elena, session.key), *((elena, name) for name in STRANGE)):
            assert not await there.end(person.id, name)
        assert await there.signed_in(session.key, since=0) is not None
        assert await there.end(elena.id, session.id)
        assert await here.signed_in(session.key, since=0) is None
        assert not await here.end(elena.id, session.id)


async def check_another_password_ends_the_other_sessions(connect: Connect) -> None:
    """Change a password: only this session goes on, and nothing begins or changes on the old one."""
    async with both(connect) as (here, there):
        franco = await _added(here, "franco")
        kept, lost, late = (_session(franco, name) for name in ("kept", "lost", "late"))
        assert await here.begin(franco, kept, since=0, most=5)
        assert await here.begin(franco, lost, since=0, most=5)
        assert await there.change_password(franco, "another", keep=kept.id)
        after = replace(franco, password="another")
        assert await here.signed_in(kept.key, since=0) == (after, kept)
        assert await here.signed_in(lost.key, since=0) is None
        assert not await here.begin(franco, late, since=0, most=5)
        assert not await here.change_password(franco, "third", keep=None)
        assert await here.change_password(after, "third", keep=None)
        assert await here.sessions(franco.id, since=0) == []


async def check_of_many_changes_of_a_password_one_is_made(connect: Connect) -> None:
    """Change one password at once from both sides, while others sign in with it: nobody stays signed in."""
    async with both(connect) as (here, there):
        gina = await _added(here, "gina")
        tries = [
            store.change_password(gina, f"new{number}", keep=None)
            for number in range(4)
            for store in (here, there)
        ]
        entries = [
            store.begin(gina, _session(gina, f"gina{number}{store is here}"), since=0, most=50)
            for number in range(6)
            for store in (here, there)
        ]
        results = await asyncio.gather(*tries, *entries)
        assert results[: len(tries)].count(True) == 1
        assert await here.sessions(gina.id, since=0) == []


async def check_who_is_removed_is_gone(connect: Connect) -> None:
    """Remove somebody: no name, no session, nothing begins any more; others stay, the name is free."""
    async with both(connect) as (here, there):
        hans, other = await _added(here, "hans"), await _added(here, "hanna")
        session = _session(hans, "hans's")
        assert await here.begin(hans, session, since=0, most=5)
        assert await here.begin(other, _session(other, "hanna's"), since=0, most=5)
        await there.remove(hans.id, MARK)
        assert await here.named("hans") is None
        assert await here.signed_in(session.key, since=0) is None
        assert not await here.begin(hans, _session(hans, "again"), since=0, most=5)
        assert await here.sessions(hans.id, since=0) == []
        assert len(await here.sessions(other.id, since=0)) == 1
        assert await here.add(replace(hans, id="hans2"))


async def check_a_role_is_given_by_name(connect: Connect) -> None:
    """Give a role, and none to nobody."""
    async with both(connect) as (here, there):
        ines = await _added(here, "ines")
        assert await here.set_role("ines", "arbiter")
        assert await there.named("ines") == replace(ines, role="arbiter")
        assert not await here.set_role("nosuch", "admin")


async def check_of_many_attempts_at_once_so_many_get_through(connect: Connect) -> None:
    """Try at once from both sides; more than allowed are refused, and those of old do not count."""
    async with both(connect) as (here, there):
        tries = [store.attempt({"name": 5}, 100.0, since=0) for _ in range(6) for store in (here, there)]
        got = await asyncio.gather(*tries)
        assert sum(each is not None for each in got) <= 5
        one_by_one = [await here.attempt({"name": 5}, 101.0, since=0) for _ in range(6)]
        assert sum(each is not None for each in (*got, *one_by_one)) == 5
        assert await there.attempt({"name": 5}, 200.0, since=150) is not None


async def check_one_subject_that_is_full_is_enough(connect: Connect) -> None:
    """Try under two subjects; a refusal writes nothing, and to forgive frees what it names."""
    async with both(connect) as (here, there):
        most = {"place": 3, "who": 2}
        first, second = [await here.attempt(most, 1.0, since=0) for _ in range(2)]
        assert first is not None
        assert second is not None
        for _ in range(4):
            assert await there.attempt(most, 1.0, since=0) is None
        third = await there.attempt({"place": 3, "else": 1}, 1.0, since=0)
        assert third is not None
        assert await there.attempt({"place": 3}, 1.0, since=0) is None
        await here.forgive(third)
        await there.forgive(second, ["who"])
        assert [await here.attempt(most, 2.0, since=0) is not None for _ in range(3)] == [True, True, False]


async def check_a_token_is_found_by_its_key(connect: Connect) -> None:
    """Grant tokens; each is found by its key as it was written, and those that are over make room."""
    async with both(connect) as (here, there):
        julia = await _added(here, "julia")
        old, new = _token(julia, "old", ends=20.0), replace(_token(julia, "new"), scopes=("read", "play"))
        assert await here.grant(julia, old, now=10.0, most=5)
        assert await there.grant(julia, new, now=15.0, most=5)
        assert await there.holder(old.key) == (julia, old)
        assert await here.holder(new.key) == (julia, new)
        assert await here.tokens(julia.id) == [new, old]
        for key in (*STRANGE, old.id, julia.id):
            if "\x00" not in key:
                assert await here.holder(key) is None, key
        await here.used(new.key, 30.0)
        assert await there.holder(new.key) == (julia, replace(new, seen=30.0))
        assert await there.grant(julia, _token(julia, "newest", created=40.0), now=20.0, most=5)
        assert [each.id for each in await here.tokens(julia.id)] == ["newest", "new"]


async def check_nobody_revokes_anothers_token(connect: Connect) -> None:
    """Revoke a token in another's name, by its key, and in one's own."""
    async with both(connect) as (here, there):
        kim, thief = await _added(here, "kim"), await _added(here, "thief of tokens")
        token = _token(kim, "kim's")
        assert await here.grant(kim, token, now=0, most=5)
        for person, name in ((thief, token.id), (kim, token.key), *((kim, name) for name in STRANGE)):
            assert not await there.revoke(person.id, name)
        assert await there.holder(token.key) == (kim, token)
        assert await there.revoke(kim.id, token.id)
        assert await here.holder(token.key) is None
        assert not await here.revoke(kim.id, token.id)


async def check_of_many_tokens_at_once_so_many_are_granted(connect: Connect) -> None:
    """Grant at once from both sides, more than somebody may have."""
    async with both(connect) as (here, there):
        luca, other = await _added(here, "luca"), await _added(here, "lucia")
        tries = [
            store.grant(luca, _token(luca, f"luca{number}{store is here}"), now=0, most=4)
            for number in range(5)
            for store in (here, there)
        ]
        assert (await asyncio.gather(*tries)).count(True) == 4
        assert len(await here.tokens(luca.id)) == 4
        assert await there.grant(other, _token(other, "lucia's"), now=0, most=4)


async def check_tokens_go_with_the_password_and_the_person(connect: Connect) -> None:
    """Change a password and remove somebody: their tokens are gone, and none is granted on what was."""
    async with both(connect) as (here, there):
        mara, nino, other = [await _added(here, key) for key in ("mara", "nino", "nina")]
        for person in (mara, nino, other):
            assert await here.grant(person, _token(person, f"{person.key}'s"), now=0, most=5)
        assert await there.change_password(mara, "another", keep=None)
        await there.remove(nino.id, MARK)
        for person in (mara, nino):
            assert await here.holder(_token(person, f"{person.key}'s").key) is None
            assert await here.tokens(person.id) == []
            assert not await here.grant(person, _token(person, f"{person.key}'s late"), now=0, most=5)
        assert len(await here.tokens(other.id)) == 1


async def check_another_is_reported_once(connect: Connect) -> None:
    """Report from both sides at once; once is written, open ones come first, and one is closed once."""
    async with both(connect) as (here, there):
        odo = await _added(here, "odo")
        first = Report("first", "room", 1, "Odo", odo.id, "key", "Pia", "words", "<b>\x7f🂡", 5.0)
        wanting = [replace(first, id=f"first{number}") for number in range(6)]
        tries = [(here, there)[number % 2].report(each) for number, each in enumerate(wanting)]
        assert (await asyncio.gather(*tries)).count(True) == 1
        later = replace(first, id="later", by="another", at=9.0, why="other", text="")
        assert await there.report(later)
        told = await here.reports(most=5)
        assert told[0] == later
        assert replace(told[1], id="first") == first
        assert await here.reports(most=1) == [later]
        assert await here.close_report("later", 11.0)
        assert not await there.close_report("later", 12.0)
        for strange in STRANGE:
            assert not await here.close_report(strange, 12.0), strange
        assert (await there.reports(most=5))[1] == replace(later, closed=11.0)
        await here.remove(odo.id, MARK)
        assert {(each.person, each.name) for each in await there.reports(most=5)} == {(None, "")}


async def check_who_has_reported_somebody_and_is_gone_is_named_nowhere(connect: Connect) -> None:
    """Delete the account of somebody who has reported another; the report stays."""
    async with both(connect) as (here, there):
        pia = await _added(here, "pia")
        told = Report("pias", "room", 1, "Odo", None, "pia", "Pia", "words", "", 5.0, by_person=pia.id)
        assert await here.report(told)
        await there.remove(pia.id, MARK)
        (report,) = [each for each in await here.reports(most=99) if each.id == "pias"]
        assert (report.by_person, report.by_name, report.name) == (None, "", "Odo")


async def check_who_is_signed_out_is_so_everywhere(connect: Connect) -> None:
    """End everything of one person; nothing of another's."""
    async with both(connect) as (here, there):
        people = [await _added(here, "rosa"), await _added(here, "sara")]
        for person in people:
            assert await here.begin(person, _session(person, f"{person.key}'s"), since=0, most=5)
            assert await here.grant(person, _token(person, f"{person.key}'s token"), now=0, most=5)
        await there.end_all(people[0].id)
        assert [len(await here.sessions(person.id, since=0)) for person in people] == [0, 1]
        assert [len(await here.tokens(person.id)) for person in people] == [0, 1]
        assert await here.named("rosa") == people[0]


async def check_a_link_sets_a_password_once(connect: Connect) -> None:
    """Let many use a link at once from both sides: one sets the password, which ends every session."""
    async with both(connect) as (here, there):
        enea = await _added(here, "enea")
        assert await here.begin(enea, _session(enea, "enea's", seen=1.0), since=0, most=5)
        first, second = (Link(f"link{number}", enea.id, 1, 1.0, 100.0) for number in range(2))
        assert await here.put_link(first)
        assert await there.put_link(second)
        assert await here.link(first.key, 2.0) is None
        assert await here.link(second.key, 100.0) is None
        assert await here.link(second.key, 99.0) == (second, enea)
        tries = [(here, there)[number % 2].set_password(second, f"new{number}", 2.0) for number in range(6)]
        done = [person for person in await asyncio.gather(*tries) if person is not None]
        assert len(done) == 1
        assert await here.named("enea") == done[0]
        assert await here.sessions(enea.id, since=0) == []
        assert await there.link(second.key, 2.0) is None
        assert await here.put_link(replace(first, created=3.0))
        assert await here.change_password(done[0], "another", keep=None)
        assert await here.link(first.key, 4.0) is None
        assert await here.put_link(replace(first, created=5.0))
        await here.remove(enea.id, MARK)
        assert await here.link(first.key, 6.0) is None
        assert not await here.put_link(replace(first, created=7.0))


async def check_an_invitation_lets_in_so_many(connect: Connect) -> None:
    """Let more use an invitation at once than it is for."""
    async with both(connect) as (here, there):
        assert await here.put_link(Link("invitation", None, 3, 1.0, 100.0))
        tries = [(here, there)[number % 2].use_invitation("invitation", 2.0) for number in range(8)]
        assert (await asyncio.gather(*tries)).count(True) == 3
        await there.return_invitation("invitation")
        assert not await here.use_invitation("invitation", 100.0)
        assert await here.use_invitation("invitation", 99.0)
        assert not await here.use_invitation("invitation", 99.0)
        assert not await here.use_invitation("nosuch", 2.0)


CHECKS = (
    check_who_was_added_is_found,
    check_a_name_is_somebodys_once,
    check_a_session_is_found_by_its_key,
    check_old_sessions_make_room,
    check_nobody_ends_anothers_session,
    check_another_password_ends_the_other_sessions,
    check_of_many_changes_of_a_password_one_is_made,
    check_who_is_removed_is_gone,
    check_a_role_is_given_by_name,
    check_a_token_is_found_by_its_key,
    check_nobody_revokes_anothers_token,
    check_of_many_tokens_at_once_so_many_are_granted,
    check_tokens_go_with_the_password_and_the_person,
    check_another_is_reported_once,
    check_who_has_reported_somebody_and_is_gone_is_named_nowhere,
    check_who_is_signed_out_is_so_everywhere,
    check_of_many_attempts_at_once_so_many_get_through,
    check_one_subject_that_is_full_is_enough,
    check_a_link_sets_a_password_once,
    check_an_invitation_lets_in_so_many,
)


async def _added(store: PeopleStore, key: str) -> Person:
    person = _person(key)
    assert await store.add(person)
    return person


def _person(key: str, *, email: str | None = None, role: Role = "member") -> Person:
    made = Person(id=f"id-{key}", key=key, name=key.title(), password=f"hash of {key}'s", email=email)
    return replace(made, role=role, created=12.5)


def _session(person: Person, name: str, *, seen: float = 50.0) -> Session:
    return Session(id=name, key=f"key of {name}", person=person.id, agent="Browser", created=1.5, seen=seen)


def _token(person: Person, name: str, *, created: float = 2.5, ends: float = 90.0) -> Token:
    return Token(name, f"key of {name}", person.id, name.title(), ("play",), created, ends)
