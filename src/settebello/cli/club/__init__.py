"""A club's server: started, backed up, its accounts looked after, and a player of ours as its guest.

``settebello serve``, ``backup``, ``restore``, ``people`` and ``bot``.
"""
