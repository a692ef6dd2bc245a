"""Kernels that playing does not need: learning of the value network, and the search of `alphabeta`.

`selfplay` and `descent` teach the network, `duel` measures it, `imitation` teaches a network like it how
others play. They call the kernels of the game, whose layouts they share.
"""
