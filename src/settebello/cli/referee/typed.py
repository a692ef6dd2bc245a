"""The input of an arbiter: one line an entry, in any language of the texts, short and forgiving."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from settebello.cards import (
    EMPTY,
    PACK_SIZE,
    Card,
    CardSet,
    Seat,
    card_set,
    card_text,
    cards_in,
    number_of,
    parse_card,
    seat_numbered,
    single,
)
from settebello.engine import Action, BankAce, Play, side_of
from settebello.engine.live import Act, Admit, Call, Choose, Irregular, Misdeal, Show
from settebello.errors import Reason, SyntaxProblem
from settebello.rules import Rules

SHOWN: Final = 40
"""How much of a line that cannot be read is repeated."""


class DeskWord(Enum):
    """The words for the program, or for the arbiter."""

    NEXT = "next"
    BACK = "back"
    SAVE = "save"
    STATUS = "status"
    PROTOCOL = "protocol"
    SHEET = "sheet"
    HELP = "help"
    QUIT = "quit"
    ARTICLE = "article"
    CARD_BACK = "card_back"
    PILES = "see_piles"
    SCOPE = "count_scope"


@dataclass(frozen=True, slots=True)
class Bare:
    """A card alone: whether it takes or is laid is still open; ``takes`` says that it takes."""

    card: Card
    pick: int | None = None
    takes: bool = False


@dataclass(frozen=True, slots=True)
class DeskLine:
    """A line that was understood: a word, a table, an act or a card, and who did it."""

    what: DeskWord | CardSet | Act | Bare
    seat: Seat | None = None
    fuori: bool = False
    rest: str = ""


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer to a question: a number, counted from 1, or that the card was left lying."""

    number: int | None = None
    left: bool = False


_WORDS: Final[Mapping[str, DeskWord]] = {
    **dict.fromkeys(
        (
            "next",
            "deal",
            "avanti",
            "smazzata",
            "siguiente",
            "reparto",
            "suivante",
            "donne",
            "weiter",
            "austeilung",
        ),
        DeskWord.NEXT,
    ),
    **dict.fromkeys(
        (
            "back",
            "undo",
            "indietro",
            "annulla",
            "atrás",
            "atras",
            "deshacer",
            "retour",
            "annuler",
            "zurück",
            "zurueck",
        ),
        DeskWord.BACK,
    ),
    **dict.fromkeys(("save", "salva", "guardar", "enregistrer", "speichern"), DeskWord.SAVE),
    **dict.fromkeys(("status", "stato", "estado", "état", "etat", "stand"), DeskWord.STATUS),
    **dict.fromkeys(("protocol", "verbale", "acta", "feuille", "protokoll"), DeskWord.PROTOCOL),
    **dict.fromkeys(
        ("sheet", "score", "punti", "segnapunti", "puntos", "marque", "points", "punkte"), DeskWord.SHEET
    ),
    **dict.fromkeys(("help", "aiuto", "ayuda", "aide", "h", "?", "hilfe"), DeskWord.HELP),
    **dict.fromkeys(("quit", "exit", "esci", "salir", "quitter", "q", "ende", "beenden"), DeskWord.QUIT),
    **dict.fromkeys(("article", "articolo", "artículo", "articulo", "art", "artikel"), DeskWord.ARTICLE),
    **dict.fromkeys(("card", "carta", "carte", "karte"), DeskWord.CARD_BACK),
    **dict.fromkeys(
        ("piles", "pile", "mucchi", "mucchio", "prese", "montones", "montón", "prises", "stapel"),
        DeskWord.PILES,
    ),
    **dict.fromkeys(("scope", "scopa", "escobas", "escoba"), DeskWord.SCOPE),
}
_TABLE: Final = frozenset({"table", "tavolo", "tavola", "mesa", "tisch"})
_LEFT: Final = frozenset(
    {"~", "left", "lays", "missed", "lasciata", "lascia", "cala", "deja", "laisse", "laissée", "pose", "legt"}
)
_TAKES: Final = frozenset({"x", "takes", "prende", "lleva", "prend", "nimmt"})
_FUORI: Final = frozenset({"fuori", "out", "fuera"})
_STOPS: Final = frozenset({"stops", "stop", "ferma", "fine", "para", "arrête", "arrete", "stoppt"})
_GOES_ON: Final = frozenset({"continues", "continue", "continua", "prosegue", "sigue", "weiter"})
_RANKS: Final = {"1": "A", "8": "F", "9": "C", "10": "R", "J": "F", "H": "C", "K": "R"}
_HEAD: Final = re.compile(r"^[\s=:,;+/~]*[^\s=:,;+/~]+\s*[=:,;+]?\s*")
"""The first word of a line, and what stands between it and the rest."""
_CARD: Final = re.compile(r"(10|[1-9AFCRJHK])([DCSB])")
_PLAY: Final = re.compile(
    rf"(?P<card>{_CARD.pattern})(?P<bank>!)?(?P<x>X)?(?P<taken>(?:{_CARD.pattern})*)#?(?P<pick>[1-9])?"
)


