"""Checkpoints from before features or actions were added, extended in the same way as networks (bots/net/earlier_shape.py)."""

from typing import Any

from torch import Tensor, nn

from ..bots.net.earlier_shape import output_sources
from ..games.game import Game
from ..games.policy import EarlierNetwork
from .network import Net

PADDING = {"mean": 0.0, "scale": 1.0}  # of new features in the normaliser


def extend_checkpoint(state: dict[str, Any], net: Net, game: Game) -> dict[str, Any]:
    """Return the checkpoint for the network of today; the same one if it is of this version."""
    features = len(state["net"]["mean"])
    outputs = len(state["net"][last_layer(net) + "bias"])
    for earlier in game.earlier_networks:
        if (features, outputs) == (earlier.features, earlier.actions + game.players[-1]):
            return extend_all(state, net, earlier, game.feature_count - features)
    return state


def last_layer(net: Net) -> str:
    return f"layers.{len(net.layers) - 1}."


def extend_all(state: dict[str, Any], net: Net, earlier: EarlierNetwork, inputs: int) -> dict[str, Any]:
    def extend(name: str, tensor: Tensor) -> Tensor:
        if name.startswith(last_layer(net)):
            return tensor[output_sources(earlier, len(tensor))]
        is_first = name in ("layers.0.weight", *PADDING)
        return nn.functional.pad(tensor, (0, inputs), value=PADDING.get(name, 0.0)) if is_first else tensor

    def extend_net(tensors: dict[str, Tensor]) -> dict[str, Tensor]:
        return {name: extend(name, tensor) for name, tensor in tensors.items()}

    names = [name for name, _ in net.named_parameters()]
    moments = {
        number: {key: extend(names[number], each) if key != "step" else each for key, each in of_one.items()}
        for number, of_one in state["optimizer"]["state"].items()
    }
    nets = {"net": extend_net(state["net"]), "average": extend_net(state["average"]), "past": [extend_net(each) for each in state["past"]]}
    return {**state, **nets, "optimizer": {**state["optimizer"], "state": moments}}
