"""A screen followed by the messages of protocol 2, as `docs/protocol.md` tells strangers to."""

from typing import Any

Json = dict[str, Any]

NOTHING_MORE: Json = {"capture": [], "bank": False, "scopa": False}
"""The fields left out of a play that only lays a card."""


def folded(screen: Json, step: Json) -> Json:
    """Return the screen after a step: what its event says of itself, then what it changed."""
    event, after = step.get("event"), dict(screen)
    if event is not None and event["type"] == "played":
        event = {**NOTHING_MORE, **event}
        after["last_play"] = event
        if (event["capture"] or event["bank"]) and any(side["scope"] is not None for side in screen["sides"]):
            after["last_trick"] = event
    for name, new in step["changes"].items():
        if name in {"seats", "sides"} and isinstance(new, dict):
            after[name] = [{**old, **new.get(str(number), {})} for number, old in enumerate(screen[name])]
        elif name == "legal":
            after[name] = [legal(play) for play in new]
        elif name == "clock" and new is not None and screen[name] is not None:
            after[name] = clock(screen[name], new)
        else:
            after[name] = new
    return after


def legal(play: str | Json) -> Json:
    """Return a legal play: its action has the card and what it takes."""
    more: Json = {"action": play} if isinstance(play, str) else play
    card, _, taken = more["action"].partition("x")
    capture = [taken[at : at + 2] for at in range(0, len(taken), 2)]
    return {**NOTHING_MORE, "card": card[:2], "capture": capture, "bank": card.endswith("!"), **more}


def clock(old: Json, new: Json) -> Json:
    """Return the clock after what changed on it."""
    left = new.get("left", old["left"])
    if isinstance(left, dict):
        left = [left.get(str(seat), was) for seat, was in enumerate(old["left"])]
    return {**old, **new, "left": left}


def followed(screen: Json, message: Json) -> Json:
    """Return the screen after an `events` message; raise `AssertionError` where one was lost before it."""
    assert message["since"] == screen["version"]
    for step in message["steps"]:
        screen = folded(screen, step)
    return {**screen, "version": message["version"]}
