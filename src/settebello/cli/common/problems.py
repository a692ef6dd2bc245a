"""Problems as a person should meet them: one line, in the person's language, no traceback."""

import errno
import locale
import os
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from typing import TYPE_CHECKING

from settebello.cards import FALLBACK, Language
from settebello.errors import Fact, InvalidRules, Reason, RuleProblem, SettebelloError, unwritable

if TYPE_CHECKING:
    from settebello.texts import Texts

_NO_ROOM = frozenset({errno.ENOSPC, errno.EFBIG, errno.EDQUOT, errno.EIO})
"""The system's numbers for a full disk."""

_NAMED = ("SETTEBELLO_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment names a language, which need not be installed on the system."""

FEW = 8
"""How many names are listed where none is near."""


def language(chosen: str | None = None) -> Language:
    """Return the person's language: chosen, ``SETTEBELLO_LANGUAGE`` or the locale; else English."""
    wanted = chosen or next(filter(None, map(os.environ.get, _NAMED)), None) or locale.getlocale()[0] or ""
    tag = _tag(locale.normalize(_tag(wanted)))  # Windows says Italian
    return tag if tag == FALLBACK or tag in known_languages() else FALLBACK


def _tag(name: str) -> str:
    """Return the language in the name of a locale: ``it`` of ``it_IT.UTF-8``."""
    return re.split("[-_.@]", name)[0].lower()


def known_languages() -> tuple[Language, ...]:
    """List the languages there are texts in."""
    from settebello.texts import languages  # they take a while to read

    return languages()


@contextmanager
def telling_problems(spoken: Language | None = None, *, as_json: bool = False) -> Iterator[None]:
    """Turn an error of ours into one line on standard error and exit status 1.

    ``as_json`` also writes it to standard output for the program that reads there.
    """
    try:
        yield
    except SettebelloError as problem:
        if as_json:
            from settebello.cli.common.output import print_json  # it brings Rich along, which takes a while

            print_json({"error": problem.as_dict()}, indent=None)
            sys.stdout.flush()  # where there is no room, or nobody reads, that is all there is to tell
        _tell(problem, spoken)
        sys.exit(1)
    except BrokenPipeError:
        # whoever read our output has had enough
        _write_no_more()
        sys.exit(0)
    except OSError as problem:
        if problem.errno not in _NO_ROOM:
            raise
        _write_no_more()
        _tell(unwritable(problem.filename or "<output>", problem), spoken)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        sys.exit(130)


def _tell(problem: SettebelloError, spoken: Language | None) -> None:
    """Write one line on standard error."""
    line = f"settebello: {problem.code}: {problem_text(problem, spoken or language())}\n"
    # a file's name may hold bytes that no terminal can show
    sys.stderr.write(line.encode("utf-8", "replace").decode("utf-8"))


def _write_no_more() -> None:
    """Have what still waits to be written to standard output go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def problem_text(problem: SettebelloError, spoken: Language) -> str:
    """Return what is wrong and what to do about it, on one line."""
    from settebello.texts import texts  # only a problem needs them, and they take a while to read

    said = texts(spoken)
    parts = (_sentence(problem, said), _hint(problem, said))
    return " ".join(" ".join(filter(None, parts)).split())


def _sentence(problem: SettebelloError, said: "Texts") -> str:
    if isinstance(problem, InvalidRules):
        whole = "; ".join(_rule_problem(each, said).removesuffix(".") for each in problem.problems) + "."
    elif problem.reason != problem.code and said.has(problem.reason):
        whole = said.say(problem.reason, **_shown(problem.facts))
        if "line" not in problem.facts or problem.reason == Reason.NOT_TEXT:
            return whole
    else:
        whole = _bare_message(problem)
    return f"{_at(problem, said)}{whole}"


def _rule_problem(problem: RuleProblem, said: "Texts") -> str:
    sentence = (
        said.say(problem.reason, **_shown(problem.facts)) if said.has(problem.reason) else problem.message
    )
    return f"{', '.join(problem.fields)}: {sentence}"


def _shown(facts: Mapping[str, Fact]) -> dict[str, object]:
    """Return facts as a sentence can hold them."""
    from settebello.cli.common.output import tame  # as above

    lists = {name: ", ".join(fact) if isinstance(fact, list) else fact for name, fact in facts.items()}
    return {name: tame(fact) if isinstance(fact, str) else fact for name, fact in lists.items()}


def _at(problem: SettebelloError, said: "Texts") -> str:
    """Say where in a text, if it is about a text; of several files, in which."""
    if "line" not in problem.facts:
        return ""
    match = f"{said.say('cli-match', match=problem.facts['match'])}: " if "match" in problem.facts else ""
    at = said.say("cli-at", line=str(problem.facts["line"]), column=str(problem.facts["column"]))
    file = f"{_shown(problem.facts)['file']}: " if "file" in problem.facts else ""
    return f"{file}{match}{at}: "


def _bare_message(problem: SettebelloError) -> str:
    """Return the error's own English sentence, without the place at its head."""
    facts = problem.facts
    message = str(problem).removeprefix(f"match {facts.get('match')}, ")
    return message.removeprefix(f"line {facts.get('line')}, column {facts.get('column')}: ")


def _hint(problem: SettebelloError, said: "Texts") -> str:
    facts = problem.facts
    if "expected" in facts:
        return said.say("cli-expected", expected=facts["expected"])
    if near := _near(problem):
        return said.say("cli-did-you-mean", names=", ".join(near))
    if isinstance(known := facts.get("known"), list):
        shown = [*known[:FEW], *(["…"] if len(known) > FEW else [])]
        return said.say("cli-known", names=", ".join(shown))
    return said.say("cli-see-rules") if problem.reason == Reason.UNKNOWN_PRESET else ""


def _near(problem: SettebelloError) -> list[str]:
    """List the names that were perhaps meant."""
    facts = problem.facts
    near, known = facts.get("near"), facts.get("known")
    if isinstance(near, list):
        return near
    asked = facts.get("option", facts.get("player", ""))
    return get_close_matches(str(asked), known, n=3, cutoff=0.5) if isinstance(known, list) else []
