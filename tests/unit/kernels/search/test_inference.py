"""Hints about whole hands in plays, by the network's own choices."""

from collections.abc import Iterator
from itertools import combinations, pairwise
from math import exp, inf, log

import numpy as np
import pytest

from settebello.cards import Seat
from settebello.engine import State, encode_action, view
from settebello.kernels import ints, new_rng, pack_state
from settebello.kernels import layout as at
from settebello.kernels.compiling.jit import Ints
from settebello.kernels.net import (
    MOMENT,
    NET,
    NOTES,
    batch_as_seen,
    new_desk,
    plays_for,
    recall,
)
from settebello.kernels.search.belief import LIKELY, NO_ODDS, odds_of
from settebello.kernels.search.habits import (
    LEFT_AFTER_EARLY,
    LEFT_AFTER_FIRST,
    OTHERS,
    OURS,
    PARTNER,
    PARTNER_EARLY,
    PARTNER_FIRST,
    STRANGER,
    chance_of,
    habits,
    worth_of_plays,
)
from settebello.kernels.search.inference import (
    WORLD,
    Walk,
    begin_walk,
    go_on,
    log_likelihood,
    new_walk,
)
from settebello.kernels.search.worlds import IMPOSSIBLE, Odds, deal_world
from settebello.kernels.sight import sight
from tests.unit.kernels.search.by_net import desk_of, played_by_net

HANDS = slice(at.HANDS, at.HANDS + at.SEATS)


@pytest.mark.parametrize(("rules", "plays"), [("scopone-10", 25), ("scopa-2", 16), ("scopa-4", 17)])
def test_a_moment_is_what_everybody_saw_then(rules: str, plays: int) -> None:
    states = played_by_net(rules, 3, plays)
    told = batch_as_seen(sight(view(states[-1], states[-1].to_move))).reshape(-1, MOMENT)
    assert len(told)
    for state, moment in zip(states[-1 - len(told) : -1], told, strict=True):
        cells, known = pack_state(state).cells, sight(view(state, state.to_move))
        for cell in (at.TABLE, at.TO_MOVE, at.TO_PLAY, at.LAST_CAPTURER):
            assert moment[cell] == cells[cell]
        piles = slice(at.PILES, at.PILES + at.SEATS)
        assert (moment[piles] == cells[piles]).all()
        assert not moment[HANDS].any()
        assert (moment[at.CELLS : at.CELLS + NOTES] == recall(known)).all()


def test_a_partner_who_cannot_be_read_is_a_stranger() -> None:
    state = played_by_net("scopone", 4, 20)[-1]
    known, desk = sight(view(state, state.to_move)), desk_of(state)
    mate, rows = (state.to_move + 2) % 4, habits(None, others_learned=False)
    walk = new_walk(known, NO_ODDS, batch_as_seen(known), desk, desk, rows)
    as_others = rows.copy()
    as_others[:STRANGER] = np.nan
    again = new_walk(known, NO_ODDS, batch_as_seen(known), desk, desk, as_others)
    hand = int(state.hands[mate])
    assert log_likelihood(walk, mate, hand, -inf) == log_likelihood(again, mate, hand, -inf)


def test_a_partner_is_read_as_one_of_ours_or_as_a_stranger() -> None:
    states = played_by_net("scopone", 9, 34)
    state, rows = states[-1], habits("scopone-9", others_learned=True)
    known, desk, mate = sight(view(state, state.to_move)), desk_of(state), (state.to_move + 2) % 4
    ours, stranger, stages = rows[OURS], 1 - rows[OURS], set()
    for before, after in pairwise(states):
        count = worth_of_plays(pack_state(before).cells, known.rules, notes_of(before), desk)
        if before.to_move == mate and count > 1:
            number = encode_action(after.plays[-1].action)
            own, left = desk.actions[:count].tolist().index(number), before.cards_to_play
            row = PARTNER
            if left > rows[LEFT_AFTER_EARLY]:
                row = PARTNER_FIRST if left > rows[LEFT_AFTER_FIRST] else PARTNER_EARLY
            stages.add(row)
            ours *= chance_of(desk.worths, count, own, rows[row:])
            stranger *= chance_of(desk.worths, count, own, rows[STRANGER:])
    assert len(stages) == 3
    walk = new_walk(known, NO_ODDS, batch_as_seen(known), desk, desk, rows)
    assert log_likelihood(walk, mate, int(state.hands[mate]), -inf) == pytest.approx(log(ours + stranger))


