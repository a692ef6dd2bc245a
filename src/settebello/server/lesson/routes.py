"""The lesson over REST: a step and a try come in, the table comes back; nothing is stored."""

from dataclasses import replace

from fastapi import APIRouter

from settebello.cards import EMPTY, card_text, cards_in
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
from settebello.server.wire.messages import PROTOCOL, ErrorBody, StateMessage, StepMessage

router = APIRouter(prefix="/api", tags=["lesson"], responses=REFUSED)


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
