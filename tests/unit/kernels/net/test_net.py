"""The value network: fair inputs, right sums, plays that follow its values, a gradient that holds."""

from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.cards import PACK, Card, CardSet, Seat, card_set, cards_in
from settebello.engine import Play, State, apply, deal, encode_action, legal_actions, view
from settebello.errors import FileProblem, NotFound
from settebello.kernels import Packed, ints, new_rng, pack_rules, pack_state, score
from settebello.kernels import apply as apply_packed
from settebello.kernels.compiling.jit import Ints
from settebello.kernels.layout import HANDS, SCOPE, STOCK_TOP, TABLE, TO_MOVE, TO_PLAY
from settebello.kernels.moves import legal
from settebello.kernels.net import (
    NET,
    NOTES,
    Floats,
    Weights,
    action_value,
    begin_values,
    likely_action,
    net_action,
    net_plays,
    net_value,
    new_desk,
    note,
    plays_for,
    recall,
    weights_for,
)
from settebello.kernels.net import layout as at
from settebello.kernels.net.features import view_inputs
from settebello.kernels.net.forward import evaluate, part_of
from settebello.kernels.net.notes import sweeper
from settebello.kernels.net.weights import (
    FAMILIES,
    FOLDER,
    network_family,
    read_weights,
    rounded,
    write_weights,
)
from settebello.kernels.sight import sight
from settebello.kernels.sums import sums_of
from settebello.rules import parse_rules, preset
from settebello_lab.kernels.descent import TOLD, TURNED, add_gradient, new_slope, step, study, turn_second
from settebello_lab.kernels.selfplay import (
    BEST_PLAY,
    GUEST,
    GUEST_SPREAD,
    KIND,
    OF_SEAT,
    SAMPLE,
    SETTINGS,
    TRACE,
    WATCH,
    new_record,
    play_deal,
)
from tests.kit.strategies import states

FAMOUS = sorted(FAMILIES.values())


def random_net(seed: int = 1) -> Floats:
    return np.random.default_rng(seed).normal(0, 0.1, NET).astype(np.float32)


NETWORK = random_net()


def played(state: State) -> tuple[Packed, Ints]:
    """Return a position and the notes of its plays."""
    packed = pack_state(state)
    return packed, recall(sight(view(state, state.to_move)))


def some_deal(rules: str, seed: int, plays: int) -> State:
    luck = Random(seed)
    order = list(cards_in(PACK))
    luck.shuffle(order)
    state = deal(parse_rules(rules), Seat(0), tuple(order))
    for _ in range(plays):
        state = apply(state, luck.choice(legal_actions(state)))
    return state


def hide(packed: Packed, seat: int, luck: Random) -> Packed:
    """Deal the cards that a seat has not seen anew: hands and stock."""
    cells, stock, rules = packed.cells.copy(), packed.stock.copy(), packed.rules
    others = [HANDS + other for other in range(rules[0]) if other != seat]
    top = int(cells[STOCK_TOP])
    hidden = [card for place in others for card in cards_in(CardSet(int(cells[place])))]
    hidden += stock[top:].tolist()
    luck.shuffle(hidden)
    for place in others:
        held = int(cells[place]).bit_count()
        cells[place] = card_set(hidden[:held])
        del hidden[:held]
    stock[top:] = hidden
    return Packed(cells, stock, rules)


@given(states(), st.randoms(use_true_random=False))
def test_what_a_seat_cannot_see_changes_no_value_and_no_play(state: State, luck: Random) -> None:
    if state.over:
        return
    packed, notes = played(state)
    other = hide(packed, state.to_move, luck)
    desk = new_desk(NETWORK)
    values = [net_value(each.cells, each.rules, notes, state.to_move, desk) for each in (packed, other)]
    assert values[0] == values[1]
    plays = [net_action(each.cells, each.rules, notes, desk) for each in (packed, other)]
    assert plays[0] == plays[1]


@given(states())
def test_inputs_are_rows_that_exist_each_once_and_fit(state: State) -> None:
    packed, notes = played(state)
    for seat in range(state.rules.players):
        out = ints(at.MOST_ON)
        n = view_inputs(packed.cells, packed.rules, notes, seat, out)
        on = out[:n].tolist()
        assert n <= at.ALL_ON
        assert all(0 <= row < at.INPUTS for row in on)
        twice = {row for row in on if on.count(row) > 1}
        assert all(at.SUIT_IN + 125 <= row < at.SEVENS_WON_IN for row in twice)  # suits share their rows


