"""Analysts: programs elsewhere that make reviews, as they come and go, err and lie."""

import json
import os
import signal
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from shutil import copyfile

import pytest
from sqlalchemy import update

import settebello
from settebello.analysis import course_of
from settebello.analysis.form import decision_of, decision_text
from settebello.analysis.judging import judge
from settebello.analysis.report import FORMAT, Decision, Unjudged
from settebello.analysis.trial import trial_digits
from settebello.errors import Forbidden, Reason, SettebelloError, Stale, SyntaxProblem, TooMany
from settebello.notation import loads
from settebello.server.study import analysts as module
from settebello.server.study.analysts import Analysts, HandedReview, Maker
from settebello.server.study.answers import review_answer, with_pieces
from settebello.server.study.house import HouseReviewer
from settebello.server.study.reviews import LEASE_S, Reviews
from settebello.server.study.samples import ALL_UNTIL
from settebello.store import Database, SqlEventLog, SqlResults, SqlReviews, open_database, public_name
from settebello.store.schema import ANALYSTS
from tests.e2e.server.test_house import of_house
from tests.e2e.server.test_reviews import played, review, reviewers, undisturbed, until, whole_review
from tests.support.programs import Program
from tests.support.serving import ANSWER_S, COMMAND, Json, Server
from tests.support.started import Started
from tests.support.visitor import refusal

WORLDS = 8
MATCHES = 3
CLAIMS = "/api/analyst/claims"
HERE: Json = {"program": settebello.__version__, "format": FORMAT, "digits": ""}


