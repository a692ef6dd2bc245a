"""The presets: rows of data under names."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from settebello.arguments import check_kind, checked
from settebello.cards import FALLBACK, InLanguages, Language
from settebello.errors import Reason, UnknownRule
from settebello.rules.model import Rules, option_text, read_option

LANGUAGES: Final[tuple[Language, ...]] = ("it", "en", "es", "fr", "de")
"""The languages that explain the rules; any other, and a row without its own, has the English words."""

_ABOUT: Final = {"like", "shown", "kin", "source", *LANGUAGES, "by", "place", "sizes"}


@dataclass(frozen=True, slots=True)
class Preset:
    """A named row: its options, what some options bring with them, and what to call it.

    People choose from those that are ``shown``, and in the terminal from the ``kin`` as well: the games
    around the five sources. Of these ``places`` say where they are played, and ``sizes`` by how many; both
    are empty for other rows.
    """

    name: str
    source: str
    shown: bool
    kin: bool
    titles: Mapping[Language, str]
    summaries: Mapping[Language, str]
    options: Mapping[str, object]
    by: Mapping[str, Mapping[str, Mapping[str, object]]]
    places: Mapping[Language, str]
    sizes: tuple[int, ...]

    @checked
    def options_with(self, chosen: Mapping[str, object]) -> dict[str, object]:
        """Return the full row once some options are chosen: what they bring along included."""
        row = {**self.options, **chosen}
        for option, cases in self.by.items():
            brought = cases.get(option_text(option, row[option]), {})
            row |= {name: value for name, value in brought.items() if name not in chosen}
        return row

    @checked
    def rules(self, chosen: Mapping[str, object] | None = None) -> Rules:
        """Return the rule set of this row with some options chosen otherwise; raises as `Rules`."""
        chosen = chosen or {}
        for name, value in chosen.items():
            read_option(name, value)
        return Rules.from_options(self.options_with(chosen))


@cache
def presets() -> Mapping[str, Preset]:
    """Return every preset by name, those that people choose from first."""
    rows = tomllib.loads(files("settebello.rules").joinpath("presets.toml").read_text("utf-8"))
    return MappingProxyType({name: _preset(name, rows) for name in rows})


def _preset(name: str, rows: Mapping[str, dict[str, Any]]) -> Preset:
    row = _inherited(name, rows)
    about: dict[Language, Any] = {language: row[language] for language in LANGUAGES if language in row}
    return Preset(
        name=name,
        source=row["source"],
        shown=rows[name].get("shown", False),
        kin=rows[name].get("kin", False),
        titles=MappingProxyType(InLanguages({language: text["title"] for language, text in about.items()})),
        summaries=MappingProxyType(
            InLanguages({language: text["summary"] for language, text in about.items()})
        ),
        options=MappingProxyType({key: value for key, value in row.items() if key not in _ABOUT}),
        by=MappingProxyType(row.get("by", {})),
        places=MappingProxyType(InLanguages(rows[name].get("place", {}))),
        sizes=tuple(rows[name].get("sizes", ())),
    )


def _inherited(name: str, rows: Mapping[str, dict[str, Any]]) -> dict[str, Any]:
    row = rows[name]
    above = _inherited(row["like"], rows) if "like" in row else {}
    if FALLBACK in row:  # a row with words of its own has none of another's
        above = {key: value for key, value in above.items() if key not in LANGUAGES}
    return {**above, **row}


def preset(name: str) -> Preset:
    """Return the preset of this name.

    Raises `UnknownRule` with the nearest names, `InvalidArgument` for what is no text.
    """
    check_kind("name", name, str)
    found = presets().get(name)
    if found is None:
        near = get_close_matches(name, presets(), n=3, cutoff=0.5)
        hint = f"; did you mean {' or '.join(near)}?" if near else "; see `settebello rules list`"
        raise UnknownRule(
            f"there is no preset {name!r}{hint}", reason=Reason.UNKNOWN_PRESET, preset=name, near=near
        )
    return found
