"""The sentences of a message: of what waits for an account, of a question to an address, of a lost password.

A sentence is made of the facts of a notification, and nothing of a hand is in them.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from settebello.cards import Language
from settebello.errors import UnknownRule
from settebello.rules import split_rules
from settebello.store import Notification
from settebello.texts import texts

ACCOUNT: Final = "account"
"""The page of one's account, below the server's address."""

LONGEST_LIST: Final = 20
"""So many things are told one by one in a message; of more only the number is told."""


@dataclass(frozen=True, slots=True)
class Told:
    """A thing that a message tells, as a delivery keeps it; ``others`` are looked up when it is sent."""

    kind: str
    room: str
    facts: dict[str, Any]
    others: tuple[str, ...] = ()


def body_of(notifications: Sequence[Notification]) -> str:
    """Return what a delivery keeps of the things that it tells."""
    things = [
        {"kind": each.kind, "room": each.room, "facts": json.loads(each.facts)} for each in notifications
    ]
    return json.dumps({"about": "things", "things": things}, ensure_ascii=False)


def things_in(body: dict[str, Any]) -> list[Told]:
    """Return the things that a delivery tells."""
    return [Told(each["kind"], each["room"], each["facts"]) for each in body["things"]]


def sentence(thing: Told, language: Language) -> str:
    """Return what is told of one thing."""
    facts = {name: fact for name, fact in thing.facts.items() if name != "rules"}
    others = ", ".join(thing.others) or texts(language).say("told-nobody")
    return texts(language).say(f"told-{thing.kind}", game=_game(thing, language), others=others, **facts)


def subject(things: Sequence[Told], language: Language) -> str:
    """Return what a message is about in one line."""
    if len(things) == 1:
        return sentence(things[0], language)
    return texts(language).say("told-several", count=len(things))


def path_of(thing: Told) -> str:
    """Return the page of a thing, below the server's address."""
    if thing.facts.get("path"):
        return str(thing.facts["path"])
    if not thing.room:
        return ""
    return f"t/{thing.room}/match" if thing.kind == "result" else f"t/{thing.room}"


def path_of_all(things: Sequence[Told]) -> str:
    """Return the page that a message about these things leads to: the start page where they are several."""
    return path_of(things[0]) if len(things) == 1 else ""


def letter_of_things(things: Sequence[Told], name: str, language: Language, address: str, stop: str) -> str:
    """Return the text of a mail that tells what waits for an account."""
    say = texts(language).say
    told = [f"{sentence(each, language)}\n{address}{path_of(each)}" for each in things[:LONGEST_LIST]]
    if len(things) > LONGEST_LIST:
        told.append(f"{say('told-more', count=len(things) - LONGEST_LIST)}\n{address}")
    why = say("mail-why", address=f"{address}{ACCOUNT}")
    end = say("mail-stop", address=f"{address}{ACCOUNT}#stop={stop}")
    return "\n\n".join([say("mail-hello", name=name), *told, f"-- \n{why}\n{end}"]) + "\n"


def letter_of_link(about: str, name: str, language: Language, link: str) -> str:
    """Return the text of a mail with a link: ``confirm`` asks an address, ``reset`` sets a password."""
    say = texts(language).say
    parts = [say("mail-hello", name=name), say(f"mail-{about}"), link, say(f"mail-{about}-not-you")]
    return "\n\n".join(parts) + "\n"


def _game(thing: Told, language: Language) -> str:
    """Return the title of a rule set; its text where a later program wrote it."""
    rules = str(thing.facts.get("rules", ""))
    try:
        return split_rules(rules)[0].titles[language] if rules else ""
    except UnknownRule:
        return rules
