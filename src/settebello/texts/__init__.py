"""Every sentence a person reads or hears, in each language that has a folder here.

``table.ftl`` is for what happens at a table, ``page.ftl`` for the pages around it, ``learn.ftl`` for those
that teach, ``errors.ftl`` for the reasons of `settebello.errors` that any page meets, ``referee.ftl`` for
what an arbiter says, ``puzzles.ftl`` for the page of puzzles, ``study.ftl`` for the review of a match,
``tournaments.ftl`` for tournaments, what they refuse and the wall, ``practice.ftl`` for practice,
``kin.ftl`` for the games around Scopa,
``notifications.ftl`` for messages to people who are away, which the server alone writes,
``cli.ftl`` for what only the terminal says, which the page alone does not read.
"""

from settebello.texts.bundle import Texts, languages, texts

__all__ = ["Texts", "languages", "texts"]
