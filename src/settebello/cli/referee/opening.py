"""How a protocol begins: a file that is there, or the rules, four names and who deals first."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from settebello.cards import seat_numbered
from settebello.cli.common.terminal import Terminal
from settebello.cli.referee.typed import replied
from settebello.errors import InvalidSetting
from settebello.referee import Desk, open_desk
from settebello.room.names import checked_name
from settebello.rules import parse_rules
from settebello.texts import Texts


@dataclass(frozen=True, slots=True)
class Setting:
    """How a new protocol begins; what is None is asked for."""

    rules: str | None
    players: Sequence[str]
    dealer: int | None


def opened(setting: Setting, terminal: Terminal, said: Texts) -> Desk:
    """Open a desk, asking for what is not said; raise `InputEnded`, and as `open_desk`."""
    text = setting.rules or "figs?target=8"
    wanted = parse_rules(text).players
    names = [checked_name(each) for each in setting.players]
    while len(names) < wanted:
        names.append(_asked_name(names, terminal, said))
    dealer = setting.dealer
    while dealer is None:
        answer = replied(terminal.ask(said.say("cli-desk-dealer")), names)
        dealer = answer.number if answer is not None else None
    return open_desk(text, names, seat_numbered(dealer), date=datetime.now(UTC).date().isoformat())


def _asked_name(names: Sequence[str], terminal: Terminal, said: Texts) -> str:
    while True:
        answer = terminal.ask(said.say("cli-desk-name", seat=len(names) + 1))
        try:
            name = checked_name(answer)
        except InvalidSetting as problem:
            terminal.say(said.error(problem))
            continue
        if name not in names:
            return name
        terminal.say(said.say("names_differ", name=name))
