"""The lesson over REST: a step and a try come in, the table comes back; nothing is stored."""

from collections.abc import Sequence
from dataclasses import replace

from fastapi import APIRouter

from settebello.cards import EMPTY, card_text, cards_in
from settebello.engine import Play
from settebello.errors import IllegalAction, NotYourTurn
from settebello.lesson import Scene, play_step, scene, steps
from settebello.lesson.course import LEARNER
from settebello.notation import parse_action
from settebello.room import project
from settebello.room.public import PublicEvent
from settebello.room.screen import Screen
from settebello.server.lesson import wire
from settebello.server.wire.answers import REFUSED
from settebello.server.wire.messages import ErrorBody, StateMessage

router = APIRouter(prefix="/api", tags=["lesson"], responses=REFUSED)


@router.post("/lesson")
def at_the_lesson(asked: wire.LessonRequest) -> wire.LessonAnswer:
    """Show a step, or try a play at it; what is refused leaves the step as it was."""
    now = scene(asked.step)
    if asked.action is None:
        return _answer(now, asked.name, ())
    try:
        found = play_step(asked.step, asked.action)
    except (IllegalAction, NotYourTurn) as problem:
        return _answer(now, asked.name, (), ErrorBody.model_validate(problem.as_dict()))
    return _answer(found, asked.name, found.events)


def _answer(
    found: Scene, name: str, events: Sequence[PublicEvent], refused: ErrorBody | None = None
) -> wire.LessonAnswer:
    return wire.LessonAnswer(
        step=found.number,
        steps=len(steps()),
        task=_task(found),
        state=StateMessage(screen=_screen(found, name), events=list(events)),
        refused=refused,
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
