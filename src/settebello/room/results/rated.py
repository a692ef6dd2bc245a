"""Whether a match counts for ratings, as the table says while it is played and as it is written down."""

from collections.abc import Collection, Sequence

from settebello.room.state import Occupant, Room


def counts(accounts: Sequence[str | None], *, replaced: bool, practised: bool = False) -> bool:
    """Tell whether a match between these accounts, by seat, is rated once it is played out.

    Everybody has one, nobody has two seats, no simpler player has played for a computer player, nobody has
    practised.
    """
    helped = replaced or practised
    return None not in accounts and len(set(accounts)) == len(accounts) and not helped


def is_rated(room: Room, bots: Collection[str]) -> bool:
    """Tell it of the match at a table, or of the first if none has begun.

    ``bots`` are the computer players of the house that have an account.
    """
    return (
        room.rates
        and not counts_unrated(room)
        and room.given is None
        and not room.repeated
        and counts(
            [_account(who, bots) for who in room.players],
            replaced=bool(room.replaced),
            practised=bool(room.practising),
        )
    )


def counts_unrated(room: Room) -> bool:
    """Tell whether the match counts in a tournament alone, because a computer plays for an entrant."""
    return room.tournament and any(who is not None and who.player is not None for who in room.players)


def gives_help(room: Room, bots: Collection[str]) -> bool:
    """Tell whether anybody may be helped at a table: not where the match counts beyond it."""
    return not counts_for_others(room, bots)


def counts_for_others(room: Room, bots: Collection[str]) -> bool:
    """Tell whether the match counts beyond the table: for ratings, or in a tournament."""
    return room.tournament or bool(room.repeated) or is_rated(room, bots)


def _account(who: Occupant | None, bots: Collection[str]) -> str | None:
    """Return by what the account of somebody who plays is told from others here; None without one."""
    if who is None or who.player is None:
        return who.account if who else None
    return f"bot {who.player}" if who.player in bots else None
