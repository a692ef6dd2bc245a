"""How a match begins: seats and the computer players in them, the draw of places, the first pack."""
