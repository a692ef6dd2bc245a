"""How long does a person wait? From the command to the first page, and to the computer's first card.

Each figure is a cold start of the installed program on an empty database: median and range of five.
"""

import json
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from websockets.sync.client import connect

RUNS = 5


def main() -> None:
    """Measure and print both waits."""
    runs = [measure() for _ in range(RUNS)]
    print("| wait | median s | range s |\n|---|---|---|")
    for name, values in zip(("first page", "computer's first card"), zip(*runs, strict=True), strict=True):
        print(f"| {name} | {statistics.median(values):.2f} | {min(values):.2f} to {max(values):.2f} |")


def measure() -> tuple[float, float]:
    """Start once; return the seconds to the first page and to the computer's first card."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "settebello", "serve", "--port", "0"]
        database = ["--database", str(Path(folder) / "bench.db")]
        begun = time.perf_counter()
        server = subprocess.Popen([*command, *database], stdout=subprocess.PIPE, text=True)
        try:
            address = address_of(server)
            urllib.request.urlopen(address, timeout=30).read()
            page = time.perf_counter() - begun
            first_card(address)
            return page, time.perf_counter() - begun
        finally:
            server.terminate()
            server.wait(timeout=10)


def address_of(server: "subprocess.Popen[str]") -> str:
    """Return the address the server prints."""
    if server.stdout is None:
        raise RuntimeError("the server's output is not read")
    for line in server.stdout:
        if found := re.search(r"http://\S+", line):
            return found[0]
    raise RuntimeError("the server printed no address")


def first_card(address: str) -> None:
    """Open a table and wait until a computer player has played."""
    body = json.dumps({"rules": "scopone", "name": "Bench"}).encode()
    request = urllib.request.Request(address + "api/rooms", body, {"content-type": "application/json"})
    ticket = json.load(urllib.request.urlopen(request, timeout=30))
    with connect(address.replace("http", "ws", 1) + f"ws/rooms/{ticket['room']}") as socket:
        socket.send(json.dumps({"type": "hello", "token": ticket["token"]}))
        while True:
            screen = json.loads(socket.recv(timeout=30))["screen"]
            if screen["last_play"] and screen["last_play"]["seat"] != screen["you"]:
                return
            if screen["legal"]:
                play = {"type": "play", "id": "1", "version": screen["version"]}
                socket.send(json.dumps({**play, "action": screen["legal"][0]["action"]}))


if __name__ == "__main__":
    main()
