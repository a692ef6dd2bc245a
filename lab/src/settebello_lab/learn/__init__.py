"""Learning: values by self-play, and by imitation how others play (level 5, beside the arena)."""

from settebello_lab.learn.course import Course, resume
from settebello_lab.learn.examples import gather
from settebello_lab.learn.imitation import ImitationSettings, Likeness, learn_plays
from settebello_lab.learn.measure import Margin, measure
from settebello_lab.learn.settings import Settings
from settebello_lab.learn.start import side_by_side
from settebello_lab.learn.training import Report, Told, course_beside, train

__all__ = [
    "Course",
    "ImitationSettings",
    "Likeness",
    "Margin",
    "Report",
    "Settings",
    "Told",
    "course_beside",
    "gather",
    "learn_plays",
    "measure",
    "resume",
    "side_by_side",
    "train",
]
