"""Write docs/rules.md and docs/regole.md from the presets and the catalogue of options.

``python tools/rules_doc.py`` writes them; with ``--check`` it writes nothing and exits 1 when one
of them is not what it would write.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import wrap
from typing import Final, get_args

from settebello.cards import Language
from settebello.rules import Preset, presets, rules_text
from settebello.rules.catalogue import Group, OptionText, catalogue, plain_words

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
MOST_COLUMNS: Final = 120
OF_THE_TEXTS: Final = r"[FTOPSA]\d+(\.\d+)?"
"""The form of a statement of the five texts; another is one of the games around them."""

NAMES: Final[Mapping[Language, str]] = {"en": "rules.md", "it": "regole.md"}

SOURCES: Final[Mapping[str, Mapping[Language, str]]] = {
    "000": {
        "en": "FIGS, *Regolamento del Gioco dello Scopone* (F)",
        "it": "FIGS, *Regolamento del Gioco dello Scopone* (F)",
    },
    "001": {
        "en": "two-player tournament, *Regolamento Scopa* (T)",
        "it": "torneo a due, *Regolamento Scopa* (T)",
    },
    "002": {"en": "online house, *REGOLAMENTO SCOPA* (O)", "it": "casa on line, *REGOLAMENTO SCOPA* (O)"},
    "003": {
        "en": "the English page on Scopone and its variants (P)",
        "it": "la pagina inglese sullo scopone e le sue varianti (P)",
    },
    "004": {"en": "*Scopone Scientifico* (S)", "it": "*Scopone Scientifico* (S)"},
    "x": {"en": "other games that the options cover", "it": "altri giochi che le opzioni coprono"},
}

GROUPS: Final[Mapping[Group, Mapping[Language, str]]] = {
    "deal": {"en": "The deal", "it": "La distribuzione"},
    "taking": {"en": "Taking", "it": "Le prese"},
    "points": {"en": "Points", "it": "I punti"},
    "match": {"en": "The match", "it": "La partita"},
    "table": {"en": "At the table", "it": "Al tavolo"},
}

PHRASES: Final[Mapping[Language, Mapping[str, str]]] = {
    "en": {
        "made": "Written by tools/rules_doc.py; change presets.toml, catalogue.toml or words.toml instead.",
        "title": "The rules",
        "intro": (
            "A rule set is a name, and perhaps options chosen otherwise: `scopa`, `figs?target=11`, "
            "`assi?players=4&ace_bank=yes`. The rules come from five texts, told apart by a letter, "
            "and `F4.3` is the third statement of article 4 of the first one, as we number them. "
            "[statements.md](statements.md) has every statement under its number. The texts are:"
        ),
        "games": "Games to start from",
        "games_head": "| Game | Text id | Source | In plain words |",
        "names": "Other names",
        "names_head": "| Name | Same as | Source |",
        "options": "Options",
        "fixed": (
            "Some things never change: play goes anticlockwise and the deal passes to the right; whoever "
            "took last gets the cards left on the table; the settebello is a point; a tie gives no point."
        ),
        "values_head": "| Value | Called | Meaning |",
        "sources": "Sources",
        "note": "At the table",
        "many": "Several can be joined with `+`.",
    },
    "it": {
        "made": "Scritto da tools/rules_doc.py; si cambiano presets.toml, catalogue.toml o words.toml.",
        "title": "Le regole",
        "intro": (
            "Un regolamento è un nome, e magari qualche opzione cambiata: `scopa`, `figs?target=11`, "
            "`assi?players=4&ace_bank=yes`. Le regole vengono da cinque testi, ognuno con la sua lettera, "
            "e `F4.3` è la terza affermazione dell'articolo 4 del primo, come le numeriamo noi. "
            "[statements.md](statements.md) le ha tutte, col loro numero, in inglese. I testi sono:"
        ),
        "games": "I giochi da cui partire",
        "games_head": "| Gioco | Testo | Fonte | In parole semplici |",
        "names": "Altri nomi",
        "names_head": "| Nome | Lo stesso che | Fonte |",
        "options": "Le opzioni",
        "fixed": (
            "Alcune cose non cambiano mai: si gioca in senso antiorario e il mazzo passa a destra; chi ha "
            "preso per ultimo raccoglie le carte rimaste; il settebello è un punto; se si è pari il punto "
            "non va a nessuno."
        ),
        "values_head": "| Valore | Nome | Che cosa vuol dire |",
        "sources": "Fonti",
        "note": "Al tavolo",
        "many": "Se ne possono unire diversi con `+`.",
    },
}


def documents() -> dict[Path, str]:
    """Return the text of each document by its path."""
    return {DOCS / NAMES[language]: "\n".join(_document(language)) + "\n" for language in NAMES}


def _document(language: Language) -> Iterator[str]:
    say = PHRASES[language]
    yield from (f"<!-- {say['made']} -->", "", f"# {say['title']}", "", *_wrapped(say["intro"]), "")
    yield from (f"- {names[language]}" for source, names in SOURCES.items() if source != "x")
    yield from ("", f"## {say['games']}", "", *_games(language))
    yield from ("", f"## {say['names']}", "", *_names(language))
    yield from ("", f"## {say['options']}", "", say["fixed"])
    for group in get_args(Group):
        yield from ("", f"### {GROUPS[group][language]}")
        for option in catalogue().values():
            if option.group == group:
                yield from _option(option, language)


def _games(language: Language) -> Iterator[str]:
    yield from (PHRASES[language]["games_head"], "|---|---|---|---|")
    for row in presets().values():
        if row.shown or row.kin:
            words = " ".join(plain_words(row.rules(), language))
            yield f"| {row.titles[language]} | `{row.name}` | {_source(row, language)} | {words} |"


def _names(language: Language) -> Iterator[str]:
    yield from (PHRASES[language]["names_head"], "|---|---|---|")
    for row in presets().values():
        if not (row.shown or row.kin):
            yield f"| `{row.name}` | `{rules_text(row.rules())}` | {_source(row, language)} |"


def _source(row: Preset, language: Language) -> str:
    return SOURCES[row.source][language]


def _option(option: OptionText, language: Language) -> Iterator[str]:
    say, title = PHRASES[language], option.titles[language]
    many = f" {say['many']}" if option.none else ""
    yield from ("", f"#### {title.title} (`{option.name}`)", "", title.text + many, "")
    yield from (say["values_head"], "|---|---|---|", *_values(option, language))
    statements = ", ".join(map(_statement, option.sources))
    yield from ("", *_wrapped(f"{say['sources']}: {option.where[language]} ({statements})."))
    if option.notes:
        yield from ("", f"**{say['note']}.** {option.notes[language]}")


def _wrapped(paragraph: str) -> list[str]:
    return wrap(paragraph, MOST_COLUMNS, break_long_words=False, break_on_hyphens=False)


def _statement(name: str) -> str:
    """Return a link to a statement's row on its page."""
    page = "statements" if re.fullmatch(OF_THE_TEXTS, name) else "family"
    return f"[{name}]({page}.md#{name.lower().replace('.', '-')})"


def _values(option: OptionText, language: Language) -> Iterator[str]:
    for value, choice in option.values.items():
        yield f"| `{value}` | {choice[language].label} | {choice[language].text} |"
    if option.none:
        yield f"| `none` | {option.none[language].label} | {option.none[language].text} |"


def main(arguments: list[str]) -> int:
    """Write the documents, or with ``--check`` only compare them; return the exit status."""
    stale = {path: text for path, text in documents().items() if _read(path) != text}
    for path, text in stale.items():
        if "--check" in arguments:
            print(f"{path.name} is not up to date: run python tools/rules_doc.py", file=sys.stderr)
        else:
            path.write_text(text, "utf-8")
    return int("--check" in arguments and bool(stale))


def _read(path: Path) -> str | None:
    return path.read_text("utf-8") if path.exists() else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
