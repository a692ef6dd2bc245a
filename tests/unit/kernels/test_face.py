"""Arguments of public kernels are checked before use (a short array once ended the process)."""

import inspect
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from settebello import kernels
from settebello.cards import Card, Seat
from settebello.engine import State, deal, decode_action, encode_action, legal_actions
from settebello.errors import InvalidArgument
from settebello.kernels import Packed, ints, new_rng, pack_rules, pack_state, unpack_state
from settebello.kernels import layout as at
from settebello.kernels.validity import VALID, fault_of_rules
from settebello.rules import parse_rules
from tests.support.presets import SEARCHED

Arguments = dict[str, object]

ARRAYS = {"cells", "stock", "rules", "rng", "out", "points", "totals"}
LEAST = {
    "cells": at.CELLS,
    "stock": at.STOCK,
    "rules": at.RULES,
    "rng": 4,
    "points": 2 * kernels.POINTS,
    "totals": 2,
    "out": 2 * kernels.POINTS,
}
OUT_OF_RANGE: dict[str, tuple[int, ...]] = {
    "start": (-1, 65),
    "dealer": (-1, 2),
    "table": (-1, 1 << 40),
    "hand": (-1, 1 << 40),
    "card": (-1, 40),
    "taken": (-1, 1 << 40),
    "left": (-1, 41),
    "action": (-1, 1 << 47, 1 << 63),
    "bound": (-1, 0, 1 << 32),
    "deals": (-1,),
    "depth": (-1, 41),
}
WRITTEN = {
    "new_pack": {"stock"},
    "shuffle": {"stock", "rng"},
    "deal": {"cells"},
    "deal_fair": {"cells", "stock", "rng"},
    "captures": {"out"},
    "legal": {"out"},
    "apply": {"cells"},
    "give_leftovers": {"cells"},
    "score": {"out"},
    "add_totals": {"totals"},
    "random_action": {"rng"},
    "random_playout": {"cells", "rng"},
    "random_deals": {"cells", "stock", "rng", "points", "totals"},
    "greedy_playout": {"cells"},
    "next_word": {"rng"},
    "below": {"rng"},
}
UNCHECKED = {
    "check_playable",
    "ints",
    "needs_compiling",
    "new_rng",
    "pack_rules",
    "unpack_state",
    "warm_up",
}
"""Functions that take no array to write to, or make one."""


def pack(seed: int = 1) -> list[Card]:
    """Return a pack in some order."""
    order = [*map(Card, range(40))]
    Random(seed).shuffle(order)
    return order


def begun(rules: str = "scopa?players=2", seed: int = 1) -> State:
    """Return the beginning of a deal."""
    return deal(parse_rules(rules), Seat(1), pack(seed))


def sound_arguments() -> Arguments:
    """Return what every kernel can be called with, by the name of the parameter."""
    state = begun()
    cells, stock, rules = pack_state(state)
    stock[:] = pack()  # what has been handed out is in it again, so that it can be dealt
    return {
        "state": state,
        "position": Packed(cells.copy(), stock.copy(), rules.copy()),
        "cells": cells,
        "stock": stock,
        "rules": rules,
        "rng": new_rng(1),
        "out": ints(LEAST["out"]),
        "points": ints(LEAST["points"]),
        "totals": ints(LEAST["totals"]),
        "start": 0,
        "dealer": 1,
        "table": int(state.table),
        "hand": int(state.hand),
        "card": 3,
        "taken": 0,
        "left": 20,
        "action": encode_action(legal_actions(state)[0]),
        "bound": 40,
        "deals": 1,
        "depth": 2,
    }


def checked() -> Iterator[tuple[str, Callable[..., object], list[str]]]:
    """Yield every public kernel with its parameters."""
    for name in kernels.__all__:
        found = getattr(kernels, name)
        if inspect.isfunction(found) and name not in UNCHECKED:
            yield name, found, list(inspect.signature(found).parameters)


def answer(kernel: Callable[..., object], changed: Arguments) -> str:
    """Call a kernel with something changed; return which argument it refuses, or nothing."""
    given = sound_arguments() | changed
    try:
        kernel(*(given[name] for name in inspect.signature(kernel).parameters))
    except InvalidArgument as refused:
        return f"{refused.facts['argument']}" if refused.code == "argument" else refused.code
    return ""


