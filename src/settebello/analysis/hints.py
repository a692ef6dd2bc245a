"""A hint: why a play is good, from what a seat knows and nothing else.

The play is compared with others by the detectors of the review (`settebello.analysis.themes`), on a deal
whose hidden cards lie anywhere: no sentence can depend on them. Nothing is said of later plays, for there are
none. The detectors know the five sources: in the games around them a hint names the scopa and the
settebello alone.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from settebello.analysis.positions import Position
from settebello.analysis.puzzles.situation import deal_seen
from settebello.analysis.report import Theme
from settebello.analysis.sentences import card_words, rank_key, theme_words
from settebello.analysis.themes import themes_of
from settebello.analysis.themes.seen import Seen, won
from settebello.cards import SETTEBELLO, cards_in, contains
from settebello.cards.card import RANK_LETTERS
from settebello.engine import Action, BankAce, View, fewest_win
from settebello.engine.live import Call, Declare, Fuori
from settebello.engine.live import act as act_live
from settebello.players.greedy import Greedy
from settebello.players.interface import Budget
from settebello.players.manners import to_declare
from settebello.rules import CommonPoint, options_of_kin
from settebello.texts import Texts

MOST_SAID: Final = 2
"""Reasons that are told of one play."""


def hint_sentences(
    view: View,
    play: Action | Fuori | Declare | Call,
    players: Sequence[str],
    said: Texts,
    made: Action | None = None,
) -> tuple[str, ...]:
    """Return the sentences of a hint: the play, and why; ``players`` are names by seat.

    Reasons against the play that somebody has ``made`` come first. A hand to declare or a capture to
    call is said alone.
    """
    if isinstance(play, Call):
        return (said.say("hint-calls"),)
    if isinstance(play, Declare):
        return (_declared(view, play, said),)
    best = play.play if isinstance(play, Fuori) else play
    first = _told(best, said)
    if isinstance(play, Fuori):
        return first, said.say("hint-fuori")
    if len(view.legal) == 1:
        return first, said.say("hint-only")
    if options_of_kin(view.rules):
        why = tuple(said.say(reason) for reason in _reasons_of_kin(view, best, made))
    else:
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


def _reasons_of_kin(view: View, best: Action, made: Action | None) -> Iterator[str]:
    """Yield the messages of what a play does in a game around the sources, and the one ``made`` does not."""
    if fewest_win(view.rules):
        return
    counted, seen = view.rules.counted, Seen(view)
    if CommonPoint.SCOPE in counted and seen.makes_scopa(best) and not (made and seen.makes_scopa(made)):
        yield "hint-scopa-passed"
    if CommonPoint.SETTEBELLO in counted and _wins_settebello(best) and not (made and _wins_settebello(made)):
        yield "hint-settebello-passed"


def _wins_settebello(play: Action) -> bool:
    return contains(won(play), SETTEBELLO)


def declaring_missed(view: View, said: Texts) -> tuple[str, ...]:
    """Return the sentence that a hand could have been declared; none where it could not, or would lose."""
    way = to_declare(view)
    return () if way is None else (said.say("hindsight-declares", points=_points(view, way, said)),)


def _points(view: View, play: Declare, said: Texts) -> str:
    """Say what a declaration is worth."""
    points = next(way.points for way in view.declarations if way.named == play.named)
    return said.say("knock-points", points=points)


def _declared(view: View, play: Declare, said: Texts) -> str:
    """Tell to declare the hand, with its points and the value to give the matta."""
    points = _points(view, play, said)
    if play.named is None:
        return said.say("hint-declares", points=points)
    rank = said.say("rank-name", rank=rank_key(RANK_LETTERS[play.named - 1]))
    return said.say("hint-declares-matta", points=points, rank=rank)


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
