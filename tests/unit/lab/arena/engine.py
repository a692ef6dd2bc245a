"""An outside engine that behaves, or in its seventh move does what its argument says.

The second argument tells the engines of one test process from those of another.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

HOW, MARK = sys.argv[1:]


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def misbehave() -> None:
    match HOW:
        case "crash":
            raise RuntimeError("the engine fell over")
        case "exit":
            sys.exit(3)
        case "hang":
            time.sleep(600)
        case "junk":
            sys.stdout.write("no json\n")
        case "list":
            sys.stdout.write("[1]\n")
        case "long":
            sys.stdout.write("x" * 300_000)
        case "flood":
            for _ in range(100_000):
                sys.stdout.write('{"type":"action","id":0,"action":"AD"}\n')
        case "error":
            sys.stdout.write('{"type":"error","message":"I cannot play this"}\n')
        case "quiet_child":
            nothing = subprocess.DEVNULL
            subprocess.Popen(["sleep", f"600.{MARK}"], stdin=nothing, stdout=nothing, stderr=nothing)
            os._exit(1)
        case "child":
            subprocess.Popen(["sleep", f"600.{MARK}"])
            os._exit(1)
    sys.stdout.flush()


def main() -> None:
    if HOW == "mute":
        time.sleep(600)
    moves = 0
    for line in sys.stdin:
        request = json.loads(line)
        if request["type"] == "hello":
            say(json.dumps({"type": "hello", "protocol": 99 if HOW == "future" else 1}))
        elif request["type"] == "new_deal" and HOW == "deaf":
            Path(f"dealt-{os.getpid()}").touch()  # its test waits for that
            time.sleep(600)
        elif request["type"] == "quit":
            if HOW == "stays":
                time.sleep(600)
            return
        elif request["type"] == "choose":
            moves += 1
            action = request["view"]["legal"][0]
            if moves == 7 and HOW in {"illegal", "other_id"}:
                action = "7D7C" if HOW == "illegal" else action
            elif moves == 7 and HOW not in {"good", "stays", "unasked"}:
                misbehave()
                continue
            number = request["id"] + (moves == 7 and HOW == "other_id")
            say(json.dumps({"type": "action", "id": number, "action": action}))
            if moves == 7 and HOW == "unasked":
                say("{}")
                say("{}")


if __name__ == "__main__":
    main()
