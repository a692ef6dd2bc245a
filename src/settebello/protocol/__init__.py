"""The engine protocol (``docs/engine-protocol.md``): lines, views as JSON, a player that speaks it."""
