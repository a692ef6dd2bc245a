"""Presets, options and rule sets, as REST tells of them."""

from typing import Annotated, Literal

from pydantic import Field, computed_field

from settebello.server.wire.messages import Message, Text

Label = dict[str, str]
"""A text by language, always with an English one: in each language of `rules.LANGUAGES`."""


class PresetInfo(Message):
    """A preset: its text id, names, one-line summary, source, all option values as text, plain words.

    A game around the five sources has a ``place`` where it is played, and the ``sizes`` for which it is made.
    ``levels`` are the computer players that play it with people, the weakest first; ``reviewed``: there are
    reviews of it.
    """

    name: str
    shown: bool
    source: str
    title: Label
    summary: Label
    options: dict[str, str]
    place: Label | None = None
    sizes: list[int] = Field(default=[])
    levels: list[str] = Field(default=[])
    reviewed: bool = True


class ValueInfo(Message):
    """One value an option can take; ``kin``: no rule set of the five sources has it."""

    value: str
    label: Label
    text: Label
    kin: bool = False


class OptionInfo(Message):
    """An option: what it is called, what it means, where it comes from, what it can be.

    ``kind`` says how to choose: one of the values, several of them, or a text of one's own
    (a number, a deal pattern) for which the values are suggestions. ``usual`` is the value of rule sets that
    do not name it: only games around the five sources do; empty for options that all rule sets name.
    """

    name: str
    group: Literal["deal", "taking", "points", "match", "table"]
    kind: Literal["one", "many", "open"]
    title: Label
    text: Label
    where: Label
    note: Label | None
    values: list[ValueInfo]
    usual: str = ""


class RulesRequest(Message):
    """Ask about a rule set: a text id, and options (as text) chosen on top of it."""

    rules: Text
    options: dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=200)]] = Field(
        default={}
    )


class Problem(Message):
    """Why a rule set cannot be played: the options at fault, a reason with its facts, a sentence."""

    fields: list[str]
    reason: str
    message: str
    facts: dict[str, str | int | list[str]]


class Change(Message):
    """An option that differs from the preset: its value there and here."""

    option: str
    base: str
    value: str


class RulesAnswer(Message):
    """A rule set: its text id, every option, what differs from its preset, in plain words.

    ``words`` are by language; ``words_it`` and ``words_en`` repeat two of them, for programs from before 0.3.
    With ``problems`` it cannot be played; then ``rules`` is the text asked about. ``levels`` are the computer
    players that play it with people, the weakest first; ``rated``: there are ratings of such games.
    """

    rules: str
    preset: str
    options: dict[str, str]
    changes: list[Change]
    words: dict[str, list[str]]
    levels: list[str] = Field(default=[])
    rated: bool = True
    problems: list[Problem]

    @computed_field
    def words_it(self) -> list[str]:
        """Return the words in Italian."""
        return self.words.get("it", [])

    @computed_field
    def words_en(self) -> list[str]:
        """Return the words in English."""
        return self.words.get("en", [])
