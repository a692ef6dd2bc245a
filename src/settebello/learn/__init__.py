"""Learning by self-play: the course that trains a value network (level 5, beside the arena)."""

from settebello.learn.course import Course, resume
from settebello.learn.measure import Margin, measure
from settebello.learn.settings import Settings
from settebello.learn.start import side_by_side
from settebello.learn.training import Report, Told, train

__all__ = ["Course", "Margin", "Report", "Settings", "Told", "measure", "resume", "side_by_side", "train"]
