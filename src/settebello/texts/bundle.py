"""Fluent bundles by language.

Fluent is imported with the first sentence, and a file of messages is parsed with its first message: a
program that says one sentence starts about half a second sooner.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from settebello.cards import FALLBACK, Language
from settebello.errors import SettebelloError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FILES: Final = (
    "table.ftl",
    "errors.ftl",
    "kin.ftl",
    "page.ftl",
    "decks.ftl",
    "learn.ftl",
    "referee.ftl",
    "account.ftl",
    "players.ftl",
    "puzzles.ftl",
    "study.ftl",
    "tournaments.ftl",
    "practice.ftl",
    "notifications.ftl",
    "cli.ftl",
)

_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The name of a message: it begins a line. The rest of a message is indented."""

CARD_NAMES: Final = "horse"
"""The default names of the cards: the page has *donna*, *queen* and French suits as well."""


class Texts:
    """The sentences of one language; what its folder leaves out is said in English."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._files = _files_of(FALLBACK) | _files_of(language)

    def __iter__(self) -> Iterator[str]:
        """Yield the name of each message."""
        return iter(self._files)

    def has(self, message: str) -> bool:
        """Tell whether there is a message of this name."""
        return message in self._files

    def say(self, message: str, **facts: object) -> str:
        """Return a message with its facts filled in; raise `KeyError` for one that does not exist."""
        bundle = _bundle(*self._files[message])
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, problems = bundle.format_pattern(pattern, {"names": CARD_NAMES, **facts})
        if problems:
            raise KeyError(f"{message}: {problems[0]}")
        return str(text)

    def error(self, problem: SettebelloError) -> str:
        """Return the sentence of an error in this language, its own English one where there is none."""
        if not self.has(problem.reason):
            return problem.message
        facts = {
            name: ", ".join(fact) if isinstance(fact, list) else fact for name, fact in problem.facts.items()
        }
        return self.say(problem.reason, **facts)


@cache
def texts(language: Language) -> Texts:
    """Return the sentences of a language, read once; English where there is no such language."""
    return Texts(language)


def languages() -> tuple[Language, ...]:
    """List the languages there are: every folder here that holds Fluent files."""
    folders = (each for each in files("settebello.texts").iterdir() if each.is_dir())
    return tuple(sorted(each.name for each in folders if any(file.name in FILES for file in each.iterdir())))


@cache
def _files_of(language: Language) -> dict[str, tuple[Language, str]]:
    """Find the file that each message of a language stands in."""
    found: dict[str, tuple[Language, str]] = {}
    for name in FILES:
        for message in _MESSAGE.findall(_source(language, name)):
            found.setdefault(message, (language, name))
    return found


@cache
def _bundle(language: Language, name: str) -> "FluentBundle":
    """Parse one file of messages, once; they refer to no message of another file."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 (see above)

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_source(language, name)))
    return bundle


def _source(language: Language, name: str) -> str:
    file = files("settebello.texts").joinpath(language, name)
    return file.read_text("utf-8") if file.is_file() else ""
