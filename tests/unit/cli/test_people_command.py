"""Roles are given by whoever runs the server."""

import asyncio
import json
from pathlib import Path

import pytest

from settebello.server.people import Caller, People
from settebello.store import SqlPeople, open_database
from tests.unit.cli.commands import refusal, settebello


@pytest.fixture
def database(tmp_path: Path) -> Path:
    async def sign_up() -> None:
        people = People(SqlPeople(await open_database(tmp_path / "people.db")))
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
