"""The REST side: presets, options, rule sets, and taking a seat at a table."""

from contextlib import suppress
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Depends, Request

from settebello.cards import Language
from settebello.errors import InvalidRules, NotFound
from settebello.players import check_guest
from settebello.room import Fill, Room, Sit
from settebello.room.names import checked_name
from settebello.rules import (
    check_served,
    field_kinds,
    option_text,
    parse_rules,
    presets,
    rules_text,
    split_rules,
    tidy_rules,
)
from settebello.rules.catalogue import OptionText, catalogue, differences, plain_words
from settebello.rules.codec import codec_for
from settebello.server import wire
from settebello.server.account import MaybeMe, ThePeople
from settebello.server.bearer import OPTIONAL, REFUSED, MaybeHolder
from settebello.server.identity import is_called
from settebello.server.leaving import TheSitting
from settebello.server.lobby import Lobby
from settebello.server.people import People, SignedIn
from settebello.server.publishing import ThePublishing
from settebello.server.secret import account_key, key_of, new_token
from settebello.server.tables import Tables
from settebello.server.tokens import Holder

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSED)


def tables_of(request: Request) -> Tables:
    """Return the tables of the application."""
    tables: Tables = request.app.state.tables
    return tables


TheTables = Annotated[Tables, Depends(tables_of)]


@router.get("/presets")
async def list_presets() -> list[wire.PresetInfo]:
    """List the presets, those that people choose from first."""
    return [
        wire.PresetInfo(
            name=row.name,
            shown=row.shown,
            source=row.source,
            title=wire.Label.model_validate(dict(row.titles)),
            summary=wire.Label.model_validate(dict(row.summaries)),
            options=row.rules().as_texts(),
        )
        for row in presets().values()
    ]


@router.get("/options")
async def list_options() -> list[wire.OptionInfo]:
    """List the options with their explanations and values."""
    return [_option(option) for option in catalogue().values()]


@router.post("/rules")
async def look_at_rules(asked: wire.RulesRequest) -> wire.RulesAnswer:
    """Say what a rule set is and whether it can be played; 422 for names that do not exist."""
    base, chosen = split_rules(asked.rules)
    chosen |= asked.options
    try:
        rules = base.rules(chosen)
        check_served(rules)
    except InvalidRules as problem:
        options = {name: option_text(name, value) for name, value in base.options_with(chosen).items()}
        return _answer(asked.rules, base.name, options, problem)
    answer = _answer(rules_text(rules, base.name), base.name, rules.as_texts(), None)
    return answer.model_copy(
        update={
            "changes": [
                wire.Change(option=each.field, base=each.base, value=each.own)
                for each in differences(rules, base.name)
            ],
            "words_it": list(plain_words(rules, "it")),
            "words_en": list(plain_words(rules, "en")),
        }
    )


@router.post("/rooms", status_code=201, openapi_extra=OPTIONAL)
async def open_table(
    asked: wire.RoomRequest,
    tables: TheTables,
    holder: MaybeHolder,
    me: MaybeMe,
    people: ThePeople,
    publishing: ThePublishing,
    sitting: TheSitting,
) -> wire.RoomTicket:
    """Open a table, sit down, and let the computer take the seats not kept for friends."""
    check_guest(asked.player)
    sit, token = await _sitting(asked.name, asked.salt, holder, me, people)
    if asked.public:
        await sitting(sit.person)
        await publishing()
    rules = tidy_rules(asked.rules)
    seats = max(0, parse_rules(rules).players - 1 - asked.open_seats)
    room = await tables.open(
        rules,
        asked.time,
        public=asked.public,
        draw_partners=asked.draw_partners,
        first=[sit, Fill(asked.player, seats)] if seats else [sit],
    )
    return await _ticket(tables, room.id, sit, token)


@router.get("/lobby")
async def list_public_tables(request: Request) -> wire.LobbyAnswer:
    """List the public tables that wait for people, and those that can be watched, the newest first."""
    lobby: Lobby = request.app.state.lobby
    return await lobby.listed()


@router.post("/rooms/{room}/seats", status_code=201, openapi_extra=OPTIONAL)
async def take_seat(
    room: str,
    asked: wire.JoinRequest,
    tables: TheTables,
    holder: MaybeHolder,
    me: MaybeMe,
    people: ThePeople,
    sitting: TheSitting,
) -> wire.RoomTicket:
    """Take a free seat at a table, the first or a certain one."""
    sit, token = await _sitting(asked.name, asked.salt, holder, me, people)
    with suppress(NotFound):  # whoever sits down nowhere is refused below, and counted
        if (await tables.table(room)).room.public:
            await sitting(sit.person)
    await tables.submit(room, replace(sit, seat=asked.seat))
    return await _ticket(tables, room, sit, token)


async def _sitting(
    name: str, salt: str, holder: Holder | None, me: SignedIn | None, people: People
) -> tuple[Sit, str]:
    """Say who sits down, and with what secret: a program's seat is its account's, and has none.

    Under the name of an account sits who is signed in, unless they write another one, and a bot's program. A
    program of anybody else's is a guest: what it can is not what they can. No guest has an account's name.
    """
    program = holder is not None
    if holder is not None:
        holder.may("play")
        key, token = account_key(holder.person), ""
        account = holder.person if holder.person.role == "bot" else None
        person: str | None = key
    else:
        token = new_token()
        key = key_of(token)
        account = me.person if me is not None and is_called(me.person.name, name) else None
        person = account_key(me.person) if me is not None else None
    if account is None:
        await people.check_guest(checked_name(name), None if holder is None else holder.person)
        return Sit(name, key, salt=salt, program=program, person=person), token
    return Sit(account.name, key, salt=salt, program=program, account=account.id, person=person), token


async def _ticket(tables: Tables, name: str, sit: Sit, token: str) -> wire.RoomTicket:
    room: Room = (await tables.table(name)).room
    seat = room.seat_of(sit.key) if sit.key is not None else None
    if sit.key is not None:
        tables.presence.see(name, sit.key)
    return wire.RoomTicket(room=name, seat=seat if seat is not None else 0, token=token)


def _answer(text: str, base: str, options: dict[str, str], problem: InvalidRules | None) -> wire.RulesAnswer:
    problems = [
        wire.Problem(
            fields=list(each.fields), reason=each.reason, message=each.message, facts=dict(each.facts)
        )
        for each in (problem.problems if problem else ())
    ]
    return wire.RulesAnswer(
        rules=text, preset=base, options=options, changes=[], words_it=[], words_en=[], problems=problems
    )


def _option(option: OptionText) -> wire.OptionInfo:
    codec = codec_for(field_kinds()[option.name])
    return wire.OptionInfo(
        name=option.name,
        group=option.group,
        kind="many" if codec.many else "one" if codec.choices or option.name == "players" else "open",
        title=_label({language: option.titles[language].title for language in option.titles}),
        text=_label({language: option.titles[language].text for language in option.titles}),
        where=_label(dict(option.where)),
        note=_label(dict(option.notes)) if option.notes else None,
        values=[
            wire.ValueInfo(
                value=value,
                label=_label({language: words[language].label for language in words}),
                text=_label({language: words[language].text for language in words}),
            )
            for value, words in option.values.items()
        ],
    )


def _label(words: dict[Language, str]) -> wire.Label:
    return wire.Label.model_validate(words)
