"""The moderator's queue over REST: bans, notes, suspicions, the audit log, for admins alone."""

import time
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query

from settebello.server.admin import moderation_wire as wire
from settebello.server.admin.routes import Admin
from settebello.server.admin.wire import PersonRequest
from settebello.server.deps import TheModeration, TheResults, own_site
from settebello.server.moderation.moderation import MOST_LISTED, Strike
from settebello.server.people.standing import note_info
from settebello.server.results.wire import match_info
from settebello.server.wire.answers import REFUSED

MOST_MATCHES: Final = 100
"""Matches of a suspicion that are shown at once."""

SUSPICIONS_SHOWN: Final = 100
"""Suspicions of a page of the queue."""

router = APIRouter(prefix="/api/admin", tags=["admin"], responses=REFUSED, dependencies=[Depends(own_site)])


async def author(me: Admin) -> str:
    """Return the id of the admin who does something."""
    return me.person.id


By = Annotated[str, Depends(author)]


@router.get("/suspicions")
async def list_suspicions(
    _by: By, moderation: TheModeration, after: Annotated[str, Query(max_length=120)] = ""
) -> wire.SuspicionPage:
    """List suspicions, a page at a time: open ones first, the newest of them first."""
    store = moderation.store
    found = await store.suspicions(most=SUSPICIONS_SHOWN + 1, after=wire.place_in(after))
    shown = found[:SUSPICIONS_SHOWN]
    names = await store.names({person for each in shown for person in each.people})
    are_open, are_closed = await store.count_suspicions()
    return wire.SuspicionPage(
        suspicions=[wire.suspicion_info(each, names) for each in shown],
        open=are_open,
        closed=are_closed,
        next=wire.place_text(shown[-1]) if len(found) > len(shown) else None,
    )


@router.get("/suspicions/{suspicion}")
async def show_suspicion(
    _by: By,
    suspicion: str,
    moderation: TheModeration,
    results: TheResults,
    skip: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> wire.EvidenceInfo:
    """Show a suspicion with a hundred of its matches, the newest but those that are skipped."""
    found = await moderation.suspicion(suspicion)
    names = await moderation.store.names(found.people)
    newest = list(reversed(found.matches))[skip : skip + MOST_MATCHES]
    matches = [await results.match(name) for name in newest]
    return wire.EvidenceInfo(
        suspicion=wire.suspicion_info(found, names),
        matches=[match_info(each) for each in matches if each is not None],
    )


@router.post("/suspicions/{suspicion}/verdict", status_code=204)
async def give_verdict(by: By, suspicion: str, asked: wire.VerdictRequest, moderation: TheModeration) -> None:
    """Close a suspicion; its matches may be taken out of the ratings."""
    strike = Strike(asked.strike, asked.all, asked.spare)
    await moderation.close(by, suspicion, asked.verdict, asked.text, strike)


@router.post("/suspicions/{suspicion}/reopen", status_code=204)
async def reopen_suspicion(by: By, suspicion: str, moderation: TheModeration) -> None:
    """Open a suspicion again, with its matches back in the ratings."""
    await moderation.reopen(by, suspicion)


@router.get("/bans")
async def list_bans(_by: By, moderation: TheModeration) -> list[wire.BanInfo]:
    """List bans: those with an appeal to answer first, then the newest."""
    now = time.time()
    bans = await moderation.store.bans(now, most=MOST_LISTED)
    names = await moderation.store.names({each.person for each in bans if each.person is not None})
    return [wire.ban_info(each, now, names.get(each.person or "")) for each in bans]


@router.post("/bans", status_code=204)
async def ban_somebody(by: By, asked: wire.BanRequest, moderation: TheModeration) -> None:
    """End an account's playing, for a time or for good, and that of its addresses if asked for."""
    await moderation.ban(by, asked.name, asked.reason, asked.days)
    if asked.addresses:
        await moderation.ban_addresses(by, asked.name, asked.reason, asked.days)


@router.post("/bans/{ban}/answer", status_code=204)
async def answer_appeal(by: By, ban: str, asked: wire.AnswerRequest, moderation: TheModeration) -> None:
    """Answer an appeal, or lift a ban."""
    await moderation.answer(by, ban, asked.text, lifted=asked.lift)


@router.post("/notes", status_code=204)
async def write_note(by: By, asked: wire.NoteRequest, moderation: TheModeration) -> None:
    """Write a note about an account, or a warning that it is shown."""
    await moderation.note(by, asked.name, asked.kind, asked.text)


@router.post("/record")
async def show_record(_by: By, asked: PersonRequest, moderation: TheModeration) -> wire.RecordOfPerson:
    """Show what admins know of an account."""
    person, store, now = await moderation.named(asked.name), moderation.store, time.time()
    suspicions = await store.suspicions_of(person.id)
    names = await store.names({each for suspicion in suspicions for each in suspicion.people})
    return wire.RecordOfPerson(
        name=person.name,
        bans=[wire.ban_info(each, now, person.name) for each in await store.bans_of(person.id)],
        notes=[note_info(each) for each in await store.notes(person.id)],
        suspicions=[wire.suspicion_info(each, names) for each in suspicions],
        addresses=len(await store.sources([person.id])),
    )


@router.get("/audit")
async def show_audit_log(_by: By, moderation: TheModeration) -> list[wire.AuditInfo]:
    """List what admins did, the newest first."""
    entries = await moderation.store.audit(most=MOST_LISTED)
    known = {each for entry in entries for each in (entry.by, entry.person) if each}
    names = await moderation.store.names(known)
    return [wire.audit_info(each, names) for each in entries]
