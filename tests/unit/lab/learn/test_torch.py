"""The learner in PyTorch has the kernels' network, makes their steps, and takes up their courses."""

import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from settebello.errors import InvalidSetting, NotFound, Reason
from settebello.kernels import new_rng, pack_rules
from settebello.kernels.net import layout as at
from settebello.kernels.net import new_desk, weights_for
from settebello.kernels.net.forward import evaluate
from settebello.kernels.net.layout import Floats
from settebello.rules import preset
from settebello_lab.kernels.samples import new_samples, play_samples
from settebello_lab.kernels.selfplay import EXPLORE, SETTINGS, TEACHER, TRACE, WATCH, new_record
from settebello_lab.learn import Course, Settings, resume
from settebello_lab.learn.adam import StepSize
from settebello_lab.learn.learner import (
    GroupDesk,
    KernelLearner,
    LearnerKind,
    LearnerStart,
    LearnerState,
    MakeLearner,
    learner_of,
)
from settebello_lab.learn.start import random_net

SMALL = Settings(rules="scopa-2", deals=256, group_deals=8, groups=2, taught_deals=256)
RULES = pack_rules(preset("scopa-2").rules())
STEP = 1e-3
"""The size of a step: the most that a weight goes, about."""

needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")


def torch_learner() -> MakeLearner:
    return learner_of(LearnerKind.TORCH, "cpu", 1)


@pytest.fixture(params=["random", "shipped"])
def net(request: pytest.FixtureRequest) -> Floats:
    if request.param == "random":
        return random_net(3)
    weights = weights_for(RULES)
    assert weights is not None
    return weights.net.copy()


def greedy_play() -> Floats:
    """Return self-play that no rounding of a network can change."""
    settings = np.zeros(SETTINGS, np.float32)
    settings[TEACHER], settings[EXPLORE], settings[TRACE], settings[WATCH] = 1, 0.1, 1, 0.2
    return settings


def run(course: Course, steps: int) -> Course:
    with ThreadPoolExecutor(1) as pool:
        for _ in range(steps):
            course.run(pool)
    course.report()
    return course


@needs_torch
def test_weights_come_back_from_pytorch_to_the_last_bit(net: Floats) -> None:
    from settebello_lab.learn.torch_net import module_of, net_of

    assert np.array_equal(net_of(module_of(net)), net)


@needs_torch
def test_the_names_and_shapes_of_the_module_are_those_of_the_layers() -> None:
    from settebello.kernels.net.weights import layers
    from settebello_lab.learn.torch_net import module_of

    net = random_net(3)
    found = {name: tuple(each.shape) for name, each in module_of(net).named_parameters()}
    assert found == {name: part.shape for name, part in layers(net)._asdict().items()}


@needs_torch
def test_a_network_of_another_size_becomes_no_module() -> None:
    from settebello_lab.learn.torch_net import module_of

    with pytest.raises(ValueError, match="12"):
        module_of(np.zeros(12, np.float32))


@needs_torch
def test_the_module_values_every_sample_as_the_kernels_do(net: Floats) -> None:
    import torch

    from settebello_lab.learn.torch_net import module_of

    samples, desk = new_samples(20), new_desk(net)
    count = play_samples(new_record(new_rng(5)), desk, desk, samples, RULES, greedy_play(), 20)
    on, begins, parts = samples.on, samples.begins[: count + 1], samples.parts[:count]
    theirs = module_of(net)(*(torch.from_numpy(each) for each in (on[: begins[-1]], begins[:-1], parts)))
    ours = []
    for first, end, part in zip(begins[:-1], begins[1:], parts, strict=True):
        desk.on[: end - first] = on[first:end]
        ours.append(evaluate(net, desk.on, end - first, 4 * part + 1, desk.sums))
    assert count > 20 * 30
    assert len(set(parts.tolist())) == at.PARTS - 1  # a game of 36 plays
    np.testing.assert_allclose(theirs.detach().numpy(), ours, rtol=0, atol=1e-5)


@needs_torch
def test_the_same_deals_from_the_same_weights_teach_the_same(net: Floats) -> None:
    states = []
    errors = []
    for make in (KernelLearner, torch_learner()):
        state = LearnerState(net.copy(), net.copy(), np.zeros_like(net), np.zeros_like(net))
        learner = make(LearnerStart(state, 0, 2, 8))
        desks = [
            GroupDesk(new_record(new_rng(7, group)), new_desk(state.net), new_desk(net)) for group in (0, 1)
        ]
        for number in range(1, 6):
            learner.begin()
            for group, desk in enumerate(desks):
                learner.play(group, desk, RULES, greedy_play(), 8)
            learner.step(StepSize(number, STEP, 1 / 640, 4))
        learner.settle()
        states.append(state)
        errors.append(learner.told())
    ours, theirs = states
    assert np.abs(ours.net - net).max() > 4 * STEP
    np.testing.assert_allclose(theirs.mean, ours.mean, rtol=0, atol=1e-6)
    np.testing.assert_allclose(theirs.square, ours.square, rtol=0, atol=1e-8)
    # where a gradient is next to nothing, Adam still makes a whole step, in the direction of its rounding
    for one, two in ((ours.net, theirs.net), (ours.average, theirs.average)):
        assert np.abs(one - two).max() < STEP / 10
        assert np.quantile(np.abs(one - two), 0.9999) < STEP / 100
    (samples, error), (their_samples, their_error) = errors
    assert their_samples == samples
    assert their_error == pytest.approx(error, rel=1e-5)


@needs_torch
def test_a_course_put_aside_goes_on_with_pytorch_as_if_nothing_had_been(tmp_path: Path) -> None:
    course = Course(SMALL)
    course.learn_with(torch_learner())
    run(course, 3).save(tmp_path / "a.course")
    again = resume(tmp_path / "a.course")
    again.learn_with(torch_learner())
    assert np.array_equal(run(course, 3).net, run(again, 3).net)
    assert np.array_equal(course.average, again.average)
    assert again.weights({}).about["learner"] == "torch cpu"


@needs_torch
@pytest.mark.parametrize("first", LearnerKind)
def test_a_course_begun_by_one_learner_goes_on_with_the_other(first: LearnerKind) -> None:
    changing, kernels = Course(SMALL), run(Course(SMALL), 6)
    for kind in sorted(LearnerKind, key=lambda kind: kind is not first):
        changing.learn_with(learner_of(kind, "cpu", 1))
        with ThreadPoolExecutor(1) as pool:
            for _ in range(3):
                changing.run(pool)  # without a report, which would settle the learner
    assert changing.steps == 6
    assert np.abs(changing.net - kernels.net).max() < kernels.settings.rate_at(0, 6) / 10


def test_without_pytorch_the_refusal_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    for name in ("torch_learner", "torch_net"):
        monkeypatch.delitem(sys.modules, f"settebello_lab.learn.{name}", raising=False)
    with pytest.raises(NotFound, match=r'pip install "settebello-lab\[torch\]"') as refused:
        learner_of(LearnerKind.TORCH, "cpu", 1)
    assert refused.value.reason is Reason.EXTRA_MISSING


def test_the_kernels_learn_on_the_processor_alone() -> None:
    with pytest.raises(InvalidSetting, match="cuda") as refused:
        learner_of(LearnerKind.KERNELS, "cuda", 1)
    assert refused.value.reason is Reason.DEVICE_MISSING


@needs_torch
@pytest.mark.parametrize("device", ["cuda:99", "abacus"])
def test_a_device_that_is_not_there_is_refused(device: str) -> None:
    with pytest.raises(InvalidSetting, match=device):
        learner_of(LearnerKind.TORCH, device, 1)