def unusable(name: str) -> Iterator[object]:
    """Yield arrays that are short, of another kind, in steps, or no arrays."""
    least = LEAST[name]
    whole = sound_arguments()[name]
    assert isinstance(whole, np.ndarray)
    if name != "out":  # what has no room in it is left out, but by score
        yield whole[: least - 1].copy()
        yield ints(0)
    yield whole.astype(np.float64)
    yield whole.astype(np.int32)
    yield np.repeat(whole, 2)[::2]
    yield whole.reshape(1, -1)
    yield whole.tolist()
    yield None


def test_every_public_kernel_can_be_called_with_what_is_sound() -> None:
    assert [name for name, kernel, _ in checked() if answer(kernel, {})] == []
    assert {name for name, *_ in checked()} == {*kernels.__all__} - UNCHECKED - {"Ints", "POINTS", "Packed"}


def test_an_array_that_does_not_fit_is_refused_by_name() -> None:
    passed = [
        (name, parameter, repr(value))
        for name, kernel, parameters in checked()
        for parameter in parameters
        if parameter in ARRAYS
        for value in unusable(parameter)
        if answer(kernel, {parameter: value}) != parameter
    ]
    assert passed == []


def test_short_room_for_points_is_refused() -> None:
    """The fault that was found: `score` wrote beyond it, and the process was aborted."""
    for size in (0, 1, LEAST["out"] - 1):
        assert answer(kernels.score, {"out": ints(size)}) == "out"


def test_an_output_array_has_to_be_writable() -> None:
    passed = []
    for name, kernel, parameters in checked():
        for parameter in WRITTEN.get(name, set()):
            assert parameter in parameters
            kept = sound_arguments()[parameter]
            assert isinstance(kept, np.ndarray)
            kept.flags.writeable = False
            if answer(kernel, {parameter: kept}) != parameter:
                passed.append((name, parameter))
    assert passed == []


def test_a_number_out_of_range_is_refused_by_name() -> None:
    passed = [
        (name, parameter, value)
        for name, kernel, parameters in checked()
        for parameter in parameters
        for value in (*OUT_OF_RANGE.get(parameter, ()), *(("7D", 1.5) if parameter in OUT_OF_RANGE else ()))
        if answer(kernel, {parameter: value}) != parameter
    ]
    assert passed == []


@pytest.mark.parametrize("part", ["cells", "stock", "rules", "rng"])
def test_no_kernel_writes_out_of_bounds_for_any_content(part: str) -> None:
    """A few numbers are replaced: the call is refused or ends, and nothing around the array is written."""
    random, refused, calls = Random(7), 0, 0
    for _ in range(150):
        for _, kernel, parameters in checked():
            if part not in parameters:
                continue
            whole = sound_arguments()[part]
            assert isinstance(whole, np.ndarray)
            room = np.full(len(whole) + 16, -7, np.int64)
            changed = room[8:-8]
            changed[:] = whole
            for _ in range(random.choice((1, 1, 2, 5))):
                changed[random.randrange(len(changed))] = random.choice(
                    (-1, 0, 1, 5, 6, 39, 40, 41, 1 << 39, 1 << 40, -(1 << 63), (1 << 63) - 1)
                )
            refused += bool(answer(kernel, {part: changed}))
            calls += 1
            assert set(room[:8]) == set(room[-8:]) == {-7}
    assert 0 < refused < calls


def test_rules_whose_packets_make_no_whole_batches_are_refused() -> None:
    """`random_deals` would deal cards that are not there, and read beyond the stock."""
    for slot, value in ((at.PACKETS, 0), (at.PACKETS, 1), (at.BATCH, 0), (at.BATCH, 7), (at.PACKET, 30)):
        rules = pack_rules(parse_rules("scopa?players=2"))
        rules[slot] = value
        assert answer(kernels.random_deals, {"rules": rules}) == "rules", (slot, value)


def test_an_action_that_is_not_legal_is_not_made() -> None:
    given = sound_arguments()
    cells, stock, rules = (given[name] for name in ("cells", "stock", "rules"))
    before = np.array(cells)
    with pytest.raises(InvalidArgument) as refused:
        kernels.apply(cells, stock, rules, 39 << 40 | 1)  # type: ignore[arg-type]  # they are arrays
    assert refused.value.reason == "action_not_legal"
    assert (before == cells).all()


