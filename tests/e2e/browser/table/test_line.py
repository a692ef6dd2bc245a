"""A line that loses, doubles, delays and invents messages: the page plays on and ends where it should."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.support.page.browser import DESKTOP, Person
from tests.support.proxy import proxied
from tests.support.serving import Client, serving

pytestmark = pytest.mark.browser

PATIENCE_MS = 60_000
TRICKS = {"none": 34, "lost": 6, "doubled": 15, "delayed": 15, "invented": 15, "repeated": 15}
"""The tricks played on messages, and how many of a hundred get each."""


class Mischief:
    """A bad line, as bad each time as its seed says."""

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)
        self._held: list[str] = []
        self._old: list[str] = []
        self.done = dict.fromkeys(TRICKS, 0)

    def down(self, text: str) -> Iterator[str]:
        """Lose a message of the server, or send it twice, late, or in strange company."""
        what = self._luck.choices([*TRICKS], [*TRICKS.values()])[0]
        self.done[what] += 1
        if what == "invented":
            yield self._luck.choice(strange(text))
        if what == "repeated" and self._old:
            yield self._luck.choice(self._old)
        if what == "delayed":
            self._held.append(text)
        elif what != "lost":
            yield from (text, text) if what == "doubled" else (text,)
            yield from self._held
            self._held.clear()
        self._old.append(text)

    def up(self) -> int:
        """Lose a message of the page now and then, and double some."""
        return self._luck.choices((0, 1, 2), (1, 14, 5))[0]


def strange(text: str) -> tuple[str, ...]:
    """List what a server of another time might say, or a broken one."""
    message: dict[str, Any] = json.loads(text)
    juggled = {
        **message,
        "steps": [*(message.get("steps") or []), {"event": {"type": "juggled"}, "changes": {}}],
    }
    return (
        "no json",
        "null",
        '{"type":"gossip","version":7}',
        '{"type":"state","screen":{},"events":[]}',
        '{"type":"events","since":7,"version":8,"steps":[{}]}',
        '{"type":"events","since":100000,"version":7,"steps":[]}',
        '{"type":"refused","id":"nobodys","code":"stale","reason":"stale_version","message":"","facts":{}}',
        json.dumps(juggled),
    )


LOOK = """() => ({
    free: document.querySelector("[data-testid=table]")
        .matches("[data-busy=false]:is([data-my-turn=true], [data-phase$=_over])"),
    version: document.querySelector("[data-testid=table]").dataset.version,
    phase: document.querySelector("[data-testid=table]").dataset.phase,
    hand: [...document.querySelectorAll("[data-testid=hand-card]")].map(c => c.dataset.card).sort(),
    table: [...document.querySelectorAll("[data-testid=table-card]")].map(c => c.dataset.card).sort(),
    seats: [...document.querySelectorAll("[data-seat]")].map(seat => seat.innerText),
    header: document.querySelector("header")?.innerText,
    count: document.querySelector("[data-testid=count]")?.innerText,
})"""


@pytest.mark.parametrize(
    ("rules", "seed"),
    [
        ("scopa?players=3&target=one_deal", 2),
        pytest.param("scopa?players=2&target=one_deal", 1, marks=pytest.mark.slow),
    ],
)
def test_over_a_line_that_plays_tricks_a_match_is_played_as_over_a_good_one(
    browser: Browser, tmp_path: Path, rules: str, seed: int
) -> None:
    mischief = Mischief(seed)
    with serving(tmp_path) as server, proxied(server.port, meddler=mischief) as proxy:
        ticket = {**server.open(rules), "name": "Ada", "rules": rules, "opened": 0}
        kept = json.dumps(json.dumps({ticket["room"]: ticket}))
        unlucky, undisturbed = Person(browser, DESKTOP), Person(browser, DESKTOP)
        for person, port in ((unlucky, proxy.port), (undisturbed, server.port)):
            person.page.context.set_default_timeout(PATIENCE_MS)
            person.page.add_init_script(f"localStorage.setItem('settebello.tickets', {kept})")
            person.page.goto(f"http://127.0.0.1:{port}/t/{ticket['room']}")
            person.page.wait_for_selector("[data-testid=table]", state="attached")
        with server.player(ticket) as sure:
            while in_turn(sure, unlucky, undisturbed):
                assert unlucky.page.get_by_test_id("refusal").count() == 0
                play(unlucky)
        assert min(mischief.done.values()) > 0
        unlucky.close()
        undisturbed.close()


def in_turn(sure: Client, *pages: Person) -> bool:
    """Wait until pages of one seat have come to what the server has, and show the same; tell who is on turn.

    An earlier play may still be on its way, and everybody move on once more meanwhile.
    """
    give_up = time.monotonic() + PATIENCE_MS / 1000
    while True:
        sure.lives()
        now = {"free": True, "version": str(sure.screen["version"])}
        one, *others = looks = [each.page.evaluate(LOOK) for each in pages]
        if one | now == one and others == [one] * len(others):
            return sure.my_turn
        assert time.monotonic() < give_up, looks
        time.sleep(0.05)


def play(person: Person) -> None:
    """Play the first card that can be played; when that is lost on the way, it is played again.

    An earlier play may arrive only now, which closes the choices: nothing waits for them.
    """
    version = person.at_table("version")
    person.page.locator("[data-testid=hand-card][data-playable=true]").first.click()
    person.page.get_by_test_id("choice").evaluate_all("choices => choices[0]?.click()")
    person.page.wait_for_selector(
        f"[data-testid=table]:is(:not([data-version='{version}']), [data-my-turn=true])", state="attached"
    )
