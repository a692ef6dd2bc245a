"""Talk at tables: heard in every process, at this table alone, and never too much of it."""

import pytest

from settebello.cards import Seat
from settebello.errors import Forbidden, TooMany
from settebello.room import Fill, Room
from settebello.room.talk import PHRASES, Phrase
from settebello.server.bus.local import LocalBus
from settebello.server.tables.talk import MOST, WINDOW_S, Talk
from tests.support.rooms import House


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at


class Ear:
    """Keeps what it hears."""

    def __init__(self) -> None:
        self.heard: list[tuple[Seat, Phrase]] = []

    def __call__(self, seat: Seat, phrase: Phrase) -> None:
        self.heard.append((seat, phrase))


def begun(rules: str) -> Room:
    """Return a table with computer players at which a deal is played."""
    house = House(rules)
    house.do(Fill("greedy", house.room.rules.players))
    return house.room


@pytest.fixture
def room() -> Room:
    return begun("scopa?players=2")


def talks(clock: Clock) -> tuple[Talk, Talk]:
    """Return the talk of two processes on one bus."""
    bus = LocalBus()
    here, there = Talk(bus, clock), Talk(bus, clock)
    bus.subscribe(lambda word, _: here.hear(word), lambda: None)
    bus.subscribe(lambda word, _: there.hear(word), lambda: None)
    return here, there


def test_what_is_said_is_heard_in_every_process_at_that_table_alone(room: Room) -> None:
    here, there = talks(Clock())
    ears = {name: Ear() for name in ("here", "there", "elsewhere", "gone")}
    here.listen(room.id, ears["here"])
    there.listen(room.id, ears["there"])
    there.listen("another", ears["elsewhere"])
    there.listen(room.id, ears["gone"])
    there.leave(room.id, ears["gone"])
    here.say(room, Seat(1), "thanks")
    assert ears["here"].heard == ears["there"].heard == [(Seat(1), "thanks")]
    assert ears["elsewhere"].heard == ears["gone"].heard == []


def test_nobody_says_too_much_at_once_and_others_are_not_silenced_by_it(room: Room) -> None:
    clock = Clock()
    here, _ = talks(clock)
    for _ in range(MOST):
        here.say(room, Seat(0), "hello")
    with pytest.raises(TooMany) as refused:
        here.say(room, Seat(0), "hello")
    assert 0 < refused.value.seconds <= WINDOW_S + 1
    here.say(room, Seat(1), "hello")
    clock.at += WINDOW_S
    here.say(room, Seat(0), "hello")


def test_figs_art_18_asks_for_silence_while_a_deal_is_played() -> None:
    here, _ = talks(Clock())
    with pytest.raises(Forbidden) as refused:
        here.say(begun("figs"), Seat(0), "hello")
    assert refused.value.reason == "silence"


@pytest.mark.parametrize(
    "word",
    ["said/luna/0/nosuch", "said/luna", "said/luna/x/hello", "said/luna/0/hello/x", "here/luna/x", "luna"],
)
def test_words_of_another_kind_say_nothing(word: str) -> None:
    here, _ = talks(Clock())
    ear = Ear()
    here.listen("luna", ear)
    here.hear(word)
    assert ear.heard == []


def test_every_phrase_goes_over_the_bus(room: Room) -> None:
    clock = Clock()
    here, _ = talks(clock)
    ear = Ear()
    here.listen(room.id, ear)
    for phrase in PHRASES:
        clock.at += WINDOW_S
        here.say(room, Seat(0), phrase)
    assert [phrase for _, phrase in ear.heard] == list(PHRASES)
