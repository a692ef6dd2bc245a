"""A hint says true things, and nothing that its seat does not know."""

from random import Random

import pytest

from settebello.analysis.hints import hint_sentences, reasons
from settebello.analysis.themes import OF_PLAYS
from settebello.cards import Seat, cards_in
from settebello.engine.live import live_view
from settebello.players import Budget, Greedy
from settebello.room import Room
from settebello.room.screen import Phase
from settebello.texts import languages, texts
from tests.support.rooms import House, hidden_from, rearranged, seated

RULES = ("scopone", "scopa?players=2", "scopa?players=3", "scopa?players=6", "figs", "assi", "quindici")
NAMES = ["Ada", "Bruno", "Carla", "Dario", "Elena", "Furio"]


def turns(rules: str, luck: int) -> list[tuple[Room, Seat]]:
    """Return some tables at which somebody is on turn."""
    house: House = seated(rules, luck=luck)
    found = []
    while house.room.phase is Phase.PLAYING:
        seat = house.room.to_move
        assert seat is not None
        found.append((house.room, seat))
        house.play(1, "greedy")
    return Random(luck).sample(found, 6)


def hinted(room: Room, seat: Seat, language: str) -> tuple[str, ...]:
    deal = room.deal
    assert deal is not None
    view = live_view(deal.live, seat)
    return hint_sentences(view, Greedy().choose(view, Budget()), NAMES, texts(language))


@pytest.mark.parametrize("rules", RULES)
def test_a_hint_says_the_same_whatever_cards_its_seat_does_not_know(rules: str) -> None:
    for luck in range(3):
        for room, seat in turns(rules, luck):
            hidden = list(cards_in(hidden_from(room, seat)))
            other = rearranged(room, seat, Random(luck).sample(hidden, len(hidden)))
            for language in languages():
                assert hinted(room, seat, language) == hinted(other, seat, language)


def test_every_mistake_has_its_sentence_as_a_hint() -> None:
    """All but the last capture, of which only later plays could tell."""
    names = {each.__name__ for each in OF_PLAYS} - {"last_capture"}
    for language in languages():
        said = texts(language)
        kinds = {"primiera_prize": "primiera"}
        assert [
            name for name in names if not said.has(f"hint-{kinds.get(name, name).replace('_', '-')}")
        ] == []


@pytest.mark.parametrize("rules", RULES)
def test_a_hint_names_the_play_and_at_most_two_reasons(rules: str) -> None:
    for room, seat in turns(rules, 5):
        for language in languages():
            assert 1 < len(hinted(room, seat, language)) <= 3


def test_a_scopa_is_the_first_reason() -> None:
    for luck in range(40):
        for room, seat in turns("scopa?players=2", luck):
            deal = room.deal
            assert deal is not None
            view = live_view(deal.live, seat)
            found = reasons(view, Greedy().choose(view, Budget()))
            if any(each.name == "scopa_passed" for each in found):
                assert found[0].name == "scopa_passed"
                assert "That is a scopa." in hinted(room, seat, "en")
                return
    raise AssertionError("nobody makes a scopa in these deals")
