"""A word at the table: told to whoever is there and wants to hear it, and to nobody else."""

from tests.support.serving import Server


def test_a_word_is_told_to_the_table_and_changes_nothing(server: Server) -> None:
    host = server.open("scopa?players=2", open_seats=1)
    guest = server.join(host["room"])
    with server.client(host) as ada, server.client(guest) as bob, server.client(host) as deaf:
        for client, ticket in ((ada, host), (bob, guest)):
            client.send({"type": "hello", "token": ticket["token"], "talk": True})
            client.until("state")
        version = deaf.hello()["screen"]["version"]
        bob.send({"type": "say", "id": "1", "phrase": "well_played"})
        for client in (ada, bob):
            assert client.until("said") == {"type": "said", "seat": guest["seat"], "phrase": "well_played"}
        assert ada.hello()["screen"]["version"] == version
        assert deaf.hello()["type"] == "state"
        assert bob.refused({"type": "say", "id": "2", "phrase": "<b>"})[0] == "syntax"
        onlooker = server.client({"room": host["room"], "token": None})
        onlooker.hello()
        assert onlooker.refused({"type": "say", "id": "3", "phrase": "hello"}) == ("forbidden", "not_seated")
        onlooker.close()
        for _ in range(4):
            bob.send({"type": "say", "id": "4", "phrase": "hello"})
        assert bob.refused({"type": "say", "id": "5", "phrase": "hello"}) == ("too_many", "too_much_talk")


def test_figs_art_18_is_silent_until_the_deal_is_over(server: Server) -> None:
    ticket = server.open("figs?target=one_deal")
    with server.client(ticket) as ada:
        ada.hello()
        assert ada.refused({"type": "say", "id": "1", "phrase": "hello"}) == ("forbidden", "silence")
