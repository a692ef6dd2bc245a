"""Compile every kernel: tests that run side by side find them, and none compiles what another does.

Two processes share the work once what both need is there. A kernel that both halves need may be compiled
twice.
"""

import sys

from settebello.kernels import warm_up
from settebello.kernels.net.warm import warm_up_learning, warm_up_net
from settebello.kernels.search.warm import warm_up_foresight, warm_up_search
from settebello.kernels.solve import warm_up_solver
from settebello.processes import python_process, start

LONGEST_S = 1800


def network_and_search() -> None:
    """Compile one half; the other half needs the network, which comes first."""
    warm_up_net()
    warm_up_learning()
    warm_up_search()


def main() -> None:
    """Compile all, or end with the status of the half that failed."""
    warm_up()
    other = python_process(network_and_search)
    start(other)
    warm_up_solver()
    warm_up_foresight()
    other.join(LONGEST_S)
    if other.exitcode is None:
        other.kill()
        sys.exit(f"a half of the kernels was not compiled after {LONGEST_S} s")
    sys.exit(other.exitcode)


if __name__ == "__main__":
    main()
