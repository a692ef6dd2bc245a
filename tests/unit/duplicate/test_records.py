"""Results out of match records: found by the pack, counted again, refused where they do not belong."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from settebello.cards import Seat
from settebello.duplicate import (
    DealSet,
    PlayedDeal,
    draw_set,
    joined,
    loads_sheet,
    open_deal,
    packs_of,
    played_in_record,
    played_on_sheet,
)
from settebello.engine import Play, legal_actions
from settebello.engine.live import Fuori, Irregular, LiveDeal, Misdeal, act, live
from settebello.errors import IllegalAction, InvalidRules, SyntaxProblem
from settebello.notation import DealSource, MatchRecord, dumps, loads, record_of
from tests.unit.duplicate.sets import FOUR, SEED, record_at

DEALS = draw_set("figs", 4, SEED)


def read(record: MatchRecord, deals: DealSet = DEALS) -> list[PlayedDeal]:
    return list(played_in_record(loads(dumps(record)), deals, packs_of(deals), "a"))


def refused(text: str, deals: DealSet = DEALS) -> SyntaxProblem:
    with pytest.raises(SyntaxProblem) as caught:
        list(played_in_record(loads(text), deals, packs_of(deals), "a"))
    return caught.value


def test_a_record_says_its_table_or_the_file_does() -> None:
    assert [each.table for each in read(record_at(DEALS, 2, FOUR))] == ["a"]
    assert [each.table for each in read(record_at(DEALS, 2, FOUR, tags=(("Table", "9"),)))] == ["9"]


def test_a_record_may_name_the_teams_and_then_both() -> None:
    both = (("Team1", "Circolo A"), ("Team2", "Circolo B"))
    assert read(record_at(DEALS, 2, FOUR, tags=both))[0].teams == (("Circolo A",), ("Circolo B",))
    assert refused(dumps(record_at(DEALS, 2, FOUR, tags=both[:1]))).reason == "team_missing"


def test_a_deal_that_was_broken_off_is_unfinished() -> None:
    (played,) = read(record_at(DEALS, 1, FOUR, plays=35))
    assert played.points is None


def test_a_deal_that_fuori_cut_short_is_unfinished() -> None:
    record = record_with(lambda deal: act(deal, deal.state.to_move, Fuori(laid_or_taken(deal))))
    assert record.winner is not None
    assert [played.points for played in read(record)] == [None]


def test_a_deal_that_article_17_stops_has_the_points_that_it_gives() -> None:
    record = record_with(lambda deal: act(deal, Seat(0), Irregular((Seat(0),), goes_on=False)))
    assert [played.points for played in read(record)] == [record.score]


def test_a_void_deal_is_none_and_the_same_pack_may_be_dealt_again() -> None:
    again = record_at(DEALS, 1, FOUR)
    void = record_with(lambda deal: act(deal, Seat(0), Misdeal((10, 8, 9, 9), 4)), plays=0)
    record = replace(again, deals=(*void.deals, *again.deals))
    assert joined((), read(record)) == tuple(read(again))
    assert read(void) == []
    other = draw_set("figs", 4, "0" * 64)
    assert list(played_in_record(loads(dumps(void)), other, packs_of(other), "a")) == []


def record_with(ended: Callable[[LiveDeal], LiveDeal], plays: int = 5) -> MatchRecord:
    """Return the record of deal 1, ended after so many plays otherwise than by its last card."""
    found = open_deal(DEALS, 1)
    deal = live(found.state)
    for _ in range(plays):
        deal = act(deal, deal.state.to_move, legal_actions(deal.state)[0])
    return record_of("figs", FOUR, [DealSource(deal=ended(deal), pack=found.pack)])


def laid_or_taken(deal: LiveDeal) -> Play:
    (first, *_) = (action for action in legal_actions(deal.state) if isinstance(action, Play))
    return first


def test_only_what_decides_a_match_may_differ_from_the_rules_of_the_set() -> None:
    assert read(record_at(DEALS, 1, FOUR, rules="figs?target=1&cappotto=yes"))
    text = dumps(record_at(DEALS, 1, FOUR))
    other = refused(text.replace('"figs"', '"figs?hand_reveal=at_deal"', 1))
    assert (other.reason, other.line, other.facts["options"]) == ("set_rules", 1, ["hand_reveal"])


def test_a_record_of_three_sides_is_refused_where_its_rules_stand() -> None:
    deals = draw_set("scopa?players=2", 1, SEED)
    text = dumps(record_at(deals, 1, ("Ada", "Bruno"), plays=0))
    three = text.replace("players=2", "players=3").replace(
        '[Player2 "Bruno"]', '[Player2 "B"]\n[Player3 "C"]'
    )
    three = three.replace('"0-0"', '"0-0-0"').replace('Dealer "2"', 'Dealer "3"')
    with pytest.raises(InvalidRules) as caught:
        list(played_in_record(loads(three), deals, packs_of(deals), "a"))
    assert caught.value.facts["line"] == 1


def test_a_pack_that_is_not_open_is_of_no_deal() -> None:
    text = dumps(record_at(DEALS, 3, FOUR))
    sealed = DEALS.opened(1, 2)
    problem = refused(text, sealed)
    assert problem.reason == "pack_not_in_set"
    assert text.splitlines()[problem.line - 1].startswith("[Pack")
    assert read(record_at(DEALS, 3, FOUR), DEALS.opened(3))[0].deal == 3


def test_a_pack_with_a_card_that_nobody_saw_is_of_no_deal() -> None:
    text = dumps(record_at(DEALS, 1, FOUR, plays=0))
    pack = re.findall(r'Pack "(.*)"', text)[0]
    assert refused(text.replace(pack, f"{pack[:-2]}??")).reason == "pack_not_in_set"


def test_another_dealer_deals_other_hands() -> None:
    text = dumps(record_at(DEALS, 1, FOUR, plays=0))
    problem = refused(text.replace('Dealer "4"', 'Dealer "2"'))
    assert (problem.reason, problem.facts["seat"]) == ("set_dealer", 4)
    assert text.splitlines()[problem.line - 1].startswith("[Dealer")


def test_a_record_is_played_through_before_it_counts() -> None:
    text = dumps(record_at(DEALS, 1, FOUR))
    assert refused(re.sub(r'Total "\d+', 'Total "9', text)).reason == "syntax"
    hand = re.findall(r"^1\. (..)", text, re.MULTILINE)[0]
    with pytest.raises(IllegalAction):
        read(loads(re.sub(r"(?m)^2\. ..\S*", f"2. {hand}", text)))


def test_names_tell_people_apart_in_records_too() -> None:
    problem = refused(dumps(record_at(DEALS, 1, ("Ada", "Ada", "Carla", "Dino"))))
    assert (problem.reason, problem.line) == ("name_twice", 3)


def sheet(points: str, names: tuple[str, ...] = FOUR, table: str = "1", extra: str = "") -> list[PlayedDeal]:
    seats = "".join(f'[Player{seat} "{name}"]' for seat, name in enumerate(names, 1))
    text = f'[Rules "figs"] [Commitment "{DEALS.commitment}"]\n[Table "{table}"] {seats} {extra}\n1. {points}'
    return list(played_on_sheet(loads_sheet(text), DEALS))


def test_a_record_confirms_what_the_sheet_says() -> None:
    record = read(record_at(DEALS, 1, FOUR))
    points = "-".join(map(str, record[0].points or ()))
    (both,) = joined(joined((), sheet(points)), record)
    assert both == replace(record[0], table="1")
    with pytest.raises(SyntaxProblem) as caught:
        joined(joined((), sheet("9-9")), record)
    assert caught.value.reason == "results_differ"
    assert caught.value.facts["before"] == "9-9"
    with pytest.raises(SyntaxProblem):
        joined(joined((), sheet("*")), record)


def test_a_team_is_called_the_same_wherever_a_result_is_read_twice() -> None:
    (named,) = sheet("5-2", extra='[Team1 "Circolo A"] [Team2 "Circolo B"]')
    assert joined(joined((), sheet("5-2")), [named])[0].teams == named.teams
    (other,) = sheet("5-2", extra='[Team1 "Circolo C"] [Team2 "Circolo B"]')
    with pytest.raises(SyntaxProblem):
        joined((named,), [other])


def test_nobody_plays_a_deal_twice_from_one_side() -> None:
    again = sheet("4-4", ("Carla", "Elsa", "Ada", "Fabio"), "2")
    with pytest.raises(SyntaxProblem) as caught:
        joined(joined((), sheet("5-2")), again)
    assert caught.value.reason == "played_twice"
    assert caught.value.facts["name"] == "Carla"
    assert caught.value.line == 3
    with pytest.raises(SyntaxProblem):
        joined(joined((), sheet("5-2")), sheet("4-4", ("Ada", "Elsa", "Gina", "Fabio"), "2"))
    back = sheet("4-4", ("Bruno", "Ada", "Dino", "Carla"), "2")
    assert len(joined(joined((), sheet("5-2")), back)) == 2


def test_a_sheet_of_another_set_is_refused() -> None:
    other = draw_set("figs", 4, "0" * 64)
    text = f'[Rules "figs"]\n[Commitment "{other.commitment}"]'
    with pytest.raises(SyntaxProblem) as caught:
        list(played_on_sheet(loads_sheet(text), DEALS))
    assert (caught.value.reason, caught.value.line) == ("sheet_of_other_set", 2)


def test_a_sheet_has_only_deals_of_the_set() -> None:
    text = f'[Rules "figs"]\n[Commitment "{DEALS.commitment}"] [Table "1"]\n'
    seats = "".join(f'[Player{seat} "{name}"]' for seat, name in enumerate(FOUR, 1))
    with pytest.raises(SyntaxProblem) as caught:
        list(played_on_sheet(loads_sheet(f"{text}{seats}\n4. 1-1\n5. 1-1"), DEALS))
    assert (caught.value.reason, caught.value.line) == ("set_deal_not_found", 5)
