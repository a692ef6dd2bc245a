"""People on a database: accounts, their sessions, tokens and links, and reports of them."""
