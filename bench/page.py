"""How long until a person can use the page? Bytes and milliseconds of a first visit, in headless Chromium.

Each load begins with an empty cache. It ends with the first frame in which the page's first button can be
pressed, or at a table a card can be played; the bytes are those on the wire, headers and all.
"""

import json
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import urllib.request
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

RUNS = 5
SLOWER = 4
"""How many times slower a processor is tried too."""

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
WATCH = """selector => {
    const look = () => requestAnimationFrame(time =>
        document.querySelector(selector) ? (window.ready = performance.now()) : look());
    look();
}"""
"""Note when something is there, at the next frame."""


@dataclass(frozen=True)
class Visit:
    """One load: when it could be used, what it took, and how much of that was the deck."""

    ready_ms: float
    page_bytes: int
    deck_bytes: int


def main() -> None:
    """Load each page several times and print the table."""
    print(f"| first visit | page kB | deck kB | ready ms | range ms | ready ms, CPU {SLOWER} times slower |")
    print("|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "settebello", "serve", "--port", "0", "--bot-seconds", "0"]
        database = ["--database", str(Path(folder) / "bench.db")]
        server = subprocess.Popen([*command, *database], stdout=subprocess.PIPE, text=True)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            lines = iter(server.stdout or ())
            address = next(found[0] for line in lines if (found := re.search(r"http://\S+", line)))
            for name, path, selector in pages(address):
                print(row(name, browser, address + path, selector))
        finally:
            browser.close()
            server.terminate()
            server.wait(timeout=10)


def pages(address: str) -> list[tuple[str, str, str]]:
    """List what is visited: its name, its path with a ticket after it, and what has to be there."""
    body = json.dumps({"rules": "scopone", "name": "Bench"}).encode()
    request = urllib.request.Request(address + "api/rooms", body, {"content-type": "application/json"})
    ticket = json.load(urllib.request.urlopen(request, timeout=30))
    kept = json.dumps({ticket["room"]: {**ticket, "name": "Bench", "rules": "scopone", "opened": 0}})
    return [
        ("home", "", "[data-testid=quick-play]:enabled"),
        ("rules", "rules?r=scopone", "[data-testid=play-rules]:enabled"),
        ("arbiter's desk", "arbiter", "[data-testid=desk-begin]:enabled"),
        ("a table", f"t/{ticket['room']}#{kept}", "[data-testid=table][data-my-turn=true]"),
    ]


def row(name: str, browser: Browser, address: str, selector: str) -> str:
    """Visit a page and write its row."""
    usual = [visit(browser, address, selector) for _ in range(RUNS)]
    slow = [visit(browser, address, selector, slower=SLOWER).ready_ms for _ in range(RUNS)]
    ready = [each.ready_ms for each in usual]
    sizes = f"{usual[0].page_bytes / 1000:.0f} | {usual[0].deck_bytes / 1000:.0f}"
    waits = f"{statistics.median(ready):.0f} | {min(ready):.0f} to {max(ready):.0f}"
    return f"| {name} | {sizes} | {waits} | {statistics.median(slow):.0f} |"


def visit(browser: Browser, address: str, selector: str, *, slower: int = 1) -> Visit:
    """Load a page once, with an empty cache."""
    url, _, tickets = address.partition("#")
    context = browser.new_context(viewport={"width": 360, "height": 740})
    page = context.new_page()
    if tickets:
        page.add_init_script(f"localStorage.setItem('settebello.tickets', {json.dumps(tickets)})")
    page.add_init_script(f"({WATCH})({json.dumps(selector)})")
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    devtools.send("Network.enable")
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}
    devtools.on(
        "Network.requestWillBeSent", lambda sent: names.update({sent["requestId"]: sent["request"]["url"]})
    )
    devtools.on(
        "Network.loadingFinished",
        lambda done: sizes.update({done["requestId"]: int(done["encodedDataLength"])}),
    )
    page.goto(url, wait_until="networkidle")
    ready = page.wait_for_function("() => window.ready").json_value()
    context.close()
    deck = sum(size for key, size in sizes.items() if "/cards/" in names[key])
    return Visit(float(ready), sum(sizes.values()) - deck, deck)


if __name__ == "__main__":
    main()
