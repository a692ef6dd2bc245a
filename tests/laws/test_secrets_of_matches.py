"""Over whole matches nobody is sent, told or refused anything that depends on a card they may not see."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest

from settebello.cards import PACK_SIZE, Card, Seat, card_text, cards_in
from settebello.engine.live import Act
from settebello.errors import SettebelloError, SyntaxProblem
from settebello.notation import dumps, parse_act
from settebello.room import Command, Fill, MakeAct, Ready, Room, RoomEvent, Sit, decide, project, room_record
from settebello.room.announcements import tell
from settebello.room.screen import Phase
from settebello.server.wire.messages import StateMessage
from tests.support.rooms import House, hidden_from, rearranged, seated, seed_of

RULES = (
    "scopone",
    "scientifico",
    "trentino",
    "figs?target=8",
    "figs?hand_reveal=at_deal&target=8",
    "torneo-7?pile_view=none",
    "assi-4-monte",
    "assi-2-posa?ace_bank=yes",
    "quindici-4",
    "scopa?players=2",
    "x-scopa-3?pile_view=none",
    "x-scopa-6",
)
"""Every number of players and way of dealing; open piles and closed ones; hands seen at once and later."""

MORE_RULES = (
    "scopone-10",
    "torneo-7",
    "online-4?target=11",
    "assi",
    "scopa?players=4&pile_view=none",
    "x-scopa-3",
    "x-scopa-napola",
    "x-asso-pigliatutto",
    "x-scopone-milano",
    "x-genova-10",
)
"""Rules that differ from one of those in how they count."""

each_rules = pytest.mark.parametrize(
    "rules", [*RULES, *(pytest.param(rules, marks=pytest.mark.slow) for rules in MORE_RULES)]
)

EVERY_CARD = tuple(card_text(Card(card)) for card in range(PACK_SIZE))


def moments(rules: str) -> Iterator[tuple[House, list[RoomEvent], Random]]:
    """Play a match, mistakes and all; after each command give the table and what the command did."""
    luck = Random(rules)
    house = seated(rules, persons=2, luck=luck.randrange(1 << 20))
    while house.room.phase is not Phase.MATCH_OVER:
        before = len(house.log)
        house.blunder(1)
        yield house, house.log[before:], luck


def other_for(room: Room, seat: Seat | None, luck: Random) -> Room:
    """Return a table that is the same for a seat, and another for everybody else."""
    order = list(cards_in(hidden_from(room, seat)))
    luck.shuffle(order)
    return rearranged(room, seat, order)


def sent(room: Room, seat: Seat | None, done: list[RoomEvent]) -> str:
    told = [public for event in done for public in tell(event, room)]
    return StateMessage(screen=project(room, seat), events=told).model_dump_json()


@each_rules
def test_a_whole_match_is_the_same_bytes_to_a_seat_whatever_it_cannot_see(rules: str) -> None:
    differed = 0
    for house, done, luck in moments(rules):
        room = house.room
        seats = [None, *map(Seat, range(room.rules.players))]
        seat = luck.choice(seats)
        other = other_for(room, seat, luck)
        assert sent(room, seat, done) == sent(other, seat, done)
        assert dumps(room_record(room)) == dumps(room_record(other))
        differed += any(sent(room, each, done) != sent(other, each, done) for each in seats)
    assert differed > 20  # and what was moved about is what others do see


@each_rules
def test_a_refusal_tells_nothing_of_what_cannot_be_seen(rules: str) -> None:
    tried = 0
    for house, _, luck in moments(rules):
        room = house.room
        if house.room.phase is not Phase.PLAYING or luck.random() < 0.7:
            continue
        seat = Seat(luck.randrange(room.rules.players))
        other = other_for(room, seat, luck)
        for command in attempts(room, seat, luck):
            answer = refusal(room, command)
            assert refusal(other, command) == answer, command
            tried += answer is not None
    assert tried > 50


def attempts(room: Room, seat: Seat, luck: Random) -> list[Command]:
    """List what somebody could try to find something out."""
    some = luck.sample(EVERY_CARD, 4)
    table = [card_text(card) for card in cards_in(room.deal.state.table)] if room.deal else []
    taken = "".join(luck.sample(table, min(len(table), luck.randint(1, 3))))
    acts = [*some, f"{some[0]}!", f"{some[1]}x{taken}", f"{some[2]}=fuori", f"shows={some[0]}", "call"]
    acts += [f"shows={some[1]}{some[2]}", f"chooses={some[3]}", f"admits={some[3]}"]
    moves: list[Command] = [MakeAct(seat, room.version, act) for act in readable(acts)]
    return [
        *moves,
        MakeAct(seat, room.version - 1, parse_act(some[0])),
        Ready(seat, "x"),
        Fill("greedy"),
        Sit("X", "0" * 64),
    ]


def readable(texts: list[str]) -> Iterator[Act]:
    """Yield the acts that can be read: one that takes itself, or nothing, cannot."""
    for text in texts:
        with suppress(SyntaxProblem):
            yield parse_act(text)


def refusal(room: Room, command: Command) -> str | None:
    """Say why a command is refused, as it goes over the wire; None for one that is accepted."""
    try:
        decide(room, command, seed_of(7))
    except SettebelloError as problem:
        return str(problem.public().as_dict())
    return None
