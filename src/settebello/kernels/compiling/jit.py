"""The decorators of compiled functions.

A kernel is a plain loop over scalars and flat arrays: no recursion, no object, no captured name but
constants; the caller owns the arrays. With ``NUMBA_DISABLE_JIT=1`` it is the Python it reads as.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import llvmlite.binding as llvm  # type: ignore[import-untyped]  # it has no types
import numba
import numpy as np
import numpy.typing as npt

from settebello.kernels.compiling.cache import OWN, cache_folder

Ints = npt.NDArray[np.int64]
"""A flat array of whole numbers: the kind that most kernels take."""
Reals = npt.NDArray[np.float64]
"""A flat array of numbers of 64 bits: worths in points, probabilities, their logarithms."""

_config: Any = numba.config
_njit: Any = numba.njit
_unliteral: Any = numba.types.unliteral
"""Numba's types leave out its settings, the option ``_nrt`` and this function."""

KERNELS: Final[list[Any]] = []
"""Every compiled function of the modules imported so far, as Numba's dispatchers; none without the JIT."""


Kernel = TypeVar("Kernel", bound=Callable[..., Any])


def kernel(function: Kernel) -> Kernel:
    """Compile a function at its first call, without the interpreter's lock, and keep it for later runs.

    It cannot make arrays: without Numba's reference counts, calls cost a quarter less.
    """
    return _compiled(function)


def inlined(function: Kernel) -> Kernel:
    """Compile a function as `kernel` does, and copy it into every kernel that calls it: small hot parts."""
    return _compiled(function, forceinline=True)


def vectorised(function: Kernel) -> Kernel:
    """Compile a loop over floats as `inlined` does; a product and a sum may be one step of the processor."""
    return _compiled(function, forceinline=True, fastmath={"contract"})


def _compiled(function: Kernel, **options: object) -> Kernel:
    folder = _folder(function.__module__.partition(".")[0])
    before, _config.CACHE_DIR = _config.CACHE_DIR, str(folder or "")
    try:
        compiler = _njit(
            cache=folder is not None,
            nogil=True,
            error_model="numpy",
            _nrt=False,
            no_cfunc_wrapper=True,
            **options,
        )
        made: Kernel = compiler(function)
    finally:
        _config.CACHE_DIR = before
    if not _config.DISABLE_JIT:
        _without_literals(made)
        KERNELS.append(made)
    return made


def _without_literals(made: Any) -> None:  # noqa: ANN401 (Numba's dispatcher has no types)
    """Have a call with a constant use the version for any integer, not compile one for the constant."""
    template = made.get_call_template
    made.get_call_template = lambda args, kws: template(tuple(map(_unliteral, args)), kws)


def ints(size: int) -> Ints:
    """Return a new array of so many zeros."""
    return np.zeros(size, np.int64)


def compiled_before(part: str) -> bool:
    """Tell whether an earlier run compiled this part of the kernels and kept it."""
    stamp = _stamp(part)
    return bool(_config.DISABLE_JIT) or (stamp is not None and stamp.exists())


def note_compiled(part: str) -> None:
    """Note for later runs that this part of the kernels is compiled."""
    stamp = _stamp(part)
    if stamp is not None:
        stamp.touch()


def _stamp(part: str) -> Path | None:
    """Return the file that says that a part is compiled; the name of another package stands before a dot."""
    package, _, name = part.rpartition(".")
    folder = _folder(package or OWN)
    return folder and folder / f"{name}-compiled"


@cache
def _folder(package: str) -> Path | None:
    return None if _config.DISABLE_JIT else cache_folder(llvm.get_host_cpu_name(), package)
