"""Cards drawn with letters, lines and suit signs; the letters are what one types."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from settebello.cards import SETTEBELLO, Suit, card_text, parse_card, rank_of, suit_of

SIGNS: Final[dict[Suit, str]] = {Suit.DENARI: "♦", Suit.COPPE: "♥", Suit.SPADE: "♠", Suit.BASTONI: "♣"}
COLOURS: Final[dict[Suit, str]] = {
    Suit.DENARI: "yellow",
    Suit.COPPE: "red",
    Suit.SPADE: "cyan",
    Suit.BASTONI: "green",
}


class Size(NamedTuple):
    """How many columns and rows a card takes."""

    width: int
    height: int


SMALL: Final = Size(5, 4)
LARGE: Final = Size(7, 5)


def tag(card: str, *, signs: bool) -> Text:
    """Return a card as one word: ``7D♦``, or ``7D`` where signs cannot be shown."""
    suit = suit_of(parse_card(card))
    return Text(card + (SIGNS[suit] if signs else ""), style=f"bold {COLOURS[suit]}")


def rows(
    cards: Sequence[str],
    size: Size,
    columns: int,
    *,
    under: Sequence[str] = (),
    marked: Collection[str] = (),
) -> list[Text]:
    """Draw cards side by side, in as many rows as they need; ``under`` is written below each."""
    fit = max(1, (columns + 1) // (size.width + 1))
    lines: list[Text] = []
    for start in range(0, len(cards), fit):
        faces = [_face(card, size, marked=card in marked) for card in cards[start : start + fit]]
        lines += [Text(" ").join(parts) for parts in zip(*faces, strict=True)]
        if under:
            notes = (f"{note:^{size.width}}" for note in under[start : start + fit])
            lines.append(Text(" ".join(notes), style="bold"))
    return lines


def sum_text(card: str, capture: Sequence[str], *, signs: bool) -> Text:
    """Write what is taken, with the sum where the cards taken add up to the card."""
    shown = Text(" + ").join(tag(taken, signs=signs) for taken in capture)
    total, value = sum(_value(taken) for taken in capture), _value(card)
    return shown.append(f" = {total}") if len(capture) > 1 and total == value else shown


def _value(card: str) -> int:
    return int(rank_of(parse_card(card)))


def _face(card: str, size: Size, *, marked: bool) -> list[Text]:
    """Draw one card, a line each; a marked one has a heavy edge."""
    colour = COLOURS[suit_of(parse_card(card))]
    golden = card == card_text(SETTEBELLO)
    edge = "bold bright_yellow" if golden else "bold" if marked else "dim"
    top, side, bottom = ("┏━┓", "┃", "┗━┛") if marked else ("╭─╮", "│", "╰─╯")
    inner = size.width - 2
    lines = [Text(top[0] + top[1] * inner + top[2], style=edge)]
    for content in _contents(card, size):
        text = Text(side, style=edge).append(content, style=f"not dim bold {colour}")
        lines.append(text.append(side))
    return [*lines, Text(bottom[0] + bottom[1] * inner + bottom[2], style=edge)]


def _contents(card: str, size: Size) -> Iterator[str]:
    inner, sign = size.width - 2, SIGNS[suit_of(parse_card(card))]
    yield f"{card:<{inner}}"
    yield f"{sign:^{inner}}"
    if size.height > SMALL.height:
        yield f"{card:>{inner}}"
