"""A hint: why a play is good, from what a seat knows and nothing else.

The play is compared with others by the detectors of the review (`settebello.analysis.themes`), on a deal
whose hidden cards lie anywhere: no sentence can depend on them. Nothing is said of later plays, for there are
none.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from settebello.analysis.positions import Position
from settebello.analysis.puzzles.situation import deal_seen
from settebello.analysis.report import Theme
from settebello.analysis.sentences import card_words, theme_words
from settebello.analysis.themes import themes_of
from settebello.cards import SETTEBELLO, cards_in
from settebello.engine import Action, BankAce, View
from settebello.engine.live import Fuori
from settebello.engine.live import act as act_live
from settebello.players.greedy import Greedy
from settebello.players.interface import Budget
from settebello.texts import Texts

MOST_SAID: Final = 2
"""Reasons that are told of one play."""


def hint_sentences(
    view: View, play: Action | Fuori, players: Sequence[str], said: Texts, made: Action | None = None
) -> tuple[str, ...]:
    """Return the sentences of a hint: the play, and why; ``players`` are names by seat.

    Reasons against the play that somebody has ``made`` come first.
    """
    best = play.play if isinstance(play, Fuori) else play
    first = _told(best, said)
    if isinstance(play, Fuori):
        return first, said.say("hint-fuori")
    if len(view.legal) == 1:
        return first, said.say("hint-only")
    why = tuple(_reason(theme, players, said) for theme in reasons(view, best, made))
    return first, *(why or (said.say("hint-plain"),))


def reasons(view: View, best: Action, made: Action | None = None) -> tuple[Theme, ...]:
    """Return the mistakes that other plays would be, each by one name, the most tempting play first.

    The most tempting is the one that was ``made``. Nobody is told not to lay the settebello.
    """
    found: dict[str, Theme] = {}
    for theme in _mistakes(view, best, made):
        found.setdefault(theme.name, theme)
        if len(found) == MOST_SAID:
            break
    return tuple(found.values())


def _mistakes(view: View, best: Action, made: Action | None) -> Iterator[Theme]:
    before = deal_seen(view)
    if before is None or best not in view.legal:
        return
    first = made or Greedy().choose(view, Budget())
    for other in dict.fromkeys((first, *view.legal)):
        if other != best and (other.card != SETTEBELLO or _takes(other)):
            position = Position(0, 0, (before, act_live(before, view.seat, other)))
            yield from themes_of(position, best)


def _reason(theme: Theme, players: Sequence[str], said: Texts) -> str:
    return said.say(f"hint-{theme.name.replace('_', '-')}", **theme_words(theme, players, said))


def _takes(play: Action) -> bool:
    return isinstance(play, BankAce) or bool(play.capture)


def _told(play: Action, said: Texts) -> str:
    """Tell what to do."""
    card = card_words([play.card], said)
    if isinstance(play, BankAce):
        return said.say("hint-banks", card=card)
    if not play.capture:
        return said.say("hint-lays", card=card)
    return said.say("hint-takes", card=card, taken=card_words(cards_in(play.capture), said))
