"""How a pack is handed out, as a row of packets (RULES.md F4.4, T3, P14, S2): ``P3 T4 P3*``.

``P3`` gives three cards to each player from the dealer's right, ``T4`` lays four on the table.
A star on the last packet repeats it, one batch each time the hands are empty, until the pack ends.
Batches that differ stand behind bars, ``P6 T4 / P3``: the next one is handed out when the hands are empty.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from settebello.arguments import checked
from settebello.errors import Reason, UnknownRule


class To(StrEnum):
    """Where a packet goes."""

    PLAYERS = "P"
    TABLE = "T"


@dataclass(frozen=True, slots=True)
class Packet:
    """So many cards to each player, or to the table."""

    to: To
    cards: int

    def __str__(self) -> str:
        return f"{self.to}{self.cards}"

    def total(self, players: int) -> int:
        """Count the cards this packet takes from the pack."""
        return self.cards * (players if self.to is To.PLAYERS else 1)


_PACKET: Final = re.compile(r"([PT])([1-9][0-9]?)")


@dataclass(frozen=True, slots=True)
class DealPattern:
    """The packets handed out before the first play, and what comes when the hands are empty.

    That is the ``batch`` that repeats, or each of the ``later`` ones once; without either all comes at once.
    """

    first: tuple[Packet, ...]
    batch: Packet | None = None
    later: tuple[Packet, ...] = ()

    def __str__(self) -> str:
        stages = "".join(f" / {packet}" for packet in self.later)
        return " ".join([*map(str, self.first), *([f"{self.batch}*"] if self.batch else [])]) + stages

    @classmethod
    @checked
    def parse(cls, text: str) -> "DealPattern":
        """Read ``P3 T4 P3*`` (spaces or ``+`` between); raise `UnknownRule` saying what is wrong."""
        opening, *stages = text.replace("+", " ").split("/")
        if stages:
            return cls(tuple(_packet(token, text) for token in opening.split()), later=_later(stages, text))
        tokens = opening.split()
        repeated = tokens.pop()[:-1] if tokens and tokens[-1].endswith("*") else None
        packets = [_packet(token, text) for token in tokens]
        batch = None if repeated is None else _packet(repeated, text)
        if batch is not None and batch.to is To.TABLE:
            raise _unreadable(text, f"{batch}* cannot repeat: only cards to the players come in batches")
        if not packets and batch is None:
            raise _unreadable(text, "it hands out nothing")
        return cls(tuple(packets), batch)

    def opening(self) -> tuple[Packet, ...]:
        """List the packets of the first batch, which always gives the players cards."""
        if self.batch is not None and not any(p.to is To.PLAYERS for p in self.first):
            return (*self.first, self.batch)
        return self.first

    def opening_size(self, players: int) -> int:
        """Count the cards handed out before the first play."""
        return sum(packet.total(players) for packet in self.opening())

    def hand_size(self) -> int:
        """Count the cards each player gets before the first play."""
        return sum(packet.cards for packet in self.opening() if packet.to is To.PLAYERS)

    def table_size(self) -> int:
        """Count the cards laid on the table at the deal."""
        return sum(packet.cards for packet in self.first if packet.to is To.TABLE)

    def next_batch(self, players: int, dealt: int) -> Packet | None:
        """Return the packet that comes once so many cards are handed out and the hands are empty."""
        if not self.later:
            return self.batch
        out = self.opening_size(players)
        for packet in self.later:
            if out == dealt:
                return packet
            out += packet.total(players)
        return None

    def batch_sizes(self, players: int, pack: int) -> tuple[int, ...]:
        """List how many cards each player gets, batch after batch, in a deal of ``pack`` cards."""
        rest = self.batches(players, pack) - 1
        following = self.later or ((self.batch,) * rest if self.batch is not None else ())
        return (self.hand_size(), *(packet.cards for packet in following))

    def batch_in_play(self, players: int, pack: int, stock: int) -> int:
        """Return how many cards each player was dealt last, with so many of ``pack`` cards not handed out."""
        for cards in reversed(self.batch_sizes(players, pack)):
            if stock <= 0:
                return cards
            stock -= cards * players
        return self.hand_size()

    def batches(self, players: int, pack: int) -> int:
        """Count how many times hands are handed out in a deal of ``pack`` cards."""
        if self.later:
            return 1 + len(self.later)
        if self.batch is None:
            return 1
        return 1 + (pack - self.opening_size(players)) // self.batch.total(players)


def _later(stages: list[str], text: str) -> tuple[Packet, ...]:
    """Read what stands behind bars: one packet to the players each."""
    packets = tuple(_packet(stage.strip(), text) for stage in stages)
    if any(packet.to is To.TABLE for packet in packets):
        raise _unreadable(text, "only the first batch lays cards on the table")
    return packets


def _packet(token: str, text: str) -> Packet:
    match = _PACKET.fullmatch(token)
    if match is None:
        raise _unreadable(text, f"{token!r} is no packet: write P or T and a number, as in P3 T4 P3*")
    return Packet(To(match[1]), int(match[2]))


def _unreadable(text: str, why: str) -> UnknownRule:
    return UnknownRule(f"deal {text!r}: {why}", reason=Reason.UNKNOWN_VALUE, option="deal", value=text)
