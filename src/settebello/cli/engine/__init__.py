"""The engine for other programs: ``settebello solve`` and ``settebello engine``.

`commands` declares the commands; only a command that runs imports Numba.
"""
