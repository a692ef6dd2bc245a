"""The lesson as any client meets it: steps, tries, and what it makes of nonsense."""

from typing import Any

import pytest

from settebello.lesson import exercises
from tests.support.fold import followed
from tests.support.serving import Server

LESSON = "/api/lesson"


def ask(server: Server, step: int, action: str | None = None) -> dict[str, Any]:
    answer = server.request(LESSON, {"step": step, "action": action, "name": "Ada"})
    assert answer.status == 200, answer.text
    return answer.json


def test_the_lesson_goes_from_the_first_step_to_the_count(server: Server) -> None:
    now = ask(server, 0)
    while now["task"] is not None:
        task, screen = now["task"], now["state"]["screen"]
        assert (screen["you"], screen["by_hand"], screen["seats"][0]["name"]) == (0, True, "Ada")
        assert task["card"] in screen["hand"]
        play = next(
            each
            for each in screen["legal"]
            if each["card"] == task["card"] and sorted(each["capture"]) == sorted(task["capture"])
        )
        now = ask(server, now["step"], play["action"])
        state, newest = now["state"], now["state"]["screen"]
        assert state["steps"][0]["event"]["type"] == "played"
        led = {"since": state["since"], "version": newest["version"], "steps": state["steps"]}
        assert followed(screen, led) == newest
    assert now["step"] == now["steps"] == len(exercises())
    assert now["state"]["screen"]["count"]["sides"][0]["total"] == 4


def test_a_wrong_play_is_refused_with_its_reason_and_the_step_stays(server: Server) -> None:
    now = ask(server, 2, "RBxABCS")
    assert (now["step"], now["refused"]["reason"]) == (2, "equal_first")
    assert now["state"] == ask(server, 2)["state"]


def test_the_opponents_cards_and_the_stock_stay_hidden(server: Server) -> None:
    answer = server.request(LESSON, {"step": 0, "action": None, "name": "Ada"})
    shown = {"5B", "CB", "RB", "5C", "3S", "AB", "RD"}
    screen = answer.json["state"]["screen"]
    assert set(screen["hand"]) | set(screen["table"]) == shown
    assert '"6C"' not in answer.text


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        ({"step": 99, "name": "Ada"}, 404, "no_lesson_step"),
        ({"step": -1, "name": "Ada"}, 422, "bad_message"),
        ({"step": 0, "action": "nonsense", "name": "Ada"}, 400, "syntax"),
        ({"step": 0, "name": ""}, 422, "bad_name"),
        ({"step": 0, "name": "Ada", "more": 1}, 422, "bad_message"),
    ],
)
def test_nonsense_is_refused_with_a_reason(
    server: Server, body: dict[str, Any], status: int, reason: str
) -> None:
    answer = server.request(LESSON, body)
    assert (answer.status, answer.json["reason"]) == (status, reason)
