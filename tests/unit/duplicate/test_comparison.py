"""Deals compared: figures worked out by hand."""

from fractions import Fraction

from settebello.duplicate import Comparison, PlayedDeal, compare

ONE, TWO = ("Ada", "Bruno", "Carla", "Dino"), ("Elsa", "Fabio", "Gina", "Ivo")
A, B, C, D = ("Ada", "Carla"), ("Bruno", "Dino"), ("Elsa", "Gina"), ("Fabio", "Ivo")


def at(deal: int, table: int, players: tuple[str, ...], points: tuple[int, int] | None) -> PlayedDeal:
    return PlayedDeal(deal=deal, table=str(table), players=players, points=points)


def scores(found: Comparison) -> dict[tuple[str, ...], Fraction]:
    return {each.team: each.score for each in found.standings}


def test_two_tables_are_measured_at_their_mean() -> None:
    found = compare(1, [at(1, 1, ONE, (5, 2)), at(1, 2, TWO, (3, 4))])
    assert found.deals[0].datum == 1
    assert [each.difference for each in found.deals[0].scores] == [3, -1]
    assert scores(found) == {A: 2, B: -2, C: -2, D: 2}
    assert [each.rank for each in found.standings] == [1, 1, 3, 3]


def test_a_mean_that_is_no_whole_number_stays_exact() -> None:
    third = ("Lia", "Mara", "Nino", "Olga")
    found = compare(1, [at(1, 1, ONE, (4, 0)), at(1, 2, TWO, (3, 3)), at(1, 3, third, (1, 0))])
    assert found.deals[0].datum == Fraction(5, 3)
    assert scores(found)[A] == Fraction(7, 3)


def test_seats_exchanged_leave_only_the_play() -> None:
    back = ("Bruno", "Ada", "Dino", "Carla")
    found = compare(1, [at(1, 1, ONE, (6, 1)), at(1, 2, back, (4, 2))])
    # the cards were worth 3.5 to side 1, and the first pair made 1.5 more of them, twice
    assert found.deals[0].datum == Fraction(7, 2)
    assert scores(found) == {A: 3, B: -3}
    assert [(each.deals, each.both_sides, each.difference) for each in found.standings] == [
        (2, 1, 3),
        (2, 1, -3),
    ]


def test_different_pairs_of_one_team_play_a_deal_from_both_sides() -> None:
    north = PlayedDeal(deal=1, table="1", players=ONE, points=(6, 1), named=("Circolo A", "Circolo B"))
    south = PlayedDeal(deal=1, table="2", players=TWO, points=(4, 2), named=("Circolo B", "Circolo A"))
    found = compare(1, [north, south])
    assert scores(found) == {("Circolo A",): 3, ("Circolo B",): -3}
    assert all(each.both_sides == 1 for each in found.standings)


def test_a_deal_that_one_table_alone_finished_says_nothing() -> None:
    found = compare(3, [at(1, 1, ONE, (9, 0)), at(1, 2, TWO, None), at(2, 1, ONE, None)])
    alone, unfinished, unplayed = found.deals
    assert not any(deal.compared for deal in found.deals)
    assert [deal.datum for deal in found.deals] == [9, None, None]
    assert alone.deal == 1
    assert [each.score for each in alone.scores] == [0, None]
    assert unfinished.scores[0].by_side is None
    assert unplayed.scores == ()
    assert scores(found) == {A: 0, B: 0}


def test_two_players_are_teams_of_one_and_six_of_three() -> None:
    assert at(1, 1, ("Ada", "Bruno"), (1, 0)).teams == (("Ada",), ("Bruno",))
    six = at(1, 1, ("f", "e", "d", "c", "b", "a"), (1, 0))
    assert six.teams == (("b", "d", "f"), ("a", "c", "e"))
