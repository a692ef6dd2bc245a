"""The one decorator of compiled functions.

A kernel is a plain loop over scalars and flat arrays: no recursion, no object, no captured name but
constants; whoever calls it owns the arrays. With ``NUMBA_DISABLE_JIT=1`` it is the Python it reads as.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import llvmlite.binding as llvm
import numba
import numpy as np
import numpy.typing as npt

from settebello.kernels.cache import cache_folder

Ints = npt.NDArray[np.int64]
"""A flat array of whole numbers: the only kind that kernels take."""

Kernel = TypeVar("Kernel", bound=Callable[..., Any])

COMPILED: Final[list[Any]] = []
"""Every kernel in the order of definition, for those who ask what is compiled."""


def kernel(function: Kernel) -> Kernel:
    """Compile a function at its first call, without the interpreter's lock, and keep it for later runs."""
    folder = _folder()
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder or "")
    try:
        made: Kernel = numba.njit(cache=folder is not None, nogil=True, error_model="numpy")(function)
    finally:
        numba.config.CACHE_DIR = before
    COMPILED.append(made)
    return made


def ints(size: int) -> Ints:
    """Return a new array of so many zeros."""
    return np.zeros(size, np.int64)


@cache
def _folder() -> Path | None:
    return None if numba.config.DISABLE_JIT else cache_folder(llvm.get_host_cpu_name())
