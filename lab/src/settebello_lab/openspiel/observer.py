"""A seat's knowledge as OpenSpiel asks for it: tensors in named parts, and text."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from settebello.cards import EMPTY, PACK_SIZE, CardSet, Seat, Side, cards_in, cards_text, size
from settebello.engine import BankAce, Played, State, side_of, view
from settebello.rules import Rules
from settebello_lab.envs.spaces import MOST_BYTE, Spaces

Floats = npt.NDArray[np.float32]
DEALING: Final = "the cards are dealt"


class SeatObserver:
    """Writes what a seat knows into ``tensor``, whose parts are in ``dict`` by name.

    An observation has the numbers of an environment's, in the same order. With ``perfect_recall`` the plays
    of the deal stand behind them, two rows of forty a play: the card, and what it took.
    """

    def __init__(self, rules: Rules, kind: Any, params: dict[str, Any] | None) -> None:  # noqa: ANN401 (OpenSpiel has no types)
        if params:
            raise ValueError(f"an observer of settebello has no parameters, and got {params}")
        self._rules, spaces = rules, Spaces(rules.players, rules.side_count)
        hand = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        shapes: dict[str, tuple[int, ...]] = {"hand": (1, PACK_SIZE)} if hand else {}
        if kind.public_info:
            shapes["table"] = (1, PACK_SIZE)
            shapes["piles"] = (spaces.sides, PACK_SIZE)
            shapes["played"] = (spaces.players, PACK_SIZE)
            shapes["facts"] = (spaces.width - PACK_SIZE * spaces.planes,)
            if kind.perfect_recall:
                shapes["plays"] = (2 * PACK_SIZE * (PACK_SIZE - rules.deal.table_size()),)
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor: Floats = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict = {
            name: part.reshape(shape) for (name, shape), part in zip(shapes.items(), parts, strict=True)
        }

    def set_from(self, state: Any, player: int) -> None:  # noqa: ANN401 (as above)
        """Write what a player knows in a state of the game; nothing while the cards are dealt."""
        self.tensor.fill(0)
        known: State | None = state.position
        if known is None:
            return
        seat = Seat(player)
        if "hand" in self.dict:
            _mark(self.dict["hand"][0], _own_hand(known, seat))
        if "table" in self.dict:
            self._set_public(known, seat)
        if "plays" in self.dict:
            rows = self.dict["plays"].reshape(-1, 2, PACK_SIZE)
            for row, played in zip(rows, known.plays, strict=False):
                row[0, played.action.card] = 1
                _mark(row[1], _taken(played))

    def string_from(self, state: Any, player: int) -> str:  # noqa: ANN401 (as above)
        """Return what a player knows in a state of the game, as one line."""
        known: State | None = state.position
        if known is None:
            return DEALING
        told = []
        if "hand" in self.dict:
            told.append(f"seat {player} has {_text(_own_hand(known, Seat(player)))}")
        if "table" in self.dict:
            told.append(f"dealer {known.dealer}")
            told.append(f"on turn {'-' if known.over else known.to_move}")
            told.append(f"table {_text(known.table)}")
            told.append(f"piles {' '.join(map(_text, known.piles))}")
            told.append(f"scope {' '.join(map(str, known.scope))}")
            told.append(f"hands {' '.join(str(size(hand)) for hand in known.hands)}")
            told.append(f"stock {len(known.stock)}")
            if "plays" in self.dict:
                told.append(f"plays {' '.join(str(each.action) for each in known.plays) or '-'}")
            else:
                by_seat = (_text(_played(known, Seat(seat))) for seat in range(self._rules.players))
                last = known.last_capturer
                told += [f"played {' '.join(by_seat)}", f"last capture {'-' if last is None else last}"]
        return "; ".join(told)

    def _set_public(self, known: State, seat: Seat) -> None:
        players, sides = self._rules.players, self._rules.side_count
        own = side_of(self._rules, seat)
        _mark(self.dict["table"][0], known.table)
        around = [Seat((seat + step) % players) for step in range(players)]
        for step, other in enumerate(around):
            _mark(self.dict["played"][step], _played(known, other))
        by_side = [Side((own + step) % sides) for step in range(sides)]
        for step, side in enumerate(by_side):
            _mark(self.dict["piles"][step], known.piles[side])
        last = known.last_capturer
        facts = [
            (known.to_move - seat) % players,
            (known.dealer - seat) % players,
            0 if last is None else 1 + (last - seat) % players,
            len(known.stock),
            sum(map(size, known.hands)) + len(known.stock),
            *(size(known.hands[other]) for other in around),
            *(known.scope[side] for side in by_side),
            *(min(known.before[side], MOST_BYTE) for side in by_side),
        ]
        self.dict["facts"][: len(facts)] = facts


def _own_hand(known: State, seat: Seat) -> CardSet:
    return view(known, seat).hand or EMPTY


def _played(known: State, seat: Seat) -> CardSet:
    return CardSet(sum(1 << each.action.card for each in known.plays if each.seat == seat))


def _taken(played: Played) -> CardSet:
    action = played.action
    return CardSet(1 << action.card) if isinstance(action, BankAce) else action.capture


def _mark(row: Floats, cards: CardSet) -> None:
    row[list(cards_in(cards))] = 1


def _text(cards: CardSet) -> str:
    return cards_text(cards) or "-"
