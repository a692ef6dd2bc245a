"""The next round of a tournament, by its way of pairing."""

from settebello.tournament.pairing.arena import arena_tables
from settebello.tournament.pairing.berger import berger_tables
from settebello.tournament.pairing.changing import changing_tables
from settebello.tournament.pairing.knockout import knockout_tables
from settebello.tournament.pairing.swiss import swiss_tables
from settebello.tournament.pairing.tables import PairedTables
from settebello.tournament.plan import PairingMethod, Partnering
from settebello.tournament.state import Tournament


def next_round(tournament: Tournament) -> PairedTables:
    """Pair the next round; raise `NotYourTurn` where too few can play."""
    if tournament.plan.partners is Partnering.CHANGING:
        return changing_tables(tournament)
    match tournament.plan.pairing:
        case PairingMethod.ROUND_ROBIN:
            return berger_tables(tournament)
        case PairingMethod.SWISS:
            return swiss_tables(tournament)
        case PairingMethod.KNOCKOUT:
            return knockout_tables(tournament)
        case PairingMethod.ARENA:
            return arena_tables(tournament)
