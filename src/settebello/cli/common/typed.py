"""The input of a turn: a card, a whole move, or a word for the program."""

from dataclasses import dataclass
from enum import Enum

from settebello.engine import Play
from settebello.errors import SyntaxProblem
from settebello.notation import parse_act
from settebello.room.screen import Screen


class TypedWord(Enum):
    """The words for the program itself."""

    HELP = "help"
    RULES = "rules"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Chosen:
    """A card of the hand, or of any other: what it does is still open."""

    card: str


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole move, as an action's text."""

    action: str


@dataclass(frozen=True, slots=True)
class Unclear:
    """A line with none of these meanings: a message and its facts."""

    message: str
    facts: dict[str, str]


Typed = TypedWord | Chosen | Whole | Unclear

_WORDS = {
    **dict.fromkeys(("?", "h", "help", "aiuto", "ayuda", "aide", "hilfe"), TypedWord.HELP),
    **dict.fromkeys(("r", "rules", "regole", "reglas", "règles", "regles", "regeln"), TypedWord.RULES),
    **dict.fromkeys(("q", "quit", "exit", "esci", "salir", "quitter", "ende", "beenden"), TypedWord.QUIT),
}
DECLARATIONS = ("fuori", "fuera")
SHOWN = 20
"""How much of a text that makes no sense is repeated."""


def word_typed(text: str) -> TypedWord | None:
    """Return the word for the program, if the text is one."""
    return _WORDS.get(text.casefold())


def understand(text: str, screen: Screen) -> Typed:
    """Say what a line means on the person's turn; cards are counted from 1."""
    word = word_typed(text)
    if word is not None:
        return word
    hand = screen.hand or []
    if text.isascii() and text.isdigit():
        number = int(text[:SHOWN])
        if 1 <= number <= len(hand):
            return Chosen(hand[number - 1])
        return Unclear("cli-no-such-number", {"most": str(len(hand))})
    try:
        act = parse_act(text.replace(" ", ""))
    except SyntaxProblem:
        shown = text if len(text) <= SHOWN else text[:SHOWN] + "…"
        return Unclear("cli-not-understood", {"text": shown})
    bare = isinstance(act, Play) and not act.capture
    return Chosen(str(act)) if bare else Whole(str(act))


def split_declaration(text: str) -> tuple[str, bool]:
    """Return what was typed before the word *fuori*, and whether it was there: ``7D fuori``."""
    folded = text.casefold()
    bare = folded.removesuffix(next(filter(folded.endswith, DECLARATIONS), ""))
    declared = bare != folded
    return (text[: len(bare)].rstrip(" ="), True) if declared else (text, False)
