"""Bans, notes and suspicions on both databases; a verdict leaves the ratings as without its matches."""

import random
import threading
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Row

from settebello.cards import Seat, Side
from settebello.room import MatchResult, Opened, Seated, SeatResult
from settebello.room.results.figures import DealtFigures, Taken
from settebello.rules import parse_rules
from settebello.store import (
    AuditEntry,
    Ban,
    Beside,
    Database,
    GuestSeat,
    Person,
    PersonNote,
    PlayedMatch,
    QueuePlace,
    SqlEventLog,
    SqlModeration,
    SqlPeople,
    SqlResults,
    Suspicion,
    public_name,
)
from settebello.store.appends import GUEST_DAYS
from settebello.store.moderation import sql_suspicions

DAY = 86_400.0
NAMES = ("ada", "bea", "carlo", "dora")
RULES = "scopa?players=2"
NO_TAKEN = Taken()


@pytest.fixture
def store(database: Database) -> SqlModeration:
    return SqlModeration(database)


async def add_people(database: Database) -> None:
    for name in NAMES:
        assert await SqlPeople(database).add(Person(name, name, name.title(), "hash"))


def entry(kind: str = "ban", person: str | None = "bea", at: float = 1.0) -> AuditEntry:
    return AuditEntry(f"{kind}{at}", at, "ada", kind, person, "why")  # type: ignore[arg-type]  # of a test


def ban(name: str = "b1", **more: object) -> Ban:
    return replace(Ban(name, "bea", None, "insults", 10.0, 10.0 + DAY), **more)  # type: ignore[arg-type]  # as above


def suspicion(
    name: str, people: tuple[str, ...], matches: tuple[str, ...] = ("m",), at: float = 5.0
) -> Suspicion:
    return Suspicion(name, f"subject {name}", "pairings", people, matches, at)


def seat(side: int, account: str) -> SeatResult:
    return SeatResult(Side(side), account.title(), account, None, False, Taken(deals=2), DealtFigures())


def result(number: int, one: str, other: str, winner: int) -> MatchResult:
    return MatchResult(
        room=f"room{number}",
        match=1,
        rules_text=RULES,
        rules=parse_rules(RULES),
        score=(11, 7) if winner == 0 else (7, 11),
        winner=Side(winner),
        how="played",
        lost_by=None,
        deals=2,
        ended=1_000_000.0 + 3600 * number,
        seats=(seat(0, one), seat(1, other)),
    )


async def test_a_seat_of_a_guest_is_known_by_its_address_for_a_while(
    database: Database, store: SqlModeration
) -> None:
    log = SqlEventLog(database)

    async def seated(room: str, key: str, address: str, at: float) -> None:
        event = Seated(0, "Guest", key, None, "")
        opened = Opened(room, RULES, {})
        await log.append(room, 0, [opened, event], beside=Beside(guests=[GuestSeat(key, address, at)]))

    await seated("one", "k1", "a" * 64, 5.0)
    await seated("two", "k2", "b" * 64, 6.0)
    assert await store.newest_ban() is None
    assert await store.ban(ban("here", person=None, address="a" * 64), entry())
    assert await store.newest_ban() == 10.0
    found = [await store.guests_banned(room, 11.0) for room in ("one", "two")]
    assert found == [frozenset({"k1"}), frozenset()]
    assert await store.guests_banned("one", 11.0 + DAY) == frozenset()
    await seated("three", "k3", "b" * 64, 6.0 + GUEST_DAYS * DAY)
    assert await store.guests_banned("one", 11.0) == frozenset()


