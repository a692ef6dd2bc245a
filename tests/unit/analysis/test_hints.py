"""A hint says true things, and nothing that its seat does not know."""

from dataclasses import replace
from random import Random

import pytest

from settebello.analysis.hints import hint_sentences, reasons
from settebello.analysis.themes import OF_PLAYS
from settebello.cards import Rank, Seat, cards_in
from settebello.engine import BankAce, Play, View
from settebello.engine.declaring import Declaration
from settebello.engine.live import Declare, live_view
from settebello.players import Budget, Greedy, respond
from settebello.room import Room
from settebello.room.screen import Phase
from settebello.rules import presets
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


def turns_of_kin(rules: str) -> list[View]:
    """Return what a seat sees at every turn of a deal that greedy players play."""
    house, found = seated(rules, luck=4), list[View]()
    while house.room.phase is Phase.PLAYING:
        deal, seat = house.room.deal, house.room.to_move
        assert deal is not None
        assert seat is not None
        found.append(live_view(deal.live, seat))
        house.play(1, "greedy")
    return found


KIN = [name for name, row in presets().items() if row.kin]


@pytest.mark.parametrize("rules", KIN)
def test_in_the_games_around_scopa_a_hint_names_the_play_in_every_language(rules: str) -> None:
    for seen in turns_of_kin(rules):
        act = respond(Greedy(), seen, Budget())
        assert isinstance(act, Play | BankAce | Declare)
        for language in languages():
            said = hint_sentences(seen, act, NAMES, texts(language))
            assert len(said) == 1 if isinstance(act, Declare) else len(said) > 1
            assert all(said), said


def test_where_the_fewest_points_win_a_scopa_is_no_reason() -> None:
    said = [
        hint_sentences(seen, play, NAMES, texts("en"))
        for seen in turns_of_kin("scopa-a-perdere")
        for play in seen.legal
    ]
    assert len(said) > 50
    assert not any("That is a scopa." in each or "That wins the settebello." in each for each in said)


def test_where_scope_do_not_count_a_scopa_is_no_reason() -> None:
    said = [
        hint_sentences(seen, play, NAMES, texts("en")) for seen in turns_of_kin("frac") for play in seen.legal
    ]
    assert len(said) > 50
    assert not any("That is a scopa." in each or "That wins the settebello." in each for each in said)


def test_in_escoba_a_scopa_and_the_settebello_are_reasons() -> None:
    said = {
        sentence
        for seen in turns_of_kin("escoba?players=2")
        for play in seen.legal
        for sentence in hint_sentences(seen, play, NAMES, texts("en"))
    }
    assert {"That is a scopa.", "That wins the settebello."} <= said


def test_a_hand_to_declare_is_hinted_with_its_points_and_the_value_of_the_matta() -> None:
    way = Declaration(Rank(2), 3)
    seen = replace(turns_of_kin("cirulla")[0], declarations=(way,))
    assert hint_sentences(seen, Declare(way.named), NAMES, texts("en")) == (
        "Knock first: the hand is worth 3 points, with the matta as two.",
    )
    seen = replace(seen, declarations=(Declaration(None, 1),))
    assert hint_sentences(seen, Declare(None), NAMES, texts("it")) == ("Prima bussa: la mano vale un punto.",)
