"""The results of a match: its record, its result, the figures of its deals, whether it is rated."""
