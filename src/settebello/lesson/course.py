"""The steps of the lesson: each waits for one play of the learner, and then goes on by itself.

The cards and plays are rows in ``lesson.toml``. Nothing is known here of the rules: the table is a
`Room`, and what the learner tries goes through `decide` like any play.
"""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from settebello.cards import Seat
from settebello.errors import IllegalAction, NotFound, Reason
from settebello.notation import parse_act
from settebello.room import Begun, Dealt, MakeAct, Opened, Room, Sealed, Seated, decide, fold, tell
from settebello.room.public import PublicEvent
from settebello.rules import parse_rules, texts_in_use

LEARNER: Final = Seat(0)
OPPONENT: Final = Seat(1)
SEED: Final = "0" * 64
"""No chance is drawn from it: the pack is written down. A room wants one all the same."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """The task of the learner: its name, the play, and the plays that follow by themselves."""

    name: str
    play: str
    then: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """The table before a step (or after the last one, with none), and what led here from the step before."""

    number: int
    step: Exercise | None
    room: Room
    events: tuple[PublicEvent, ...]


@cache
def exercises() -> tuple[Exercise, ...]:
    """List the steps of the lesson."""
    return tuple(Exercise(row["name"], row["play"], tuple(row["then"].split())) for row in _lesson()["steps"])


def scene(number: int) -> Scene:
    """Return the table before a step, counted from 0; raise `NotFound` for one that does not exist."""
    if not 0 <= number <= len(exercises()):
        raise NotFound(f"the lesson has no step {number}", reason=Reason.NO_LESSON_STEP, step=number)
    return _scenes()[number]


def play_step(number: int, action: str) -> Scene:
    """Try a play at a step and return the next scene.

    Raise what the rules refuse, and `IllegalAction` for a play that is allowed but not the one shown.
    """
    now = scene(number)
    act = parse_act(action)
    decide(now.room, MakeAct(LEARNER, now.room.version, act), SEED)
    if now.step is None or act != parse_act(now.step.play):
        raise IllegalAction("allowed, but not what this step shows", reason=Reason.OTHER_LESSON_PLAY)
    return scene(number + 1)


@cache
def _scenes() -> tuple[Scene, ...]:
    found = [Scene(0, exercises()[0], _dealt(), ())]
    for number, step in enumerate(exercises(), start=1):
        room, events = _played(found[-1].room, (step.play, *step.then))
        following = exercises()[number] if number < len(exercises()) else None
        found.append(Scene(number, following, room, events))
    return tuple(found)


def _dealt() -> Room:
    lesson = _lesson()
    rules: str = lesson["rules"]
    return fold(
        [
            Opened("lesson", rules, texts_in_use(parse_rules(rules))),
            Seated(LEARNER, "", "learner", None, ""),
            Seated(OPPONENT, lesson["opponent"], None, "greedy", ""),
            Sealed(SEED),
            Begun(OPPONENT, (LEARNER, OPPONENT), ()),
            Dealt("".join(lesson["pack"].split()), ("", ""), 0),
        ]
    )


def _played(room: Room, plays: Iterable[str]) -> tuple[Room, tuple[PublicEvent, ...]]:
    told: list[PublicEvent] = []
    for play in plays:
        seat = room.to_move
        if seat is None:
            raise ValueError(f"the lesson goes on after its deal: {play}")
        for change in decide(room, MakeAct(seat, room.version, parse_act(play)), SEED):
            room = change.after
            told += tell(change.event, room)
    return room, tuple(told)


@cache
def _lesson() -> dict[str, Any]:
    return tomllib.loads(files("settebello.lesson").joinpath("lesson.toml").read_text("utf-8"))
