"""Print the JSON Schema of every wire message, from which the client's types are made."""

import json
import sys
from typing import Any

from pydantic import BaseModel

from settebello.server.admin import moderation_wire
from settebello.server.admin import wire as admin_wire
from settebello.server.desk import wire as desk_wire
from settebello.server.lesson import wire as lesson_wire
from settebello.server.notifications import wire as notifications_wire
from settebello.server.pairing import wire as pairing_wire
from settebello.server.people import wire as people_wire
from settebello.server.practice import wire as practice_wire
from settebello.server.puzzles import wire as puzzles_wire
from settebello.server.remarks import wire as remarks_wire
from settebello.server.results import wire as results_wire
from settebello.server.rules import wire as rules_wire
from settebello.server.study import wire as study_wire
from settebello.server.tables import wire as tables_wire
from settebello.server.tournaments import wire as tournaments_wire
from settebello.server.watch import wire as watch_wire
from settebello.server.wire import messages


class Wire(BaseModel):
    """One field for each message, so that one schema names them all."""

    client: messages.ClientMessage
    server: messages.ServerMessage
    presets: list[rules_wire.PresetInfo]
    options: list[rules_wire.OptionInfo]
    rules_request: rules_wire.RulesRequest
    rules_answer: rules_wire.RulesAnswer
    room_request: tables_wire.RoomRequest
    join_request: tables_wire.JoinRequest
    pairing_request: pairing_wire.PairingRequest
    room_ticket: tables_wire.RoomTicket
    seats_request: tables_wire.SeatsRequest
    own_seats: list[tables_wire.OwnSeat]
    lobby: tables_wire.LobbyAnswer
    desk_request: desk_wire.DeskRequest
    desk_answer: desk_wire.DeskAnswer
    lesson_request: lesson_wire.LessonRequest
    lesson_answer: lesson_wire.LessonAnswer
    sign_up_request: people_wire.SignUpRequest
    sign_in_request: people_wire.SignInRequest
    password_request: people_wire.PasswordRequest
    farewell_request: people_wire.FarewellRequest
    account_answer: people_wire.AccountAnswer
    sessions: list[people_wire.SessionInfo]
    token_request: people_wire.TokenRequest
    made_token: people_wire.MadeToken
    link: people_wire.LinkInfo
    link_password_request: people_wire.LinkPasswordRequest
    made_link: people_wire.MadeLink
    notifications: notifications_wire.NotificationState
    notification_request: notifications_wire.NotificationRequest
    address_request: notifications_wire.AddressRequest
    address_question: notifications_wire.AddressQuestion
    confirmed_address: notifications_wire.ConfirmedAddress
    forgotten_request: notifications_wire.ForgottenRequest
    push_request: notifications_wire.PushRequest
    table_invitation: notifications_wire.TableInvitation
    push_end: notifications_wire.PushEnd
    person: results_wire.PersonPage
    matches: results_wire.MatchesAnswer
    best: results_wire.BestAnswer
    fair_play: moderation_wire.FairPlay
    appeal_request: moderation_wire.AppealRequest
    ban_request: moderation_wire.BanRequest
    bans: list[moderation_wire.BanInfo]
    answer_request: moderation_wire.AnswerRequest
    note_request: moderation_wire.NoteRequest
    evidence: moderation_wire.EvidenceInfo
    suspicions: moderation_wire.SuspicionPage
    verdict_request: moderation_wire.VerdictRequest
    record_of_person: moderation_wire.RecordOfPerson
    audit: list[moderation_wire.AuditInfo]
    summary: study_wire.MatchSummary
    course: study_wire.DealCourse
    review: study_wire.ReviewAnswer
    losses: study_wire.LossesAnswer
    again: tables_wire.AgainRequest
    hint_request: practice_wire.HintRequest
    hint: practice_wire.HintAnswer
    hindsight_request: practice_wire.HindsightRequest
    hindsight: practice_wire.HindsightAnswer
    puzzles: puzzles_wire.PuzzlesAnswer
    puzzle_request: puzzles_wire.PuzzleRequest
    puzzle_set: puzzles_wire.PuzzleSet
    puzzle_attempt: puzzles_wire.PuzzleAttempt
    puzzle_result: puzzles_wire.PuzzleResult
    tournaments: tournaments_wire.TournamentsAnswer
    tournament_request: tournaments_wire.TournamentRequest
    tournament: tournaments_wire.TournamentPage
    entry_request: tournaments_wire.EntryRequest
    import_request: tournaments_wire.ImportRequest
    substitute_request: tournaments_wire.SubstituteRequest
    computers_request: tournaments_wire.ComputersRequest
    partner_request: tournaments_wire.PartnerRequest
    partner: tournaments_wire.PartnerAnswer
    result_request: tournaments_wire.ResultRequest
    forfeit_request: tournaments_wire.ForfeitRequest
    ruling_request: tournaments_wire.TournamentRulingRequest
    step_request: tournaments_wire.StepRequest
    table_links: list[tournaments_wire.TableLink]
    tournament_table: tournaments_wire.TablePage
    deals_page: tournaments_wire.DealsPage
    own_rounds: list[tournaments_wire.OwnRound]
    played_tournaments: list[tournaments_wire.PlayedTournament]
    watch: watch_wire.WatchAnswer
    remarks: remarks_wire.RemarksAnswer
    remark_report: admin_wire.RemarkReportRequest
    report: admin_wire.ReportRequest
    club: admin_wire.ClubState
    reports: list[admin_wire.ReportInfo]
    people: list[admin_wire.PersonInfo]
    role: admin_wire.RoleRequest
    invitation: admin_wire.InvitationRequest
    error: messages.ErrorBody


def write_schema() -> None:
    """Write the schema to standard output."""
    json.dump(schema(), sys.stdout, indent=1, sort_keys=True)
    sys.stdout.write("\n")


def schema() -> dict[str, Any]:
    """Return the schema of every message; a field whose value is always the same is always sent."""
    found = Wire.model_json_schema(mode="serialization")
    for definition in found["$defs"].values():
        properties = definition.get("properties", {})
        always = {name for name, field in properties.items() if "const" in field}
        if always:
            definition["required"] = sorted({*definition.get("required", ()), *always})
    return found


if __name__ == "__main__":
    write_schema()
