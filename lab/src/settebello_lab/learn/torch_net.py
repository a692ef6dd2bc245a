"""The value network as a module of PyTorch, and its weights from the kernels' array and back."""

from typing import Final

import numpy as np
import torch
from torch import Tensor, nn

from settebello.kernels.net import layout as at
from settebello.kernels.net.layout import Floats
from settebello.kernels.net.weights import layers

_SHAPES: Final = {name: part.shape for name, part in layers(np.zeros(at.NET, np.float32))._asdict().items()}


class ValueNet(nn.Module):
    """The network of `settebello.kernels.net.layout`; its parameters have the names of `Layers`."""

    rows: nn.Parameter
    bias: nn.Parameter
    second: nn.Parameter
    second_bias: nn.Parameter
    last: nn.Parameter
    last_bias: nn.Parameter

    def __init__(self) -> None:
        """Begin with weights of nothing."""
        super().__init__()
        for name, shape in _SHAPES.items():
            self.register_parameter(name, nn.Parameter(torch.zeros(shape)))

    def forward(self, on: Tensor, begins: Tensor, parts: Tensor) -> Tensor:
        """Return the values of samples (float32[samples], in points of the deal).

        ``on`` has the inputs that are on, int64, sample after sample; ``begins`` (int64[samples]) says where
        each sample begins there, ``parts`` (int64[samples]) its part of the deal, 0 to 9.
        """
        first = torch.relu(nn.functional.embedding_bag(on, self.rows, begins, mode="sum") + self.bias)
        order = parts.argsort()
        pieces = first.index_select(0, order).split(torch.bincount(parts, minlength=at.PARTS).tolist())
        above = zip(*(each.unbind() for each in self._above()), strict=True)
        values = [self._finish(piece, *own) for piece, own in zip(pieces, above, strict=True)]
        return torch.cat(values).index_select(0, order.argsort())

    def _above(self) -> tuple[Tensor, ...]:
        return self.second, self.second_bias, self.last, self.last_bias

    @staticmethod
    def _finish(
        first: Tensor, second: Tensor, second_bias: Tensor, last: Tensor, last_bias: Tensor
    ) -> Tensor:
        return torch.relu(torch.addmm(second_bias, first, second)) @ last + last_bias


def module_of(net: Floats) -> ValueNet:
    """Return a module with the weights of a network, copied; raise `ValueError` for one of other sizes."""
    module = ValueNet()
    load_net([*module.parameters()], net)
    return module


def net_of(module: ValueNet) -> Floats:
    """Return the weights of a module as the kernels' array, to the last bit."""
    net = np.zeros(at.NET, np.float32)
    save_net([*module.parameters()], net)
    return net


def load_net(tensors: list[Tensor], net: Floats) -> None:
    """Write an array as long as a network into tensors, which are in the order of `Layers`."""
    with torch.no_grad():
        for tensor, part in zip(tensors, layers(net), strict=True):
            tensor.copy_(torch.from_numpy(part))


def save_net(tensors: list[Tensor], net: Floats) -> None:
    """Write such tensors into an array."""
    for tensor, part in zip(tensors, layers(net), strict=True):
        part[:] = tensor.detach().cpu().numpy()
