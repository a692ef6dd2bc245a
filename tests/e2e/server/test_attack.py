"""Strangers who generate what they send: from the API's description, and from the messages of a table.

The messages sent by hand stand in `test_bad_input.py` and `club/test_people.py`; `docs/attack.md` lists all.
"""

import json
import string
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from settebello.server.site.refusals import STATUS
from tests.support.serving import Client, Json, Server, serving
from tests.support.visitor import Visitor, new_name

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "unsupported_method",
)
THOROUGH = settings.default is not None and settings.default.max_examples > 20
EXAMPLES = 10 if THOROUGH else 2
"""Requests that are made up for each operation, besides those at the bounds of what it describes."""


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own, whose limits on tries nobody else feels."""
    with serving(tmp_path_factory.mktemp("attacked")) as running:
        yield running
        running.check_errors()


REFUSALS = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429]
"""The ways to refuse what the description does not allow; 413: a body above the bound of all requests."""


def generated(server: Server, folder: Path, *more: str) -> None:
    """Have schemathesis send what the description allows and what it does not, and look at each answer."""
    refusals = [str(each) for each in REFUSALS]
    folder.joinpath("schemathesis.toml").write_text(
        f"[checks.negative_data_rejection]\nexpected-statuses = {refusals}\n", "utf-8"
    )
    done = subprocess.run(
        [
            Path(sys.executable).with_name("schemathesis"), "run", server.address("/api/openapi.json"),
            "--max-examples", str(EXAMPLES), "--phases", "examples,coverage,fuzzing",
            "--checks", ",".join(CHECKS), "--seed", "7", "--no-color", *more,
        ],
        cwd=folder, capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-6000:]


def test_whatever_the_description_of_the_api_generates_is_answered_as_it_says(
    attacked: Server, tmp_path: Path
) -> None:
    generated(attacked, tmp_path)


def test_the_same_from_somebody_with_an_account(attacked: Server, tmp_path: Path) -> None:
    ada = Visitor(attacked)
    assert ada.sign_up(new_name()).status == 201
    cookie = f"Cookie: settebello_session={ada.cookie}"
    generated(
        attacked, tmp_path, "--header", cookie, "--include-path-regex", "/api/(account|sessions)", *KEPT
    )
    assert ada.me() is not None


KEPT = tuple(
    word
    for path in ("/api/account/delete", "/api/account/password", "/api/sessions/current", "/api/sessions")
    for word in ("--exclude-path", path)
)
"""The paths left out: their requests would end the session from which the attack comes."""


# ------------------------------------------------------------------------------- messages of a table

WORDS = ["hello", "play", "ready", "fill", "ping", "state", "refused", "sit", "", "__proto__", "Hello"]
FIELDS = ["type", "id", "version", "action", "token", "seat", "salt", "player", "__class__", "you"]
ACTIONS = ["7D", "7DxAS6C", "call", "chooses=4C", "shows=7D", "7D=fuori", "x", "7Dx", "7DxAS6C=fuori", "bank"]

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=40)
    | st.sampled_from(WORDS + ACTIONS)
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS), inner),
    max_leaves=8,
)
messages = st.one_of(
    st.fixed_dictionaries(
        {"type": st.sampled_from(WORDS)},
        optional={name: values for name in FIELDS if name != "type"},
    ).map(json.dumps),
    st.fixed_dictionaries(
        {
            "type": st.just("play"),
            "id": st.text(string.ascii_letters, max_size=3),
            "version": st.integers(-3, 60),
            "action": st.sampled_from(ACTIONS) | st.text(max_size=12),
        }
    ).map(json.dumps),
    values.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
)


def test_whatever_a_client_makes_up_is_answered_with_a_code_and_the_table_lives(attacked: Server) -> None:
    ticket = attacked.open("scopa?players=2", open_seats=1)
    attacked.join(ticket["room"])
    with attacked.player(ticket) as ada, Client(attacked, ticket["room"]) as stranger:

        @settings(
            max_examples=150 if THOROUGH else 50, deadline=None, suppress_health_check=list(HealthCheck)
        )
        @given(messages, st.booleans())
        def send(message: str | bytes, seated: bool) -> None:
            answers = answered(ada if seated else stranger, message)
            assert len(answers) == 1, (message, answers)
            assert answers[0]["type"] in {"refused", "state", "pong"}
            if answers[0]["type"] == "refused":
                assert answers[0]["code"] in STATUS
                assert answers[0]["message"]

        send()
        assert stranger.hello()["screen"]["you"] is None
        assert ada.hello()["screen"]["you"] is not None


def answered(client: Client, message: str | bytes) -> list[Json]:
    """Send a message and return what came for it, before the answer to a ping behind it."""
    client.send(message)
    client.send({"type": "ping"})
    heard: list[Json] = []
    pongs = 1 + (is_ping(message))
    while pongs:
        heard.append(client.receive())
        pongs -= heard[-1]["type"] == "pong"
    return heard[:-1]


def is_ping(message: str | bytes) -> bool:
    """Tell whether the server answers a made-up message itself with a pong."""
    try:
        read = json.loads(message) if isinstance(message, str) else None
    except ValueError:
        return False
    return read == {"type": "ping"}
