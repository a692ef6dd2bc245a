"""Absent accounts are told what waits: their wishes, the notifications, the deliveries on their way."""

from settebello.store.notifications.notifications import (
    KINDS,
    Confirmation,
    Delivery,
    Kind,
    Notification,
    NotificationStore,
    Subscription,
    Way,
    Wishes,
)
from settebello.store.notifications.sql import SqlNotifications

__all__ = [
    "KINDS",
    "Confirmation",
    "Delivery",
    "Kind",
    "Notification",
    "NotificationStore",
    "SqlNotifications",
    "Subscription",
    "Way",
    "Wishes",
]
