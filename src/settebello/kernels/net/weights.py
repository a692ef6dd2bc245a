"""Trained networks: the files they are kept in, and which of them knows a rule set (no kernel here).

A file is a NumPy archive: ``net`` in numbers of 16 bits, ``layout``, the sizes that its rows follow, and
``about``, a text in JSON that says how it was trained.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np

from settebello.errors import FileProblem, NotFound
from settebello.kernels.jit import Ints
from settebello.kernels.layout import ACE_TAKES_ALL, BATCH, PACKET, PACKETS, PLAYERS, SIDES, SOUGHT
from settebello.kernels.net import layout as at
from settebello.kernels.net.layout import Floats

FOLDER: Final = Path(__file__).with_name("weights")
LAYOUT: Final = (at.INPUTS, at.WIDTH, at.HIDDEN, at.PARTS)
"""What a file has to agree with: the sizes of the arrays."""

UNREADABLE: Final = "weights_unreadable"

Family = tuple[int, int, int, int, int, int]
"""Players, sides, cards each at first, cards of a batch, what an ace takes, whether it takes all."""

FAMILIES: Final[Mapping[Family, str]] = MappingProxyType(
    {
        (4, 2, 10, 0, 1, 0): "scopone-10",
        (4, 2, 9, 0, 1, 0): "scopone-9",
        (2, 2, 3, 3, 1, 0): "scopa-2",
        (4, 2, 3, 3, 1, 0): "scopa-4",
        (2, 2, 3, 3, 1, 1): "assi-2",
        (2, 2, 3, 3, 14, 0): "quindici-2",
    }
)
"""The kinds of game that have a network, and the names of their files."""


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """A network as it was trained; nobody may write into its array, though Numba wants it writable."""

    net: Floats
    about: Mapping[str, Any]


def family(rules: Ints) -> Family:
    """Return what kind of game packed rules are: what decides how hands are played, not how they count."""
    packets = [int(rules[PACKET + number]) for number in range(rules[PACKETS])]
    each = sum(packet for packet in packets if packet > 0)
    return (
        int(rules[PLAYERS]),
        int(rules[SIDES]),
        each,
        int(rules[BATCH]),
        int(rules[SOUGHT]),
        int(rules[ACE_TAKES_ALL]),
    )


def weights_for(rules: Ints) -> Weights | None:
    """Return the network trained for this kind of game, if there is one."""
    name = FAMILIES.get(family(rules))
    return None if name is None else _shipped(name)


@cache
def _shipped(name: str) -> Weights | None:
    path = FOLDER / f"{name}.npz"
    return read_weights(path) if path.exists() else None


def read_weights(path: Path) -> Weights:
    """Read a network; raise `NotFound`, or `FileProblem` for one of another kind or layout."""
    try:
        with np.load(path, allow_pickle=False) as file:
            layout, about = tuple(file["layout"].tolist()), json.loads(str(file["about"]))
            net = file["net"].astype(np.float32)
    except FileNotFoundError as problem:
        raise NotFound(f"there is no file {path}", reason="file_missing", path=str(path)) from problem
    except (OSError, KeyError, ValueError, EOFError, BadZipFile) as problem:
        raise FileProblem(f"{path} holds no network", reason=UNREADABLE, path=str(path)) from problem
    if layout != LAYOUT or net.shape != (at.NET,):
        raise FileProblem(f"{path} follows another layout", reason=UNREADABLE, path=str(path))
    return Weights(net, about)


def write_weights(path: Path, weights: Weights) -> None:
    """Write a network, in one piece or not at all."""
    beside = path.with_name(f"{path.name}.part")
    with beside.open("wb") as file:
        np.savez_compressed(
            file,
            net=weights.net.astype(np.float16),
            layout=np.array(LAYOUT, np.int64),
            about=np.array(json.dumps(dict(weights.about), sort_keys=True)),
        )
    beside.replace(path)
