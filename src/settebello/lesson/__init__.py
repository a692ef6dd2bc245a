"""A prepared deal that teaches the game, played step by step on the real engine."""

from settebello.lesson.course import Exercise, Scene, exercises, play_step, scene

__all__ = ["Exercise", "Scene", "exercises", "play_step", "scene"]
