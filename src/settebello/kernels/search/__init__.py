"""Searching where cards are hidden: worlds dealt, judged, weighed by what has been played, and searched.

`worlds` deals them; `averages`, `foresight`, `alphabeta`, `ismcts` and `ending` judge plays in them;
`belief`, `inference` and `habits` tell how likely they are.
"""
