"""Matches that were written down: ``settebello replay`` shows one, ``settebello verify`` proves its packs."""
