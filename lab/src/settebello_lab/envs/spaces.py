"""The numbers of observations and actions: their places, their ranges, and the plays behind them.

`settebello_lab.kernels.sights` and `places` draw the layouts. No compiler is imported here.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeVar

from settebello.arguments import check_kind, check_whole
from settebello.cards import PACK_SIZE, Card, CardSet
from settebello.engine import Action, BankAce, Play, captures
from settebello.errors import InvalidArgument, Reason
from settebello.rules import BY_PARSE_RULES, Rules, parse_rules
from settebello.rules.kin import check_searched
from settebello.rules.served import check_served
from settebello_lab.kernels.places import ACTIONS, BANK, CAPTURES, LAY, PLACES

FACTS: Final = ("turn", "dealer", "capturer", "stock", "left")
"""The first facts of an observation; the cards of each hand, the scope and the score follow."""
MOST_BYTE: Final = 255
_WORD: Final = 8


class Episode(StrEnum):
    """The length of an episode: one deal, or a match."""

    DEAL = "deal"
    MATCH = "match"


@dataclass(frozen=True, slots=True)
class Spaces:
    """The sizes of what an environment tells by a rule set."""

    players: int
    sides: int

    @property
    def planes(self) -> int:
        """Count the planes of forty cards: hand, table, a pile for each side, the plays of each seat."""
        return 2 + self.sides + self.players

    @property
    def facts(self) -> int:
        """Count the facts after the planes."""
        return len(FACTS) + self.players + 2 * self.sides

    @property
    def width(self) -> int:
        """Return the bytes of an observation: planes and facts, up to a multiple of eight."""
        return PACK_SIZE * self.planes + -(-self.facts // _WORD) * _WORD

    def names(self) -> list[str]:
        """Name every byte of an observation that is not a card's, in order, from ``40 * planes`` on."""
        hands = [f"hand_{step}" for step in range(self.players)]
        sides = [f"{word}_{step}" for word in ("scope", "score") for step in range(self.sides)]
        named = [*FACTS, *hands, *sides]
        return named + ["unused"] * (self.width - PACK_SIZE * self.planes - len(named))

    def highest(self) -> list[int]:
        """Return the highest value of every byte of an observation; the lowest is 0 everywhere.

        The highest of a byte that is always 0 is given as 1.
        """
        steps, cards = self.players - 1, [PACK_SIZE] * self.players
        scope = [PACK_SIZE] * self.sides + [MOST_BYTE] * self.sides
        named = [steps, steps, self.players, PACK_SIZE, PACK_SIZE, *cards, *scope]
        return (
            [1] * (PACK_SIZE * self.planes)
            + named
            + [1] * (self.width - PACK_SIZE * self.planes - len(named))
        )


def rules_of(rules: Rules | str) -> Rules:
    """Return the rules of an environment, given as such or as text.

    Raises `InvalidRules`, which names the options, for rules that the kernels do not play or with more than
    twenty cards on the first table; `UnknownRule` for a text that names none.
    """
    check_kind("rules", rules, (Rules, str), BY_PARSE_RULES)
    found = parse_rules(rules) if isinstance(rules, str) else rules
    check_searched(found)
    check_served(found)
    return found


def spaces_of(rules: Rules | str) -> Spaces:
    """Return the sizes for a rule set; raises as `rules_of`."""
    found = rules_of(rules)
    return Spaces(found.players, found.side_count)


def number_of(rules: Rules, table: CardSet, action: Action) -> int:
    """Return the number of a play on a table, 0 to 2,639; raise `InvalidArgument` for one that has none."""
    check_kind("action", action, (Play, BankAce))
    if isinstance(action, BankAce):
        return PLACES * action.card + BANK
    if not action.capture:
        return PLACES * action.card + LAY
    found = captures(rules, table, action.card)[:CAPTURES]
    if action.capture not in found:
        raise _none("action", str(action))
    return PLACES * action.card + found.index(action.capture)


def action_of(rules: Rules, table: CardSet, number: int) -> Action:
    """Return the play that has a number on a table; raise `InvalidArgument` for a capture that is none."""
    card, place = divmod(check_whole("number", number, 0, ACTIONS - 1), PLACES)
    if place == BANK:
        return BankAce(Card(card))
    if place == LAY:
        return Play(Card(card))
    found = captures(rules, table, Card(card))
    if place >= len(found):
        raise _none("number", str(number))
    return Play(Card(card), found[place])


Choice = TypeVar("Choice", bound=StrEnum)


def check_choice(name: str, value: str, kind: type[Choice]) -> Choice:
    """Return one of a few words; raise `InvalidArgument` with the argument's ``name`` for another."""
    if value not in list(kind):
        wanted = " or ".join(kind)
        raise InvalidArgument(
            f"{name} is {value!r}; it has to be {wanted}",
            reason=Reason.ARGUMENT_KIND,
            argument=name,
            found=repr(value),
            wanted=wanted,
        )
    return kind(value)


def _none(argument: str, what: str) -> InvalidArgument:
    return InvalidArgument(
        f"{argument} {what} is no play on this table",
        reason=Reason.ACTION_NOT_LEGAL,
        argument=argument,
        number=what,
    )
