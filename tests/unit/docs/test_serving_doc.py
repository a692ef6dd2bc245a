"""docs/serving.md names every setting, and no flag that there is not."""

import re
from pathlib import Path

from settebello.server.settings import Settings
from tests.unit.cli.commands import settebello

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "serving.md").read_text("utf-8")


def test_every_setting_of_the_environment_is_named() -> None:
    assert set(re.findall(r"^\| `(SETTEBELLO_\w+)`", PAGE, re.MULTILINE)) == {
        f"SETTEBELLO_{name.upper()}" for name in Settings.model_fields
    }


def test_every_flag_that_is_named_exists() -> None:
    offered = "".join(settebello(each, "--help").output for each in ("serve", "backup", "restore"))
    named = set(re.findall(r"`(--[\w-]+)`", PAGE))
    assert named
    assert {flag for flag in named if flag not in offered} == set()
