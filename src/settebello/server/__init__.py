"""The table's server: REST, WebSocket, bots, and the web client."""
