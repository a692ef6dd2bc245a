"""The terminal's sentences agree with their subject in number and person, in every language."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from settebello.cards import Language, Seat
from settebello.cli.common.sentences import side_subject, subject_named
from settebello.cli.common.spoken import spoken
from settebello.room import project
from settebello.room.public import CountedEvent, WonEvent
from settebello.room.screen import Screen
from settebello.texts import languages, texts
from tests.support.rooms import seated

WON = {
    "it": {
        "you": "Partita vinta!",
        "we": "Partita vinta!",
        "they": "Partita finita. Vincono loro.",
        "one": "Partita finita. Vince Person 1.",
        "many": "Partita finita. Vincono Person 1 e Person 3.",
    },
    "en": {
        "you": "You win the match!",
        "we": "We win the match!",
        "they": "The match is over: they win.",
        "one": "The match is over: Person 1 wins.",
        "many": "The match is over: Person 1 and Person 3 win.",
    },
    "es": {
        "you": "¡Ganas la partida!",
        "we": "¡Ganamos la partida!",
        "they": "La partida ha terminado: ganan ellos.",
        "one": "La partida ha terminado: gana Person 1.",
        "many": "La partida ha terminado: ganan Person 1 y Person 3.",
    },
    "fr": {
        "you": "Vous gagnez la partie\u202f!",
        "we": "Nous gagnons la partie\u202f!",
        "they": "La partie est finie\u202f: ils gagnent.",
        "one": "La partie est finie\u202f: Person 1 gagne.",
        "many": "La partie est finie\u202f: Person 1 et Person 3 gagnent.",
    },
    "de": {
        "you": "Du gewinnst die Partie!",
        "we": "Wir gewinnen die Partie!",
        "they": "Die Partie ist zu Ende: Die Gegner gewinnen.",
        "one": "Die Partie ist zu Ende: Person 1 gewinnt.",
        "many": "Die Partie ist zu Ende: Person 1 und Person 3 gewinnen.",
    },
}


def subjects() -> Iterator[tuple[str, Screen, int]]:
    """Yield a side as each kind of subject: the screen on which it is that, and its number."""
    two, four = seated("scopa?players=2", persons=2).room, seated("scopone", persons=4).room
    yield "you", project(two, Seat(0)), 0
    yield "one", project(two, Seat(0)), 1
    yield "we", project(four, Seat(0)), 0
    yield "they", project(four, Seat(0)), 1
    yield "many", replace(project(four, Seat(0)), you=None), 1


@pytest.mark.parametrize("language", languages())
def test_the_winner_is_said_as_one_says_it(language: Language) -> None:
    """U3."""
    said = texts(language)
    found = {name: spoken("won", WonEvent(side, None), screen, said) for name, screen, side in subjects()}
    assert found == WON[language]


def test_each_side_is_the_subject_that_it_is() -> None:
    """U3."""
    for name, screen, side in subjects():
        assert side_subject(screen, screen.sides[side], texts("en"))["who"] == name


@pytest.mark.parametrize(
    ("language", "names", "expected"),
    [
        ("it", ["Ada"], "Ada perde per abbandono o tempo."),
        ("it", ["Ada", "Bea"], "Ada e Bea perdono per abbandono o tempo."),
        ("en", ["Ada"], "Ada loses by leaving or by the clock."),
        ("en", ["Ada", "Bea"], "Ada and Bea lose by leaving or by the clock."),
        ("es", ["Ada"], "Ada pierde por abandono o por tiempo."),
        ("es", ["Ada", "Bea"], "Ada y Bea pierden por abandono o por tiempo."),
    ],
)
def test_a_match_that_is_replayed_was_lost_by_one_or_by_two(
    language: Language, names: list[str], expected: str
) -> None:
    """U3."""
    said = texts(language)
    assert said.say("cli-replay-forfeit", **subject_named(names, said)) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("it", "Smazzata finita: noi 4 e loro 1. Partita a 11: noi 0 e loro 0."),
        ("en", "Deal over: we 4 and they 1. Match to 11: we 0 and they 0."),
        ("es", "Reparto terminado: nosotros 4 y ellos 1. Partida a 11: nosotros 0 y ellos 0."),
    ],
)
def test_points_are_said_of_people(language: Language, expected: str) -> None:
    """U3."""
    screen = project(seated("scopone", persons=4).room, Seat(0))
    assert spoken("counted", CountedEvent([4, 1]), screen, texts(language)) == expected
