"""Every sentence a person reads or hears, in Italian and English, from the Fluent files here (level 3).

The browser reads the same files. ``page.ftl`` is for the pages around the table, ``table.ftl`` for
what happens at one, ``errors.ftl`` has a sentence for each reason of `settebello.errors`.
"""

from settebello.texts.bundle import Texts, texts

__all__ = ["Texts", "texts"]
