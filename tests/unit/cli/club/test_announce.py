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


@pytest.mark.parametrize("routed", [True, False])
def test_the_address_on_the_network_is_that_of_the_route_out_or_none(
    routed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Routed(socket.socket):
        def connect(self, address: object, /) -> None:  # noqa: ARG002 (as a socket is asked)
            if not routed:
                raise OSError("no route")

        def getsockname(self) -> tuple[str, int]:
            return "192.0.2.7", 5

    monkeypatch.setattr(socket, "socket", Routed)
    assert network_address() == ("192.0.2.7" if routed else None)
