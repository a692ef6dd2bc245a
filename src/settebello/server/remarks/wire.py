"""The messages about remarks over REST; `settebello.server.wire.messages` has those of a table."""

from settebello.server.wire.messages import Message, RemarkInfo
from settebello.store import Remark


class RemarksAnswer(Message):
    """The remarks of spectators about a match that is over, in their order."""

    remarks: list[RemarkInfo]


def remark_info(remark: Remark) -> RemarkInfo:
    """Return a remark as its readers see it."""
    return RemarkInfo(**{name: getattr(remark, name) for name in RemarkInfo.model_fields})