async def test_the_queue_of_suspicions_goes_on_after_any_place(
    database: Database, store: SqlModeration
) -> None:
    await add_people(database)
    found = [suspicion(f"s{at}", ("bea",), at=float(at // 2)) for at in range(7)]
    await store.suspect(found)
    for name, at in (("s2", 50.0), ("s5", 60.0)):
        assert await store.close_suspicion(name, "nothing", "", (), entry("verdict", at=at))
    assert await store.count_suspicions() == (5, 2)
    order = ["s6", "s4", "s3", "s1", "s0", "s5", "s2"]
    listed = await store.suspicions(most=9)
    assert [each.id for each in listed] == order
    for at, last in enumerate(listed, 1):
        moment = last.at if last.closed is None else last.closed
        place = QueuePlace(last.closed is not None, moment, last.id)
        assert [each.id for each in await store.suspicions(most=2, after=place)] == order[at : at + 2]


async def test_a_ban_holds_until_its_end_or_until_it_is_lifted(
    database: Database, store: SqlModeration
) -> None:
    await add_people(database)
    assert await store.ban(ban(), entry())
    assert not await store.ban(ban("b2", person="nobody"), entry(at=2.0))
    (found,) = await store.bans_of("bea")
    assert [found.holds(at) for at in (10.0, 9.0 + DAY, 10.0 + DAY)] == [True, True, False]
    assert replace(found, ends=None).holds(1e12)
    assert await store.ban(ban("here", person=None, address="a" * 64, ends=None), entry(at=3.0))
    assert [[each.id for each in await store.bans_on(at)] for at in (11.0, 10.0 + DAY)] == [["b1"], []]
    assert await store.appeal("b1", "bea", "It was not me.", 11.0)
    assert not await store.appeal("b1", "bea", "Again.", 12.0)
    assert not await store.appeal("b1", "ada", "Not mine.", 12.0)
    assert await store.lift("b1", "Stays.", entry("answer", None, 13.0), lifted=False) is not None
    assert (await store.bans_of("bea"))[0].holds(14.0)
    assert await store.lift("b1", "You are right.", entry("lift", None, 15.0), lifted=True) is not None
    assert await store.lift("b1", "", entry("lift", None, 16.0), lifted=True) is None
    assert await store.bans_on(16.0) == []
    (found,) = [each for each in await store.bans(16.0, most=5) if each.person is not None]
    assert (found.lifted, found.appeal, found.answer) == (15.0, "It was not me.", "You are right.")
    assert not found.holds(15.0)
    assert [(each.kind, each.person) for each in await store.audit(most=9)] == [
        ("lift", "bea"),
        ("answer", "bea"),
        ("ban", "bea"),
        ("ban", "bea"),
    ]


async def test_an_appeal_is_listed_however_many_bans_are_newer(
    database: Database, store: SqlModeration
) -> None:
    """The fault: an appeal against one of the older bans was never heard."""
    await add_people(database)
    for number in range(7):
        each = ban(f"b{number}", since=float(number), ends=100.0 if number < 6 else None)
        assert await store.ban(each, entry(at=float(number)))
    for number in (2, 0, 1):
        assert await store.appeal(f"b{number}", "bea", "Not me.", 20.0 - number)
    listed = [each.id for each in await store.bans(50.0, most=3)]
    assert listed == ["b2", "b1", "b0", "b6", "b5", "b4"]
    assert await store.lift("b1", "No.", entry("answer", None, 30.0), lifted=False) is not None
    assert await store.lift("b2", "Yes.", entry("lift", None, 31.0), lifted=True) is not None
    assert [each.id for each in await store.bans(50.0, most=2)] == ["b0", "b6", "b5"]
    assert [each.id for each in await store.bans(100.0, most=2)] == ["b6", "b5"]


async def test_a_warning_is_unread_until_its_person_reads_it(
    database: Database, store: SqlModeration
) -> None:
    await add_people(database)
    for number, kind in enumerate(("note", "warning")):
        note = PersonNote(f"n{number}", "bea", kind, kind, float(number))  # type: ignore[arg-type]  # of a test
        assert await store.note(note, entry(kind, at=float(number)))
    assert not await store.note(PersonNote("n9", "nobody", "note", "", 1.0), entry("note", "nobody", 9.0))
    assert [each.id for each in await store.unread("bea")] == ["n1"]
    assert not await store.read("ada", "n1", 5.0)
    assert not await store.read("bea", "n0", 5.0)
    assert await store.read("bea", "n1", 5.0)
    assert not await store.read("bea", "n1", 6.0)
    assert await store.unread("bea") == []
    assert [(each.id, each.read) for each in await store.notes("bea")] == [("n1", 5.0), ("n0", None)]


async def test_of_one_subject_one_suspicion_is_open(database: Database, store: SqlModeration) -> None:
    await add_people(database)
    await store.suspect([suspicion("s1", ("ada", "bea")), suspicion("s2", ("nobody",))])
    await store.suspect([replace(suspicion("other", ("ada", "bea"), ("m", "n")), subject="subject s1")])
    assert [each.id for each in await store.suspicions(most=5)] == ["s1"]
    assert await store.close_suspicion("s1", "nothing", "friends", (), entry("verdict", None, 20.0))
    assert not await store.close_suspicion("s1", "nothing", "", (), entry("verdict", None, 21.0))
    assert await store.settled() == {"subject s1": 20.0}
    await store.suspect([suspicion("s3", ("ada", "dora"))])
    listed = await store.suspicions(most=5)
    assert [(each.id, each.verdict) for each in listed] == [("s3", None), ("s1", "nothing")]
    assert [each.id for each in await store.suspicions_of("dora")] == ["s3"]
    assert await store.reopen_suspicion("s1", entry("reopen", None, 22.0))
    assert not await store.reopen_suspicion("s1", entry("reopen", None, 23.0))
    assert await store.settled() == {}


async def test_new_evidence_is_added_to_the_evidence_that_an_open_suspicion_has(
    database: Database, store: SqlModeration
) -> None:
    """The fault: later evidence took the place of the evidence that a moderator had to look at."""
    await add_people(database)
    await store.suspect([suspicion("s1", ("ada", "bea"), ("k", "l", "m"))])
    later = replace(suspicion("s2", ("ada", "carlo"), ("m", "n"), at=9.0), subject="subject s1")
    for _ in range(2):
        await store.suspect([later])
    (found,) = await store.suspicions(most=5)
    assert (found.id, found.at) == ("s1", 5.0)
    assert (found.people, found.matches) == (("ada", "bea", "carlo"), ("k", "l", "m", "n"))


async def test_addresses_are_kept_for_as_long_as_they_are_used(
    database: Database, store: SqlModeration
) -> None:
    await add_people(database)
    await store.arrive("bea", "a" * 64, 10.0, since=0.0)
    await store.arrive("bea", "a" * 64, 20.0, since=0.0)
    await store.arrive("ada", "a" * 64, 5.0, since=0.0)
    await store.arrive("nobody", "a" * 64, 5.0, since=0.0)
    found = await store.sources(["ada", "bea", "nobody"])
    assert [(each.person, each.first, each.last) for each in found] == [
        ("bea", 10.0, 20.0),
        ("ada", 5.0, 5.0),
    ]
    await store.arrive("bea", "b" * 64, 30.0, since=15.0)
    assert {(each.person, each.address[0]) for each in await store.sources(["ada", "bea"])} == {
        ("bea", "a"),
        ("bea", "b"),
    }


async def test_blocked_people_are_kept_apart_both_ways(database: Database, store: SqlModeration) -> None:
    await add_people(database)
    assert await store.block("ada", "bea", 1.0, most=2)
    assert await store.block("ada", "carlo", 2.0, most=2)
    assert await store.block("ada", "carlo", 3.0, most=2)
    assert not await store.block("ada", "dora", 4.0, most=2)
    assert not await store.block("bea", "nobody", 4.0, most=2)
    assert await store.blocked("ada") == ["carlo", "bea"]
    assert [await store.apart(name) for name in NAMES] == [{"bea", "carlo"}, {"ada"}, {"ada"}, frozenset()]
    await store.unblock("ada", "bea")
    assert await store.apart("bea") == frozenset()


async def test_a_match_that_two_verdicts_took_out_counts_again_when_neither_does(
    database: Database, store: SqlModeration
) -> None:
    results = SqlResults(database)
    await add_people(database)
    played = result(1, "ada", "bea", 0)
    assert await results.keep(played)
    rated = await results.standings("ada")
    names = (public_name(played.room, 1),)
    await store.suspect([suspicion(each, ("ada", "bea"), names) for each in ("s1", "s2")])
    for number, each in enumerate(("s1", "s2")):
        assert await store.close_suspicion(each, "struck", "", names, entry("verdict", None, float(number)))
        assert await results.standings("ada") == []
    assert await store.reopen_suspicion("s1", entry("reopen", None, 8.0))
    assert await results.standings("ada") == []
    assert await store.reopen_suspicion("s2", entry("reopen", None, 9.0))
    assert await results.standings("ada") == rated


async def test_nothing_of_a_deleted_account_is_left(database: Database, store: SqlModeration) -> None:
    await add_people(database)
    await store.ban(ban(), entry())
    await store.ban(ban("here", person=None, address="a" * 64), entry("ban_address", None, 2.0))
    await store.note(PersonNote("n1", "bea", "note", "words", 1.0), entry("note", "bea", 3.0))
    await store.arrive("bea", "a" * 64, 10.0, since=0.0)
    await store.suspect([suspicion("s1", ("ada", "bea")), suspicion("s2", ("ada", "carlo"))])
    await store.block("ada", "bea", 1.0, most=2)
    await store.block("bea", "carlo", 1.0, most=2)
    await SqlPeople(database).remove("bea", "account:mark")
    assert await store.bans_of("bea") == []
    assert await store.notes("bea") == []
    assert await store.sources(["bea"]) == []
    left = {each.id: each.people for each in await store.suspicions(most=5)}
    assert left == {"s1": ("ada",), "s2": ("ada", "carlo")}
    assert [await store.apart(name) for name in NAMES] == [frozenset()] * 4
    assert [each.id for each in await store.bans(11.0, most=5)] == ["here"]
    entries = await store.audit(most=9)
    assert {(each.kind, each.person, each.text) for each in entries} == {
        ("ban", None, ""),
        ("note", None, ""),
        ("ban_address", None, "why"),
    }
    await SqlPeople(database).remove("ada", "account:mark")
    assert {each.by for each in await store.audit(most=9)} == {None}
    assert [(each.id, each.people) for each in await store.suspicions(most=5)] == [("s2", ("carlo",))]


async def test_a_suspicion_outlives_the_second_account_that_it_is_about(
    database: Database, store: SqlModeration
) -> None:
    """The fault: with the second account the suspicion about the first one was deleted as well."""
    await add_people(database)
    names = (await play(database, 0), await play(database, 1))
    await store.suspect([suspicion("s1", ("ada", "bea"), names)])
    await SqlPeople(database).remove("bea", "account:mark")
    await store.suspect([suspicion("s2", ("ada", "bea")), suspicion("s3", ("bea", "nobody"))])
    assert {each.id for each in await store.suspicions(most=5)} == {"s1", "s2"}
    assert await store.close_suspicion("s1", "struck", "", names, entry("verdict", None, 9.0))
    assert [each.id for each in await store.suspicions_of("ada") if each.verdict] == ["s1"]
    assert not any(each.rated for each in await SqlResults(database).matches("ada"))
    await SqlPeople(database).remove("ada", "account:mark")
    assert await store.suspicions(most=5) == []


async def play(database: Database, number: int) -> str:
    """Write a match down that Ada has won against Bea; return its name."""
    assert await SqlResults(database).keep(result(number, "ada", "bea", 0))
    return public_name(f"room{number}", 1)


@pytest.mark.parametrize("seed", range(3))
async def test_a_verdict_leaves_the_ratings_as_if_its_matches_had_moved_none(
    database: Database, store: SqlModeration, seed: int
) -> None:
    """The law: strike some of many matches, and the ratings are those of the others alone; and back again."""
    luck, results = random.Random(seed), SqlResults(database)
    await add_people(database)
    pairs = [luck.sample(NAMES, 2) for _ in range(24)]
    played = [result(number, one, other, luck.randrange(2)) for number, (one, other) in enumerate(pairs)]
    struck = set(luck.sample(range(24), 7))
    for each in played:
        assert await results.keep(each)
    whole = [await results.standings(name) for name in NAMES]
    names = tuple(public_name(each.room, 1) for each in played)
    await store.suspect([suspicion("s1", ("ada", "bea"), names)])
    taken = [names[number] for number in struck]
    assert await store.close_suspicion(
        "s1", "struck", "", [*taken, "no evidence"], entry("verdict", None, 9.0)
    )
    less = [await results.standings(name) for name in NAMES]
    assert less != whole
    assert {each.id for each in await results.matches("ada") if not each.rated} <= set(taken)
    assert await store.reopen_suspicion("s1", entry("reopen", None, 10.0))
    assert [await results.standings(name) for name in NAMES] == whole
    await clear(database)
    for number, each in enumerate(played):
        if number not in struck:
            assert await results.keep(each)
    assert [await results.standings(name) for name in NAMES] == less


async def clear(database: Database) -> None:
    async with database.writing() as connection:
        for table in ("ratings", "match_seats", "matches"):
            await connection.exec_driver_sql(f"DELETE FROM {table}")


async def test_the_matches_of_late_are_read_with_their_seats(
    database: Database, store: SqlModeration
) -> None:
    await add_people(database)
    results = SqlResults(database)
    for number in range(3):
        await results.keep(result(number, "ada", "bea", 0))
    early = replace(result(3, "ada", "bea", 0), how="resigned", lost_by=Seat(1), deals=1)
    blank = tuple(replace(each, taken=NO_TAKEN) for each in early.seats)
    await results.keep(replace(early, seats=blank))
    first = played_at(0)
    found = await store.played(since=first, most=2)
    assert [each.ended for each in found] == [played_at(3), played_at(2)]
    assert [(each.unplayed, each.rated, each.lost_by) for each in found] == [
        (True, False, 1),
        (False, True, None),
    ]
    assert (found[1].people, found[1].sides, found[1].winner) == (("ada", "bea"), (0, 1), 0)
    assert len(await store.played(since=first, most=9)) == 3


async def test_the_matches_of_late_are_read_a_few_at_a_time(
    database: Database, store: SqlModeration, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fault: twenty thousand matches came over the event loop at once."""
    await add_people(database)
    results, read = SqlResults(database), list[int]()
    for number in range(11):
        at_once = replace(result(number, "ada", "bea", 0), ended=played_at(number // 3))
        assert await results.keep(at_once)
    matches = sql_suspicions._matches

    def noted(rows: Sequence[Row[Any]]) -> list[PlayedMatch]:
        assert threading.current_thread() is not threading.main_thread()
        found = matches(rows)
        read.append(len(found))
        return found

    monkeypatch.setattr(sql_suspicions, "PIECE", 4)
    monkeypatch.setattr(sql_suspicions, "_matches", noted)
    found = await store.played(since=0.0, most=10)
    newest = [public_name(f"room{number}", 1) for number in (10, 9, 8, 7, 6, 5, 4, 3, 2, 1)]
    assert ([each.name for each in found], read) == (newest, [4, 4, 2])
    assert len(await store.played(since=0.0, most=99)) == 11


def played_at(number: int) -> float:
    return 1_000_000.0 + 3600 * number
