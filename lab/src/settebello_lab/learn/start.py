"""Networks to begin a course with: small random weights, a network with room to grow, two side by side."""

import math

import numpy as np

from settebello.errors import FileProblem, Reason
from settebello.kernels.net import layout as at
from settebello.kernels.net.layout import Floats
from settebello.kernels.net.weights import Weights, layers


def random_net(seed: int) -> Floats:
    """Return a network of small random weights (He et al. 2015), the same for a seed."""
    luck, net = np.random.default_rng(seed), np.zeros(at.NET, np.float32)
    own = layers(net)
    own.rows[:] = luck.normal(0, 0.12, own.rows.shape)
    own.second[:] = luck.normal(0, math.sqrt(2 / at.WIDTH), own.second.shape)
    own.last[:] = luck.normal(0, math.sqrt(1 / at.HIDDEN), own.last.shape)
    return net


def with_room(net: Floats, seed: int) -> Floats:
    """Return the network with random weights into each unit that does nothing yet.

    Nothing comes out of these units at first: the value is the same, and they can learn.
    """
    grown = net.copy()
    own, luck = layers(grown), layers(random_net(seed))
    new = ~own.rows.any(axis=0)
    own.rows[:, new] = luck.rows[:, new]
    new = ~own.second.any(axis=(0, 1))
    own.second[:, :, new] = luck.second[:, :, new]
    return grown


def side_by_side(one: Weights, two: Weights) -> Weights:
    """Return a network whose value is the mean of two, each at most half as wide as networks can be.

    Raises `FileProblem` where one is too wide for that.
    """
    joined = np.zeros(at.NET, np.float32)
    whole, width, hidden = layers(joined), at.WIDTH // 2, at.HIDDEN // 2
    for half, each in enumerate(layers(weights.net) for weights in (one, two)):
        if each.rows[:, width:].any() or each.second[:, width:].any() or each.second[:, :, hidden:].any():
            raise FileProblem(
                "this network is too wide to stand beside another", reason=Reason.NETWORK_TOO_WIDE
            )
        units, signals = slice(half * width, (half + 1) * width), slice(half * hidden, (half + 1) * hidden)
        whole.rows[:, units], whole.bias[units] = each.rows[:, :width], each.bias[:width]
        whole.second[:, units, signals] = each.second[:, :width, :hidden]
        whole.second_bias[:, signals] = each.second_bias[:, :hidden]
        whole.last[:, signals] = each.last[:, :hidden] / 2
        whole.last_bias[:] += each.last_bias / 2
    return Weights(joined, {"mean_of": [dict(weights.about) for weights in (one, two)]})
