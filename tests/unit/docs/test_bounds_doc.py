"""The page of bounds says what the settings and the program say, and names tests that exist."""

import re
from importlib import import_module
from pathlib import Path

from settebello.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs/bounds.md").read_text("utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.splitlines()
    if re.match(r"\|.*`test_\w+`.*\|$", line)
]
BOUNDING = {name for name in Settings.model_fields if name.startswith("address_")} | {"connections"}
"""The settings that bound what anybody may ask for."""


def value(name: str) -> float:
    """Return what a setting is by default, or a name of the program is."""
    if name.startswith(PREFIX):
        return float(Settings.model_fields[name.removeprefix(PREFIX).lower()].default)
    module, _, constant = name.rpartition(".")
    return float(getattr(import_module(module), constant))


def test_each_bound_is_what_the_page_says() -> None:
    assert len(ROWS) > 15
    said = {row[2].strip("`"): float(row[1].replace(",", "")) for row in ROWS}
    assert said == {name: value(name) for name in said}


def test_every_setting_that_bounds_is_on_the_page() -> None:
    there = {row[2].strip("`").removeprefix(PREFIX).lower() for row in ROWS if PREFIX in row[2]}
    assert there == BOUNDING


def test_every_row_names_a_test_that_exists() -> None:
    there = {
        name
        for path in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))
    }
    named = {name for row in ROWS for name in re.findall(r"`(test_\w+)`", row[4])}
    assert len(named) > 10
    assert named <= there, named - there
