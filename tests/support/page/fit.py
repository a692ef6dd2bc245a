"""Whether what a page shows fits: nothing beyond the edge, cut off or overlapping."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, ViewportSize

from tests.support.page.browser import wait_until

CUT_OFF: Final = """() => [...document.querySelectorAll("h1, h2, h3, p, button, a, label, span, b, dt, dd")]
    .filter(part => part.offsetParent !== null && part.childElementCount === 0 && part.textContent.trim())
    .filter(part => !part.closest(".offscreen, [aria-live], [aria-hidden=true], svg"))
    .filter(part => part.clientWidth > 1)
    .filter(part => getComputedStyle(part).textOverflow !== "ellipsis")
    .filter(part => ["hidden", "clip"].includes(getComputedStyle(part).overflowX))
    .filter(part => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
    .map(part => part.outerHTML.slice(0, 120))"""

BEYOND: Final = """() => Math.max(
    0,
    document.documentElement.scrollWidth - innerWidth,
    ...[...document.querySelectorAll("h1, h2, p, button, table, .panel, dialog")]
        .filter(part => !part.closest(".offscreen, [aria-live], [data-testid=table-card]"))
        .map(part => Math.ceil(part.getBoundingClientRect().right - innerWidth - 0.5)))"""

OVERLAPPING: Final = """() => {
    const parts = [...document.querySelectorAll("main button, main a, main h1, main h2, main input, main p")]
        .filter(part => part.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
        .filter(part => !part.closest(".offscreen, [aria-live], [inert], svg, [data-testid=hand-card]"))
        .filter(part => !part.matches("[type=radio], [type=checkbox], [data-testid=table-card]"));
    const floats = part => part !== null && part.localName !== "body"
        && (["sticky", "fixed"].includes(getComputedStyle(part).position) || floats(part.parentElement));
    const seen = part => {
        let { left, top, right, bottom } = part.getBoundingClientRect();
        for (let at = part.parentElement; at !== null; at = at.parentElement) {
            if (getComputedStyle(at).overflowY === "visible") continue;
            const box = at.getBoundingClientRect();
            top = Math.max(top, box.top);
            bottom = Math.min(bottom, box.bottom);
        }
        return { left, top, right, bottom };
    };
    const found = [];
    parts.forEach((one, at) => parts.slice(at + 1).forEach(other => {
        if (one.contains(other) || other.contains(one) || floats(one) !== floats(other)) return;
        const [a, b] = [seen(one), seen(other)];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 4 && high > 4) found.push([one, other].map(part => part.outerHTML.slice(0, 90)));
    }));
    return found;
}"""


LAID_OUT: Final = """() => new Promise(done => {
    let before = "", same = 0, frames = 0;
    const look = () => {
        const now = [...document.querySelectorAll("body, body *")].map(part => {
            const { left, top, width, height } = part.getBoundingClientRect();
            return [left, top, width, height].map(Math.round).join();
        }).join(" ");
        same = now === before ? same + 1 : 0;
        before = now;
        if (same < 3 && ++frames < 600) requestAnimationFrame(look); else done();
    };
    look();
})"""
"""Ends when no part of the page has moved for three frames: a busy machine draws none for a while."""


def resize(page: Page, size: ViewportSize) -> None:
    """Give a page another size, and wait until it has laid itself out."""
    page.set_viewport_size(size)
    wait_until(page, f"innerWidth === {size['width']} && innerHeight === {size['height']}")
    page.evaluate(LAID_OUT)


def overflow(page: Page) -> int:
    """Tell by how many pixels something that is read or pressed lies beyond the screen's right edge."""
    wider: int = page.evaluate(BEYOND)
    return wider


def whole(page: Page) -> dict[str, object]:
    """Return what does not fit: nothing, on a page that is whole."""
    return found_by(page.evaluate)


def found_by(evaluate: Callable[[str], object]) -> dict[str, object]:
    """Return what does not fit on a page, whichever program runs the scripts in it."""
    found = {
        "beyond the edge": evaluate(BEYOND),
        "cut off": evaluate(CUT_OFF),
        "overlapping": evaluate(OVERLAPPING),
    }
    return {what: parts for what, parts in found.items() if parts}
