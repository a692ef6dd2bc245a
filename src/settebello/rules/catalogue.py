"""The meaning of every option for players, and a summary of any rule set (docs/rules.md).

The words are rows: ``catalogue.toml`` explains each option and value with the statements it comes
from, ``words.toml`` holds the sentences. Both are in each of `LANGUAGES`.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from settebello.cards import FALLBACK, PACK_SIZE, InLanguages, Language
from settebello.rules.catalogue_kin import kin_facts, kin_words
from settebello.rules.codec import codec_for
from settebello.rules.model import Rules, field_kinds
from settebello.rules.pattern import DealPattern, To
from settebello.rules.preset_rows import LANGUAGES, preset

Group = Literal["deal", "taking", "points", "match", "table"]
"""Where an option stands on the page of the rules."""


@dataclass(frozen=True, slots=True)
class Title:
    """The name of an option, in one to four words, and its effect."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Choice:
    """The name of a value, in one to four words, its meaning and its source."""

    label: str
    text: str


@dataclass(frozen=True, slots=True)
class OptionText:
    """One option: its sources, its words, and those of each value under the value's text.

    ``none`` names the empty set of an option that takes several values; ``notes`` say what the
    table does not do yet, and are empty where there is nothing to say.
    """

    name: str
    group: Group
    sources: tuple[str, ...]
    where: Mapping[Language, str]
    titles: Mapping[Language, Title]
    values: Mapping[str, Mapping[Language, Choice]]
    none: Mapping[Language, Choice]
    notes: Mapping[Language, str]

    @property
    def choices(self) -> Mapping[str, Mapping[Language, Choice]]:
        """Return the words of each value, and of ``none`` where the option can be empty."""
        return {**self.values, "none": self.none} if self.none else self.values

    def label(self, value: str, language: Language) -> str:
        """Name a value given as text: ``"kings3+sum10"``; one without words names itself."""
        known = self.choices
        parts = [value] if value in known else value.split("+")
        if not known.keys() >= set(parts):
            return value
        return ", ".join(known[part][language].label for part in parts)


class Difference(NamedTuple):
    """An option and its value, as text, in the base and in one's own rules."""

    field: str
    base: str
    own: str


@cache
def catalogue() -> Mapping[str, OptionText]:
    """Return the words of every option by name, in the order of the fields of `Rules`."""
    rows = _read("catalogue.toml")
    return MappingProxyType({name: _option(name, rows[name]) for name in field_kinds()})


def differences(rules: Rules, base: str) -> tuple[Difference, ...]:
    """List the options that differ from the preset ``base``; raise `UnknownRule` where there is none."""
    before, own = preset(base).rules().as_texts(), rules.as_texts()
    return tuple(Difference(name, before[name], own[name]) for name in own if before[name] != own[name])


def plain_words(rules: Rules, language: Language) -> tuple[str, ...]:
    """Tell a rule set in four to eight sentences."""
    words = _read("words.toml")
    facts = _facts(rules)
    numbers = _in_words(facts, InLanguages(words["numbers"])[language]) | kin_words(rules, language)
    told = (_sentence(row, words["phrases"], facts, language) for row in words["sentences"])
    return tuple(f"{text[0].upper()}{text[1:]}.".format_map(numbers) for text in told if text)


@cache
def _read(name: str) -> Mapping[str, Any]:
    return MappingProxyType(tomllib.loads(files("settebello.rules").joinpath(name).read_text("utf-8")))


def _option(name: str, row: Mapping[str, Any]) -> OptionText:
    return OptionText(
        name=name,
        group=row["group"],
        sources=tuple(row["sources"]),
        where=MappingProxyType(InLanguages(row["where"])),
        titles=MappingProxyType(
            InLanguages({language: Title(**row[language]) for language in LANGUAGES if language in row})
        ),
        values=MappingProxyType({value: _choice(texts) for value, texts in row["values"].items()}),
        none=_choice(row.get("none", {})),
        notes=MappingProxyType(InLanguages(row.get("note", {}))),
    )


def _choice(texts: Mapping[Language, Mapping[str, str]]) -> Mapping[Language, Choice]:
    return MappingProxyType(InLanguages({language: Choice(**text) for language, text in texts.items()}))


def _sentence(
    row: Mapping[str, Any], phrases: Mapping[str, Any], facts: Mapping[str, str], language: Language
) -> str:
    parts = (_phrase(phrases[part], part, facts, language) for part in row["parts"])
    body = _said(row.get("join", {}), language).join(filter(None, parts))
    return _said(row.get("start", {}), language) + body if body else ""


def _phrase(
    cases: Mapping[str, Mapping[str, str]], part: str, facts: Mapping[str, str], language: Language
) -> str:
    key = " ".join(facts[name] for name in part.split())
    return _said(cases.get(key, cases.get("*", {})), language)


def _said(texts: Mapping[Language, str], language: Language) -> str:
    """Return the words of a language, or the English ones; nothing where there are none."""
    return texts.get(language, texts.get(FALLBACK, ""))


def _facts(rules: Rules) -> dict[str, str]:
    return (
        rules.as_texts() | dict(_members(rules)) | _deal_facts(rules.deal, rules.players) | kin_facts(rules)
    )


def _members(rules: Rules) -> Iterator[tuple[str, str]]:
    for name, kind in field_kinds().items():
        codec = codec_for(kind)
        if codec.many:
            chosen = getattr(rules, name)
            yield from ((f"{name}.{member}", _yes(member in chosen)) for member in codec.choices)


def _deal_facts(deal: DealPattern, players: int) -> dict[str, str]:
    opening = deal.opening()
    hand = deal.hand_size()
    sizes = deal.batch_sizes(players, PACK_SIZE)
    following, batches = sizes[1] if len(sizes) > 1 else 0, len(sizes)
    return {
        "hand": str(hand),
        "next": str(following),
        "later": "none" if batches == 1 else "same" if following == hand else "other",
        "batches": str(batches),
        "table": str(deal.table_size()),
        "laid": _yes(deal.table_size() > 0),
        "first": _yes(opening[0].to is To.TABLE),
    }


def _in_words(facts: Mapping[str, str], numbers: list[str]) -> dict[str, str]:
    words = {str(number): word for number, word in enumerate(numbers)}
    counted = {name: words.get(facts[name], facts[name]) for name in ("hand", "next", "batches", "table")}
    return {**counted, "target": facts["target"]}


def _yes(fact: bool) -> str:  # noqa: FBT001 - a fact, not a switch
    return "yes" if fact else "no"