def test_a_deal_that_is_over_has_no_play() -> None:
    state = begun()
    packed = pack_state(state)
    kernels.greedy_playout(*packed)
    for choose in (
        lambda: kernels.greedy_action(packed.cells, packed.rules),
        lambda: kernels.random_action(packed.cells, packed.rules, new_rng(1)),
        lambda: kernels.apply(*packed, 0),
    ):
        with pytest.raises(InvalidArgument):
            choose()
    assert kernels.count_legal(packed.cells, packed.rules) == 0


def test_the_rules_of_every_preset_are_valid() -> None:
    found = {name: fault_of_rules(pack_rules(each.rules())) for name, each in SEARCHED.items()}
    assert [name for name, fault in found.items() if fault != VALID] == []


def test_numbers_of_numpy_are_numbers() -> None:
    given = sound_arguments()
    out = ints(64)
    cells, stock, rules = (given[name] for name in ("cells", "stock", "rules"))
    kernels.legal(cells, rules, out)  # type: ignore[arg-type]  # they are arrays
    assert decode_action(out[0]) == legal_actions(begun())[0]
    kernels.apply(cells, stock, rules, out[0])  # type: ignore[arg-type]  # as above
    order = np.random.default_rng(1).permutation(40)
    state = deal(parse_rules("scopone"), np.int64(0), order)  # type: ignore[arg-type]  # as above
    numbers = (state.dealer, state.to_move, state.table, *state.hands, *state.stock)
    assert {type(number) for number in numbers} == {int}


def test_what_is_no_position_is_refused_by_name() -> None:
    for ask in (lambda: kernels.perft("x", 1), lambda: kernels.divide("x", 1), lambda: pack_state("x")):  # type: ignore[arg-type]  # that is what is tried
        with pytest.raises(InvalidArgument) as refused:
            ask()
        assert refused.value.facts["argument"] == "state"
    packed = pack_state(deal(parse_rules("scopone"), Seat(0), [Card(each) for each in range(40)]))
    for cells, stock, name in ((ints(3), packed.stock, "cells"), (packed.cells, None, "stock")):
        with pytest.raises(InvalidArgument) as refused:
            unpack_state(parse_rules("scopone"), cells, stock)  # type: ignore[arg-type]  # that is what is tried
        assert refused.value.facts["argument"] == name
    for name, kernel, parameters in checked():
        if "position" in parameters:
            whole = sound_arguments()["position"]
            assert isinstance(whole, Packed)
            assert answer(kernel, {"position": "x"}) == "position", name
            assert answer(kernel, {"position": whole._replace(cells=ints(3))}) == "cells", name


@pytest.mark.parametrize("numbers", [("x",), (1, None), (0.5,)])
def test_a_generator_begins_with_integers(numbers: tuple[Any, ...]) -> None:
    with pytest.raises(InvalidArgument):
        new_rng(*numbers)


def test_arrays_that_share_memory_are_refused() -> None:
    """`legal` wrote actions into the rules that it read, and the process was ended."""
    passed = []
    for name, kernel, parameters in checked():
        arrays = [each for each in parameters if each in ARRAYS]
        for number, other in enumerate(arrays):
            for one in arrays[:number]:
                room = ints(LEAST[one] + LEAST[other])
                given = sound_arguments()
                first, second = room[: LEAST[one]], room[LEAST[one] - 1 :][: LEAST[other]]
                first[:], second[1:] = given[one], np.asarray(given[other])[1:]  # type: ignore[call-overload]  # arrays
                if not answer(kernel, {one: first, other: second}):
                    passed.append((name, one, other))
    assert passed == []


def test_numbers_of_any_kind_are_taken_as_they_are_or_refused() -> None:
    given = sound_arguments()
    rules, table = given["rules"], given["table"]
    for kind in (np.uint64, np.int32, np.uint8, int):
        assert kernels.captures(rules, table, kind(1), ints(9), kind(1)) >= 0  # type: ignore[arg-type]  # as is tried
        assert kernels.can_take(rules, kind(1), 3) in (True, False)  # type: ignore[arg-type]  # as above
        assert kernels.below(new_rng(1), kind(1)) == 0  # type: ignore[arg-type]  # as above
    with pytest.raises(InvalidArgument):
        kernels.can_take(rules, True, 3)  # type: ignore[arg-type]  # as above


def test_the_empty_rest_of_a_pack_can_be_shuffled() -> None:
    stock = ints(at.STOCK)
    kernels.new_pack(stock)
    kernels.shuffle(stock, at.STOCK, new_rng(1))
    assert stock.tolist() == list(range(40))
