"""``settebello review``: a record reviewed, as tables, as JSON, as a page."""

from dataclasses import replace
from pathlib import Path

from settebello.analysis import AnalysisSettings, Review, course_of, review_as_dict
from settebello.analysis.reviewing import assembled, checked_settings
from settebello.cards import Language
from settebello.cli.common.files import check_place, read_text, replace_text
from settebello.cli.common.output import print_json
from settebello.cli.common.progress import compile_players, progress_bar
from settebello.cli.study.cut_short import read_as_far_as_whole
from settebello.cli.study.page import page_of
from settebello.cli.study.tables import StudyTable
from settebello.cli.study.working import decisions
from settebello.errors import InvalidSetting, Reason
from settebello.notation import MatchRecord
from settebello.players.registry import player_kind
from settebello.texts import Texts, texts


def review_file(
    path: Path,
    settings: AnalysisSettings,
    spoken: Language,
    *,
    workers: int,
    plays: int,
    page: Path | None,
    as_json: bool,
) -> None:
    """Review a record, or several in one file; raises as `loads_matches` and `review`."""
    said, settings = texts(spoken), checked_settings(settings)
    if page is not None:
        check_place(page)
    records, note = read_as_far_as_whole(read_text(path))
    if page is not None and len(records) > 1:
        message = f"a page shows one match, and this file has {len(records)}"
        raise InvalidSetting(message, reason=Reason.ONE_MATCH_A_PAGE, matches=len(records))
    courses = [course_of(record) for record in records]  # a record that does not hold is refused at once
    compile_players([player_kind("maestro")], said)
    reviews = [_reviewed(course.record, settings, workers, said) for course in courses]
    if note is not None:
        reviews[-1] = replace(reviews[-1], notes=(*reviews[-1].notes, note))
    if page is not None:
        replace_text(page, page_of(reviews[0], said))
    if as_json:
        kept = [review_as_dict(review) for review in reviews]
        print_json(kept[0] if len(kept) == 1 else {"matches": kept})
        return
    for review in reviews:
        StudyTable(review, said).show(plays)


def _reviewed(record: MatchRecord, settings: AnalysisSettings, workers: int, said: Texts) -> Review:
    course = course_of(record)
    with progress_bar() as progress:
        task = progress.add_task(said.say("cli-reviewing"), total=len(course.positions))

        def told(done: int, of: int) -> None:
            progress.update(task, completed=done, total=of)

        found = list(decisions(course, settings, workers, told))
    return assembled(course, settings, found)