@pytest.fixture(scope="module")
def club_file(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """Make a database with some finished matches; return it with their names."""
    file = tmp_path_factory.mktemp("analysts") / "settebello.db"
    server = Server(file).start()
    try:
        matches = [played(server)["id"] for _ in range(MATCHES)]
    finally:
        server.stop()
    return file, matches


@dataclass
class Club:
    """The reviews of a club in this process, with a clock of its own, and the house that checks them."""

    reviews: Reviews
    analysts: Analysts
    house: HouseReviewer
    store: SqlReviews
    database: Database
    matches: list[str]
    now: float = 1000.0

    async def ask(self, *numbers: int) -> None:
        """Ask for reviews, long enough ago that analysts may have them."""

        async def free() -> None:
            pass

        for number in numbers:
            await self.reviews.ask(self.matches[number], free)
        self.now += 10

    async def look(self) -> None:
        """Let the house make and check whatever is due."""
        self.reviews.asked.set()
        await self.house.look()

    async def shown(self, number: int) -> list[Decision]:
        """Return the decisions of a review that the page shows."""
        kept, found = await self.reviews.look(self.matches[number])
        if found is not None and found.body is not None:
            return [decision_of(json.dumps(each)) for each in json.loads(found.body)["decisions"]]
        pieces = await self.reviews.pieces(kept.id)
        answer = with_pieces(review_answer(kept, self.reviews.version, found), kept, pieces)
        return [each.decision for each in answer.decisions]


@pytest.fixture
async def club(club_file: tuple[Path, list[str]], tmp_path: Path) -> AsyncIterator[Club]:
    """Open a copy of the database, with the house's digits known."""
    copyfile(club_file[0], tmp_path / "club.db")
    database = await open_database(tmp_path / "club.db")
    store = SqlReviews(database)

    def now() -> float:
        return made.now

    reviews = Reviews(store, SqlEventLog(database), SqlResults(database), worlds=WORLDS, now=now)
    reviews.digits = trial_digits()
    made = Club(
        reviews, Analysts(reviews, store, now=now), HouseReviewer(reviews), store, database, club_file[1]
    )
    yield made
    await made.house.stop()
    await database.close()


def honest() -> Maker:
    return Maker(settebello.__version__, FORMAT, trial_digits())


Lie = Callable[[int, Decision], Decision]


def truth(_number: int, decision: Decision) -> Decision:
    return decision


def pieces_of(handed: HandedReview, lie: Lie = truth) -> Iterator[tuple[int, str]]:
    """Judge what is missing of a review, as an analyst does, or lies about."""
    course = course_of(loads(handed.record))
    assert handed.total == len(course.positions)
    for number, position in enumerate(course.positions):
        if number not in handed.done:
            found = judge(position, course.digest, handed.settings)
            yield number, decision_text(lie(number, found))


async def made_by(club: Club, token: str, lie: Lie = truth, most: int | None = None) -> HandedReview:
    """Let an analyst take a review up and deliver it, or as many pieces of it."""
    handed = await club.analysts.take(token, honest())
    assert handed is not None
    for count, (number, text) in enumerate(pieces_of(handed, lie)):
        if count == most:
            break
        await club.analysts.deliver(token, handed.claim, number, text)
    return handed


def judged_number(handed: HandedReview) -> int:
    """Return a decision in the middle that has a choice."""
    positions = course_of(loads(handed.record)).positions
    choices = [number for number, each in enumerate(positions) if each.unjudged is None]
    return choices[len(choices) // 2]


@contextmanager
def refused(kind: type[SettebelloError], reason: Reason) -> Iterator[None]:
    with pytest.raises(kind) as caught:
        yield
    assert caught.value.reason == reason


ADA, BOB = "a" * 22, "b" * 22


async def test_a_review_of_an_analyst_is_shown_once_its_sample_is_right(club: Club) -> None:
    await club.ask(0)
    handed = await made_by(club, ADA)
    assert await club.shown(0) == []
    _, found = await club.reviews.look(club.matches[0])
    assert found is not None
    assert (found.done, found.total, found.body) == (handed.total, handed.total, None)
    await club.look()
    assert len(await club.shown(0)) == handed.total
    standing = await club.store.standing(ADA)
    judged = sum(each.unjudged is None for each in await club.shown(0))
    assert (standing.passed, standing.checked, standing.barred) == (handed.total, judged, None)


async def test_a_review_is_the_same_whoever_makes_it(club: Club) -> None:
    await club.ask(0)
    await made_by(club, ADA, most=10)
    club.now += LEASE_S + 5  # its machine has died
    await made_by(club, BOB)
    await club.look()
    there = await club.shown(0)
    await club.ask(1)
    await club.look()
    course = course_of(loads(await club.reviews.record(club.matches[0])))
    assert there == [judge(each, course.digest, club.reviews.settings) for each in course.positions]
    assert {ADA: 10, BOB: len(there) - 10} == {
        token: (await club.store.standing(token)).passed for token in (ADA, BOB)
    }


def moved(decision: Decision) -> Decision:
    return replace(decision, loss=round(decision.loss + 0.0001, 4))


def renamed(decision: Decision) -> Decision:
    others = [each.play for each in decision.plays if each.play != decision.best]
    return replace(decision, best=others[0])


def unjudged(decision: Decision) -> Decision:
    return replace(decision, unjudged=Unjudged.ONLY_PLAY, plays=(), best="", loss=0.0, error=0.0, themes=())


def of_another_seat(decision: Decision) -> Decision:
    return replace(decision, seat=1 - decision.seat)


@pytest.mark.parametrize("lie", [moved, renamed, unjudged, of_another_seat])
async def test_one_lie_of_a_new_analyst_is_found_and_all_that_it_made_is_made_again(
    club: Club, lie: Callable[[Decision], Decision]
) -> None:
    await club.ask(0)
    await made_by(club, ADA)
    await club.look()
    before = await club.shown(0)
    await club.ask(1)
    handed = await club.analysts.take(ADA, honest())
    assert handed is not None
    at = judged_number(handed)
    for number, text in pieces_of(handed, lambda number, each: lie(each) if number == at else each):
        await club.analysts.deliver(ADA, handed.claim, number, text)
    await club.look()
    assert (await club.store.standing(ADA)).barred == club.now
    with refused(Forbidden, Reason.ANALYST_BARRED):
        await club.analysts.take(ADA, honest())
    # both are made again, by the house, and are right
    assert await club.shown(0) == before
    course = course_of(loads(await club.reviews.record(club.matches[1])))
    assert await club.shown(1) == [
        judge(each, course.digest, club.reviews.settings) for each in course.positions
    ]


async def trust(club: Club, token: str) -> None:
    """Write down that an analyst has delivered much that was right."""
    change = update(ANALYSTS).where(ANALYSTS.c.token == token).values(passed=ALL_UNTIL)
    await club.database.transact(lambda connection: connection.execute(change))


async def test_a_lie_that_the_position_refutes_is_found_in_any_piece_of_anybody(club: Club) -> None:
    await club.ask(0)
    handed = await club.analysts.take(ADA, honest())
    assert handed is not None
    await trust(club, ADA)
    at = judged_number(handed)
    for number, text in pieces_of(
        handed, lambda number, each: of_another_seat(each) if number == at else each
    ):
        await club.analysts.deliver(ADA, handed.claim, number, text)
    await club.look()
    assert (await club.store.standing(ADA)).barred == club.now


async def test_of_a_trusted_analyst_a_part_is_computed_again(club: Club) -> None:
    await club.ask(0)
    handed = await club.analysts.take(ADA, honest())
    assert handed is not None
    await trust(club, ADA)
    for number, text in pieces_of(handed):
        await club.analysts.deliver(ADA, handed.claim, number, text)
    await club.look()
    found = await club.shown(0)
    judged = sum(each.unjudged is None for each in found)
    assert (await club.store.standing(ADA)).checked == -(-judged // 8)


async def test_a_claim_has_an_end_however_often_it_is_renewed(club: Club) -> None:
    await club.ask(0)
    handed = await club.analysts.take(ADA, honest())
    assert handed is not None
    end = club.now + module.LONGEST_CLAIM_S
    while club.now + LEASE_S / 2 < end:
        club.now += LEASE_S / 2
        await club.analysts.renew(ADA, handed.claim)
        assert await club.analysts.take(BOB, honest()) is None
    club.now = end
    with refused(Stale, Reason.CLAIM_OVER):
        await club.analysts.renew(ADA, handed.claim)
    club.now += module.HOUSE_FIRST_S
    assert await club.analysts.take(BOB, honest()) is not None


async def test_a_claim_is_its_token_s_alone(club: Club) -> None:
    await club.ask(0)
    handed = await club.analysts.take(ADA, honest())
    assert handed is not None
    number, text = next(pieces_of(handed))
    for token, claim in ((BOB, handed.claim), (ADA, f"{ADA}:other"), (BOB, "house:1"), (ADA, "")):
        with refused(Stale, Reason.CLAIM_OVER):
            await club.analysts.deliver(token, claim, number, text)
        with refused(Stale, Reason.CLAIM_OVER):
            await club.analysts.renew(token, claim)
        with refused(Stale, Reason.CLAIM_OVER):
            await club.analysts.give_back(token, claim)
    assert await club.analysts.deliver(ADA, handed.claim, number, text) == (1, handed.total)
    await club.analysts.give_back(ADA, handed.claim)
    with refused(Stale, Reason.CLAIM_OVER):
        await club.analysts.deliver(ADA, handed.claim, number, text)


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[]", "null", "piece", "\0", '{"deal": 0}', '{"deal": 1e400}'],
    ids=["empty", "object", "list", "null", "word", "zero", "part", "endless"],
)
async def test_garbage_is_no_piece(club: Club, text: str) -> None:
    await club.ask(0)
    handed = await club.analysts.take(ADA, honest())
    assert handed is not None
    with refused(SyntaxProblem, Reason.ANALYST_PIECE):
        await club.analysts.deliver(ADA, handed.claim, 0, text)
    assert await club.reviews.pieces(club.matches[0]) == []


async def test_a_number_that_is_none_and_a_piece_too_many_are_refused(club: Club) -> None:
    await club.ask(0)
    handed = await club.analysts.take(ADA, honest())
    assert handed is not None
    found = dict(pieces_of(handed))
    at = judged_number(handed)
    wrong = json.dumps({**json.loads(found[at]), "loss": float("nan")})
    for number, text in ((at, wrong), (handed.total, found[0]), (-1, found[0])):
        with refused(SyntaxProblem, Reason.ANALYST_PIECE):
            await club.analysts.deliver(ADA, handed.claim, number, text)


async def test_a_program_of_another_version_or_other_digits_gets_no_review(club: Club) -> None:
    await club.ask(0)
    for maker in (replace(honest(), program="0.0.1"), replace(honest(), format=FORMAT + 1)):
        with refused(Forbidden, Reason.ANALYST_VERSION):
            await club.analysts.take(ADA, maker)
    with refused(Forbidden, Reason.ANALYST_DIGITS):
        await club.analysts.take(ADA, replace(honest(), digits="other"))
    club.reviews.digits = None  # before the house has made a review nobody can compare
    assert await club.analysts.take(ADA, honest()) is None
    await club.look()
    assert club.reviews.digits == trial_digits()


async def test_a_token_holds_so_many_reviews_at_a_time(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_CLAIMS", 1)
    await club.ask(0, 1)
    assert await club.analysts.take(ADA, honest()) is not None
    with refused(TooMany, Reason.ANALYST_CLAIMS):
        await club.analysts.take(ADA, honest())
    assert await club.analysts.take(BOB, honest()) is not None


# --- over the network, with the programs themselves


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose reviews take long enough that analysts get some."""
    folder = tmp_path_factory.mktemp("analysts")
    running = Server(folder / "settebello.db", settings={"SETTEBELLO_REVIEW_WORLDS": str(WORLDS)}).start()
    try:
        yield running
    finally:
        running.kill()
    running.check_errors()


@contextmanager
def analyst_running(server: Server, folder: Path, who: Program) -> Iterator[Started]:
    """Run `settebello analyst`."""
    (folder / "analyst.token").write_text(who.token)
    command = [str(COMMAND), "analyst", "--server", server.address(), "--lang", "en"]
    command += ["--token-file", str(folder / "analyst.token")]
    with Started(command, env={**os.environ, "PYTHONUNBUFFERED": "1"}) as process:
        yield process


def pieces_from(server: Server) -> dict[str, int]:
    """Return how many pieces have passed, by token."""
    with closing(sqlite3.connect(server.database)) as database:
        return dict(database.execute("SELECT token, passed FROM analysts").fetchall())


def test_an_analyst_that_is_killed_and_one_that_is_asked_to_end_lose_nothing(
    server: Server, tmp_path: Path
) -> None:
    first = played(server)
    review(server, first, ask=True)
    assert until(server, first, "done", "failed")["state"] == "done"
    who = of_house(server, "analyst")
    matches = [played(server) for _ in range(4)]
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    with analyst_running(server, folders[0], who) as one, analyst_running(server, folders[1], who) as two:
        assert one.line() == two.line() == "Waiting for matches to review.\n"
        (house,) = reviewers(server)
        os.kill(house, signal.SIGSTOP)  # it keeps the first, and the others are for analysts
        for match in matches:
            review(server, match, ask=True)
        while not one.line().startswith("Reviewing"):
            pass
        one.kill()
        until_delivered(server, [match["id"] for match in matches[1:]])
        assert two.end(signal.SIGTERM) == 0
        os.kill(house, signal.SIGCONT)
    for match in matches:
        assert until(server, match, "done", "failed")["state"] == "done"
        assert whole_review(server, match) == undisturbed(server, match)
    passed = sum(pieces_from(server).values())
    assert passed >= 3 * 36


def until_delivered(server: Server, matches: list[str]) -> None:
    """Wait until every piece of these reviews is there."""
    deadline = time.monotonic() + ANSWER_S
    while not all(
        state["done"] == state["total"] and state["total"]
        for state in (server.request(f"/api/matches/{match}/review").json for match in matches)
    ):
        assert time.monotonic() < deadline, "the analysts have not delivered everything"
        time.sleep(0.1)


def test_an_analyst_never_gets_a_match_that_is_played(server: Server) -> None:
    who = of_house(server, "analyst")
    ticket = server.open("scopa?players=2&target=1", open_seats=0, player="greedy")
    asked = {**HERE, "digits": trial_digits()}
    with server.player(ticket):
        for name in (public_name(ticket["room"], 1), ticket["room"]):
            assert refusal(who.ask(f"/api/matches/{name}/review", {})) == (404, "match_not_found")
        time.sleep(module.HOUSE_FIRST_S)
        answer = who.ask(CLAIMS, asked)
        assert (answer.status, answer.json["review"]) == (200, None)


def test_every_refusal_has_a_code_and_a_sentence(server: Server) -> None:
    who, other = of_house(server, "analyst"), of_house(server, "house", "play")
    paths = (CLAIMS, f"{CLAIMS}/x/pieces", f"{CLAIMS}/x/renewal")
    for path in paths:
        assert refusal(server.request(path, {})) == (401, "token_missing")
        assert refusal(Program(server, "settebello_nobody").ask(path, {})) == (401, "token_bad")
    asked = {**HERE, "digits": "0" * 16}
    piece = {"number": 0, "piece": "{}"}
    for path, body in zip(paths, (asked, piece, {}), strict=True):
        answer = other.ask(path, body)
        assert refusal(answer) == (403, "token_scope")
        assert answer.json["facts"] == {"scope": "analyst"}
    assert refusal(who.ask(CLAIMS, {**asked, "program": "0.0.1"})) == (403, "analyst_version")
    for wrong in ({}, {**asked, "format": "1"}, {**asked, "program": "x" * 41}, {**asked, "more": 1}):
        assert refusal(who.ask(CLAIMS, wrong)) == (422, "bad_message")
    for wrong in ({"number": -1, "piece": ""}, {"number": 0, "piece": "x" * 60_001}, {"number": 0}):
        assert refusal(who.ask(f"{CLAIMS}/x/pieces", wrong)) == (422, "bad_message")
    assert refusal(who.ask(f"{CLAIMS}/x/pieces", piece)) == (409, "claim_over")
    assert refusal(who.ask(f"{CLAIMS}/x/renewal", {})) == (409, "claim_over")
    assert refusal(who.ask(f"{CLAIMS}/x", method="DELETE")) == (409, "claim_over")
    assert refusal(who.ask(f"{CLAIMS}/%00/renewal", {}))[0] in {404, 409}
