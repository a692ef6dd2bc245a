"""The arbiter's desk: a protocol comes in, and goes back with one act more."""
