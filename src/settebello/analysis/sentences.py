"""The sentence of a theme or a note, in a language: its facts as words, in the message it names."""

from collections.abc import Sequence
from typing import Final

from settebello.analysis.report import Fact, Note, Theme
from settebello.cards import Card, card_text, cards_in, parse_cards
from settebello.engine import BankAce, Play
from settebello.notation import parse_action
from settebello.texts import Texts

MINUS: Final = "\u2212"
NO_BREAK: Final = "\u00a0"
ABOUT_ZERO: Final = f"≈{NO_BREAK}0"
CARDS: Final = frozenset({"card", "cards", "table", "better_table", "kept", "better_kept"})
PLAYS: Final = frozenset({"play", "better"})
RANKS: Final = frozenset({"rank", "better_rank", "ranks"})
SEATS: Final = frozenset({"seat", "dealer"})
"""The kind of fact of each name; a fact of another name is shown as it is."""


def themes_text(
    themes: Sequence[Theme], players: Sequence[str], said: Texts, better: str = "review-better"
) -> tuple[str, ...]:
    """Return what is said of a play: which was better, once, and a sentence for each theme."""
    told = list[str]()
    named = False
    for theme in themes:
        if "better" in theme.facts and not named:
            told.append(said.say(better, better=play_text(str(theme.facts["better"]), said)))
            named = True
        told.append(theme_text(theme, players, said))
    return tuple(told)


def theme_text(theme: Theme, players: Sequence[str], said: Texts) -> str:
    """Return the sentence of a theme, and the one about what came of the play if there is one.

    Where the theme has a better play, the sentence follows one that names it.
    """
    facts = theme_words(theme, players, said)
    first = said.say(theme.sentence, **facts)
    return f"{first} {said.say(theme.happened, **facts)}" if theme.happened else first


def theme_words(theme: Theme, players: Sequence[str], said: Texts) -> dict[str, object]:
    """Return the facts of a theme in words, by name; ``players`` are names by seat."""
    return {name: _word(name, fact, players, said) for name, fact in theme.facts.items()}


def note_text(note: Note, said: Texts) -> str:
    """Return the sentence of a note."""
    return said.say(note.code, **note.facts)


def signed_points(points: float, said: Texts, places: int = 2) -> str:
    """Return a difference in points: with a plus or a minus sign, and with none where it rounds to zero."""
    rounded = round(points, places)
    sign = MINUS if rounded < 0 else "+" if rounded > 0 else ""
    return sign + _decimal(abs(rounded), said, places)


def with_error(points: str, error: float, said: Texts) -> str:
    """Return points with their standard error, which has no sign; no line breaks between the two."""
    return f"{points}{NO_BREAK}±{NO_BREAK}{_decimal(error, said, 2)}"


def loss_text(loss: float, error: float, said: Texts) -> str:
    """Return a loss with its standard error; one measured below zero is shown as about zero."""
    return with_error(lost_points(loss, said), error, said)


def lost_points(loss: float, said: Texts) -> str:
    """Return points lost, without a sign; a loss measured below zero is shown as about zero."""
    rounded = round(loss, 2)
    return ABOUT_ZERO if rounded < 0 else _decimal(abs(rounded), said, 2)


def _decimal(number: float, said: Texts, places: int) -> str:
    return f"{number:.{places}f}".replace(".", said.say("review-decimal-mark"))


def play_text(play: str, said: Texts) -> str:
    """Return a play in words: the card, and the cards it takes."""
    action = parse_action(play)
    if isinstance(action, BankAce):
        return said.say("review-play-banked", card=card_words([action.card], said))
    return _played(action, said)


def card_words(cards: Sequence[Card], said: Texts) -> str:
    """Name cards one after another."""
    names = [_card(card, said) for card in cards]
    if len(names) < 2:
        return "".join(names)
    return said.say("review-and", first=", ".join(names[:-1]), last=names[-1])


def _played(action: Play, said: Texts) -> str:
    card = _card(action.card, said)
    if not action.capture:
        return said.say("review-play-laid", card=card)
    return said.say("review-play-takes", card=card, taken=card_words(cards_in(action.capture), said))


def _card(card: Card, said: Texts) -> str:
    text = card_text(card)
    return said.say("card-name", rank=rank_key(text[0]), suit=text[1])


def rank_key(rank: str) -> str | int:
    """Return the letter of a rank as messages tell ranks apart: a number where it is one."""
    return int(rank) if rank.isdigit() else rank


def _word(name: str, fact: Fact, players: Sequence[str], said: Texts) -> object:
    if name in PLAYS:
        return play_text(str(fact), said)
    if name in CARDS:
        return card_words(cards_in(parse_cards(str(fact))), said)
    if name in RANKS:
        return ", ".join(said.say("review-rank", rank=rank_key(letter)) for letter in str(fact))
    return players[int(fact)] if name in SEATS else fact
