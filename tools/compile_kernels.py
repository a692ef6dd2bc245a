"""Compile every kernel: tests that run side by side find them, and none compiles what another does.

Two processes share the work once what both need is there. The network is ready long before the process that
searches asks for it; were it not, that process would compile it too.
"""

import sys

from settebello.kernels import warm_up
from settebello.kernels.compiling.ready import make_ready
from settebello.players.search.warm import NET
from settebello.players.warm import compile_levels
from settebello.processes import python_process, start
from settebello_lab.kernels.stepping import STEPPING
from settebello_lab.kernels.warm import LEARNING
from settebello_lab.players.alphabeta import ready_for_reference

LONGEST_S = 1800


def network_and_learning() -> None:
    """Compile one half; the other half needs the network, which comes first."""
    make_ready(NET)
    make_ready(LEARNING)
    make_ready(STEPPING)


def main() -> None:
    """Compile all, or end with the status of the half that failed."""
    warm_up()
    other = python_process(network_and_learning)
    start(other)
    compile_levels()
    ready_for_reference()
    other.join(LONGEST_S)
    if other.exitcode is None:
        other.kill()
        sys.exit(f"a half of the kernels was not compiled after {LONGEST_S} s")
    sys.exit(other.exitcode)


if __name__ == "__main__":
    main()
