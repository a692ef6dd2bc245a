"""The page: its files, its manifest, the headers and refusals of every answer."""
