"""R7: the Python examples of all pages run as they stand."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from settebello.duplicate import blank_sheet, draw_set, dumps_sheet

ROOT = Path(__file__).parents[3]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLES = [
    pytest.param(page, code, id=f"{page.name}-{number}")
    for page in PAGES
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL))
]


def a_sheet() -> str:
    """Return a sheet with names, as `docs/duplicate.md` reads one."""
    sheet = blank_sheet(draw_set("figs", 2, "5e77" * 16, name="Befana"), 1)
    named = [replace(each, players=("Ada", "Bea", "Ciro", "Dino")) for each in sheet.sittings]
    return dumps_sheet(replace(sheet, sittings=tuple(named)))


def a_record() -> str:
    """Return the first record of `docs/notation.md`."""
    page = (ROOT / "docs/notation.md").read_text("utf-8")
    return str(re.findall(r"```record\n(.*?)```", page, re.DOTALL)[0])


TEXTS = {"duplicate.md": a_sheet, "notation.md": a_record, "analysis.md": a_record}
"""The texts that the examples of these pages read as ``text``."""


@pytest.mark.parametrize(("page", "code"), EXAMPLES)
def test_an_example_runs(page: Path, code: str) -> None:
    known: dict[str, Any] = {"text": TEXTS[page.name]()} if page.name in TEXTS else {}
    exec(compile(code, str(page), "exec"), known)