@given(states(), st.permutations([1, 2, 3]))
def test_suits_other_than_coins_are_interchangeable(state: State, suits: list[int]) -> None:
    packed, notes = played(state)
    turned = packed.cells.copy()
    moved = [0, *suits]
    for cell in range(SCOPE):  # hands, table and piles
        cards = cards_in(CardSet(int(turned[cell])))
        turned[cell] = card_set([Card(4 * (card // 4) + moved[card % 4]) for card in cards])
    one, two = ints(at.MOST_ON), ints(at.MOST_ON)
    n = view_inputs(packed.cells, packed.rules, notes, state.to_move, one)
    m = view_inputs(turned, packed.rules, notes, state.to_move, two)
    assert sorted(one[:n].tolist()) == sorted(two[:m].tolist())


@given(states())
def test_a_value_is_what_the_layers_add_up_to(state: State) -> None:
    if state.over:
        return
    packed, notes = played(state)
    desk = new_desk(NETWORK)
    n = view_inputs(packed.cells, packed.rules, notes, state.to_move, desk.on)
    rows = desk.on[:n].copy()
    left = int(packed.cells[TO_PLAY])
    found = evaluate(NETWORK, desk.on, n, left, desk.sums)
    assert found == pytest.approx(plain_value(NETWORK, rows, left), rel=1e-3, abs=1e-3)


def plain_value(net: Floats, rows: Ints, left: int) -> float:
    part, wide = part_of(left), net.astype(np.float64)
    first = wide[: at.FIRST_BIAS].reshape(at.INPUTS, at.WIDTH)[rows].sum(axis=0)
    first = np.maximum(first + wide[at.FIRST_BIAS : at.SECOND], 0)
    second = wide[at.SECOND : at.SECOND_BIAS].reshape(at.PARTS, at.WIDTH, at.HIDDEN)[part]
    bias = wide[at.SECOND_BIAS : at.LAST].reshape(at.PARTS, at.HIDDEN)[part]
    last = wide[at.LAST : at.LAST_BIAS].reshape(at.PARTS, at.HIDDEN)[part]
    return float(np.maximum(first @ second + bias, 0) @ last + wide[at.LAST_BIAS + part])


@pytest.mark.parametrize("rules", ["scopone-10", "figs", "scopa-2", "assi", "quindici", "scopa?players=3"])
def test_a_play_is_worth_what_its_position_is_worth(rules: str) -> None:
    for seed in range(12):
        state = some_deal(rules, seed, 2 * seed)
        packed, notes = played(state)
        desk, another, seat = new_desk(NETWORK), new_desk(NETWORK), int(state.to_move)
        unseen = begin_values(packed.cells, packed.rules, notes, desk)
        for action in legal_actions(state):
            number = encode_action(action)
            worth = action_value(packed.cells, packed.rules, notes, desk, number, unseen)
            after, noted = packed.copy(), notes.copy()
            note(noted, after.cells, after.rules, number)
            apply_packed(after.cells, after.stock, after.rules, number)
            if after.cells[STOCK_TOP] == packed.cells[STOCK_TOP]:  # no new cards came into hand
                value = net_value(after.cells, after.rules, noted, seat, another)
                assert worth == pytest.approx(value, rel=1e-3, abs=1e-3)


def test_the_last_play_is_worth_exactly_what_it_brings() -> None:
    state = some_deal("scopone-10", 3, 39)
    packed, notes = played(state)
    desk = new_desk(NETWORK)
    action = net_action(packed.cells, packed.rules, notes, desk)
    apply_packed(packed.cells, packed.stock, packed.rules, action)
    points = ints(64)
    score(packed.cells, packed.rules, points)
    side = state.side_to_move
    lead = points[7 * side : 7 * side + 7].sum() - points[7 * (1 - side) : 7 * (1 - side) + 7].sum()
    assert desk.sums[at.BEST] == lead


def test_what_plays_are_worth_does_not_hang_on_which_is_valued_first() -> None:
    for seed in range(12):
        state = some_deal("scopone-10", seed, 2 * seed)
        packed, notes = played(state)
        desk, actions = new_desk(NETWORK), [encode_action(each) for each in legal_actions(state)]
        worths = []
        for order in (actions, actions[::-1]):
            unseen = begin_values(packed.cells, packed.rules, notes, desk)
            worths.append(
                {each: action_value(packed.cells, packed.rules, notes, desk, each, unseen) for each in order}
            )
        assert worths[0] == pytest.approx(worths[1], abs=1e-5)


@given(states())
def test_a_view_holds_all_that_the_network_reads(state: State) -> None:
    if state.over:
        return
    packed, _ = played(state)
    seen = sight(view(state, state.to_move))
    desk = new_desk(NETWORK)
    one = net_action(packed.cells, packed.rules, recall(seen), desk)
    assert net_action(seen.cells, seen.rules, recall(seen), desk) == one


def test_notes_of_a_view_are_those_kept_play_by_play() -> None:
    for rules in ("scopone-10", "scopa-2", "figs"):
        state = some_deal(rules, 5, 0)
        packed, notes = pack_state(state), ints(NOTES)
        for _ in range(20):
            action = Random(len(state.plays)).choice(legal_actions(state))
            note(notes, packed.cells, packed.rules, encode_action(action))
            apply_packed(packed.cells, packed.stock, packed.rules, encode_action(action))
            state = apply(state, action)
            assert recall(sight(view(state, state.to_move))).tolist() == notes.tolist()


def test_whoever_leaves_a_scopa_is_noted() -> None:
    rules, notes, cells = pack_rules(preset("scopone-10").rules()), ints(NOTES), ints(26)
    cells[TABLE], cells[TO_MOVE], cells[TO_PLAY] = 0b1 | 1 << 8, 2, 20  # an ace and a three: a four sweeps
    note(notes, cells, rules, encode_action(Play(next(iter(cards_in(CardSet(1 << 33)))))))
    refused, passed, laid = notes[6:9].tolist()
    assert refused == 1 << 12
    assert passed == 1 << 0 | 1 << 8 | 1 << 12
    assert laid == 1 << 32
    assert not notes[:6].any()
    assert sweeper(rules, 4) == 3
    assert sums_of(int(cells[TABLE])) == 0b11011


def test_playing_on_ends_the_deal() -> None:
    packed, notes = pack_state(some_deal("scopa-2", 2, 7)), ints(NOTES)
    net_plays(packed.cells, packed.stock, packed.rules, notes, 40, new_desk(NETWORK))
    assert packed.cells[TO_PLAY] == 0


def test_likely_plays_come_as_often_as_a_softmax_of_their_values_has_it() -> None:
    packed, notes = played(some_deal("scopone-10", 3, 9))
    desk, rng, spread = new_desk(NETWORK), new_rng(6), 0.3
    unseen = begin_values(packed.cells, packed.rules, notes, desk)
    actions = desk.actions[: legal(packed.cells, packed.rules, desk.actions)].tolist()
    values = [action_value(packed.cells, packed.rules, notes, desk, action, unseen) for action in actions]
    likely = np.exp((np.array(values) - max(values)) / spread)
    made = Counter(likely_action(packed.cells, packed.rules, notes, desk, spread, rng) for _ in range(20_000))
    shares = [made[action] / 20_000 for action in actions]
    assert max(likely / likely.sum()) < 0.9
    assert shares == pytest.approx((likely / likely.sum()).tolist(), abs=0.015)


def test_what_a_guest_does_teaches_nothing_and_the_other_side_learns_from_all_it_does() -> None:
    rules, settings = pack_rules(preset("scopone-10").rules()), np.zeros(SETTINGS, np.float32)
    settings[[GUEST, GUEST_SPREAD, WATCH]] = 1, 0.15, 1
    record, desk, guest = new_record(new_rng(9)), new_desk(NETWORK), new_desk(random_net(2))
    sides = set()
    for _ in range(5):
        count = play_deal(record, desk, guest, rules, settings)
        samples = record.sample.reshape(-1, SAMPLE)[:count]
        own = {int(seat) % 2 for seat in samples[:, OF_SEAT]}
        sides |= own
        assert len(own) == 1
        assert np.count_nonzero(samples[:, KIND] == BEST_PLAY) in {19, 20}
    assert sides == {0, 1}


def test_the_gradient_is_the_slope_of_the_error() -> None:
    rules, settings = pack_rules(preset("scopone-10").rules()), np.zeros(SETTINGS, np.float32)
    settings[TRACE] = 1

    def error(net: Floats) -> tuple[float, Floats]:
        record, slope, told = new_record(new_rng(4)), new_slope(np.zeros(TURNED, np.float32)), np.zeros(TOLD)
        settings[2] = 1  # greedy plays: the same samples whatever the network
        turn_second(net, slope.turned)
        study(record, new_desk(net), new_desk(net), slope, rules, settings, 3, told)
        return float(told[1]) / 2, slope.gradient

    _, gradient = error(NETWORK)
    for place in np.argsort(-np.abs(gradient))[:400:40]:
        near, far = NETWORK.copy(), NETWORK.copy()
        near[place] -= 1e-3
        far[place] += 1e-3
        slope = (error(far)[0] - error(near)[0]) / 2e-3
        assert slope == pytest.approx(float(gradient[place]), rel=0.05)


def test_a_step_goes_down_and_the_average_follows() -> None:
    net, average, gradient = np.zeros(NET, np.float32), np.zeros(NET, np.float32), np.ones(NET, np.float32)
    total = gradient.copy()
    add_gradient(total, gradient)
    how = np.array([0.5, 0.1, 0.1, 10, 10, 0.5, 0.25, 0], np.float32)
    step(net, average, np.zeros_like(net), np.zeros_like(net), total, how)
    assert net == pytest.approx(-0.5)
    assert average == pytest.approx(-0.125)


def test_weights_round_trip_and_other_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    write_weights(path, Weights(NETWORK, {"deals": 3}))
    back = read_weights(path)
    assert back.about == {"deals": 3}
    np.testing.assert_allclose(back.net, NETWORK, rtol=1 / 64, atol=1e-7)
    path.write_bytes(b"no network")
    with pytest.raises(FileProblem):
        read_weights(path)
    with path.open("wb") as file:
        np.savez(file, net=np.zeros(3), layout=np.zeros(4), about=np.array("{}"))
    with pytest.raises(FileProblem):
        read_weights(path)
    with pytest.raises(NotFound):
        read_weights(tmp_path / "nothing.npz")


def test_a_file_keeps_of_each_number_the_nearest_with_five_bits_after_the_first() -> None:
    kept = rounded(np.array([0, 1, -1.01, 1.02, 63 / 64, 127 / 128, 0.1], np.float32))
    assert kept.tolist() == [0, 1, -1, 1 + 1 / 32, 63 / 64, 1, 51 / 512]
    assert np.array_equal(rounded(kept.astype(np.float32)), kept)


def test_layers_above_another_network_round_trip_without_it(tmp_path: Path) -> None:
    path, values = tmp_path / "plays.npz", Weights(random_net(2), {})
    write_weights(path, Weights(NETWORK, {"deals": 3}), above=True)
    back = read_weights(path, values).net
    assert np.array_equal(back[: at.SECOND], values.net[: at.SECOND])
    np.testing.assert_allclose(back[at.SECOND :], NETWORK[at.SECOND :], rtol=1 / 64, atol=1e-7)
    with pytest.raises(FileProblem):
        read_weights(path)
    write_weights(path, values)
    with pytest.raises(FileProblem):
        read_weights(path, values)


def test_layers_above_a_network_of_another_layout_are_refused(tmp_path: Path) -> None:
    path, values = tmp_path / "plays.npz", Weights(random_net(2), {})
    write_weights(path, values, above=True)
    with np.load(path) as file:
        kept = {name: file[name] for name in file.files}
    kept["layout"][0] += 1
    np.savez(path, **kept)
    with pytest.raises(FileProblem):
        read_weights(path, values)


@pytest.mark.parametrize("name", FAMOUS)
def test_a_network_is_shipped_for_each_kind_of_game(name: str) -> None:
    rules = pack_rules(preset(name).rules())
    assert FAMILIES[network_family(rules)] == name
    values, plays = weights_for(rules), plays_for(rules)
    assert values is not None
    assert (plays is None) == (not (FOLDER / f"{name}.plays.npz").exists())
    assert plays is None or plays.about["first_layer"] == values.about


def test_all_networks_together_stay_under_five_megabytes() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 5_000_000


def test_a_game_that_nobody_trained_for_has_no_network() -> None:
    rules = pack_rules(preset("quindici-4").rules())
    assert weights_for(rules) is None
    assert plays_for(rules) is None
