"""The faults that axe-core finds on a page and that keep people out."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[3] / "web/node_modules/axe-core/axe.min.js"


def violations(page: Page) -> list[str]:
    """Run axe on what the page shows; return each rule broken with the first place that breaks it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    broken: list[str] = page.evaluate(
        """async () => (await axe.run({ resultTypes: ["violations"] })).violations
            .map(rule => `${rule.id}: ${rule.nodes.length} times ${rule.nodes[0].html.slice(0, 160)}`)"""
    )
    return broken
