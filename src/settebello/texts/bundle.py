"""Fluent bundles by language.

Fluent is imported with the first sentence: a server starts sooner without it.
"""

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

CARD_NAMES: Final = "horse"
"""The default names of the cards: the page has *donna*, *queen* and French suits as well."""


class Texts:
    """The sentences of one language; what its folder leaves out is said in English."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._bundles = [_bundle(each) for each in dict.fromkeys((language, FALLBACK))]

    def has(self, message: str) -> bool:
        """Tell whether there is a message of this name."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, **facts: object) -> str:
        """Return a message with its facts filled in; raise `KeyError` for one that does not exist."""
        bundle = next((each for each in self._bundles if each.has_message(message)), self._bundles[-1])
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


def _bundle(language: Language) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 (see above)

    bundle = FluentBundle([language], use_isolating=False)
    folder = files("settebello.texts").joinpath(language)
    for name in FILES:
        file = folder.joinpath(name)
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
