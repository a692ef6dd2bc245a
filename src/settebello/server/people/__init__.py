"""Accounts: names, passwords, sessions, tokens, and what each of them may."""
