"""The additions of the federation's rulebook: the draw, exposed cards, irregular hands, being out.

The kinds of incident and what becomes of them are in `settebello.engine.live`; `articles` names what stands
behind a verdict.
"""
