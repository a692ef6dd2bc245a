"""The course of a tournament: partners drawn, no-shows, substitutes, corrections in a bracket."""

from hashlib import sha256

import pytest

from settebello.duplicate import draw_set
from settebello.tournament import (
    CheckIn,
    CorrectResult,
    Enter,
    EntrantState,
    GameResult,
    GiveRuling,
    Member,
    PairRound,
    Partnering,
    ReportDeal,
    ReportResult,
    Start,
    SubstituteMember,
    Tournament,
    TournamentFormat,
    Withdraw,
    deals_commitment,
    deals_seed,
    drawn_order,
    standings,
)
from settebello.tournament.chance import Label
from tests.laws.tournament.evenings import SEED, evening


def meeting(tournament: Tournament, number: int, table: int) -> set[int]:
    """Return who meet at a table."""
    encounter = tournament.encounter(number, table)
    return {encounter.sides[0][0], encounter.sides[1][0]}


def winning(tournament: Tournament, number: int, table: int, winner: int) -> ReportResult:
    """Return the result that lets an entrant win."""
    first = tournament.encounter(number, table).sides[0][0]
    return ReportResult(number, table, GameResult((7, 3) if first == winner else (3, 7)))


def test_a_correction_in_a_bracket_seats_the_right_one_and_voids_what_the_wrong_one_played() -> None:
    new = evening(TournamentFormat.KNOCKOUT)
    new.enter(4, [4, 3, 2, 1])
    new.do(Start())
    new.do(PairRound())
    assert meeting(new.tournament, 1, 1) == {1, 4}
    new.do(winning(new.tournament, 1, 1, 1))
    new.do(winning(new.tournament, 1, 2, 2))
    new.do(PairRound())
    new.do(winning(new.tournament, 2, 1, 1))
    wrong = new.tournament.encounter(1, 1).results[0]
    assert wrong is not None
    turned = GameResult((wrong.points[1], wrong.points[0]))
    new.do(CorrectResult(1, 1, turned, "written the wrong way round"))
    assert meeting(new.tournament, 2, 1) == {2, 4}
    assert new.tournament.encounter(2, 1).untouched
    new.do(winning(new.tournament, 2, 1, 4))
    assert standings(new.tournament)[0].entrant == 4


def test_a_ruling_on_a_played_table_of_a_bracket_recounts_it_too() -> None:
    new = evening(TournamentFormat.KNOCKOUT)
    new.enter(4, [4, 3, 2, 1])
    new.do(Start())
    new.do(PairRound())
    new.do(winning(new.tournament, 1, 1, 1))
    new.do(winning(new.tournament, 1, 2, 2))
    new.do(PairRound())
    lost = new.tournament.encounter(1, 1).side_of_entrant(1)
    assert lost is not None
    new.do(GiveRuling("12", "a hidden card", round=1, table=1, forfeit=(lost,)))
    assert meeting(new.tournament, 2, 1) == {2, 4}


def test_partners_are_drawn_by_a_lot_that_everybody_can_repeat() -> None:
    new = evening(TournamentFormat.SWISS, "scopone", partners=Partnering.DRAWN)
    new.enter(9)
    before = new.tournament.entrants
    new.do(Start())
    drawn = [each.number for each in drawn_order(SEED, "partners", before)]
    pairs = [tuple(drawn[at : at + 2]) for at in range(0, 8, 2)]
    playing = {each.number: each for each in new.tournament.playing}
    assert set(playing) == {first for first, _ in pairs}
    for first, second in pairs:
        assert playing[first].name == f"P{first}.0 + P{second}.0"
        assert new.tournament.entrant(second).state is EntrantState.MERGED
    assert new.tournament.entrant(drawn[8]).state is EntrantState.WITHDRAWN


