"""How many points a deal do the computer players lose? Each plays deals with itself, and is reviewed.

The table goes to standard output, the scale into the file that ``--out`` names. Every player has the same
packs. The intervals are of 95 %, from how far deals are apart.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Final

from settebello.analysis import AnalysisSettings, course_of
from settebello.analysis.reviewing import judged
from settebello.cards import PACK, Card, Seat, cards_in
from settebello.engine import deal, first_table, redeal_reason, view
from settebello.engine.live import act, live
from settebello.files import in_one_piece
from settebello.notation import DealSource, MatchRecord, record_of
from settebello.players import Budget, Player, player
from settebello.processes import SPAWN
from settebello.rules import parse_rules

PLAYERS: Final = ("random", "principiante", "circolo", "greedy", "ismcts:4000", "maestro")
GAMES: Final = ("scopone-9", "scopone-10", "scopa-2")
UNHURRIED_MS: Final = 1_000_000
"""For a move: what a player does follows from its name and the seed alone."""
WIDE: Final = 1.96
"""Standard errors to either side of a mean that make 95 %."""


@dataclass(frozen=True, slots=True)
class Row:
    """The points that a player loses a deal and seat in a game, between ``low`` and ``high``."""

    game: str
    player: str
    deals: int
    worlds: int
    lost: float
    low: float
    high: float


def main() -> None:
    """Play, review, print the table, and write the scale."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100, help="deals for each player and game")
    parser.add_argument("--worlds", type=int, default=100, help="worlds for each decision, an even number")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--games", nargs="*", default=GAMES)
    parser.add_argument("--players", nargs="*", default=PLAYERS)
    parser.add_argument("--out", type=Path, help="where to write the scale as JSON")
    asked = parser.parse_args()
    rows = list(rows_of(asked))
    if asked.out is not None:
        with in_one_piece(asked.out) as file:
            file.write((json.dumps([asdict(row) for row in rows], indent=1) + "\n").encode())


def rows_of(asked: argparse.Namespace) -> Iterator[Row]:
    """Yield the rows, each printed as it is known."""
    print("| game | player | deals | points lost a deal | 95 % |\n|---|---|---|---|---|", flush=True)
    with SPAWN.Pool(asked.workers) as pool:
        for game in asked.games:
            for name in asked.players:
                parts = [(game, name, asked.seed, number, asked.worlds) for number in range(asked.deals)]
                found = []
                for lost in pool.imap(lost_in_deal, parts):
                    found.append(lost)
                    sys.stderr.write(f"\r\x1b[K{game} {name}: {len(found)} of {asked.deals}")
                row = row_of(game, name, asked.worlds, found)
                span = f"{row.low:.2f} to {row.high:.2f}"
                sys.stderr.write("\r\x1b[K")
                print(f"| {game} | {name} | {row.deals} | {row.lost:.2f} | {span} |", flush=True)
                yield row


def row_of(game: str, name: str, worlds: int, found: Sequence[float]) -> Row:
    """Return the mean of what was lost in deals, and its interval."""
    mean, error = fmean(found), stdev(found) / sqrt(len(found)) if len(found) > 1 else 0.0
    low, high = round(mean - WIDE * error, 3), round(mean + WIDE * error, 3)
    return Row(game, name, len(found), worlds, round(mean, 3), low, high)


def lost_in_deal(part: tuple[str, str, int, int, int]) -> float:
    """Return the points that a player lost in a deal, the mean of its seats."""
    game, name, seed, number, worlds = part
    record = played(game, name, Random(f"{seed}/{game}/{number}"))
    course = course_of(record)
    settings = AnalysisSettings(worlds=worlds, seed=seed, open_left=0)
    return sum(each.loss for each in judged(course, settings)) / len(record.players)


def played(game: str, name: str, luck: Random) -> MatchRecord:
    """Play one deal, a player of this name at every seat."""
    rules = parse_rules(game)
    pack: list[Card] = list(cards_in(PACK))
    luck.shuffle(pack)
    while redeal_reason(rules, first_table(rules, pack)) is not None:
        luck.shuffle(pack)
    seats: list[Player] = [player(name) for _ in range(rules.players)]
    moment = live(deal(rules, Seat(rules.players - 1), pack))
    while not moment.over:
        seat = moment.state.to_move
        budget = Budget(UNHURRIED_MS, luck.getrandbits(60))
        moment = act(moment, seat, seats[seat].choose(view(moment.state, seat), budget))
    return record_of(game, [name] * rules.players, [DealSource(deal=moment, pack=tuple(pack))])


if __name__ == "__main__":
    main()
