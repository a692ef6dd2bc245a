"""The addresses that a server says when it starts."""

import socket

import pytest

from settebello.cli.club.serve import _announce, network_address
from settebello.server.settings import settings_from


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_a_server_for_a_whole_network_says_the_address_that_others_need(
    host: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("settebello.cli.club.serve.network_address", lambda: "192.0.2.7")
    with socket.create_server(("127.0.0.1", 0)) as listener:
        _announce(settings_from(host=host), listener, open_browser=False)
        port = listener.getsockname()[1]
    first, *rest = capsys.readouterr().out.splitlines()
    assert first == f"Settebello: http://localhost:{port}/"
    others = [f"For others on this network: http://192.0.2.7:{port}/"] if host == "0.0.0.0" else []
    assert rest == [*others, "Ctrl-C ends it; the matches stay."]


def test_the_address_on_the_network_is_one_of_this_machine() -> None:
    own = network_address()
    if own is not None:  # a machine without a network has none
        with socket.create_server((own, 0)) as listener:
            assert listener.getsockname()[0] == own