def test_a_lot_follows_from_the_seed_as_the_page_says() -> None:
    """The formula of docs/tournaments.md, written here a second time."""
    new = evening(TournamentFormat.SWISS)
    new.enter(4)
    labels: tuple[Label, ...] = "partners", "order", "lot"
    for label in labels:
        texts = {
            each.number: f"settebello-tournament:1|{SEED}|{label}|{each.number}|{each.name}"
            for each in new.tournament.entrants
        }
        order = sorted(texts, key=lambda number: sha256(texts[number].encode()).hexdigest())
        assert [each.number for each in drawn_order(SEED, label, new.tournament.entrants)] == order
    assert deals_seed(SEED, 3) == sha256(f"settebello-tournament:1|{SEED}|deals|3".encode()).hexdigest()


def test_those_who_have_not_checked_in_do_not_play() -> None:
    new = evening(TournamentFormat.SWISS, check_in=True)
    new.enter(5)
    for number in (1, 3, 4):
        new.do(CheckIn(number))
    new.do(Start())
    assert [each.number for each in new.tournament.playing] == [1, 3, 4]
    assert {row.entrant for row in standings(new.tournament)} == {1, 3, 4}


def test_a_table_that_waits_for_somebody_who_leaves_is_lost() -> None:
    new = evening(TournamentFormat.ROUND_ROBIN)
    new.enter(4)
    new.do(Start())
    new.do(PairRound())
    new.do(Withdraw(1, "ill"))
    lost = [each for each in new.tournament.rounds[0].encounters if each.forfeits]
    assert len(lost) == 1
    assert lost[0].side_of_entrant(1) == lost[0].forfeits[0]


def test_a_substitute_plays_on_under_the_entrants_number() -> None:
    new = evening(TournamentFormat.SWISS, "scopone")
    new.enter(4)
    new.do(Start())
    new.do(SubstituteMember(2, 1, Member("Gina")))
    assert new.tournament.entrant(2).name == "P2.0 + Gina"


def test_a_late_entrant_plays_from_the_next_round_on() -> None:
    new = evening(TournamentFormat.SWISS, rounds=3)
    new.enter(3)
    new.do(Start())
    new.do(PairRound())
    new.do(Enter((Member("Gina"),)))
    assert new.tournament.entrant(4).since == 2
    new.do(ReportResult(1, 1, GameResult((7, 3))))
    new.do(PairRound())
    assert not new.tournament.rounds[1].byes


def test_the_deals_of_a_round_are_those_of_its_commitment() -> None:
    new = evening(TournamentFormat.DUPLICATE, "scopone")
    new.enter(4)
    new.do(Start())
    new.do(PairRound())
    drawn = draw_set("scopone", new.plan.deals, deals_seed(SEED, 1))
    assert new.tournament.rounds[0].deals == deals_commitment(SEED, 1) == drawn.commitment


def test_a_table_that_reported_every_deal_has_its_result() -> None:
    new = evening(TournamentFormat.DUPLICATE, "scopone", deals=2)
    new.enter(4)
    new.do(Start())
    new.do(PairRound())
    new.do(ReportDeal(1, 1, 2, (3, 3)))
    assert new.tournament.encounter(1, 1).results == (None,)
    new.do(ReportDeal(1, 1, 1, (5, 2)))
    assert new.tournament.encounter(1, 1).results == (GameResult((8, 5), ((5, 2), (3, 3))),)


@pytest.mark.parametrize("part", [1, 2])
def test_teams_are_decided_by_both_tables(part: int) -> None:
    new = evening(TournamentFormat.TEAMS, "scopone")
    new.enter(2)
    new.do(Start())
    new.do(PairRound())
    new.do(ReportResult(1, 1, GameResult((9, 5)), part))
    assert len(new.tournament.open_tables()) == 1
    new.do(ReportResult(1, 1, GameResult((3, 8)), 3 - part))
    rows = {row.entrant: row for row in standings(new.tournament)}
    winner = new.tournament.encounter(1, 1).sides[1][0]
    assert rows[winner].won == 1
    assert rows[winner].difference == 1
