"""A counted deal of practice looked back on: what the adviser would have played, and for nobody else."""

import pytest

from settebello.cards import CardSet, card_text, cards_in
from settebello.notation import parse_act
from settebello.room import Room, fold
from settebello.room.practice.looking_back import own_plays
from tests.e2e.server.practice.test_practice import patiently, reason
from tests.support.serving import Answer, Client, Json, Server
from tests.support.visitor import Visitor, somebody

RULES = "scopa?players=2&target=21"


def asked(server: Server, room: str, token: str | None, number: int = 0) -> Answer:
    return Visitor(server).ask(f"/api/rooms/{room}/hindsight", {"token": token, "number": number})


def told(server: Server, client: Client, number: int) -> Json:
    return patiently(lambda: asked(server, client.room, client.token, number))


def texts(cards: CardSet | None) -> list[str]:
    assert cards is not None
    return sorted(map(card_text, cards_in(cards)))


def play_deal(client: Client) -> list[str]:
    """Play to the end of the deal; return the plays that were a choice."""
    made = []
    while client.await_turn():
        if len(client.screen["legal"]) > 1:
            made.append(client.screen["legal"][0]["action"])
        client.play_once()
    return made


def test_after_the_deal_each_choice_is_told_with_what_the_adviser_would_have_played(server: Server) -> None:
    with server.player(server.open(RULES)) as me:
        made = play_deal(me)
        answers = [told(server, me, number) for number in range(len(made))]
        assert [each["made"] for each in answers] == made
        assert {each["of"] for each in answers} == {len(made)}
        assert reason(asked(server, me.room, me.token, len(made))) == (404, "no_such_choice")
        log = server.log_of(me.room)
        own = own_plays(fold(log), me.screen["you"])
        for answer, choice in zip(answers, own, strict=True):
            assert parse_act(answer["play"]) in choice.view.legal
            assert all(each["it"] and each["en"] for each in answer["said"])
        assert [event.type for event in log].count("practised") == 1  # the match is rated for nobody
        assert not me.screen["rated"]


def test_a_choice_is_shown_with_no_card_that_was_not_known_when_it_was_made(server: Server) -> None:
    with server.player(server.open(RULES)) as me:
        seen: list[tuple[list[str], list[str]]] = []
        while me.await_turn():
            if len(me.screen["legal"]) > 1:
                seen.append((sorted(me.screen["hand"]), sorted(me.screen["table"])))
            me.play_once()
        room: Room = fold(server.log_of(me.room))
        views = [each.view for each in own_plays(room, me.screen["you"])]
        assert [(texts(view.hand), texts(view.table)) for view in views] == seen


def test_while_the_deal_is_played_nobody_looks_back(server: Server) -> None:
    with server.player(server.open(RULES)) as me:
        me.play_once()
        assert reason(asked(server, me.room, me.token)) == (409, "deal_not_over")
        assert reason(asked(server, me.room, None)) == (403, "not_seated")


def test_the_other_person_has_to_agree_to_looking_back(server: Server) -> None:
    ticket = server.open(RULES, open_seats=1)
    friend = server.join(ticket["room"])
    with server.player(ticket) as me, server.player(friend) as other:
        while me.screen["phase"] == "playing":
            next(each for each in (me, other) if each.my_turn).play_once()
            for each in (me, other):
                each.hello()
        assert reason(asked(server, me.room, me.token)) == (403, "practice_not_agreed")
        for each in (me, other):
            each.send({"type": "practise", "id": "p"})
        while not me.screen["practice"]["open"]:
            me.until("state")
        assert told(server, me, 0)["of"] > 0


def test_in_a_rated_match_nobody_looks_back(server: Server) -> None:
    (one_name, one), (two_name, two) = somebody(server), somebody(server)
    ticket = one.ask("/api/rooms", {"rules": RULES, "name": one_name, "open_seats": 1}).json
    friend = two.ask(f"/api/rooms/{ticket['room']}/seats", {"name": two_name}).json
    with server.player(ticket) as me, server.player(friend) as other:
        while me.screen["phase"] == "playing":
            next(each for each in (me, other) if each.my_turn).play_once()
            for each in (me, other):
                each.hello()
        assert reason(asked(server, me.room, me.token)) == (403, "practice_rated")


@pytest.mark.parametrize("number", [-1, 101, "0", 1.5, True, None])
def test_what_is_no_number_of_a_play_is_refused(server: Server, number: object) -> None:
    ticket = server.open(RULES)
    answer = Visitor(server).ask(
        f"/api/rooms/{ticket['room']}/hindsight", {"token": ticket["token"], "number": number}
    )
    assert reason(answer) == (422, "bad_message")
