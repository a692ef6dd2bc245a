"""The messages about tournaments: over REST alone.

Entries, rounds, tables and places count from 1, as people read them.
"""

from typing import Annotated, Literal

from pydantic import Field

from settebello.server.wire.messages import Message, Name, Text

Title = Annotated[str, Field(min_length=1, max_length=80)]
Line = Annotated[str, Field(max_length=120)]
Points = Annotated[int, Field(ge=-1000, le=1000, strict=True)]
SeenVersion = Annotated[int, Field(ge=0, strict=True)]
Both = Annotated[list[Points], Field(min_length=2, max_length=2)]
Key = Annotated[str, Field(max_length=100)]

Format = Literal["round_robin", "swiss", "knockout", "duplicate", "teams", "arena"]
Company = Literal["singles", "pairs", "teams"]
Venue = Literal["wooden", "online"]
Next = Literal["start", "pair", "finish"]
State = Literal["registration", "playing", "between", "over", "cancelled"]
Outcome = Literal["won", "lost", "drawn", "bye", "absent"]


class TournamentListed(Message):
    """A tournament in a list.

    ``starts`` is in seconds since 1970. ``round`` is the one that is played, or was last; 0 before the first.
    ``rounds`` is null where nobody knows yet how many there are, ``room_for`` without a bound. ``mine``: the
    one who asks has entered it, or runs it.
    """

    id: str
    name: str
    place: str
    starts: float
    format: Format
    company: Company
    venue: Venue
    rules: str
    state: State
    round: int
    rounds: int | None
    entries: int
    room_for: int | None
    arbiter: str
    mine: bool


class PlayedTournament(Message):
    """A tournament that somebody plays in; ``place`` is their entry's, null before the first round."""

    tournament: TournamentListed
    place: int | None


class TournamentsAnswer(Message):
    """The tournaments that are to come or under way, the next one first, and those that are over."""

    coming: list[TournamentListed]
    over: list[TournamentListed]


class OwnRound(Message):
    """A table of a round that waits for whoever asks."""

    tournament: str
    name: str
    round: int
    table: int


class TournamentRequest(Message):
    """Announce a tournament; whoever does is its arbiter.

    ``rounds`` may be left out where the format says how many there are. ``minutes`` is the clock of a round,
    ``lasts`` the minutes of an arena, on line 60 unless said.
    With ``check_in`` an entry that has not said that it is there does not play.
    """

    name: Title
    place: Line = ""
    about: Annotated[str, Field(max_length=2000)] = ""
    starts: Annotated[float, Field(ge=0, le=32_503_680_000, strict=True)]
    format: Format
    venue: Venue = "wooden"
    rules: Text
    check_in: Annotated[bool, Field(strict=True)] = False
    best_of: Annotated[int, Field(ge=1, le=9, strict=True)] = 1
    rounds: Annotated[int, Field(ge=1, le=99, strict=True)] | None = None
    deals: Annotated[int, Field(ge=0, le=99, strict=True)] | None = None
    minutes: Annotated[int, Field(ge=1, le=43_200, strict=True)] | None = None
    lasts: Annotated[int, Field(ge=1, le=1_440, strict=True)] | None = None
    room_for: Annotated[int, Field(ge=2, le=10_000, strict=True)] | None = None


class PlayerInfo(Message):
    """A player of an entry; ``account``: the name leads to a page."""

    name: str
    account: bool


class EntryInfo(Message):
    """An entry: a player, a pair or a team, which has a ``name`` of its own.

    ``computers`` has the level of each player that is a computer, and null for people.
    """

    id: int
    name: str | None
    players: list[PlayerInfo]
    computers: list[str | None]
    checked_in: bool
    withdrawn: bool


class GatheringInfo(Message):
    """The accounts that wait for a partner, or for the others of their team, which may have a ``name``.

    So many are ``missing``.
    """

    name: str | None
    players: list[PlayerInfo]
    missing: int


