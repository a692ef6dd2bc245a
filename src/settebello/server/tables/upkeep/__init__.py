"""Work that the server does at tables by itself, round after round."""
