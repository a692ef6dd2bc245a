"""Importing the environments is quick, and says which extra is missing."""

import subprocess
import sys

HEAVY = """
import sys
import settebello_lab.envs
sys.exit(str({"numba", "numpy", "gymnasium", "pettingzoo", "torch"} & {*sys.modules}))
"""
MISSING = """
import sys
from settebello.errors import NotFound, Reason
sys.modules["gymnasium"] = sys.modules["pettingzoo"] = None
from settebello_lab import envs
envs.BatchEnv
for name in ("AecEnv", "SeatEnv"):
    try:
        getattr(envs, name)
    except NotFound as problem:
        assert problem.reason is Reason.EXTRA_MISSING
        assert 'pip install "settebello-lab[envs]"' in str(problem)
    else:
        sys.exit(f"{name} was imported")
"""


def test_the_package_is_imported_without_what_it_needs() -> None:
    for code, said in ((HEAVY, "set()\n"), (MISSING, "")):
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
        )
        assert done.stderr == said