class TableInfo(Message):
    """A table of a round: the entries on each side, which are two where partners change.

    ``points`` are those of each side, null while nobody has told them; ``games`` are those of each game or
    table where there are several. ``outcome`` is that of each side. ``room`` leads to the table on line, for
    those who play there. A table that is ``done`` without an ``outcome`` is sealed, as others play the same
    deals. ``forfeit``: it was lost without playing.
    """

    number: int
    sides: list[list[int]]
    points: list[int] | None
    games: list[list[int] | None]
    outcome: list[Outcome] | None
    done: bool
    forfeit: bool
    corrected: bool
    room: str | None


class RoundInfo(Message):
    """A round: its tables, who has a bye, and when it began and ends by its clock, in seconds since 1970."""

    number: int
    over: bool
    began: float | None
    ends: float | None
    tables: list[TableInfo]
    byes: list[int]


class StandingInfo(Message):
    """The place of an entry. ``tied``: it shares its place with the entry before it.

    ``outcomes`` are those of the rounds so far, in an arena those of the entry's own tables;
    ``tie_breaks`` stand in the order of the tournament's.
    ``matchpoints`` are those won and those possible, where deals are compared.
    """

    place: int
    tied: bool
    entry: int
    points: float
    outcomes: list[Outcome | None]
    tie_breaks: list[float]
    difference: int
    matchpoints: list[int] | None


class RulingInfo(Message):
    """A decision of the arbiter: about a round and a table, or an entry; with its article and its reason."""

    round: int | None
    table: int | None
    entry: int | None
    article: str
    reason: str
    penalty: int
    disqualified: bool
    at: float | None


class OwnPlace(Message):
    """The place of whoever asks: their ``entry``, and whether they run the tournament.

    ``seeking``: they have entered a tournament of pairs or teams and wait for the others. ``partner_key`` is
    then the secret of the link for these. ``plays_on``: the entry takes part in the next round.
    ``returns``: it has left an arena, and may come back. ``part`` is the table of a team, from 1, at which
    they play.
    """

    entry: int | None
    part: int | None
    arbiter: bool
    plays_on: bool
    returns: bool
    seeking: bool
    partner_key: str | None


class TournamentPage(Message):
    """A tournament as whoever asks may see it.

    ``version`` is the number of its last event. ``now`` is the time of the server, in seconds since 1970.
    ``seeking`` are those who wait for others yet. ``commitment`` is the hash of the seed of all lots and
    deals, and ``seed`` that seed once the tournament is over. ``deals`` are those of a round where deals are
    compared. ``next`` is the step that comes next; null while a round is played, and after the end. An arena
    ``lasts`` so many minutes and ``ends`` then, in seconds since 1970; null before it starts, and for others.
    ``open``: accounts may enter by themselves.
    """

    listed: TournamentListed
    next: Next | None
    version: int
    now: float
    about: str
    minutes: int | None
    lasts: int | None
    ends: float | None
    open: bool
    tie_breaks: list[str]
    check_in: bool
    deals: int
    commitment: str
    seed: str | None
    entries: list[EntryInfo]
    seeking: list[GatheringInfo]
    rounds: list[RoundInfo]
    standings: list[StandingInfo]
    rulings: list[RulingInfo]
    you: OwnPlace


class EntryRequest(Message):
    """Enter a tournament, with the names of the ``others`` of a pair or a team, which may have a ``name``.

    Without them somebody who enters a tournament of pairs or teams gets a link for the others. The arbiter
    enters anybody, by all names (``players``).
    """

    others: Annotated[tuple[Name, ...], Field(max_length=40)] = ()
    players: Annotated[tuple[Name, ...], Field(max_length=40)] | None = None
    name: Line | None = None


class ImportedEntry(Message):
    """An entry as another program lists it: all names, a ``name`` for a team, and rating points."""

    players: Annotated[tuple[Name, ...], Field(min_length=1, max_length=40)]
    name: Line | None = None
    strength: Annotated[int, Field(ge=0, le=1_000_000, strict=True)] | None = None


class ImportRequest(Message):
    """Enter many at once: as ``csv``, with the columns ``member1``, ``member2``…, as a list, or both."""

    csv: Annotated[str, Field(max_length=65_536)] = ""
    entries: Annotated[tuple[ImportedEntry, ...], Field(max_length=5_000)] = ()


