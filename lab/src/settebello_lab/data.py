"""Played deals as Parquet: a row a deal, which the engine can play again (the extra ``data``)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np

from settebello.arguments import check_integer, check_whole
from settebello.cards import Card, Seat
from settebello.engine import Action, State, apply, deal
from settebello.errors import FileProblem, Reason, unwritable
from settebello.rules import Rules, parse_rules
from settebello_lab.envs import BatchEnv
from settebello_lab.envs.spaces import action_of, check_choice
from settebello_lab.extras import extra_missing

ROWS: Final = 1 << 12
"""Deals that are played at once."""
MOST_DEALS: Final = 1 << 40


Report = Callable[[int], object]


class Plays(StrEnum):
    """The players whose deals can be written."""

    RANDOM = "random"
    GREEDY = "greedy"


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal of a file: its number, dealer and pack, the numbers of its plays, and the points by side."""

    rules: Rules
    number: int
    dealer: Seat
    pack: tuple[Card, ...]
    plays: tuple[int, ...]
    points: tuple[int, ...]

    def replayed(self) -> tuple[State, tuple[Action, ...]]:
        """Play the deal again with the engine; return its end and its actions, or raise for a bad play."""
        state, actions = deal(self.rules, self.dealer, self.pack), []
        for number in self.plays:
            actions.append(action_of(self.rules, state.table, number))
            state = apply(state, actions[-1])
        return state, tuple(actions)


def write_deals(
    path: Path,
    rules: str,
    deals: int,
    player: Plays | str = Plays.RANDOM,
    seed: int = 0,
    report: Report | None = None,
) -> None:
    """Play so many deals and write them; the same arguments write the same file.

    ``report`` is told how many deals are written each time that some are.

    Raises `InvalidRules` for rules that no environment holds, `NotFound` without the extra, `FileProblem`
    where the file cannot be written, `InvalidArgument` for other arguments.
    """
    pa, pq = _arrow()
    deals = check_whole("deals", deals, 1, MOST_DEALS)
    chosen = check_choice("player", player, Plays)
    env = BatchEnv(rules, min(ROWS, deals), seed=check_integer("seed", seed), again=False)
    told = {"rules": rules, "player": str(chosen), "seed": str(seed)}
    lengths = {"pack": 40, "plays": 40 - env.rules.deal.table_size(), "points": env.spaces.sides}
    kinds = {"pack": pa.uint8(), "plays": pa.int16(), "points": pa.int16()}
    lists = [(name, pa.list_(kinds[name], length)) for name, length in lengths.items()]
    schema = pa.schema([("deal", pa.int64()), ("dealer", pa.uint8()), *lists], metadata=told)
    part = path.with_name(f"{path.name}.part")
    try:
        with pq.ParquetWriter(part, schema, compression="zstd", use_dictionary=["dealer", "points"]) as file:
            for first in range(0, deals, ROWS):
                rows = min(ROWS, deals - first)
                columns = _played(env, chosen, lengths["plays"])
                flat = {name: pa.array(columns[name][:rows].ravel(), kinds[name]) for name in kinds}
                made = {name: pa.FixedSizeListArray.from_arrays(flat[name], lengths[name]) for name in kinds}
                number = pa.array(np.arange(first, first + rows))
                dealer = pa.array(columns["dealer"][:rows], pa.uint8())
                file.write_table(pa.table([number, dealer, *made.values()], schema))
                if report is not None:
                    report(first + rows)
        part.replace(path)
    except OSError as problem:
        raise unwritable(path, problem) from problem


def read_deals(path: Path) -> Iterator[PlayedDeal]:
    """Yield the deals of a file; raise `FileProblem` for a file that is none of these."""
    _, pq = _arrow()
    try:
        file = pq.ParquetFile(path)
        rules = parse_rules(file.schema_arrow.metadata[b"rules"].decode())
        for batch in file.iter_batches(batch_size=ROWS):
            for row in batch.to_pylist():
                pack = tuple(Card(card) for card in row["pack"])
                plays, points = tuple(row["plays"]), tuple(row["points"])
                yield PlayedDeal(rules, row["deal"], Seat(row["dealer"]), pack, plays, points)
    except FileNotFoundError as problem:
        message = f"there is no file {path}"
        raise FileProblem(message, reason=Reason.FILE_MISSING, path=str(path)) from problem
    except (OSError, KeyError, TypeError, ValueError) as problem:
        message = f"{path} holds no deals that settebello-lab data wrote: {problem}"
        raise FileProblem(message, path=str(path)) from problem


def _played(env: BatchEnv, player: Plays, plays: int) -> dict[str, np.ndarray[Any, Any]]:
    env.reset()
    made = np.empty((plays, env.deals), np.int16)
    choose = env.greedy if player is Plays.GREEDY else env.sample
    packs, dealers = env.packs()
    for number in range(plays):
        actions = choose()
        made[number] = actions
        env.step(actions)
    return {"dealer": dealers, "pack": packs, "plays": made.T, "points": env.told.points}


def _arrow() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ModuleNotFoundError as problem:
        raise extra_missing("settebello-lab data", "pyarrow", "data") from problem
