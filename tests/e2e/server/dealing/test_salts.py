"""Salts over REST and WebSocket: the hashes first, the salts once all are there, the proof in the record."""

import secrets

import pytest

from settebello.cli.records.fairness import Proof, check_packs
from settebello.fair import salt_hash
from settebello.notation import loads
from tests.support.serving import Client, Json, Server, play_together

RULES = "scopa?players=2&target=1"


def table(server: Server) -> tuple[list[Json], list[str]]:
    """Seat two who gave hashes; return their tickets and their salts."""
    salts = [secrets.token_hex(16) for _ in range(2)]
    mine = server.open(RULES, open_seats=1, salt_hash=salt_hash(salts[0]))
    return [mine, server.join(mine["room"], salt_hash=salt_hash(salts[1]))], salts


def show(client: Client, salt: str) -> None:
    client.send({"type": "salt", "id": "s", "salt": salt})
    client.until("state")


def test_the_cards_are_dealt_with_the_last_salt_and_the_record_proves_them(server: Server) -> None:
    tickets, salts = table(server)
    with server.player(tickets[0]) as ada, server.player(tickets[1]) as bob:
        hashes = [salt_hash(salt) for salt in salts]
        assert ada.screen["reveal"] == {"hashes": hashes, "asked": True, "owing": [0, 1], "broken": False}
        show(bob, salts[1])
        assert bob.screen["reveal"]["owing"] == [0]
        assert ada.refused({"type": "salt", "id": "x", "salt": "another"}) == ("forbidden", "salt_other")
        assert not any(salt in str(message) for salt in salts for message in ada.heard)
        show(ada, salts[0])
        for each in (ada, bob):
            while each.screen["phase"] != "playing":
                each.until("state")
        promised = ada.screen["fairness"]["commitment"]
        assert ada.screen["reveal"] is None
        play_together([ada, bob])
        record = loads(server.request(f"/api/rooms/{tickets[0]['room']}/record").text)
    assert check_packs(record)[0] is Proof.CHECKED
    assert (record.deals[0].hashes, record.deals[0].salts) == (tuple(hashes), tuple(salts))
    assert record.deals[0].commitment == promised


def test_between_two_deals_a_salt_that_is_owed_keeps_its_player_at_the_table(server: Server) -> None:
    tickets, salts = table(server)
    tickets[0] = server.open("scopa?players=2&target=21", open_seats=1)
    tickets[1] = server.join(tickets[0]["room"])
    with server.player(tickets[0]) as ada, server.player(tickets[1]) as bob:
        play_together([ada, bob])
        for each, salt in ((ada, salts[0]), (bob, salts[1])):
            version = each.screen["version"]
            each.send({"type": "ready", "id": "r", "salt_hash": salt_hash(salt), "version": version})
            each.until("state")
        while not ada.screen["reveal"] or not ada.screen["reveal"]["asked"]:
            ada.until("state")
        assert ada.refused({"type": "leave", "id": "l", "player": "greedy"}) == ("not_your_turn", "salt_owed")
        show(ada, salts[0])
        show(bob, salts[1])
        while bob.screen["phase"] != "playing":
            bob.until("state")


def test_a_table_that_is_left_before_its_first_cards_deals_no_more(server: Server) -> None:
    tickets, salts = table(server)
    with server.player(tickets[0]) as ada, server.player(tickets[1]) as bob:
        bob.send({"type": "leave", "id": "l"})
        while not ada.screen["reveal"]["broken"]:
            ada.until("state")
        assert ada.refused({"type": "fill", "id": "f"}) == ("forbidden", "salts_withheld")
        show(ada, salts[0])
        assert ada.screen["phase"] == "waiting"
    joined = server.request(f"/api/rooms/{tickets[0]['room']}/seats", {"name": "Carl"})
    assert (joined.status, joined.json["reason"]) == (403, "salts_withheld")


@pytest.mark.parametrize("wrong", ["", "ab", "g" * 64, "A" * 64, "0" * 65, 7])
def test_what_is_no_hash_is_refused(server: Server, wrong: object) -> None:
    answer = server.request("/api/rooms", {"rules": RULES, "name": "Ada", "salt_hash": wrong})
    assert answer.status == 422, answer.text
