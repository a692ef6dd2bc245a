"""Compile every kernel: tests that run side by side find them, and none compiles what another does."""

from settebello.kernels import warm_up
from settebello.kernels.net.warm import warm_up_learning
from settebello.players.warm import prepare

if __name__ == "__main__":
    warm_up()
    warm_up_learning()
    prepare(["maestro", "net"])
