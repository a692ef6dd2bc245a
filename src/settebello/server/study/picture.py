"""The picture of a match that is over, for links that are shared: who played, the score, the scope.

It is laid out once, as words and discs on the cloth, and written as SVG here and as PNG in
`settebello.server.study.raster`.
"""

from dataclasses import dataclass
from html import escape
from typing import Final
from unicodedata import east_asian_width

from settebello.cards import Side, number_of
from settebello.rules import split_rules
from settebello.server.study.wire import MatchSummary
from settebello.texts import Texts

WIDTH: Final = 1200
HEIGHT: Final = 630
"""The size that pages ask of the picture of a link."""

INSET: Final = 30
RADIUS: Final = 26
CLOTH: Final = ("#256b50", "#123629")
"""The cloth in the middle, and at its edges."""
LINE: Final = "#4f7b60"
INK: Final = "#f7f0e0"
QUIET: Final = "#cadbd0"
SIDES: Final = ("#f3c45c", "#b0d2f7")
"""The colours of the two sides; among more than two each has the first."""

_LEFT: Final = 84
_RIGHT: Final = WIDTH - _LEFT
_LETTER: Final = 0.62
"""How wide a letter is at most on the average, as a part of its height."""


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text from ``x`` on, or up to it where ``ends``, no wider than ``most``.

    ``plain`` is what stands there where no font has its letters.
    """

    x: float
    y: float
    size: float
    colour: str
    text: str
    most: float
    plain: str
    serif: bool = False
    ends: bool = False


@dataclass(frozen=True, slots=True)
class Disc:
    """A disc of the sign."""

    x: float
    y: float
    radius: float
    colour: str


@dataclass(frozen=True, slots=True)
class Picture:
    """The objects on the cloth; ``title`` tells them to a person who does not see them."""

    title: str
    discs: tuple[Disc, ...]
    words: tuple[Words, ...]


def match_title(summary: MatchSummary, said: Texts) -> str:
    """Return what a match is called in one line: the sides and their points."""
    sides = [f"{_names(summary, side, said)} {found.score}" for side, found in enumerate(summary.match.sides)]
    return " · ".join(sides)


def match_about(summary: MatchSummary, said: Texts) -> str:
    """Return what a match was: its rules, what it was played to, how many deals it took, and its origin."""
    rules = split_rules(summary.match.rules)[0].titles[said.language]
    target = said.say("one-deal") if summary.target is None else said.say("match-to", target=summary.target)
    deals = said.say("share-deals", deals=summary.match.deals)
    again = [said.say("origin-deals")] if summary.match.origin else []
    return " · ".join([rules, target, deals, *again])


def picture_of(summary: MatchSummary, said: Texts) -> Picture:
    """Lay out the picture of a match."""
    winner = Side(summary.match.winner)
    who = "many" if len(summary.match.sides[winner].players) > 1 else "one"
    won = said.say("won-side", who=who, side=_names(summary, winner, said))
    plain = said.say("won-side", who="one", side=said.say("share-side", side=number_of(winner)))
    words = [
        Words(150, 112, 46, INK, "Settebello", 400, "Settebello", serif=True),
        Words(_LEFT, 224, 58, INK, won, _RIGHT - _LEFT, plain, serif=True),
        Words(_RIGHT, 562, 28, QUIET, match_about(summary, said), 1000, "", ends=True),
    ]
    count = len(summary.match.sides)
    for side in range(count):
        words += _side(summary, side, count, said)
    return Picture(match_title(summary, said), tuple(_sign(112, 96)), tuple(words))


def _side(summary: MatchSummary, side: int, count: int, said: Texts) -> list[Words]:
    room = (_RIGHT - _LEFT) / count
    x, most, two = _LEFT + side * room, room - 24, count == 2
    colour = SIDES[side] if two else SIDES[0]
    score, scope = str(summary.match.sides[side].score), said.say("share-scope", count=_scope(summary, side))
    names, plain = _names(summary, side, said), said.say("share-side", side=number_of(Side(side)))
    return [
        Words(x, 306, 36, QUIET, names, most, plain),
        Words(x, 460, 168 if two else 110, colour, score, most, score, serif=True),
        Words(x, 506, 28, QUIET, scope, most, scope),
    ]


def _names(summary: MatchSummary, side: int, said: Texts) -> str:
    """Return the names of a side; who has no account any more has none."""
    players = summary.match.sides[side].players
    names = [player.name or said.say("match-gone") for player in players]
    return names[0] if len(names) == 1 else said.say("cli-and", first=", ".join(names[:-1]), last=names[-1])


def _scope(summary: MatchSummary, side: int) -> int:
    """Count the scope of a side in all deals that were counted."""
    return sum(len(deal.count.sides[side].scope_cards) for deal in summary.deals if deal.count)


def _sign(x: float, y: float) -> list[Disc]:
    """Return the sign of the house: a coin with its rays."""
    rays = [(0, 15), (10.6, 10.6), (15, 0), (10.6, -10.6), (0, -15), (-10.6, -10.6), (-15, 0), (-10.6, 10.6)]
    return [
        Disc(x, y, 30, SIDES[0]),
        Disc(x, y, 25, "#17120d"),
        *(Disc(x + right, y + down, 4.6, SIDES[0]) for right, down in rays),
        Disc(x, y, 7, SIDES[0]),
    ]


def fitted(words: Words) -> tuple[str, float]:
    """Return a text and its size so that it is no wider than its room by what letters take at most."""
    ems = sum(1.0 if east_asian_width(letter) in "WF" else _LETTER for letter in words.text)
    size = max(words.size * 0.5, min(words.size, words.most / max(1.0, ems)))
    room = int(words.most / (size * _LETTER))
    return (words.text if ems * size <= words.most else f"{words.text[: room - 1].rstrip()}…"), size


def svg(picture: Picture) -> str:
    """Write a picture as SVG; every text in it is escaped."""
    discs = "".join(
        f'<circle cx="{each.x:g}" cy="{each.y:g}" r="{each.radius:g}" fill="{each.colour}"/>'
        for each in picture.discs
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img"><title>{escape(picture.title)}</title>'
        f'<radialGradient id="cloth" cx="50%" cy="45%" r="75%"><stop offset="0" stop-color="{CLOTH[0]}"/>'
        f'<stop offset="1" stop-color="{CLOTH[1]}"/></radialGradient>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#cloth)"/>'
        f'<rect x="{INSET}" y="{INSET}" width="{WIDTH - 2 * INSET}" height="{HEIGHT - 2 * INSET}" '
        f'rx="{RADIUS}" fill="none" stroke="{LINE}" stroke-width="2"/>'
        f"{discs}{''.join(map(_text, picture.words))}</svg>"
    )


def _text(words: Words) -> str:
    text, size = fitted(words)
    family = "Palatino, P052, Georgia, serif" if words.serif else "Inter, Helvetica, Arial, sans-serif"
    anchor = ' text-anchor="end"' if words.ends else ""
    return (
        f'<text x="{words.x:g}" y="{words.y:g}" font-family="{family}" font-size="{size:.1f}" '
        f'font-weight="{700 if words.serif else 400}" fill="{words.colour}"{anchor}>{escape(text)}</text>'
    )
