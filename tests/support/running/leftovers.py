"""A plugin of pytest: when a run ends, however it does, nothing that it has started is left."""

from contextlib import ExitStack
from typing import Final

import pytest

from tests.support.started import keeping

KEPT: Final = pytest.StashKey[ExitStack]()


def pytest_configure(config: pytest.Config) -> None:
    """Mark everything from here on."""
    config.stash[KEPT] = ExitStack()
    config.stash[KEPT].enter_context(keeping())


def pytest_unconfigure(config: pytest.Config) -> None:
    """Have everything killed that is left."""
    config.stash[KEPT].close()
