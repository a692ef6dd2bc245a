"""``settebello analyst``: makes the reviews of a server on another machine (docs/analysts.md).

It needs the server's address and a token. The server may go away at any time, and so may this program:
another one goes on from the pieces that were delivered.
"""

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPException
from threading import Event, Thread
from typing import Final
from urllib.parse import quote

import settebello
from settebello.analysis import AnalysisSettings, course_of
from settebello.analysis.form import decision_text
from settebello.analysis.judging import judge
from settebello.analysis.report import FORMAT
from settebello.analysis.trial import trial_digits
from settebello.cards import Language
from settebello.cli.club.bot import PASSING, PATIENCE, AskedToEnd, Json, Refused, Server, ask_to_end
from settebello.cli.common.output import make_console
from settebello.cli.common.progress import compile_players
from settebello.errors import Reason, SettebelloError
from settebello.notation import loads
from settebello.players.registry import player_kind
from settebello.texts import Texts, texts

CLAIMS: Final = "/api/analyst/claims"

RENEWALS: Final = 3
"""How often a claim is renewed while its lease lasts."""


@dataclass(frozen=True, slots=True)
class ReviewInHand:
    """A review that was taken up: its claim, what it is of, and the numbers of its pieces that are there."""

    claim: str
    record: str
    settings: AnalysisSettings
    done: frozenset[int]
    lease_s: float

    @property
    def path(self) -> str:
        """Return the address of the claim."""
        return f"{CLAIMS}/{quote(self.claim, safe='')}"


def run_analyst(server: Server, spoken: Language, *, once: bool = False) -> None:
    """Make reviews until somebody asks to end, or, ``once``, until none waits; raise what is refused."""
    said = texts(spoken)
    compile_players([player_kind("maestro")], said)
    analyst = _Analyst(server, said)
    signal.signal(signal.SIGTERM, ask_to_end)
    with suppress(AskedToEnd, KeyboardInterrupt):
        analyst.work(once=once)
    analyst.say("cli-analyst-ends", pieces=analyst.pieces)


class _Analyst:
    """Makes one review after another."""

    def __init__(self, server: Server, said: Texts) -> None:
        self._server = server
        self._said = said
        self._console = make_console()
        self._maker = {"program": settebello.__version__, "format": FORMAT, "digits": trial_digits()}
        self.pieces = 0

    def say(self, message: str, **facts: str | int) -> None:
        """Say what happens."""
        self._console.print(self._said.say(message, **facts))

    def work(self, *, once: bool) -> None:
        """Take reviews up and make them, one after another."""
        idle = False
        while True:
            answer = self._ask(CLAIMS, self._maker)
            if answer["review"] is not None:
                idle = False
                self._make(review_in(answer))
                continue
            if once:
                return
            if not idle:
                self.say("cli-analyst-waits")
            idle = True
            time.sleep(answer["seconds"])

    def _ask(self, path: str, body: object) -> Json:
        """Send something, as often as it takes; raise what another attempt would meet as well."""
        waits = iter(PATIENCE)
        while True:
            try:
                return self._server.post(path, body)
            except (Refused, OSError, HTTPException) as problem:
                if isinstance(problem, Refused) and problem.status not in PASSING:
                    raise
                why = problem.message if isinstance(problem, Refused) else str(problem)
            wait = next(waits, PATIENCE[-1])
            self.say("cli-bot-again", why=why, seconds=round(wait))
            time.sleep(wait)

    def _make(self, review: ReviewInHand) -> None:
        """Deliver the pieces that are missing; a review that is another's by now is left."""
        try:
            with self._renewed(review):
                self._deliver(review)
            self.say("cli-analyst-done")
        except Refused as problem:
            if problem.reason != Reason.CLAIM_OVER:
                raise
            self.say("cli-analyst-lost")
        except (AskedToEnd, KeyboardInterrupt, SettebelloError):
            with suppress(SettebelloError, OSError, HTTPException):
                self._server.delete(review.path)  # another goes on
            raise

    def _deliver(self, review: ReviewInHand) -> None:
        course = course_of(loads(review.record))
        total = len(course.positions)
        self.say("cli-analyst-begins", missing=total - len(review.done), total=total)
        for number, position in enumerate(course.positions):
            if number not in review.done:
                piece = decision_text(judge(position, course.digest, review.settings))
                self._ask(f"{review.path}/pieces", {"number": number, "piece": piece})
                self.pieces += 1

    @contextmanager
    def _renewed(self, review: ReviewInHand) -> Iterator[None]:
        """Renew the claim beside the work: a decision may take longer than a lease."""
        ended = Event()

        def renew() -> None:
            while not ended.wait(review.lease_s / RENEWALS):
                with suppress(SettebelloError, OSError, HTTPException):
                    self._server.post(f"{review.path}/renewal", {})

        Thread(target=renew, daemon=True).start()
        try:
            yield
        finally:
            ended.set()


def review_in(answer: Json) -> ReviewInHand:
    """Read the answer to a claim."""
    review = answer["review"]
    settings = AnalysisSettings(**review["settings"])
    done = frozenset(review["done"])
    return ReviewInHand(review["claim"], review["record"], settings, done, answer["seconds"])
