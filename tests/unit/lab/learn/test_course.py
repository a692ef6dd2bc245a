"""A course of training: it learns, a seed gives one network, and a course put aside goes on."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from settebello.errors import FileProblem, NotFound
from settebello.kernels import ints, pack_rules
from settebello.kernels.net import layout as at
from settebello.kernels.net import new_desk, weights_for
from settebello.kernels.net.forward import evaluate
from settebello.kernels.net.layout import Floats
from settebello.kernels.net.weights import FAMILIES, Weights, layers, read_weights
from settebello.rules import preset
from settebello_lab.learn import Course, Report, Settings, Told, measure, resume, side_by_side, train
from settebello_lab.learn.learner import KernelLearner, LearnerStart, LearnerState
from settebello_lab.learn.start import random_net

SMALL = Settings(rules="scopa-2", deals=256, group_deals=8, groups=2, taught_deals=64)


def run(course: Course, steps: int, threads: int = 1) -> Course:
    with ThreadPoolExecutor(threads) as pool:
        for _ in range(steps):
            course.run(pool)
    return course


def test_a_seed_gives_one_network_on_any_number_of_threads() -> None:
    one, two = run(Course(SMALL), 6, threads=1), run(Course(SMALL), 6, threads=2)
    assert np.array_equal(one.net, two.net)
    assert np.array_equal(one.average, two.average)
    assert one.deals == 6 * 16


def test_guests_sit_down_where_it_is_known_how_others_play() -> None:
    course = {"deals": 256, "group_deals": 8, "groups": 2, "taught_deals": 0}
    for rules, known in (("scopone-10", True), ("scopa-4", False)):
        alone, guests = (
            run(Course(Settings(rules=rules, guest=guest, **course)), 2).net for guest in (0.0, 1.0)
        )
        assert np.array_equal(alone, guests) != known


def test_another_seed_gives_another_network() -> None:
    other = Settings(**SMALL.as_dict() | {"seed": 2})
    assert not np.array_equal(run(Course(SMALL), 1).net, run(Course(other), 1).net)


def test_a_course_put_aside_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    course = run(Course(SMALL), 3)
    course.save(tmp_path / "a.course")
    again = run(resume(tmp_path / "a.course"), 3)
    assert again.settings == SMALL
    assert np.array_equal(run(course, 3).net, again.net)


class Apart(KernelLearner):
    """Keeps its own average and moments until it is settled, as a learner on another device does."""

    def __init__(self, start: LearnerStart) -> None:
        self._whole = start.state
        own = LearnerState(start.state.net, *(each.copy() for each in start.state[1:]))
        super().__init__(start._replace(state=own))

    def settle(self) -> None:
        for whole, own in zip(self._whole, self._state, strict=True):
            whole[:] = own


def test_a_learner_goes_on_from_all_that_the_one_before_it_knew() -> None:
    """The fault: the first was not settled, and the next began with an old average and old moments."""
    changing, alone = Course(SMALL), run(Course(SMALL), 6)
    for make in (Apart, KernelLearner):
        changing.learn_with(make)
        run(changing, 3)
    assert np.array_equal(changing.net, alone.net)
    assert np.array_equal(changing.average, alone.average)


def test_a_network_tells_what_it_went_on_from() -> None:
    first = run(Course(SMALL), 2)
    second = run(Course(SMALL, first.weights({"name": "first"})), 1)
    about = second.weights({}).about
    assert about["start"]["name"] == "first"
    assert about["start"]["deals"] == 32
    assert about["deals"] == 16
    assert about["start"]["start"] is None


def narrow(net: Floats) -> Weights:
    """Return what is left of a network at half its size."""
    kept, whole = layers(np.zeros_like(net)), layers(net)
    width, hidden = at.WIDTH // 2, at.HIDDEN // 2
    kept.rows[:, :width], kept.second[:, :width, :hidden] = (
        whole.rows[:, :width],
        whole.second[:, :width, :hidden],
    )
    kept.last[:, :hidden] = whole.last[:, :hidden]
    return Weights(np.concatenate([part.ravel() for part in kept]), {})


def test_a_network_with_room_to_grow_is_worth_what_it_was_and_learns_with_all_of_it() -> None:
    before = narrow(random_net(5))
    course = Course(SMALL, before)
    assert measure(course.net, course.rules, before.net, 20, 7).points == 0
    after = run(course, 3).net
    rows, last = layers(after).rows, layers(after).last
    assert (rows != layers(course.average).rows).any(axis=0).all()
    assert last[:, at.HIDDEN // 2 :].any()


def test_two_networks_side_by_side_are_worth_their_mean() -> None:
    luck = np.random.default_rng(3)
    one, two = narrow(random_net(1)), narrow(random_net(2))
    both = side_by_side(one, two)
    on, sums = ints(at.MOST_ON), new_desk(both.net).sums
    for left in range(41):
        on[:60] = np.sort(luck.choice(at.INPUTS, 60, replace=False))
        values = [evaluate(weights.net, on, 60, left, sums) for weights in (one, two, both)]
        assert values[2] == pytest.approx((values[0] + values[1]) / 2, abs=1e-4)
    with pytest.raises(FileProblem, match="too wide"):
        side_by_side(both, one)


def test_a_file_that_holds_no_course_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "no.course"
    with pytest.raises(NotFound):
        resume(path)
    path.write_text("something else")
    with pytest.raises(FileProblem):
        resume(path)


def test_a_few_seconds_teach_it_to_beat_what_it_was(tmp_path: Path) -> None:
    settings = Settings(
        rules="scopone-10", deals=3_000, taught_deals=1_500, group_deals=4, averaged_steps=30, rate=3e-3
    )
    told: list[Report] = []
    done: list[float] = []
    course = Course(settings)
    before, rules = course.average.copy(), course.rules
    report = train(course, tmp_path / "net.npz", 2, 1e9, Told(done.append, told.append))
    after = read_weights(tmp_path / "net.npz").net
    assert told == [report]
    assert done == sorted(done)
    assert done[-1] == 1
    assert measure(after, rules, before, 100, 5).points > 2
    assert measure(after, rules, "random", 100, 5).points > 4


@pytest.mark.parametrize("name", sorted(FAMILIES.values()))
def test_a_shipped_network_alone_beats_greedy(name: str) -> None:
    rules = pack_rules(preset(name).rules())
    weights = weights_for(rules)
    assert weights is not None
    margin = measure(weights.net, rules, "greedy", 200, 7)
    assert margin.points > 2 * margin.error
    assert weights.about["settings"]["rules"] == name


def test_a_network_is_no_better_than_itself() -> None:
    rules = pack_rules(preset("scopa-2").rules())
    weights = weights_for(rules)
    assert weights is not None
    assert measure(weights.net, rules, weights.net, 20, 7).points == 0


def test_steps_shrink_trials_thin_out_and_traces_shorten() -> None:
    course = Settings(rules="scopa-2")
    rates = [course.rate_at(progress / 10, 1_000) for progress in range(11)]
    assert rates == sorted(rates, reverse=True)
    assert rates[-1] == pytest.approx(course.end_rate)
    assert course.rate_at(0, 1) < course.rate_at(0, 100)
    assert course.trace_at(0) == 1
    assert course.trace_at(1) == course.trace
    assert course.explore_at(1) == course.explore / 2
