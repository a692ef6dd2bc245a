"""The prepared deal: it goes as its steps say, and shows what the lesson speaks of."""

import pytest

from settebello.cards import card_text, cards_in, parse_card
from settebello.engine import Play
from settebello.errors import IllegalAction, NotFound, NotYourTurn
from settebello.lesson import exercises, play_step, scene
from settebello.lesson.course import LEARNER
from settebello.notation import parse_action
from settebello.room import project
from settebello.room.public import LeftoversEvent, PlayedEvent
from settebello.room.screen import Phase
from settebello.texts import languages, texts

NAMES = [step.name for step in exercises()]
LAST = len(NAMES)


def at(name: str) -> int:
    return NAMES.index(name)


def capture_of(name: str) -> list[str]:
    action = parse_action(exercises()[at(name)].play)
    assert isinstance(action, Play)
    return [card_text(card) for card in cards_in(action.capture)]


def test_every_step_is_played_and_leads_to_the_next() -> None:
    for number, step in enumerate(exercises()):
        assert play_step(number, step.play) == scene(number + 1)
    assert project(scene(LAST).room, LEARNER).phase is Phase.MATCH_OVER


@pytest.mark.parametrize("number", range(LAST))
def test_the_learner_is_on_turn_at_every_step_with_the_card_in_hand(number: int) -> None:
    screen = project(scene(number).room, LEARNER)
    assert screen.to_move == LEARNER
    assert exercises()[number].play in [play.action for play in screen.legal]


def test_an_equal_card_and_a_sum_are_taken() -> None:
    five = parse_action(exercises()[at("equal")].play).card
    assert capture_of("equal") == [card_text(parse_card("5C"))]
    assert card_text(five)[0] == "5"
    assert len(capture_of("sum")) > 1


def test_an_equal_card_is_refused_a_sum_that_lies_there_too() -> None:
    with pytest.raises(IllegalAction) as refused:
        play_step(at("equal-first"), "RBxABCS")
    assert (refused.value.reason, refused.value.facts["choices"]) == ("equal_first", ["RD"])


def test_a_card_that_takes_is_not_laid() -> None:
    with pytest.raises(IllegalAction) as refused:
        play_step(at("equal"), "5B")
    assert refused.value.reason == "must_take"


def test_where_nothing_takes_another_card_could_be_laid_but_the_lesson_shows_one() -> None:
    number = at("lay")
    assert all(not play.capture for play in project(scene(number).room, LEARNER).legal)
    with pytest.raises(IllegalAction) as refused:
        play_step(number, "7D")
    assert refused.value.reason == "other_lesson_play"


def test_the_scopa_is_one_and_the_settebello_is_taken() -> None:
    scopa, settebello = scene(at("scopa") + 1).events[0], scene(at("settebello") + 1).events[0]
    assert isinstance(scopa, PlayedEvent)
    assert scopa.scopa
    assert isinstance(settebello, PlayedEvent)
    assert (settebello.card, settebello.scopa) == ("7D", False)


def test_the_count_has_a_point_of_each_kind_and_one_for_the_other_side() -> None:
    count = project(scene(LAST).room, LEARNER).count
    assert count is not None
    mine, theirs = count.sides
    assert mine.points == {"carte": 1, "denari": 1, "settebello": 1, "primiera": 0, "scope": 1}
    assert theirs.points == {"carte": 0, "denari": 0, "settebello": 0, "primiera": 1, "scope": 0}
    assert (mine.primiera.total, theirs.primiera.total) == (75, 78)
    assert any(isinstance(event, LeftoversEvent) and event.seat == LEARNER for event in scene(LAST).events)


def test_the_lesson_has_no_step_beyond_its_end() -> None:
    for number in (-1, LAST + 1):
        with pytest.raises(NotFound):
            scene(number)
    with pytest.raises(NotYourTurn):
        play_step(LAST, "7D")


@pytest.mark.parametrize("name", NAMES)
def test_every_step_has_its_sentences(name: str) -> None:
    for language in languages():
        assert texts(language).has(f"learn-{name}")
        assert texts(language).has(f"learn-{name}-title")
