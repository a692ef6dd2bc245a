"""A prepared deal that teaches the game, played step by step on the real engine (level 5)."""

from settebello.lesson.course import Exercise, Scene, play_step, scene, steps

__all__ = ["Exercise", "Scene", "play_step", "scene", "steps"]
