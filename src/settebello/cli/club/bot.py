"""``settebello bot``: a player of ours as a client of a server, over its bot API (docs/bot-api.md).

It waits to play for the house, or sits down at a table. Each question brings all that the bot has to
know, so that the connection may break at any time.
"""

import json
import re
import signal
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from http import HTTPStatus
from http.client import HTTPException, HTTPResponse
from pathlib import Path
from types import FrameType
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import Request, urlopen

from settebello.cards import Language
from settebello.cli.common.output import make_console
from settebello.cli.common.progress import compile_players
from settebello.errors import FileProblem, Forbidden, InvalidSetting, Reason, SettebelloError
from settebello.players import Player, player, respond
from settebello.players.registry import player_kind
from settebello.protocol.lines import read_choose
from settebello.texts import Texts, texts

Json = dict[str, Any]

PATIENCE: Final = (1.0, 2.0, 4.0, 8.0, 15.0, 30.0)
"""Seconds between attempts to connect; the last for as long as it takes."""

TOKEN: Final = re.compile(r"[!-~]+")
"""The form of a token: one word."""

SILENT_S: Final = 30.0
"""After so long without a line a stream is dead."""

PASSING: Final = frozenset({429, 500, 502, 503, 504})
"""Refusals that another attempt may not meet."""


class Refused(SettebelloError):
    """The refusal of a server; ``status`` is that of its answer."""

    def __init__(self, status: int, body: Mapping[str, Any]) -> None:
        super().__init__(
            str(body.get("message", status)),
            reason=_reason(body.get("reason")),
            **dict(body.get("facts", {})),
        )
        self.status = status


def _reason(text: object) -> Reason | None:
    """Return the reason in an answer; None for one that a newer server gives."""
    return next((each for each in Reason if each == text), None)


class AskedToEnd(BaseException):
    """Somebody has asked the program to end (SIGTERM)."""


@dataclass(frozen=True, slots=True)
class Server:
    """A server and the token that it is shown."""

    address: str
    token: str

    def get(self, path: str, **asked: object) -> HTTPResponse:
        """Follow a stream."""
        return self._open(f"{path}?{urlencode(asked, doseq=True)}", None, SILENT_S)

    def post(self, path: str, body: object) -> Json:
        """Send something and return the answer, which may be empty."""
        with self._open(path, json.dumps(body).encode(), SILENT_S) as response:
            answer = response.read()
        return _read(answer) if answer else {}

    def delete(self, path: str) -> None:
        """Say that something is not wanted any more."""
        self._open(path, None, SILENT_S, method="DELETE").close()

    def _open(
        self, path: str, body: bytes | None, timeout: float, *, method: str | None = None
    ) -> HTTPResponse:
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        request = Request(self.address + path, body, headers, method=method)  # noqa: S310 (checked by `server_at`)
        try:
            response: HTTPResponse = urlopen(request, timeout=timeout)  # noqa: S310 (as above)
        except HTTPError as problem:
            with problem:
                raise _refusal(problem) from None
        return response


@dataclass(frozen=True, slots=True)
class Following:
    """The stream that the bot follows, and the table where it sits, if it does."""

    stream: str
    asked: Mapping[str, object]
    room: str | None = None


def run_bot(server: Server, name: str, tables: int, room: str | None, spoken: Language) -> None:
    """Play until the match at a table is over, or for the house until somebody asks to end."""
    said = texts(spoken)
    compile_players([player_kind(name)], said)
    bot = _Bot(server, name, player(name), said)
    signal.signal(signal.SIGTERM, ask_to_end)
    with suppress(AskedToEnd, KeyboardInterrupt):
        if room is None:
            bot.follow(Following("/api/house/stream", {"player": name, "tables": tables}))
        else:
            path = f"/api/rooms/{quote(room, safe='')}/stream"
            bot.follow(Following(path, {"choose": "true"}, room))
    bot.say("cli-bot-ends", plays=bot.plays)


def server_at(address: str, token_file: Path) -> Server:
    """Return the server of an address; raise `InvalidSetting` or `FileProblem`."""
    if not _is_address(address):
        raise InvalidSetting(
            "--server has to be like http://localhost:7722", reason=Reason.BAD_SERVER_ADDRESS
        )
    try:
        token = token_file.read_text("ascii").strip()
        if not TOKEN.fullmatch(token):
            raise ValueError
    except (OSError, ValueError) as problem:
        why = getattr(problem, "strerror", None) or "not a token"
        raise FileProblem(
            f"{token_file} cannot be read: {why}",
            reason=Reason.FILE_UNREADABLE,
            path=str(token_file),
            why=why,
        ) from None
    return Server(address.rstrip("/"), token)


