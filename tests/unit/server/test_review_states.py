"""How a review stands, as it is told; and what the process that makes reviews says before its first piece."""

import sys
from dataclasses import replace

import pytest

from settebello.notation import dumps
from settebello.players.search import warm
from settebello.server.study import reviewer
from settebello.server.study.answers import review_answer
from settebello.server.study.apart import answered
from settebello.store import KeptMatch, KeptReview
from tests.unit.notation.matches import played_match

MATCH = KeptMatch(
    number=1, id="match", room="room", match=1, rules="scopa", family="scopa", company="singles",
    score=(11, 5), winner=0, how="played", deals=3, ended=1.0, rated=False, seats=(),
)  # fmt: skip
WAITING = KeptReview("match", "1", 0.0, 0, None, None, None, None)


def test_a_review_that_waits_for_the_compiler_is_told_to_be_prepared() -> None:
    assert review_answer(MATCH, "1", WAITING).state == "waiting"
    assert review_answer(MATCH, "1", WAITING, preparing=True).state == "preparing"


def test_a_review_that_needs_no_compiler_stays_what_it_is_while_another_is_prepared() -> None:
    there = {
        "none": None,
        "working": replace(WAITING, done=1, total=9),
        "done": replace(WAITING, done=9, total=9, body="{}"),
        "failed": replace(WAITING, problem="review_given_up"),
    }
    for state, review in there.items():
        assert review_answer(MATCH, "1", review, preparing=True).state == state


async def test_after_the_word_of_preparing_the_pieces_are_still_heard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = ['{"preparing": true}', '{"number": 0, "total": 1, "piece": ""}', '{"review": "whole"}']
    program = f"input(); print(*{said!r}, sep='\\n', flush=True); input()"
    monkeypatch.setattr(reviewer, "reviewing_program", lambda: (sys.executable, "-c", program))
    asked = reviewer.Reviewer()
    try:
        heard = [next(iter(answer)) async for answer in asked.review({})]
    finally:
        await asked.stop()
    assert heard == ["preparing", "number", "review"]


def test_the_process_says_first_that_it_has_to_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "needs_compiling", lambda _part: True)
    asked = {
        "record": dumps(played_match("scopa", 1, most=1)),
        "settings": {"worlds": 2},
        "pieces": {},
        "theirs": [],
        "check": [],
    }
    assert next(answered(asked)) == {"preparing": True}
