"""What a match leaves behind: its record, its result, the figures of its deals, whether it is rated."""
