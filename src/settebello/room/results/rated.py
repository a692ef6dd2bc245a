"""Whether a match counts for ratings, as the table says while it is played and as it is written down."""

from collections.abc import Collection, Sequence

from settebello.room.state import Occupant, Room


def counts(accounts: Sequence[str | None], *, replaced: bool) -> bool:
    """Tell whether a match between these accounts, by seat, is rated once it is played out.

    Everybody has one, nobody has two seats, and no simpler player has played for a computer player.
    """
    return None not in accounts and len(set(accounts)) == len(accounts) and not replaced


def is_rated(room: Room, bots: Collection[str]) -> bool:
    """Tell it of the match at a table, or of the first if none has begun.

    ``bots`` are the computer players of the house that have an account.
    """
    return room.given is None and counts(
        [_account(who, bots) for who in room.players], replaced=bool(room.replaced)
    )


def _account(who: Occupant | None, bots: Collection[str]) -> str | None:
    """Return by what the account of somebody who plays is told from others here; None without one."""
    if who is None or who.player is None:
        return who.account if who else None
    return f"bot {who.player}" if who.player in bots else None
