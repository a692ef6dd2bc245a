"""Looking after a club: reports, people and roles, for admins alone."""
