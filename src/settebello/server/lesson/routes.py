"""The lesson over REST: a step and a try come in, the table comes back; nothing is stored."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Final

from fastapi import APIRouter, Request, Response

from settebello.cards import EMPTY, card_set, card_text, cards_in
from settebello.engine import Play
from settebello.errors import IllegalAction, NotYourTurn
from settebello.lesson import Scene, exercises, play_step, scene
from settebello.lesson.course import LEARNER
from settebello.notation import parse_action
from settebello.room import project
from settebello.room.screen import Screen
from settebello.server.lesson import wire
from settebello.server.wire.answers import REFUSED
from settebello.server.wire.changes import step_messages
from settebello.server.wire.compressed import Compressed, answer_with, compressed_json
from settebello.server.wire.messages import PROTOCOL, ErrorBody, StateMessage, StepMessage

router = APIRouter(prefix="/api", tags=["lesson"], responses=REFUSED)

NOBODY: Final = "-"
"""The name of the learner in the book; whoever reads it puts another in its place."""

MOST_TAKEN: Final = 3
"""More cards are not taken with one in the lesson."""


@router.post("/lesson")
def at_the_lesson(asked: wire.LessonRequest) -> wire.LessonAnswer:
    """Show a step, or try a play at it; what is refused leaves the step as it was."""
    now = scene(asked.step)
    shown = StateMessage(protocol=PROTOCOL, screen=_screen(now, asked.name), events=[])
    if asked.action is None:
        return _answer(now, shown)
    try:
        found = play_step(asked.step, asked.action)
    except (IllegalAction, NotYourTurn) as problem:
        return _answer(now, shown, ErrorBody.model_validate(problem.as_dict()))
    return _answer(found, _led(shown.screen, found, asked.name))


@router.get("/lesson/book", response_model=wire.LessonBook)
def whole_lesson(request: Request) -> Response:
    """Send every step with the answers to all plays, for a page without a network."""
    return answer_with(request, _compressed_book())


@cache
def _compressed_book() -> Compressed:
    return compressed_json(wire.LessonBook, book())


@cache
def book() -> wire.LessonBook:
    """Return the whole lesson, worked out once."""
    return wire.LessonBook(steps=[_page(number) for number in range(len(exercises()) + 1)])


def _page(number: int) -> wire.LessonPage:
    shown = at_the_lesson(wire.LessonRequest(step=number, name=NOBODY))
    then: dict[str, wire.LessonAnswer] = {}
    refusals: list[ErrorBody] = []
    refused: dict[str, int] = {}
    for action in _tries(scene(number)):
        answer = at_the_lesson(wire.LessonRequest(step=number, action=action, name=NOBODY))
        if answer.refused is None:
            then[action] = answer
            continue
        if answer.refused not in refusals:
            refusals.append(answer.refused)
        refused[action] = refusals.index(answer.refused)
    return wire.LessonPage(shown=shown, then=then, refusals=refusals, refused=refused)


def _tries(now: Scene) -> Iterator[str]:
    """Yield the plays of the learner's cards that can be tried: laid, or with some cards of the table."""
    if now.room.deal is None or now.room.to_move != LEARNER:
        return
    state = now.room.deal.state
    table = cards_in(state.table)
    for card in cards_in(state.hands[LEARNER]):
        for many in range(min(len(table), MOST_TAKEN) + 1):
            yield from (str(Play(card, card_set(taken))) for taken in combinations(table, many))


def _answer(found: Scene, state: StateMessage, refused: ErrorBody | None = None) -> wire.LessonAnswer:
    return wire.LessonAnswer(
        step=found.number, steps=len(exercises()), task=_task(found), state=state, refused=refused
    )


def _led(before: Screen, found: Scene, name: str) -> StateMessage:
    """Return the table with the steps that led to it from the screen before."""
    screen = _screen(found, name)
    led = [StepMessage.model_validate(step) for step in step_messages(before, found.events, screen)]
    return StateMessage(
        protocol=PROTOCOL, screen=screen, events=list(found.events), since=before.version, steps=led
    )


def _screen(found: Scene, name: str) -> Screen:
    """Show the table by hand, so that the learner finds the captures; its cards were not drawn by lot."""
    screen = project(found.room, LEARNER)
    seats = [replace(seat, name=name) if seat.seat == LEARNER else seat for seat in screen.seats]
    return replace(screen, seats=seats, by_hand=True, fairness=None)


def _task(found: Scene) -> wire.LessonTask | None:
    if found.step is None:
        return None
    action = parse_action(found.step.play)
    taken = action.capture if isinstance(action, Play) else EMPTY
    return wire.LessonTask(
        name=found.step.name,
        card=card_text(action.card),
        capture=[card_text(card) for card in cards_in(taken)],
    )
