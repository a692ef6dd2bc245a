"""Connections to a table: over a WebSocket, or as a stream of lines over HTTP."""
