"""Fluent bundles by language."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from settebello.cards import Language
from settebello.errors import SettebelloError

FILES: Final = ("table.ftl", "errors.ftl", "page.ftl", "referee.ftl", "cli.ftl")


class Texts:
    """The sentences of one language."""

    def __init__(self, language: Language) -> None:
        self.language: Language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in FILES:
            text = files("settebello.texts").joinpath(language, name).read_text("utf-8")
            self._bundle.add_resource(FluentResource(text))

    def has(self, message: str) -> bool:
        """Tell whether there is a message of this name."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **facts: object) -> str:
        """Return a message with its facts filled in; raise `KeyError` for one that does not exist."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, problems = self._bundle.format_pattern(pattern, facts)
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
    """Return the sentences of a language, read once."""
    return Texts(language)
