"""Presets, options and rule sets."""
