"""Quick pairing: a seat beside people who wait for the same game."""