def test_an_opponent_is_read_by_what_others_like_as_sharply_as_that_tells() -> None:
    states = played_by_net("scopone", 9, 33)
    state, rows = states[-1], habits("scopone-9", others_learned=True)
    known, desk, seat = sight(view(state, state.to_move)), desk_of(state), (state.to_move + 1) % 4
    plays = plays_for(known.rules)
    assert plays is not None
    liked, logs = new_desk(plays.net), 0.0
    for before, after in pairwise(states):
        count = worth_of_plays(pack_state(before).cells, known.rules, notes_of(before), liked)
        if before.to_move == seat and count > 1:
            number = encode_action(after.plays[-1].action)
            own = liked.actions[:count].tolist().index(number)
            logs += log(chance_of(liked.worths, count, own, rows[OTHERS:]))
    walk = new_walk(known, NO_ODDS, batch_as_seen(known), desk, liked, rows)
    assert log_likelihood(walk, seat, int(state.hands[seat]), -inf) == pytest.approx(logs)


def notes_of(state: State) -> Ints:
    """Return what everybody remembers."""
    return recall(sight(view(state, state.to_move)))


def walk_of(state: State, odds: Odds) -> Walk:
    known = sight(view(state, state.to_move))
    return new_walk(
        known,
        odds,
        batch_as_seen(known),
        desk_of(state),
        desk_of(state),
        habits("scopone-9", others_learned=True),
    )


def worlds_of(walk: Walk, number: int, seed: int) -> Ints:
    """Return so many worlds of a walk (int64[number, WORLD])."""
    worlds, rng = ints(number * WORLD), new_rng(seed)
    begin_walk(walk, rng)
    go_on(walk, rng, worlds)
    return worlds.reshape(number, WORLD)


def likelihood(walk: Walk, cells: Ints) -> float:
    """Return the logarithm of how likely all hidden hands of a position are."""
    seats = [seat for seat in range(at.SEATS) if walk.known.places[seat]]
    return sum(log_likelihood(walk, seat, int(cells[at.HANDS + seat]), -inf) for seat in seats)


def test_the_hands_that_were_dealt_are_likelier_than_others_that_could_have_been() -> None:
    better = []
    for seed in range(5):
        state = played_by_net("scopone-10", seed, 20)[-1]
        walk = walk_of(state, NO_ODDS)
        truth, rng, cells = likelihood(walk, pack_state(state).cells), new_rng(seed), ints(at.CELLS)
        for _ in range(10):
            deal_world(walk.known, NO_ODDS, rng, cells)
            better.append(likelihood(walk, cells) < truth)
    assert float(np.mean(better)) > 0.8


def test_the_own_side_is_taken_to_play_by_the_one_network_and_the_others_by_the_other() -> None:
    state = played_by_net("scopone-10", 4, 20)[-1]
    known, desk, blank = (
        sight(view(state, state.to_move)),
        desk_of(state),
        new_desk(np.zeros(NET, np.float32)),
    )
    rows = habits("scopone-9", others_learned=True)
    walk = new_walk(known, NO_ODDS, batch_as_seen(known), desk, blank, rows)
    begin_walk(walk, new_rng(1))
    for seat in range(4):
        if seat != state.to_move:
            by = desk if (seat - state.to_move) % 2 == 0 else blank
            alone = new_walk(known, NO_ODDS, batch_as_seen(known), by, by, rows)
            hand = int(walk.cells[at.HANDS + seat])
            assert walk.logs[seat] == log_likelihood(alone, seat, hand, -inf)


