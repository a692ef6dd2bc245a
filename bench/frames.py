"""How smooth are the cards? Frames shown while cards fly in a real browser, by the browser's own trace.

A frame that was due while a card was on its way is shown or dropped as Chromium's compositor reports it.
The second row has the page's processor slowed down four times by the browser's own tools.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

PLAYS = 8
FLAGS = ["--no-sandbox", "--disable-gpu"]
CATEGORIES = ["benchmark", "cc", "blink.user_timing"]
SHOWN = ("STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL")
DROPPED = "STATE_DROPPED"
MARKS = """
new MutationObserver(() => {
  const flies = document.querySelector('[data-flight]') !== null;
  if (flies !== Boolean(window.flies)) performance.mark(flies ? 'cards-fly' : 'cards-rest');
  window.flies = flies;
}).observe(document, { childList: true, subtree: true });
"""
MY_TURN = "[data-testid=table][data-busy=false][data-my-turn=true]"
Event = dict[str, Any]


def main() -> None:
    """Measure rounds of scopone at full speed and slowed down, and print both."""
    path = next(filter(None, map(shutil.which, ("chromium", "google-chrome"))), None)
    print("| page's processor | frames a second while cards fly | frames due | dropped |\n|---|---|---|---|")
    if path is None:
        print("| no Chromium on this machine | | | |")
        return
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "settebello", "serve", "--port", "0", "--bot-seconds", "0"]
        database = ["--database", str(Path(folder) / "bench.db")]
        server = subprocess.Popen([*command, *database], stdout=subprocess.PIPE, text=True)
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            address = address_of(server)
            for slowdown in (1, 4):
                trace = traced(browser, address, slowdown)
                print(row("full speed" if slowdown == 1 else f"slowed down {slowdown} times", trace))
        finally:
            browser.close()
            server.terminate()
            server.wait(timeout=10)


def address_of(server: "subprocess.Popen[str]") -> str:
    """Return the address the server prints."""
    for line in server.stdout or ():
        if found := re.search(r"http://\S+", line):
            return found[0]
    raise RuntimeError("the server printed no address")


def traced(browser: Browser, address: str, slowdown: int) -> list[Event]:
    """Play some rounds on a phone's page and return what the browser noted meanwhile."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, reduced_motion="no-preference")
    page = context.new_page()
    page.add_init_script(MARKS)
    page.goto(f"{address}rules?r=scopone")
    page.get_by_test_id("play-rules").first.click()
    page.wait_for_selector(MY_TURN, state="attached")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    browser.start_tracing(page=page, categories=CATEGORIES)
    for _ in range(PLAYS):
        play_card(page)
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return events


def play_card(page: Page) -> None:
    """Play the first card that can be played, and wait for the next turn."""
    page.locator("[data-testid=hand-card][data-playable=true]").first.click()
    page.get_by_test_id("choice").first.click()
    page.locator("[data-flight]").first.wait_for(state="attached")
    page.wait_for_selector(MY_TURN, state="attached", timeout=120_000)


def row(name: str, events: list[Event]) -> str:
    """Count the frames that were due while cards flew: sixty a second where none is dropped."""
    spans = flying(events)
    frames = [state for at, state in moving(events) if any(begin <= at <= end for begin, end in spans)]
    shown, dropped = sum(state in SHOWN for state in frames), frames.count(DROPPED)
    due = max(1, shown + dropped)
    return f"| {name} | {60 * shown / due:.1f} | {due} | {dropped} ({100 * dropped / due:.1f} %) |"


def flying(events: list[Event]) -> list[tuple[float, float]]:
    """Return when cards began and ceased to fly, in microseconds."""
    marks = sorted((each["ts"], each["name"]) for each in events if str(each["name"]).startswith("cards-"))
    pairs = pairwise(marks)
    return [(at, end) for (at, name), (end, other) in pairs if (name, other) == ("cards-fly", "cards-rest")]


def moving(events: list[Event]) -> list[tuple[float, str]]:
    """Return when each frame of an animation was due, and what became of it."""
    begun = (each for each in events if each["name"] == "PipelineReporter" and each["ph"] == "b")
    told = ((each["ts"], each["args"]["frame_reporter"]) for each in begun)
    return [
        (at, str(report["state"]))
        for at, report in told
        if report["has_compositor_animation"] or report["has_main_animation"]
    ]


if __name__ == "__main__":
    main()
