"""Results are told by those who may, and an arbiter who plays learns nothing of tables that others play."""

import pytest

from tests.support.serving import Json, Server
from tests.support.tournaments import announce, begin_on_line, do, enter_pairs, new_players, page_of, step
from tests.support.visitor import Visitor, refusal, somebody


def refused(visitor: Visitor, path: str, **body: object) -> tuple[int, str]:
    return refusal(visitor.ask(f"/api/tournaments/{path}", body))


def links(arbiter: Visitor, name: str, number: int = 1) -> dict[int, str]:
    found: list[Json] = arbiter.ask(f"/api/tournaments/{name}/rounds/{number}/links").json  # type: ignore[assignment]  # a list
    return {each["table"]: each["key"] for each in found}


def singles(server: Server, names: list[str], **changes: object) -> tuple[Visitor, str]:
    """Announce duplicate deals at wooden tables, for the arbiter as well, and pair the first round."""
    _, arbiter = somebody(server)
    asked = {"format": "duplicate", "rules": "scopa?players=2", "rounds": 1, "deals": 2, **changes}
    name: str = announce(arbiter, **asked)["listed"]["id"]
    do(arbiter, name, "entries")
    for each in names:
        do(arbiter, name, "entries", players=[each])
    step(arbiter, name, "start")
    return arbiter, name


def test_on_line_no_player_writes_a_result(server: Server) -> None:
    """The fault: a player at an open table wrote 999-0, and had won."""
    players = new_players(server, 2)
    arbiter, name = begin_on_line(server, players, rules="scopa?players=2", rounds=1)
    result = f"{name}/rounds/1/tables/1/result"
    for each in players:
        assert refused(each, result, points=[999, 0]) == (403, "result_not_yours")
    assert links(arbiter, name) == {}
    assert page_of(arbiter, name)["rounds"][0]["tables"][0]["points"] is None


def test_the_key_of_a_table_shows_no_points_while_others_play_its_deals(server: Server) -> None:
    """The fault: an arbiter who played looked at the other tables by their keys."""
    arbiter, name = singles(server, ["Bob", "Carl", "Dora"])
    keys = links(arbiter, name)
    own = page_of(arbiter, name)["you"]["entry"]
    other = next(
        each["number"]
        for each in page_of(arbiter, name)["rounds"][0]["tables"]
        if not any(own in side for side in each["sides"])
    )
    phone = Visitor(server)
    told = {"points": [0, 0], "deals": [[4, 1], [2, 3]], "key": keys[other]}
    do(phone, name, f"rounds/1/tables/{other}/result", **told)
    shown = do(arbiter, name, f"rounds/1/tables/{other}/look", key=keys[other])["table"]
    assert (shown["done"], shown["points"], shown["outcome"]) == (True, None, None)
    assert [each for each in shown["games"] if each] == []


def test_an_arbiter_puts_nobody_in_their_own_place_while_their_table_is_open(server: Server) -> None:
    """The fault: without an entry the arbiter saw all that their own table's round keeps sealed."""
    arbiter, name = singles(server, ["Bob", "Carl", "Dora"])
    own = page_of(arbiter, name)["you"]["entry"]
    swap = f"{name}/entries/{own}/substitutes"
    assert refused(arbiter, swap, player=1, name="Zoe") == (409, "round_not_over")


def test_the_card_of_a_pairing_that_is_gone_opens_nothing(server: Server) -> None:
    _, arbiter = somebody(server)
    name = announce(arbiter)["listed"]["id"]
    enter_pairs(arbiter, name, 4)
    step(arbiter, name, "start")
    old = links(arbiter, name)
    step(arbiter, name, "cancel_round")
    step(arbiter, name, "pair")
    new = links(arbiter, name)
    assert not {*old.values()} & {*new.values()}
    result = f"{name}/rounds/1/tables/1/result"
    assert refused(Visitor(server), result, points=[11, 4], key=old[1]) == (403, "result_not_yours")
    do(Visitor(server), name, "rounds/1/tables/1/result", points=[11, 4], key=new[1])


def test_a_final_between_others_is_not_marked_as_corrected(server: Server) -> None:
    _, arbiter = somebody(server)
    rules = {"rules": "scopa?players=2", "format": "knockout", "rounds": None}
    name = announce(arbiter, **rules)["listed"]["id"]
    for each in ("Ada", "Bob", "Carl", "Dora"):
        do(arbiter, name, "entries", players=[each])
    step(arbiter, name, "start")
    for table in (1, 2):
        do(arbiter, name, f"rounds/1/tables/{table}/result", points=[11, 4])
    step(arbiter, name, "pair")
    do(arbiter, name, "rounds/2/tables/1/result", points=[11, 4])
    do(arbiter, name, "rounds/2/tables/1/result", points=[11, 5], reason="a scopa more")
    assert page_of(arbiter, name)["rounds"][1]["tables"][0]["corrected"]
    page = do(arbiter, name, "rounds/1/tables/1/result", points=[4, 11], reason="the wrong way round")
    final = page["rounds"][1]["tables"][0]
    assert (final["points"], final["corrected"]) == (None, False)
    assert page["rounds"][0]["tables"][0]["corrected"]


@pytest.mark.parametrize("typed", ["  {}  ", "\N{NO-BREAK SPACE}{}"])
def test_a_person_enters_once_typed_or_with_an_account(server: Server, typed: str) -> None:
    _, arbiter = somebody(server)
    ada_name, ada = somebody(server)
    rules = {"rules": "scopa?players=2", "format": "round_robin", "rounds": None}
    first = announce(arbiter, **rules)["listed"]["id"]
    do(arbiter, first, "entries", players=[ada_name.upper()])
    assert refused(ada, f"{first}/entries") == (403, "person_entered_twice")
    second = announce(arbiter, **rules)["listed"]["id"]
    do(ada, second, "entries")
    again = typed.format(ada_name)
    assert refused(arbiter, f"{second}/entries/import", entries=[{"players": [again]}]) == (
        403,
        "person_entered_twice",
    )
