"""Remarks: what spectators of a public table write to one another, which its players read after the match."""
