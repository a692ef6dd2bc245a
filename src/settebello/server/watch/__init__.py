"""The wall: what is being played and may be watched, on one page."""
