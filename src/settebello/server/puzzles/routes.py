"""Puzzles over REST. Anybody may try them; who is signed in is rated."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Path

from settebello.analysis.puzzles import Puzzle, puzzle_view, tempting, theme_name, told
from settebello.errors import IllegalAction, Reason
from settebello.notation import parse_action
from settebello.ratings import shown
from settebello.server.deps import MaybeMe, TheCaller, ThePeople, ThePuzzles, own_site
from settebello.server.people.people import SignedIn
from settebello.server.puzzles import wire
from settebello.server.puzzles.puzzles import Puzzles
from settebello.server.puzzles.screen import pile_texts, puzzle_screen
from settebello.server.puzzles.standing import standing, streak_of
from settebello.server.rules.wire import Label
from settebello.server.site.languages import in_all, rows_in_all
from settebello.server.wire.answers import REFUSED

router = APIRouter(prefix="/api", tags=["puzzles"], responses=REFUSED, dependencies=[Depends(own_site)])

PuzzlePath = Annotated[str, Path(max_length=40)]


@router.get("/puzzles")
async def all_puzzles(puzzles: ThePuzzles, me: MaybeMe) -> wire.PuzzlesAnswer:
    """Tell how many puzzles there are, of which themes, and how one stands."""
    themes = sorted({theme for each in puzzles.all for theme in each.themes})
    return wire.PuzzlesAnswer(
        count=len(puzzles.all),
        themes=[_theme(each) for each in themes],
        standing=await _standing(puzzles, _person(me)),
    )


@router.post("/puzzles/next")
async def another_puzzle(asked: wire.PuzzleRequest, puzzles: ThePuzzles, me: MaybeMe) -> wire.PuzzleSet:
    """Set a puzzle of about one's own strength that was not tried before."""
    found = await puzzles.next_for(_person(me), asked.theme, asked.tried, asked.draw)
    return await _set(puzzles, found, _person(me))


@router.get("/puzzles/day")
async def puzzle_today(puzzles: ThePuzzles, me: MaybeMe) -> wire.PuzzleSet:
    """Set the puzzle of the day, by UTC; it is the same for everybody."""
    day, found = puzzles.of_day()
    return await _set(puzzles, found, _person(me), day.isoformat())


@router.get("/puzzles/{puzzle}")
async def one_puzzle(puzzle: PuzzlePath, puzzles: ThePuzzles, me: MaybeMe) -> wire.PuzzleSet:
    """Set a certain puzzle."""
    return await _set(puzzles, puzzles.find(puzzle), _person(me))


@router.post("/puzzles/{puzzle}/attempt")
async def try_puzzle(
    puzzle: PuzzlePath,
    asked: wire.PuzzleAttempt,
    puzzles: ThePuzzles,
    people: ThePeople,
    me: MaybeMe,
    caller: TheCaller,
) -> wire.PuzzleResult:
    """Try a play, or ask for the solution; an account's first attempt at a puzzle counts."""
    found, person = puzzles.find(puzzle), _person(me)
    played = None if asked.action is None else str(parse_action(asked.action))
    if played is not None and played not in {each.play for each in found.plays}:
        raise IllegalAction("this cannot be played here", reason=Reason.ACTION_NOT_LEGAL)
    await people.try_puzzle(caller)
    counted = await puzzles.attempt(person, found, played)
    known = await puzzles.rating(found)
    return wire.PuzzleResult(
        id=found.id,
        right=played == found.best,
        played=played,
        best=found.best,
        plays=_plays(found),
        said=_said(found, played),
        themes=[_theme(each) for each in found.themes],
        difficulty=shown(known.rating).points,
        tried=known.tried,
        solved=known.solved,
        counted=counted,
        standing=await _standing(puzzles, person),
    )


def _person(me: SignedIn | None) -> str | None:
    return None if me is None else me.person.id


async def _set(puzzles: Puzzles, found: Puzzle, person: str | None, day: str | None = None) -> wire.PuzzleSet:
    before, view = await puzzles.attempts(person), puzzle_view(found)
    return wire.PuzzleSet(
        id=found.id,
        screen=puzzle_screen(found.id, view),
        taken=pile_texts(view),
        day=day,
        tried=any(each.puzzle == found.id for each in before),
        streak=None if person is None else streak_of(before),
    )


async def _standing(puzzles: Puzzles, person: str | None) -> wire.PuzzleStanding | None:
    return None if person is None else standing(await puzzles.attempts(person), puzzles.themes)


def _theme(name: str) -> wire.PuzzleTheme:
    return wire.PuzzleTheme(name=name, label=in_all(partial(theme_name, name)))


def _plays(puzzle: Puzzle) -> list[wire.PromisedPlay]:
    """List all plays, the best first."""
    ranked = sorted(puzzle.plays, key=lambda each: (each.play != puzzle.best, -each.worth))
    wrong = tempting(puzzle)
    return [
        wire.PromisedPlay(play=each.play, points=each.worth, tempting=each.play == wrong) for each in ranked
    ]


def _said(puzzle: Puzzle, played: str | None) -> list[Label]:
    return rows_in_all(lambda said: told(puzzle, said, played))