class ComputersRequest(Message):
    """Enter computers of a ``level``: so many ``entries`` of computers alone.

    ``complete``: they play as well with those who wait for a partner, or for the others of their team. Where
    the tournament is no longer as it was at ``version``, none enters.
    """

    level: Text
    entries: Annotated[int, Field(ge=0, le=10_000, strict=True)] = 0
    complete: Annotated[bool, Field(strict=True)] = False
    version: SeenVersion | None = None


class SubstituteRequest(Message):
    """Put somebody in the place of a ``player`` of an entry, from 1: by name, on line that of an account."""

    player: Annotated[int, Field(ge=1, le=40, strict=True)]
    name: Name


class PartnerRequest(Message):
    """Be the partner of whoever has sent this key."""

    key: Key


class PartnerAnswer(Message):
    """The name of whoever has sent a partner's key."""

    name: str


class ResultRequest(Message):
    """The points of both sides of a table; players say the ``key`` of the table's link, the arbiter none.

    ``part`` is the game of several, or the table of teams; ``deals`` are the points of each deal where those
    count. ``winner`` (0 or 1) is told where equal points have one. With a ``reason`` the arbiter corrects.
    """

    points: Both
    part: Annotated[int, Field(ge=1, le=9, strict=True)] = 1
    deals: Annotated[tuple[Both | None, ...], Field(max_length=99)] = ()
    winner: Annotated[int, Field(ge=0, le=1, strict=True)] | None = None
    key: Key | None = None
    reason: Line = ""


class ForfeitRequest(Message):
    """The sides of a table (0, 1) that have not come, and lose."""

    sides: Annotated[list[Annotated[int, Field(ge=0, le=1, strict=True)]], Field(min_length=1, max_length=2)]


class TournamentRulingRequest(Message):
    """A decision of the arbiter, about an entry: its article, its reason, points taken away, exclusion."""

    article: Line
    reason: Annotated[str, Field(min_length=1, max_length=500)]
    entry: Annotated[int, Field(ge=1, strict=True)] | None = None
    penalty: Annotated[int, Field(ge=0, le=100, strict=True)] = 0
    disqualify: Annotated[bool, Field(strict=True)] = False


class StepRequest(Message):
    """Go on to the next step of the tournament, as whoever runs it saw it at ``version``."""

    step: Literal["start", "pair", "cancel_round", "finish", "call_off"]
    version: SeenVersion


class TableLink(Message):
    """The secret key of a table's link, by which its players tell their result."""

    round: int
    table: int
    key: str


class KeyRequest(Message):
    """Look at a table by the key of its link."""

    key: Key


class DealLineInfo(Message):
    """A deal at a table: points by side, null where it was not finished, and matchpoints out of ``top``.

    ``parts`` are the points at each of the two tables of teams, and ``points`` their sums.
    """

    table: int
    points: list[int] | None
    parts: list[list[int] | None]
    matchpoints: list[int] | None
    top: int


class DealInfo(Message):
    """A deal of a round, from 1; ``open`` once every table has finished it, with the ``lines`` of all tables.

    ``mean`` is that of the differences of the first side. ``own`` is what the table of whoever asks made of
    it, told at once. Before a deal is open, members of teams have the line of their own encounter, with the
    other table once both have finished it.
    """

    number: int
    open: bool
    mean: float | None
    own: list[int] | None
    lines: list[DealLineInfo]


class DealsPage(Message):
    """The duplicate deals of a round. ``text`` is the set for `settebello duplicate check`.

    It has the hash of every deal, and the seeds of those that are open.
    """

    round: int
    text: str
    deals: list[DealInfo]


class TablePage(Message):
    """A table as its link shows it: the tournament, the round, and whose result is told there.

    ``teams``: the link is that of both tables at which two teams meet. ``told`` says of each of them, or of
    each game of several, whether it has a result, which ``table`` hides while others play the same deals.
    """

    tournament: str
    name: str
    round: int
    deals: int
    teams: bool
    told: list[bool]
    table: TableInfo
    entries: list[EntryInfo]
    over: bool