def test_what_falls_short_is_known_to() -> None:
    state = played_by_net("scopone-10", 6, 24)[-1]
    walk, cells = walk_of(state, NO_ODDS), ints(at.CELLS)
    for seed in range(20):
        deal_world(walk.known, NO_ODDS, new_rng(seed), cells)
        for seat in range(4):
            if walk.known.places[seat]:
                hand = int(cells[at.HANDS + seat])
                whole = log_likelihood(walk, seat, hand, -inf)
                for needed in (whole - 0.1, whole + 0.1, whole + 5):
                    found = log_likelihood(walk, seat, hand, needed)
                    assert found == whole if needed < whole else whole <= found < needed


@pytest.mark.parametrize("odds", ["none", "belief"])
def test_a_walk_is_in_each_world_as_often_as_it_is_likely(odds: str) -> None:
    state = played_by_net("scopone-10", 4, 32)[-1]
    known = sight(view(state, state.to_move))
    walk = walk_of(state, NO_ODDS if odds == "none" else odds_of(known, LIKELY))
    hidden = [card for card in range(at.STOCK) if any(int(hand) >> card & 1 for hand in others(state))]
    expected: dict[tuple[int, ...], float] = {}
    for hands in ways(tuple(hidden), [hand.bit_count() for hand in others(state)]):
        cells = pack_state(state).cells.copy()
        cells[[at.HANDS + seat for seat in range(4) if seat != state.to_move]] = hands
        expected[hands] = exp(likelihood(walk, cells))
    total = sum(expected.values())
    number = 2_000
    seats = [at.HANDS + seat for seat in range(4) if seat != state.to_move]
    rows, times = np.unique(worlds_of(walk, number, 1)[:, seats], axis=0, return_counts=True)
    seen = dict(zip(map(tuple, rows.tolist()), times.tolist(), strict=True))
    assert set(seen) <= set(expected)
    for hands, chance in expected.items():
        assert seen.get(hands, 0) / number == pytest.approx(chance / total, abs=0.04)


def others(state: State) -> list[int]:
    """Return the hands that the seat on turn does not see."""
    return [int(hand) for seat, hand in enumerate(state.hands) if seat != state.to_move]


def ways(cards: tuple[int, ...], sizes: list[int]) -> Iterator[tuple[int, ...]]:
    """Yield all ways to deal cards into hands of these sizes."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(cards, sizes[0]):
        rest = tuple(card for card in cards if card not in chosen)
        for hands in ways(rest, sizes[1:]):
            yield (sum(1 << card for card in chosen), *hands)


def sizes(cells: Ints) -> list[int]:
    return [int(hand).bit_count() for hand in cells[HANDS]]


def cards_in_hands(cells: Ints) -> set[int]:
    held = sum(int(hand) for hand in cells[HANDS])
    return {card for card in range(at.STOCK) if held >> card & 1}


@pytest.mark.parametrize(("rules", "plays"), [("scopone-10", 14), ("scopa-2", 16), ("scopa-4", 17)])
def test_the_worlds_of_a_walk_agree_with_what_the_seat_has_seen(rules: str, plays: int) -> None:
    state = played_by_net(rules, 1, plays)[-1]
    known = sight(view(state, state.to_move))
    true, seat = pack_state(state).cells, Seat(state.to_move)
    for world in worlds_of(walk_of(state, odds_of(known, LIKELY)), 20, 1):
        assert world[at.HANDS + seat] == true[at.HANDS + seat]
        assert sizes(world) == sizes(true)
        stock = [int(card) for card in world[WORLD - len(state.stock) :]]
        assert cards_in_hands(world) | set(stock) == cards_in_hands(true) | set(map(int, state.stock))
        assert (world[at.TABLE : at.CELLS] == true[at.TABLE :]).all()


def test_a_walk_among_hands_that_must_take_breaks_no_duty() -> None:
    state = played_by_net("scopone-10?capture_duty=hand", 2, 20)[-1]
    known = sight(view(state, state.to_move))
    odds = odds_of(known, LIKELY)
    for world in worlds_of(walk_of(state, odds), 20, 1):
        for seat in range(4):
            for card in range(at.STOCK):
                if known.places[seat] and int(world[at.HANDS + seat]) >> card & 1:
                    assert odds[at.STOCK * seat + card] > IMPOSSIBLE
