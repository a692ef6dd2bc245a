"""The players that can be named, and what each is like.

A name may carry a number and words, as in ``worlds:100+belief``: how much work a move is, and what the
player does besides. Players that search need Numba, so a player's module is imported when it is first asked
for; `check_name` only reads the name.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final

from settebello.arguments import check_kind
from settebello.errors import Fact, NotFound, Reason
from settebello.players.interface import Player
from settebello.players.parts import FORESIGHT, NET, SEARCHING, Part
from settebello.rules import Rules, check_searched, options_of_kin

MOST: Final = 1_000_000
"""The largest number in a name."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of player: its class, the number it is made with if none is named, and the words it knows.

    ``parts`` are the kernels that it needs, which are compiled once. With ``every_rule`` it plays the games
    around the five sources as well.
    """

    module: str
    maker: str
    parts: tuple[Part, ...] = ()
    number: int | None = None
    words: frozenset[str] = frozenset()
    every_rule: bool = False

    @property
    def searches(self) -> bool:
        """Tell whether it needs Numba, and a moment or more of a core for each move."""
        return bool(self.parts)

    def make(self, number: int | None, words: frozenset[str]) -> Any:  # noqa: ANN401 (a player of either protocol)
        """Import the class and make one."""
        maker: Callable[..., Any] = getattr(import_module(self.module), self.maker)
        if self.number is None:
            return maker(**dict.fromkeys(words, True))
        return maker(number or self.number, **dict.fromkeys(words, True))


BELIEF: Final = frozenset({"belief"})
"""The word of players that deal worlds by how likely the plays so far make them."""

_HERE: Final = "settebello.players"

PLAYERS: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        "campione": Kind(f"{_HERE}.search.between", "Campione", (*SEARCHING, NET, FORESIGHT), 20),
        "chitarrella": Kind(f"{_HERE}.chitarrella", "Chitarrella"),
        "circolo": Kind(f"{_HERE}.search.circolo", "Circolo", SEARCHING, 100, every_rule=True),
        "esperto": Kind(f"{_HERE}.search.between", "Esperto", (*SEARCHING, NET, FORESIGHT), 10),
        "greedy": Kind(f"{_HERE}.greedy", "Greedy", every_rule=True),
        "ismcts": Kind(f"{_HERE}.search.ismcts", "Ismcts", SEARCHING, 4000, BELIEF),
        "maestro": Kind(
            f"{_HERE}.search.maestro", "Maestro", (*SEARCHING, NET, FORESIGHT), 400, every_rule=True
        ),
        "net": Kind(f"{_HERE}.net", "Net", (NET,)),
        "principiante": Kind(f"{_HERE}.principiante", "Principiante", every_rule=True),
        "random": Kind(f"{_HERE}.random", "RandomPlayer", every_rule=True),
        "worlds": Kind(f"{_HERE}.search.worlds", "Worlds", SEARCHING, 200, BELIEF, every_rule=True),
    }
)
"""The fair players, who can sit at any table."""

LEVELS: Final = ("principiante", "circolo", "esperto", "campione", "maestro")
"""The players made to play with people, the weakest first."""

OF_EVERY_GAME: Final = tuple(level for level in LEVELS if PLAYERS[level].every_rule)
"""The levels that play the games around the five sources as well (docs/family.md)."""

EVERY_GAME: Final = "greedy"
"""The player for those games in the stead of one that is no level and does not play them."""

AT_TABLES: Final = frozenset({*LEVELS, "chitarrella", "greedy", "net", "random"})
"""The players that a server offers: their moves take no longer than people wait."""

_NAME: Final = re.compile(r"([a-z]+)(?::([1-9][0-9]{0,6}))?((?:\+[a-z]+)*)")

Found = tuple[Kind, int | None, frozenset[str]]


def player(name: str) -> Player:
    """Return a new player of this name.

    Raises `NotFound` with the names there are, `InvalidArgument` for what is no text.
    """
    kind, number, words = find(name, PLAYERS)
    made: Player = kind.make(number, words)
    return made


def check_name(name: str) -> None:
    """Raise `NotFound` unless there is a player of this name; import nothing."""
    find(name, PLAYERS)


def check_guest(name: str) -> None:
    """Raise `NotFound` unless this player may be asked to a table of a server; import nothing."""
    if name not in AT_TABLES:
        raise _not_found(name, {each: PLAYERS[each] for each in sorted(AT_TABLES)})


def player_kind(name: str) -> Kind:
    """Return the kind of a player; raises as `player`, and imports nothing."""
    return find(name, PLAYERS)[0]


def searches(name: str) -> bool:
    """Tell whether a player needs Numba, and a moment or more of a core for each move; raises as `player`."""
    return player_kind(name).searches


def find(name: str, kinds: Mapping[str, Kind]) -> Found:
    """Read a name; raise `NotFound` unless it is a kind's, with a number and words that the kind knows."""
    check_kind("name", name, str)
    read = _NAME.fullmatch(name)
    kind = kinds.get(read[1]) if read else None
    if read is None or kind is None:
        raise _not_found(name, kinds, _forms(name, kinds))
    number = int(read[2]) if read[2] else None
    words = frozenset(read[3].split("+")[1:])
    if (number is not None and (kind.number is None or number > MOST)) or not words <= kind.words:
        raise _not_found(name, kinds, _forms(name, kinds))
    return kind, number, words


def check_plays(name: str, rules: Rules) -> None:
    """Raise `InvalidRules` where this player does not play these rules yet; raises as `check_name`.

    Some ask the kernels alone, which know no game but those of the five sources.
    """
    kind = find(name, PLAYERS)[0]
    if not kind.every_rule:
        check_searched(rules)


def levels(rules: Rules) -> tuple[str, ...]:
    """List the players made to play with people that play by these rules, the weakest first."""
    return OF_EVERY_GAME if options_of_kin(rules) else LEVELS


def level_for(name: str, rules: Rules) -> str:
    """Return a player that plays by these rules: this one, or one in its stead; raises as `check_name`.

    That is the strongest level that is no stronger, and for players that are no level `EVERY_GAME`.
    """
    kind = find(name, PLAYERS)[0]
    if kind.every_rule or not options_of_kin(rules):
        return name
    return max((each for each in OF_EVERY_GAME if _rank(each) < _rank(name)), key=_rank, default=EVERY_GAME)


def _rank(name: str) -> int:
    """Return the place of a level, the weakest first; -1 for players that are none."""
    return LEVELS.index(name) if name in LEVELS else -1


def _forms(name: str, kinds: Mapping[str, Kind]) -> str | None:
    """Return what the kind of player that a name begins with can be called, if there is one."""
    begins = _NAME.match(name)
    kind = kinds.get(begins[1]) if begins else None
    if begins is None or kind is None:
        return None
    numbers = [] if kind.number is None else [f"{begins[1]}:1 … {begins[1]}:{MOST}"]
    return ", ".join([begins[1], *numbers, *(f"{begins[1]}+{word}" for word in sorted(kind.words))])


def _not_found(name: str, kinds: Mapping[str, Kind], forms: str | None = None) -> NotFound:
    expected: dict[str, Fact] = {} if forms is None else {"expected": forms}
    return NotFound(
        f"there is no player {name!r}; there are {', '.join(kinds)}",
        reason=Reason.PLAYER_NOT_FOUND,
        player=name,
        known=list(kinds),
        **expected,
    )
