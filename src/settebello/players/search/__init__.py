"""Players that search: they deal worlds, look ahead in them, and need Numba.

One module a player (`maestro`, `circolo`, `worlds`, `ismcts`, `alphabeta`, and `seer`, who sees every card),
one for the two levels `between` circolo and maestro, and what they share: the worth of an end (`chances`,
`endings`, `exact`), samples (`judging`), time (`pace`).
"""
