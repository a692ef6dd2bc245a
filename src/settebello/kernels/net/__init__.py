"""The value network: what a seat sees as inputs, what it is worth, playing by it, and learning it.

`layout` draws the arrays, `notes` remembers what plays have shown, `features` lists the inputs that are on,
`rows`, `lanes` and `forward` add them up, `choose` plays. `selfplay` and `descent` teach it, `duel`
measures it, `imitation` teaches one like it how others play, `weights` keeps it, `seen` recalls a view's
plays for it.
"""

from settebello.kernels.net.choose import (
    action_value,
    begin_values,
    best_action,
    likely_action,
    net_action,
    net_plays,
    net_value,
    points_lead,
    scope_lead,
)
from settebello.kernels.net.layout import BEST, NET, NOTES, Floats, NetBuffers, new_desk
from settebello.kernels.net.notes import forget, note
from settebello.kernels.net.seen import MOMENT, batch_as_seen, recall
from settebello.kernels.net.weights import Weights, network_of, plays_for, trained_otherwise, weights_for

__all__ = [
    "BEST",
    "MOMENT",
    "NET",
    "NOTES",
    "Floats",
    "NetBuffers",
    "Weights",
    "action_value",
    "batch_as_seen",
    "begin_values",
    "best_action",
    "forget",
    "likely_action",
    "net_action",
    "net_plays",
    "net_value",
    "network_of",
    "new_desk",
    "note",
    "plays_for",
    "points_lead",
    "recall",
    "scope_lead",
    "trained_otherwise",
    "weights_for",
]
