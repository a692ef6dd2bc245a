"""The sentences about a puzzle once it is answered: the lead of the best play, and the mistakes by name.

The sentences are those of the review's themes (`settebello.analysis.themes`): the engine checks each claim
on the position, so none can be said that does not hold there.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from settebello.analysis.puzzles.puzzle import Puzzle
from settebello.analysis.puzzles.situation import position_with, puzzle_view
from settebello.analysis.report import Theme
from settebello.analysis.sentences import lost_points, play_text, themes_text
from settebello.analysis.themes import themes_of
from settebello.notation import action_text, parse_action
from settebello.players.greedy import Greedy
from settebello.players.interface import Budget
from settebello.texts import Texts

PLACES: Final = {2: ("south", "north"), 4: ("south", "east", "north", "west")}
"""The names of the seats, by the number of players: the seat on turn is south, east plays next."""

MOST_SAID: Final = 2
"""Sentences of themes that are said of one puzzle."""


def told(puzzle: Puzzle, said: Texts, tried: str | None = None) -> tuple[str, ...]:
    """Return the sentences after an answer: what was best, by how much, and why another play is worse.

    The other play is the one ``tried``; where that was the best, or none was, it is the most tempting one.
    """
    right = tried is None or tried == puzzle.best
    other = tempting(puzzle) if tried is None or right else tried
    lead = lost_points(puzzle.loss(puzzle.runner_up), said)
    best = said.say("puzzle-best", play=_begun(play_text(puzzle.best, said)), points=lead)
    less = lost_points(puzzle.loss(other), said)
    name = "puzzle-tempting" if right else "puzzle-worse"
    worse = said.say(name, play=play_text(other, said), points=less)
    names = seat_names(puzzle, said)
    why = themes_text(themes_against(puzzle, other)[:MOST_SAID], names, said, "puzzle-better")
    return best, worse, *why


def seat_names(puzzle: Puzzle, said: Texts) -> tuple[str, ...]:
    """Return what each seat is called, by seat: the one on turn is South."""
    players = puzzle_view(puzzle).rules.players
    places = PLACES[players]
    return tuple(said.say(f"puzzle-seat-{places[(seat - puzzle.seat) % players]}") for seat in range(players))


def theme_name(theme: str, said: Texts) -> str:
    """Return what players call a theme."""
    return said.say(f"puzzle-theme-{theme.replace('_', '-')}")


def tempting(puzzle: Puzzle) -> str:
    """Return the likeliest wrong play: the greedy player's, or where that is best the next one."""
    first = at_first_sight(puzzle)
    return puzzle.runner_up if first == puzzle.best else first


def at_first_sight(puzzle: Puzzle) -> str:
    """Return the play of the greedy player, which looks one play ahead."""
    return action_text(Greedy().choose(puzzle_view(puzzle), Budget()))


def themes_against(puzzle: Puzzle, other: str) -> tuple[Theme, ...]:
    """Return the mistakes that another play would be."""
    return themes_of(position_with(puzzle, parse_action(other)), parse_action(puzzle.best))


def themes_in(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the names of the mistakes that the most tempting play and the next best one would be."""
    found = (_names(themes_against(puzzle, other)) for other in (tempting(puzzle), puzzle.runner_up))
    return tuple(dict.fromkeys(name for names in found for name in names))


def _names(themes: Iterable[Theme]) -> Sequence[str]:
    return [theme.name for theme in themes]


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]
