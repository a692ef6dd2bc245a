"""Roles and the tokens of programs are given by whoever runs the server."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from settebello.server.people.passwords import Passwords
from settebello.server.people.people import Caller, People
from settebello.store import SqlPeople, SqlResults, open_database
from tests.support.fresh import fresh_file
from tests.support.rooms import played_by
from tests.unit.cli.commands import refusal, settebello

PASSWORD = "sette di denari"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    async def sign_up() -> None:
        people = People(
            SqlPeople(await open_database(fresh_file(tmp_path / "people.db"))), passwords=Passwords(mib=1)
        )
        await people.sign_up("Ada Lovelace", "sette di denari", "ada@example.org", Caller("", "Test"))
        await people.close()

    asyncio.run(sign_up())
    return tmp_path / "people.db"


def test_a_role_is_given_by_name_however_it_is_written(database: Path) -> None:
    assert settebello("people", "role", "ADA LOVELACE", "arbiter", "--database", database).exit_code == 0
    listed = settebello("people", "list", "--database", database)
    assert listed.stdout.split()[1:] == ["arbiter", "Ada", "Lovelace"]
    as_json = settebello("people", "list", "--database", database, "--json")
    assert [set(each) for each in json.loads(as_json.stdout)] == [{"name", "role", "since"}]


def test_nobody_and_no_role_are_named_in_one_line(database: Path) -> None:
    missing = settebello("people", "role", "Bob", "admin", "--database", database)
    assert "Nobody has an account with the name Bob." in refusal(missing)
    unknown = settebello("people", "role", "Ada Lovelace", "king", "--database", database)
    assert "There is no role king. " in refusal(unknown)


def test_a_program_gets_an_account_and_a_token_that_can_be_revoked(database: Path) -> None:
    def people(*arguments: str) -> str:
        done = settebello("people", *arguments, "--database", database)
        assert done.exit_code == 0, done.output
        return done.stdout

    assert people("bot", "Maestro") == ""
    assert "bot      Maestro" in people("list")
    token = people("token", "MAESTRO", "--scope", "house", "--scope", "read", "--days", "7", "--name", "desk")
    assert re.fullmatch(r"settebello_[\w-]{43}\n", token)
    (listed,) = json.loads(people("tokens", "Maestro", "--json"))
    assert (listed["name"], listed["scopes"]) == ("desk", ["read", "house"])
    assert people("tokens", "Maestro").split()[0] == listed["id"]
    people("revoke", "Maestro", listed["id"])
    assert people("tokens", "Maestro") == ""


def test_what_cannot_be_done_with_a_token_is_one_line(database: Path) -> None:
    for arguments, sentence in (
        (("token", "Bob", "--scope", "play"), "Nobody has an account with the name Bob."),
        (("token", "Ada Lovelace", "--scope", "house"), "account works for the house."),
        (("token", "Ada Lovelace", "--scope", "king"), "There is no scope king."),
        (("token", "Ada Lovelace", "--scope", "play", "--name", "x" * 61), "has 1 to 60 characters"),
        (("revoke", "Ada Lovelace", "nosuch"), "You have no such token: perhaps it is gone."),
        (("bot", "ADA lovelace"), "Somebody has this name already."),
    ):
        assert sentence in refusal(settebello("people", *arguments, "--database", database)), arguments


def test_ratings_are_worked_out_again_from_the_matches_alone(tmp_path: Path) -> None:
    file = tmp_path / "club.db"

    async def play() -> None:
        database = await open_database(file)
        people = People(SqlPeople(database), passwords=Passwords(mib=1))
        ids = [(await people.sign_up(name, PASSWORD, None, Caller("", "")))[0].id for name in ("Ada", "Bob")]
        for number in range(3):
            match = played_by(*ids, luck=number)
            await SqlResults(database).keep(replace(match, match=number))
        await people.close()

    asyncio.run(play())
    before = settebello("people", "ratings", "--database", file)
    assert before.exit_code == 0, before.output
    rows = [line.split() for line in before.stdout.splitlines()]
    assert [(row[:2], row[-2:-1]) for row in rows] == [(["scopa", "singles"], ["3"])] * 2
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE ratings SET mean = 99, matches = 1000")
        database.commit()
    assert settebello("people", "ratings", "--database", file).stdout != before.stdout
    assert settebello("people", "ratings", "--again", "--database", file).stdout == before.stdout
    assert settebello("people", "ratings", "--database", file).stdout == before.stdout
    listed = json.loads(settebello("people", "ratings", "--database", file, "--json").stdout)
    assert {each["name"] for each in listed} == {"Ada", "Bob"}
    assert all(each["give_or_take"] > 100 for each in listed)


def test_people_are_added_and_invited_and_get_another_password_in_one_step(database: Path) -> None:
    """O9, O16: a link for each, at the address of the club."""

    def people(*arguments: str) -> list[str]:
        done = settebello("people", *arguments, "--database", database)
        assert done.exit_code == 0, done.output
        return done.stdout.splitlines()

    at = ("--address", "https://carte.example.org/club/")
    link = r"https://carte\.example\.org/club/account#link=[\w-]{43}"
    added = people("add", "Bruno", "Carla", *at)
    assert [
        bool(re.fullmatch(f"{link}  {name}", line))
        for name, line in zip(("Bruno", "Carla"), added, strict=True)
    ] == [
        True,
        True,
    ]
    assert [line.split()[-1] for line in people("list")] == ["Lovelace", "Bruno", "Carla"]
    (again,) = people("password", "ADA lovelace", *at)
    assert re.fullmatch(f"{link}  Ada Lovelace", again)
    (invitation,) = people("invite", "--most", "60", *at)
    assert re.fullmatch(link, invitation)
    people("bot", "Maestro")
    for arguments, sentence in (
        (("add", "BRUNO"), "Somebody has this name already."),
        (("password", "Dino"), "Nobody has an account with the name Dino."),
        (("password", "Maestro"), "A program has no password."),
        (("invite", "--most", "0"), "1 to 1,000"),
    ):
        assert sentence in refusal(settebello("people", *arguments, "--database", database)), arguments
