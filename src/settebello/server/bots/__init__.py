"""Computer players at tables: the server's own, and programs that play in its place."""
