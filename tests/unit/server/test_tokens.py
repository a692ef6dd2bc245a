"""A token is good until its end, and for what its owner may do at that moment."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from settebello.errors import Forbidden, NotSignedIn
from settebello.room.clock import DAY_S
from settebello.server.people.passwords import Passwords
from settebello.server.people.people import Caller, People, new_bot
from settebello.server.people.tokens import TOUCH_S, Tokens
from settebello.store import SqlPeople, open_database
from tests.support.fresh import fresh_file
from tests.unit.server.test_people import Clock


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlPeople]:
    opened = SqlPeople(await open_database(fresh_file(tmp_path / "people.db")))
    yield opened
    await opened.close()


async def test_a_token_is_good_until_its_end_and_it_is_known_when_it_was_used(store: SqlPeople) -> None:
    clock = Clock()
    tokens, bot = Tokens(store, clock), await new_bot(store, "Maestro")
    token, text = await tokens.grant(bot, "desk", ["play"], 3)
    clock.now += 3 * DAY_S - 1
    assert (await tokens.holder(text)).person == bot
    assert [each.seen for each in await tokens.of(bot)] == [clock.now]
    clock.now += 1
    with pytest.raises(NotSignedIn) as caught:
        await tokens.holder(text)
    assert caught.value.reason == "token_over"
    assert [each.id for each in await tokens.of(bot)] == [token.id]


async def test_a_use_is_written_down_now_and_then(store: SqlPeople) -> None:
    clock = Clock()
    tokens, bot = Tokens(store, clock), await new_bot(store, "Maestro")
    _, text = await tokens.grant(bot, "desk", ["play"], 3)
    seen = set()
    for _ in range(6):
        await tokens.holder(text)
        seen |= {each.seen for each in await tokens.of(bot)}
        clock.now += TOUCH_S / 2
    assert len(seen) == 2


async def test_whoever_is_no_bot_any_more_plays_no_more_for_the_house(store: SqlPeople) -> None:
    tokens, bot = Tokens(store), await new_bot(store, "Maestro")
    _, text = await tokens.grant(bot, "desk", ["play", "house"], 3)
    (await tokens.holder(text)).may("house")
    assert await store.set_role(bot.key, "member")
    holder = await tokens.holder(text)
    holder.may("play")
    with pytest.raises(Forbidden) as caught:
        holder.may("house")
    assert caught.value.reason == "token_scope"


async def test_nobody_signs_in_to_the_account_of_a_program(store: SqlPeople) -> None:
    people = People(store, passwords=Passwords(mib=1))
    bot = await new_bot(store, "Maestro")
    for password in ("", "x", bot.password, "password"):
        with pytest.raises(NotSignedIn):
            await people.sign_in("Maestro", password, Caller("192.0.2.1", "Test"))


async def test_what_is_kept_says_nothing_of_a_token_when_it_is_printed(store: SqlPeople) -> None:
    tokens, bot = Tokens(store), await new_bot(store, "Maestro")
    token, text = await tokens.grant(bot, "desk", ["play"], 3)
    for shown in (repr(token), repr(await tokens.holder(text))):
        assert text not in shown
        assert token.key not in shown
