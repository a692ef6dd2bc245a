"""Remarks of spectators: who wrote what at which table, seen from which place in its log."""

from settebello.store.remarks.remarks import KeptRemarks, Remark, RemarkLimits, RemarkStore, Written
from settebello.store.remarks.sql import SqlRemarks

__all__ = ["KeptRemarks", "Remark", "RemarkLimits", "RemarkStore", "SqlRemarks", "Written"]
