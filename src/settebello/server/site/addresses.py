"""Which addresses are pages of the client, as its own router reads them (web/src/nav/router.svelte.ts)."""

from typing import Final
from urllib.parse import unquote

from starlette.types import Scope

from settebello.rules import presets

SINGLE: Final = frozenset(
    {
        "",
        "account",
        "admin",
        "arbiter",
        "decks",
        "learn",
        "players",
        "puzzles",
        "rules",
        "tournaments",
        "watch",
    }
)
"""Pages that are one page each; the first is the start page."""

ABOUT: Final = frozenset({"m", "match", "p", "puzzle", "t"})
"""Before the name of a match (its proof, its summary), a person, a puzzle or the day's, a table."""

MACHINES: Final = frozenset({".well-known", "api", "assets", "cards", "health", "icons", "ws"})
"""Before addresses that programs ask for, and no person."""


def parts_of(scope: Scope) -> list[str]:
    """Return the parts of an address below the page's root, decoded, without a slash at the end."""
    asked: bytes = scope.get("raw_path") or scope["path"].encode()
    prefix = scope["root_path"].encode()
    below = asked.removeprefix(prefix) if asked.startswith(prefix + b"/") else asked
    path = below.decode("latin-1").removeprefix("/").removesuffix("/")
    return [unquote(part) for part in path.split("/")]


def is_page(parts: list[str]) -> bool:
    """Tell whether the client has a page there; it finds out itself whether the table or person exists."""
    match parts:
        case [single]:
            return single in SINGLE
        case ["rules", preset]:
            return preset in presets()
        case ["t", room, *below]:
            return bool(room) and "/" not in room and below in ([], ["match"], ["proof"])
        case ["tournaments", name, *below]:
            return bool(name) and below in ([], ["print"], ["table"])
        case ["match", name, "review"]:
            return bool(name)
        case [about, name]:
            return about in ABOUT and bool(name)
    return False


def is_for_machines(parts: list[str], *, by_person: bool) -> bool:
    """Tell whether a program is answered there, not a person: below programs' folders, or at a file's name.

    A file's name that a person has typed (``by_person``: the browser wants a page) is answered with one.
    """
    return parts[0] in MACHINES or ("." in parts[-1] and not by_person)
