"""The decorators of compiled functions.

A kernel is a plain loop over scalars and flat arrays: no recursion, no object, no captured name but
constants; whoever calls it owns the arrays. With ``NUMBA_DISABLE_JIT=1`` it is the Python it reads as.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import llvmlite.binding as llvm  # type: ignore[import-untyped]  # it has no types
import numba
import numpy as np
import numpy.typing as npt

from settebello.kernels.compiling.cache import cache_folder

Ints = npt.NDArray[np.int64]
"""A flat array of whole numbers: the kind that most kernels take."""
Reals = npt.NDArray[np.float64]
"""A flat array of numbers of 64 bits: worths in points, probabilities, their logarithms."""

_config: Any = numba.config
_njit: Any = numba.njit
"""Numba's types leave out its settings and the option ``_nrt``."""

ALL: Final = "all"
"""Every kernel but those of the solver, which only few need."""
SOLVER: Final = "solver"

Kernel = TypeVar("Kernel", bound=Callable[..., Any])


def kernel(function: Kernel) -> Kernel:
    """Compile a function at its first call, without the interpreter's lock, and keep it for later runs.

    It cannot make arrays: without Numba's reference counts, calls cost a quarter less.
    """
    return _compiled(function)


def inlined(function: Kernel) -> Kernel:
    """Compile a function as `kernel` does, and copy it into every kernel that calls it: small hot parts."""
    return _compiled(function, forceinline=True)


def _compiled(function: Kernel, **options: bool) -> Kernel:
    folder = _folder()
    before, _config.CACHE_DIR = _config.CACHE_DIR, str(folder or "")
    try:
        compiler = _njit(cache=folder is not None, nogil=True, error_model="numpy", _nrt=False, **options)
        made: Kernel = compiler(function)
    finally:
        _config.CACHE_DIR = before
    return made


def ints(size: int) -> Ints:
    """Return a new array of so many zeros."""
    return np.zeros(size, np.int64)


def compiled_before(part: str = ALL) -> bool:
    """Tell whether a run before this one compiled this part of the kernels and left it behind."""
    folder = _folder()
    return bool(_config.DISABLE_JIT) or (folder is not None and (folder / f"{part}-compiled").exists())


def note_compiled(part: str = ALL) -> None:
    """Leave word for later runs that this part of the kernels is compiled."""
    folder = _folder()
    if folder is not None:
        (folder / f"{part}-compiled").touch()


@cache
def _folder() -> Path | None:
    return None if _config.DISABLE_JIT else cache_folder(llvm.get_host_cpu_name())
