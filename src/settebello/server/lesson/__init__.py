"""The lesson for newcomers."""
