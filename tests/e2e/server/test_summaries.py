"""The summary of a match that is over: shown to anybody as its record is, and to nobody before."""

from settebello.notation import loads, verified
from tests.e2e.server.test_results import give_up, matches_of, table
from tests.support.serving import Json, Server
from tests.support.visitor import somebody

QUICK = "scopa?players=2&target=1"


def last_match(server: Server, room: str) -> Json:
    answer = server.request(f"/api/rooms/{room}/match")
    assert answer.status == 200, answer.text
    return answer.json


def summary(server: Server, match: str) -> Json:
    answer = server.request(f"/api/matches/{match}/summary")
    assert answer.status == 200, answer.text
    return answer.json


def test_a_summary_says_what_the_record_says(server: Server) -> None:
    ticket = server.open("scopa?players=2&target=6", open_seats=0)
    with server.player(ticket) as ada:
        screen = ada.play_match()
    match = last_match(server, ticket["room"])
    found = summary(server, match["id"])
    assert found["match"] == match
    assert found["target"] == 6
    assert [each["player"]["name"] for each in found["seats"]] == [seat["name"] for seat in screen["seats"]]
    assert [each["side"] for each in found["seats"]] == [0, 1]
    record = loads(server.request(f"/api/matches/{match['id']}/record").text)
    deals = verified(record)
    assert [each["number"] for each in found["deals"]] == list(range(1, len(deals) + 1))
    for deal, claimed, written in zip(found["deals"], deals, record.deals, strict=True):
        assert deal["dealer"] == written.dealer
        assert claimed.score is not None
        totals = [points.total for points in claimed.score.points]
        assert [side["total"] for side in deal["count"]["sides"]] == totals
        assert deal["count"]["before"] == list(written.before)
    assert found["deals"][-1]["count"]["after"] == [side["score"] for side in match["sides"]]
    assert found["deals"][-1]["count"] == screen["count"]
    assert ticket["room"] not in str(found)


def test_a_deal_that_was_broken_off_has_no_count(server: Server) -> None:
    (ada, hers), (bob, his) = somebody(server), somebody(server)
    give_up(server, table(hers, ada, his, bob)[0])
    found = summary(server, matches_of(server, bob)["matches"][0]["id"])
    assert [deal["count"] for deal in found["deals"]] == [None]
    assert (found["match"]["how"], found["lost_by"]) == ("resigned", 0)


def test_no_summary_of_a_match_that_is_played_or_is_not_there(server: Server) -> None:
    ticket = server.open(QUICK, open_seats=0)
    for path in (f"rooms/{ticket['room']}/match", "matches/nothing/summary", "matches/%00/summary"):
        answer = server.request(f"/api/{path}")
        assert (answer.status, answer.json["reason"]) == (404, "match_not_found")
    answer = server.request("/api/rooms/nothing/match")
    assert (answer.status, answer.json["reason"]) == (404, "room_not_found")


def test_during_a_rematch_the_match_before_it_is_shown(server: Server) -> None:
    ticket = server.open(QUICK, open_seats=0)
    with server.player(ticket) as ada:
        ada.play_match()
        first = last_match(server, ticket["room"])
        ada.ready()
        while ada.screen["phase"] == "match_over":
            ada.until("state")
        assert last_match(server, ticket["room"]) == first
