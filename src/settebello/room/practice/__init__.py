"""Practice: in a match that is not rated plays are taken back, where all people at the table agree."""