def understand(line: str, players: Sequence[str], rules: Rules, *, closed: bool) -> DeskLine:
    """Say what a line means at a table with these rules; ``closed``: its cards are what is waited for.

    Raises `SyntaxProblem` for a line that means nothing.
    """
    words = re.sub(r"[=:,;+/]", " ", line).replace("~", " ~ ").split()
    asked = [word.casefold().strip("¿?") or "?" for word in words]
    if not words:
        raise _unread(line)
    seat, rest = _seat(words, asked, players)
    head = asked[rest]
    if head in _TABLE:
        return DeskLine(_cards(line, words[rest + 1 :]))
    if head in _ACTS:
        return DeskLine(_ACTS[head](line, words[rest + 1 :], players, rules), seat)
    if head in _WORDS and seat is None:
        return DeskLine(_WORDS[head], rest=_HEAD.sub("", line))
    if closed and seat is None and len(_found("".join(words))) > 1:
        return DeskLine(_cards(line, words))
    return _play(line, words[rest:], seat)


def replied(line: str, players: Sequence[str]) -> Reply | None:
    """Read the answer to a question, where the line is one: a number, a name, or that it was left."""
    word = line.strip().casefold()
    if word in _LEFT:
        return Reply(left=True)
    if re.fullmatch("[1-9]", word):
        return Reply(int(word))
    seat = _named(word, players)
    return None if seat is None else Reply(number_of(seat))


def _seat(words: Sequence[str], asked: Sequence[str], players: Sequence[str]) -> tuple[Seat | None, int]:
    """Return who is named at the head of a line, and where the rest begins."""
    if len(words) < 2 or asked[0] in _WORDS or asked[0] in _TABLE or asked[0] in _ACTS:
        return None, 0
    if re.fullmatch("[1-9]", words[0]):
        return seat_numbered(int(words[0])), 1
    seat = None if _found(words[0]) else _named(asked[0], players)
    return (None, 0) if seat is None else (seat, 1)


def _named(word: str, players: Sequence[str]) -> Seat | None:
    """Return the one player whose name begins so."""
    folded = [name.casefold() for name in players]
    exact = [seat for seat, name in enumerate(folded) if word in {name, *name.split()[:1]}]
    near = exact or [seat for seat, name in enumerate(folded) if word and name.startswith(word)]
    return Seat(near[0]) if len(near) == 1 else None


def _play(line: str, words: Sequence[str], seat: Seat | None) -> DeskLine:
    folded = [word.casefold() for word in words]
    fuori, left = bool(_FUORI.intersection(folded)), bool(_LEFT.intersection(folded))
    kept = [
        "X" if each in _TAKES else word
        for word, each in zip(words, folded, strict=True)
        if each not in _FUORI | _LEFT
    ]
    read = _PLAY.fullmatch("".join(kept).upper().replace("\N{MULTIPLICATION SIGN}", "X"))
    if read is None:
        raise _unread(line)
    card, taken = _found(read["card"])[0], _different(_found(read["taken"]))
    if read["bank"]:
        return DeskLine(BankAce(card), seat)
    if left or taken:
        return DeskLine(_checked(card, taken), seat, fuori)
    pick = int(read["pick"]) if read["pick"] else None
    return DeskLine(Bare(card, pick, takes=bool(read["x"])), seat, fuori)


