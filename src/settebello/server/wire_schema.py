"""Print the JSON Schema of every wire message, from which the client's types are made."""

import json
import sys

from pydantic import BaseModel

from settebello.server import account_wire, admin_wire, desk_wire, lesson_wire, played_wire, seats_wire, wire


class Wire(BaseModel):
    """One field for each message, so that one schema names them all."""

    client: wire.ClientMessage
    server: wire.ServerMessage
    presets: list[wire.PresetInfo]
    options: list[wire.OptionInfo]
    rules_request: wire.RulesRequest
    rules_answer: wire.RulesAnswer
    room_request: wire.RoomRequest
    join_request: wire.JoinRequest
    room_ticket: wire.RoomTicket
    seats_request: seats_wire.SeatsRequest
    own_seats: list[seats_wire.OwnSeat]
    lobby: wire.LobbyAnswer
    desk_request: desk_wire.DeskRequest
    desk_answer: desk_wire.DeskAnswer
    lesson_request: lesson_wire.LessonRequest
    lesson_answer: lesson_wire.LessonAnswer
    sign_up_request: account_wire.SignUpRequest
    sign_in_request: account_wire.SignInRequest
    password_request: account_wire.PasswordRequest
    farewell_request: account_wire.FarewellRequest
    account_answer: account_wire.AccountAnswer
    sessions: list[account_wire.SessionInfo]
    token_request: account_wire.TokenRequest
    made_token: account_wire.MadeToken
    person: played_wire.PersonPage
    matches: played_wire.MatchesAnswer
    best: played_wire.BestAnswer
    report: admin_wire.ReportRequest
    club: admin_wire.ClubState
    reports: list[admin_wire.ReportInfo]
    people: list[admin_wire.PersonInfo]
    role: admin_wire.RoleRequest
    error: wire.ErrorBody


def main() -> None:
    """Write the schema to standard output."""
    json.dump(Wire.model_json_schema(mode="serialization"), sys.stdout, indent=1, sort_keys=True)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