class _Bot:
    """A player on a line that may break."""

    def __init__(self, server: Server, name: str, ours: Player, said: Texts) -> None:
        self._server = server
        self._name = name
        self._player = ours
        self._said = said
        self._console = make_console()
        self.plays = 0

    def say(self, message: str, **facts: str | int) -> None:
        """Say what happens."""
        self._console.print(self._said.say(message, **facts))

    def sit_down(self, room: str) -> None:
        """Take a seat at a table, or the one that the account has already."""
        try:
            path = f"/api/rooms/{quote(room, safe='')}/seats"
            self._server.post(path, {"name": self._name.partition(":")[0][:24]})
        except Refused as problem:
            if problem.reason != Reason.ALREADY_SEATED:
                raise

    def follow(self, place: Following) -> None:
        """Follow a place until it is over, and connect again as often as it takes; raise if it is refused."""
        waits = iter(PATIENCE)
        while True:
            try:
                if place.room is not None:
                    self.sit_down(place.room)
                with self._server.get(place.stream, **place.asked) as stream:
                    waits = iter(PATIENCE)
                    self.say("cli-bot-waits" if place.room is None else "cli-bot-sits", player=self._name)
                    if self._answer_all(stream):
                        return
                why = self._said.say("cli-bot-line-ended")
            except Refused as problem:
                if problem.status not in PASSING:
                    raise
                why = problem.message
            except (OSError, HTTPException) as problem:
                why = str(problem) or type(problem).__name__
            wait = next(waits, PATIENCE[-1])
            self.say("cli-bot-again", why=why, seconds=round(wait))
            time.sleep(wait)

    def _answer_all(self, stream: HTTPResponse) -> bool:
        """Answer line by line; tell whether the match is over, and not just the line."""
        for message in _messages(stream):
            match message["type"]:
                case "choose":
                    act = respond(self._player, *read_choose(message))
                    self._play(message["room"], message["version"], str(act), message["id"])
                case "state" if self._over(message["screen"]):
                    return True
                case "refused":
                    self.say("cli-bot-refused", why=str(message["message"]))
        return False

    def _over(self, screen: Json) -> bool:
        """Do what a screen asks for besides plays; tell whether the match is over."""
        you, room = screen["you"], screen["room"]
        if you is None:
            raise Forbidden("you do not sit at this table", reason=Reason.NOT_SEATED)
        if screen["phase"] == "deal_over" and not screen["seats"][you]["ready"]:
            self._command(room, type="ready", version=screen["version"])
        decisions = [offer for offer in screen["offers"] if offer.startswith("chooses=")]
        if decisions and screen["to_move"] == you:
            self._play(room, screen["version"], decisions[0])
        return bool(screen["phase"] == "match_over")

    def _play(self, room: str, version: int, action: str, asked: str = "bot") -> None:
        self.plays += self._command(room, type="play", id=asked, version=version, action=action)

    def _command(self, room: str, **command: object) -> bool:
        """Send a command and tell whether it was accepted; what comes too late is not meant any more."""
        try:
            path = f"/api/rooms/{quote(room, safe='')}/commands"
            self._server.post(path, {"id": "bot", **command})
        except Refused as problem:
            if problem.status != 409:
                raise
            return False
        return True


def _messages(stream: HTTPResponse) -> Iterator[Json]:
    while line := stream.readline():
        message = _read(line)
        if "type" not in message:
            raise _no_settebello()
        yield message


def _read(text: bytes) -> Json:
    """Read what a server says; raise `InvalidSetting` for one that is none of ours."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        said = None
    if not isinstance(said, dict):
        raise _no_settebello()
    return said


def _no_settebello() -> InvalidSetting:
    return InvalidSetting(
        "what answers there is no Settebello: look at --server", reason=Reason.NO_SETTEBELLO
    )


def _is_address(address: str) -> bool:
    try:
        parts = urlsplit(address)
        return parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _refusal(problem: HTTPError) -> Refused | InvalidSetting:
    """Return what a server refuses; where the page is missing and nothing says why, it is none of ours."""
    try:
        body = json.load(problem)
    except ValueError:
        body = {}
    if problem.code == HTTPStatus.NOT_FOUND and not (isinstance(body, dict) and "reason" in body):
        return _no_settebello()
    return Refused(problem.code, body if isinstance(body, dict) else {})


def ask_to_end(_signal: int, _frame: FrameType | None) -> None:
    """End the program in order: the handler of SIGTERM."""
    raise AskedToEnd