def _checked(card: Card, taken: CardSet) -> Action:
    if taken & single(card):
        raise _twice(card)
    return Play(card, taken)


def _cards(line: str, words: Sequence[str]) -> CardSet:
    """Read cards in a row, however they are put together."""
    text = "".join(words).upper()
    if not re.fullmatch(rf"(?:{_CARD.pattern})+", text):
        raise _unread(line)
    return _different(_found(text))


def _one(line: str, words: Sequence[str]) -> Card:
    cards = cards_in(_cards(line, words))
    if len(cards) > 1:
        raise _unread(line)
    return cards[0]


def _found(text: str) -> list[Card]:
    return [parse_card(_RANKS.get(rank, rank) + suit) for rank, suit in _CARD.findall(text.upper())]


def _different(cards: Sequence[Card]) -> CardSet:
    for at, card in enumerate(cards):
        if card in cards[:at]:
            raise _twice(card)
    return card_set(cards) if cards else EMPTY


def _irregular(line: str, words: Sequence[str], players: Sequence[str], rules: Rules) -> Act:
    folded = [word.casefold() for word in words]
    names = [word for word in folded if word not in _STOPS | _GOES_ON]
    seats = [_numbered(line, name, players) for name in names]
    said = [word for word in folded if word in _STOPS | _GOES_ON]
    if not seats or len(said) > 1:
        raise _unread(line, Reason.DESK_IRREGULAR_FORM)
    if not said and len({side_of(rules, seat) for seat in seats}) == 1:
        raise _unread(line, Reason.DESK_IRREGULAR_FORM)
    return Irregular(tuple(seats), bool(said) and said[0] in _GOES_ON)


def _numbered(line: str, word: str, players: Sequence[str]) -> Seat:
    if re.fullmatch("[1-9]", word):
        return seat_numbered(int(word))
    seat = _named(word, players)
    if seat is None:
        raise _unread(line, Reason.DESK_IRREGULAR_FORM)
    return seat


def _misdeal(line: str, words: Sequence[str], *_: object) -> Act:
    if len(words) < 2 or not all(
        re.fullmatch("[0-9]{1,2}", word) and int(word) <= PACK_SIZE for word in words
    ):
        raise _unread(line, Reason.DESK_MISDEAL_FORM)
    return Misdeal(tuple(map(int, words[:-1])), int(words[-1]))


def _call(line: str, words: Sequence[str], *_: object) -> Act:
    if words:
        raise _unread(line)
    return Call()


_Read = Callable[[str, Sequence[str], Sequence[str], Rules], Act]
"""Reads an act: the line, its words behind the first, the players' names, the rules."""

_ACTS: Final[Mapping[str, _Read]] = {
    **dict.fromkeys(("call", "calls", "chiama", "avisa", "signale", "meldet"), _call),
    **dict.fromkeys(
        ("show", "shows", "scopre", "mostra", "muestra", "montre", "zeigt"),
        lambda line, words, *_: Show(_cards(line, words)),
    ),
    **dict.fromkeys(
        ("choose", "chooses", "sceglie", "elige", "choisit", "wählt", "waehlt"),
        lambda line, words, *_: Choose(_one(line, words)),
    ),
    **dict.fromkeys(
        ("admit", "admits", "ammette", "admite", "avoue", "admet", "gesteht"),
        lambda line, words, *_: Admit(_cards(line, words)),
    ),
    **dict.fromkeys(
        ("irregular", "irregolare", "irrégulier", "irregulier", "irregulär", "irregulaer"), _irregular
    ),
    **dict.fromkeys(("misdeal", "count", "conta", "cuenta", "compte", "gezählt", "gezaehlt"), _misdeal),
}


def _unread(line: str, reason: Reason = Reason.DESK_NOT_UNDERSTOOD) -> SyntaxProblem:
    shown = line if len(line) <= SHOWN else f"{line[:SHOWN]}…"
    return SyntaxProblem(f"{shown!r} cannot be read", reason=reason, text=shown)


def _twice(card: Card) -> SyntaxProblem:
    text = card_text(card)
    return SyntaxProblem(f"{text} is written twice", reason=Reason.CARD_TWICE, card=text)
