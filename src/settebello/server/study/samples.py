"""The pieces of analysts that the house computes again before any of a review is shown.

All pieces of a token are computed again until so many have passed; after that some of each review, which the
analyst cannot foresee. A piece with a single lie is found with certainty at first, and later with the chance
of its part. With the first one that is found everything is dropped that the token ever delivered, so a lie
that slips through lasts until one of the same token is found.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from math import ceil
from random import Random
from typing import Final

from settebello.store import AnalystStanding, Piece

ALL_UNTIL: Final = 200
"""Pieces of a token that have passed until only some are computed again: three matches of two deals."""

PART: Final = 8
"""One of so many is computed again after that."""


def sample_of(pieces: Iterable[Piece], standings: Mapping[str, AnalystStanding], luck: Random) -> list[int]:
    """Return the numbers of the pieces that are computed again.

    A play without a judgement is left out: that there is none can be seen without computing.
    """
    judged = defaultdict[str, list[int]](list)
    for piece in pieces:
        if piece.analyst is not None and json.loads(piece.body)["unjudged"] is None:
            judged[piece.analyst].append(piece.number)
    found = list[int]()
    for token, numbers in sorted(judged.items()):
        whole = standings[token].passed < ALL_UNTIL
        found += numbers if whole else luck.sample(numbers, ceil(len(numbers) / PART))
    return sorted(found)
