"""How a protocol begins: a file that is there, or the rules, four names and who deals first."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from settebello.cards import Seat
from settebello.cli.desk_typed import replied
from settebello.cli.files import read_text
from settebello.cli.terminal import Terminal
from settebello.errors import InvalidSetting, NotFound
from settebello.referee import Desk, open_desk
from settebello.rules import parse_rules
from settebello.texts import Texts

LONGEST_NAME: Final = 24


@dataclass(frozen=True, slots=True)
class Setting:
    """How a new protocol begins; what is None is asked for."""

    rules: str | None
    players: Sequence[str]
    dealer: int | None


def kept_text(path: Path | None) -> str | None:
    """Return the text of a protocol that is there already; an empty file is none."""
    if path is None:
        return None
    try:
        return read_text(path) or None
    except NotFound as problem:
        if problem.reason != "file_missing":
            raise
        return None


def opened(setting: Setting, terminal: Terminal, said: Texts) -> Desk:
    """Open a desk, asking for what is not said; raise `InputEnded`, and as `open_desk`."""
    text = setting.rules or "figs?target=8"
    wanted = parse_rules(text).players
    names = [_name(each) for each in setting.players]
    while len(names) < wanted:
        names.append(_asked_name(names, terminal, said))
    dealer = setting.dealer
    while dealer is None:
        answer = replied(terminal.ask(said.say("cli-desk-dealer")), names)
        dealer = answer.number if answer is not None else None
    return open_desk(text, names, Seat(dealer - 1), date=datetime.now(UTC).strftime("%Y.%m.%d"))


def _asked_name(names: Sequence[str], terminal: Terminal, said: Texts) -> str:
    while True:
        answer = terminal.ask(said.say("cli-desk-name", seat=len(names) + 1))
        try:
            name = _name(answer)
        except InvalidSetting as problem:
            terminal.say(said.error(problem))
            continue
        if name not in names:
            return name
        terminal.say(said.say("names_differ", name=name))


def _name(text: str) -> str:
    name = text.strip()
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise InvalidSetting("a name has 1 to 24 characters, all of them visible", reason="bad_name")
    return name
