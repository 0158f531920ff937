"""The policy and value network in training. Bots use only its weights, as written by `export_weights`."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from ..games.arrays import Float32s, Int32s
from ..games.game import Game

MIN_DEVIATION = 0.2  # limits how much features that hardly vary are scaled up
VALUES_SCALE = 0.1  # values are small numbers: without this a gradient step would move them too far


class Net(nn.Module):  # type: ignore[misc]
    """From the features of the seat at turn to a logit for each action and a value for each seat, its own first.

    Features are normalised to mean 0 and deviation 1, as measured before training; `export_weights` folds that into the first layer.
    """

    def __init__(self, game: Game, hidden: Sequence[int]) -> None:
        super().__init__()
        self.actions, self.seats = game.actions, game.players[-1]
        self.spare = [place for place, column in enumerate(game.feature_columns) if column.low == column.high == 0]
        widths = [game.feature_count, *hidden, self.actions + self.seats]
        self.layers = nn.ModuleList(nn.Linear(inputs, outputs) for inputs, outputs in pairwise(widths))
        self.register_buffer("mean", torch.zeros(game.feature_count))
        self.register_buffer("scale", torch.ones(game.feature_count))
        self.init_weights()

    def init_weights(self) -> None:
        """Make all actions about equally likely and every value the mean return."""
        for layer in self.layers:
            nn.init.orthogonal_(layer.weight, gain=2**0.5)
            nn.init.zeros_(layer.bias)
        nn.init.normal_(self.layers[-1].weight, std=0.003)
        with torch.no_grad():
            self.layers[-1].bias[self.actions :] = 0.4 / VALUES_SCALE
            self.layers[0].weight[:, self.spare] = 0.0  # a feature that takes such a place later has no influence at first

    def fit_normalizer(self, features: Tensor) -> None:
        """Measure mean and deviation of the features from samples."""
        samples = features.float()
        self.mean.copy_(samples.mean(0))
        self.scale.copy_(1 / samples.std(0).clamp(min=MIN_DEVIATION))

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor]:
        """Evaluate features. Their normalisation is part of the first layer, so that they can stay small integers."""
        first, last = self.layers[0], self.layers[-1]
        weight = first.weight * self.scale
        dtype = torch.bfloat16 if torch.is_autocast_enabled(features.device.type) else torch.float32  # both are exact for features
        h = functional.relu(functional.linear(padded(features.to(dtype), 1), padded(weight, 1), first.bias - weight @ self.mean))
        for layer in self.layers[1:-1]:
            h = h + functional.relu(layer(h))
        out = functional.linear(h, padded(last.weight, 0), padded(last.bias, 0)).float()
        return out[:, : self.actions], out[:, self.actions : self.actions + self.seats] * VALUES_SCALE


def padded(tensor: Tensor, dimension: int) -> Tensor:
    """Pad a dimension with zeros to a multiple of eight: the matrix units of a GPU are slow for other sizes."""
    rest = -tensor.shape[dimension] % 8
    return functional.pad(tensor, (0, 0) * (tensor.dim() - 1 - dimension) + (0, rest)) if rest else tensor


def mixed_precision(features: Tensor) -> torch.autocast:
    """Compute in half precision on a GPU, where that is faster."""
    return torch.autocast(features.device.type, torch.bfloat16, enabled=features.is_cuda)


def output_scale(net: Net) -> Tensor:
    scale = torch.ones_like(net.layers[-1].bias)
    scale[net.actions :] = VALUES_SCALE
    return scale


def export_weights(net: Net) -> tuple[Float32s, Int32s]:
    """Return weights and shape as bots/net reads them: input-major matrices, each followed by its bias."""
    first = net.layers[0]
    with torch.no_grad():
        weight = first.weight * net.scale
        bias = first.bias - weight @ net.mean
        pieces = [weight.T.reshape(-1), bias]
        for layer in net.layers[1:-1]:
            pieces += [layer.weight.T.reshape(-1), layer.bias]
        scale = output_scale(net)
        pieces += [(net.layers[-1].weight.T * scale).reshape(-1), net.layers[-1].bias * scale]
    shape = [first.in_features, *(layer.out_features for layer in net.layers)]
    return torch.cat(pieces).detach().float().cpu().numpy(), np.array(shape, np.int32)


def import_weights(net: Net, weights: Float32s) -> Net:
    """Load exported weights into a network; returns it."""
    rest = torch.as_tensor(weights, dtype=torch.float32)
    with torch.no_grad():
        for layer in net.layers:
            size = layer.weight.numel()
            layer.weight.copy_(rest[:size].reshape(layer.in_features, layer.out_features).T)
            layer.bias.copy_(rest[size : size + layer.out_features])
            rest = rest[size + layer.out_features :]
        first, last, scale = net.layers[0], net.layers[-1], output_scale(net)
        first.bias += first.weight @ net.mean
        first.weight /= net.scale
        last.weight /= scale[:, None]
        last.bias /= scale
    return net
