"""Trained networks: the files they are kept in, and which of them knows a rule set (no kernel here).

A file is a NumPy archive: ``net`` in numbers of 16 bits, rounded to `KEPT_BITS` after the first, all first
bytes before all second ones (uint8[2, NET]), which packs closer; ``layout``, the sizes that its rows follow;
and ``about``, a text in JSON that says how it was trained. How others play (`imitation`) is known by a
network that shares the first layer of its game's: its file holds the layers above.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import prod
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from settebello.errors import FileProblem, NotFound, Reason
from settebello.files import in_one_piece
from settebello.kernels.compiling.jit import Ints
from settebello.kernels.layout import (
    ACE_TAKES_ALL,
    ALL_COINS,
    BATCH,
    NAPOLI,
    PACKET,
    PACKETS,
    PLAYERS,
    PRIMIERA,
    RE_BELLO,
    SHORT,
    SIDES,
    SOUGHT,
)
from settebello.kernels.net import layout as at
from settebello.kernels.net.layout import Floats
from settebello.kernels.rules import packed_rules
from settebello.rules import parse_rules

FOLDER: Final = Path(__file__).with_name("weights")
Layout = tuple[int, int, int, int]
"""Inputs, width, hidden units, parts."""

LAYOUT: Final[Layout] = (at.INPUTS, at.WIDTH, at.HIDDEN, at.PARTS)
"""The sizes of the arrays; a file may hold a network of less width, which is given room."""

KEPT_BITS: Final = 5
"""Bits of a number's fraction that a file keeps: it is off by 1.6 % at most, and takes a third less room."""


NetworkFamily = tuple[int, int, int, int, int, int]
"""Players, sides, cards each at first, cards of a batch, what an ace takes, whether it takes all."""

COUNTED: Final = (
    slice(NAPOLI, RE_BELLO + 1),
    slice(ALL_COINS, ALL_COINS + 1),
    slice(SHORT, SHORT + 1),
    slice(PRIMIERA, PRIMIERA + 10),
)
"""Where rules say what counts that networks may not know."""

FAMILIES: Final[Mapping[NetworkFamily, str]] = MappingProxyType(
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


def network_family(rules: Ints) -> NetworkFamily:
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


def network_of(rules: Ints) -> str | None:
    """Return the name of the network that knows this kind of game, if there is one."""
    return FAMILIES.get(network_family(rules))


def weights_for(rules: Ints) -> Weights | None:
    """Return the network trained for this kind of game, if there is one."""
    name = network_of(rules)
    return None if name is None else _shipped(name)


@cache
def _shipped(name: str) -> Weights | None:
    path = FOLDER / f"{name}.npz"
    return read_weights(path) if path.exists() else None


def trained_otherwise(rules: Ints) -> Ints | None:
    """Return the rules that this game's network was trained by, if these count otherwise (`terms`)."""
    weights = weights_for(rules)
    name = None if weights is None else weights.about.get("settings", {}).get("rules")
    if name is None:
        return None
    trained = packed_rules(parse_rules(name))
    return None if all((rules[part] == trained[part]).all() for part in COUNTED) else trained


def plays_for(rules: Ints) -> Weights | None:
    """Return what is known of how others play this kind of game, if anything is."""
    name = network_of(rules)
    return None if name is None else _shipped_plays(name)


@cache
def _shipped_plays(name: str) -> Weights | None:
    path, values = FOLDER / f"{name}.plays.npz", _shipped(name)
    return read_weights(path, values) if values is not None and path.exists() else None


def read_weights(path: Path, below: Weights | None = None) -> Weights:
    """Read a network; the first layer is that of the one ``below``, if the file holds the layers above alone.

    Raises `NotFound`, or `FileProblem` for one of another kind or layout.
    """
    try:
        with np.load(path, allow_pickle=False) as file:
            layout, about = tuple(file["layout"].tolist()), json.loads(str(file["about"]))
            kept = np.ascontiguousarray(file["net"].T).view("<f2").ravel().astype(np.float32)
        if below is None:
            net = widened(kept, layout)
        elif layout != LAYOUT:
            raise ValueError(layout)
        else:
            net = below.net.copy()
            net[at.SECOND :] = kept
    except FileNotFoundError as problem:
        raise NotFound(f"there is no file {path}", reason=Reason.FILE_MISSING, path=str(path)) from problem
    except (OSError, KeyError, ValueError, EOFError, BadZipFile) as problem:
        raise FileProblem(
            f"{path} holds no network", reason=Reason.WEIGHTS_UNREADABLE, path=str(path)
        ) from problem
    return Weights(net, about)


class Layers(NamedTuple):
    """A network's parts, each with the shape it has."""

    rows: Floats
    bias: Floats
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats


def layers(net: Floats, layout: Layout = LAYOUT) -> Layers:
    """Return the parts of a network as views into it; raise `ValueError` where it has other sizes."""
    inputs, width, hidden, parts = layout
    shapes = ((inputs, width), (width,), (parts, width, hidden), (parts, hidden), (parts, hidden), (parts,))
    ends = np.cumsum([prod(shape) for shape in shapes])
    if net.shape != (ends[-1],):
        raise ValueError(net.shape)
    pieces = np.split(net, ends[:-1])
    return Layers(*(piece.reshape(shape) for piece, shape in zip(pieces, shapes, strict=True)))


def widened(net: Floats, layout: Layout) -> Floats:
    """Return a network with room for more units, which do nothing; raise `ValueError` if it does not fit."""
    inputs, width, hidden, parts = layout
    if (inputs, parts) != (at.INPUTS, at.PARTS) or width > at.WIDTH or hidden > at.HIDDEN:
        raise ValueError(layout)
    wide = np.zeros(at.NET, np.float32)
    for room, part in zip(layers(wide), layers(net, layout), strict=True):
        room[tuple(slice(0, size) for size in part.shape)] = part
    return wide


def write_weights(path: Path, weights: Weights, *, above: bool = False) -> None:
    """Write a network, or its layers ``above`` the first alone; in one piece or not at all."""
    kept = rounded(weights.net[at.SECOND if above else 0 :])
    with in_one_piece(path) as file:
        np.savez_compressed(
            file,
            net=np.ascontiguousarray(kept.view(np.uint8).reshape(-1, 2).T),
            layout=np.array(LAYOUT, np.int64),
            about=np.array(json.dumps(dict(weights.about), sort_keys=True)),
        )


def rounded(net: Floats) -> npt.NDArray[np.float16]:
    """Return numbers of 16 bits with `KEPT_BITS` of the ten of their fractions, the nearest ones."""
    fraction, exponent = np.frexp(net)
    unit = np.float32(2 ** (KEPT_BITS + 1))
    return np.ldexp(np.rint(fraction * unit) / unit, exponent).astype("<f2")
