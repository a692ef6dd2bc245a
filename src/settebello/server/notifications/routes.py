"""Notifications over REST: wishes, the address, browsers; lost passwords; the end of mail."""

from functools import partial

from fastapi import APIRouter, Depends

from settebello.server.deps import Me, TheCaller, TheModeration, TheNotifications, TheTables, own_site
from settebello.server.notifications import wire
from settebello.server.notifications.notifications import Browser, Notifications
from settebello.server.people.people import SignedIn
from settebello.server.people.wire import LinkRequest
from settebello.server.wire.answers import REFUSED

router = APIRouter(prefix="/api", tags=["accounts"], responses=REFUSED, dependencies=[Depends(own_site)])


@router.get("/account/notifications")
async def own_notifications(me: Me, notifications: TheNotifications) -> wire.NotificationState:
    """Say how the account is told while it is away."""
    return await _state(me, notifications)


@router.post("/account/notifications")
async def wish(
    asked: wire.NotificationRequest, me: Me, notifications: TheNotifications
) -> wire.NotificationState:
    """Choose what the account is told, and whether by mail."""
    await notifications.wish(me, mail=asked.mail, kinds=asked.kinds, language=asked.language)
    return await _state(me, notifications)


@router.post("/account/email")
async def set_address(
    asked: wire.AddressRequest, me: Me, notifications: TheNotifications, caller: TheCaller
) -> wire.NotificationState:
    """Give the account another address, and send a link there that confirms it."""
    await notifications.set_address(me, asked.email, asked.password, caller, asked.language)
    return await _state(me, notifications)


@router.post("/account/email/question", status_code=204)
async def ask_address(
    asked: wire.AddressQuestion, me: Me, notifications: TheNotifications, caller: TheCaller
) -> None:
    """Send the link that confirms the address once more."""
    await notifications.ask_address(me, caller, asked.language)


@router.post("/links/address")
async def confirm_address(asked: LinkRequest, notifications: TheNotifications) -> wire.ConfirmedAddress:
    """Confirm an address by the link that was sent there; nobody has to be signed in."""
    return wire.ConfirmedAddress(email=await notifications.confirm(asked.link))


@router.post("/links/forgotten", status_code=204)
async def forgotten(asked: wire.ForgottenRequest, notifications: TheNotifications, caller: TheCaller) -> None:
    """Send a link for another password, if the account has a confirmed address; the answer does not say."""
    await notifications.forgotten(asked.name, caller)


@router.post("/mail/{stop}", status_code=204)
async def stop_mail(stop: str, notifications: TheNotifications) -> None:
    """End mail by the link of a message, without signing in; mail programs do so too (RFC 8058)."""
    await notifications.stop_mail(stop)


@router.post("/rooms/{room}/invitations", status_code=204)
async def invite_to_table(
    room: str,
    asked: wire.TableInvitation,
    me: Me,
    caller: TheCaller,
    notifications: TheNotifications,
    tables: TheTables,
    moderation: TheModeration,
) -> None:
    """Invite an account to a free seat of the table where one sits; bans and blocks do not allow it."""
    await moderation.check_playing(caller, me.person)
    there = (await tables.table(room)).room
    await notifications.invite(me, there, asked.name, partial(moderation.check_meeting, me.person))


@router.post("/account/browsers", status_code=204)
async def subscribe(
    asked: wire.PushRequest, me: Me, notifications: TheNotifications, caller: TheCaller
) -> None:
    """Push to this browser from now on."""
    browser = Browser(asked.endpoint, asked.p256dh, asked.auth)
    await notifications.subscribe(me, browser, caller, asked.language)


@router.post("/account/browsers/end", status_code=204)
async def unsubscribe(asked: wire.PushEnd, me: Me, notifications: TheNotifications) -> None:
    """Push to the browser of this endpoint no more."""
    await notifications.unsubscribe(me, asked.endpoint)


@router.delete("/account/browsers/{browser}", status_code=204)
async def end_browser(browser: str, me: Me, notifications: TheNotifications) -> None:
    """Push no more to another browser of the account."""
    await notifications.end_browser(me, browser)


async def _state(me: SignedIn, notifications: Notifications) -> wire.NotificationState:
    push = notifications.outlets.push
    return wire.state_of(await notifications.reach(me), push.public_key if push is not None else None)
