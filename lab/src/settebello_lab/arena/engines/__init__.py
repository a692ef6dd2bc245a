"""Programs from outside at a table of the arena; and a player of ours that speaks their protocol.

``docs/engine-protocol.md`` describes the protocol.
"""
