"""The cards of a round follow from the seed, and are the same from every side."""

from settebello.cards import Seat, cards_text
from settebello.engine import redeal_reason
from settebello.rules import Rules, parse_rules, presets
from settebello_lab.arena import Who
from settebello_lab.arena.contest import first_state, move_seed
from settebello_lab.arena.seatings import dealer_seat, place_names, place_of, seatings
from tests.unit.lab.arena.playing import contest

HANDS = ["AD2C3S4CFBCCCSRDRS", "2D2B3D5C6SFCCBRCRB", "AB3C3B4D4B5S6D7BCD", "AC2S4S5D5B6C7DFDFS"]
MOVE_SEED = 12953135423669629989


def test_the_deals_of_a_seed_never_change() -> None:
    state = first_state(contest(rules="scopone", seed=7), (3, 0), Seat(3), (0, 0))
    assert [cards_text(hand) for hand in state.hands] == HANDS
    assert move_seed(contest(seed=7), (3, 0), 5) == MOVE_SEED


def test_seed_round_deal_and_play_all_matter() -> None:
    places = [(seed, place) for seed in (1, 2, 11) for place in ((0, 0), (0, 1), (1, 0), (1, 1), (11, 1))]
    tables = {first_state(contest(seed=seed), place, Seat(1), (0, 0)).hands for seed, place in places}
    assert len(tables) == len(places)
    seeds = {move_seed(contest(seed=seed), place, play) for seed, place in places for play in range(40)}
    assert len(seeds) == 40 * len(places)
    assert all(0 <= seed < 1 << 64 for seed in seeds)


def test_a_table_that_is_dealt_again_is_never_played() -> None:
    name = "assi?players=4&redeal=kings3+sum10+ace1"
    rules, one = parse_rules(name), contest(rules=name)
    for number in range(300):
        state = first_state(one, (number, 0), dealer_seat(rules), (0, 0))
        assert redeal_reason(rules, state.table) is None


def test_each_player_takes_each_place_equally_often() -> None:
    for rules in every_number_of_sides():
        for side in range(rules.side_count):
            taken = [seating[side] for seating in seatings(rules)]
            assert taken.count(Who.A) == taken.count(Who.B)


def test_a_takes_each_place_alone_once() -> None:
    for rules in every_number_of_sides():
        alone = [place for seating in seatings(rules) if (place := place_of(seating)) is not None]
        assert sorted(alone) == list(range(rules.side_count))
        assert len(place_names(rules)) == rules.side_count


def test_two_sides_are_played_twice_and_more_twice_as_often_as_there_are_places() -> None:
    assert [(rules.side_count, len(seatings(rules))) for rules in every_number_of_sides()] == [
        (2, 2),
        (2, 2),
        (2, 2),
        (3, 6),
        (4, 8),
        (6, 12),
    ]


def every_number_of_sides() -> list[Rules]:
    names = ("scopa?players=2", "scopone", "scopa?players=6&sides=pairs")
    solo = ("scopa?players=3", "scopa?players=4&sides=solo", "scopa?players=6&sides=solo")
    return [parse_rules(name) for name in (*names, *solo)]


def test_every_preset_has_a_seating() -> None:
    assert all(seatings(preset.rules()) for preset in presets().values())
