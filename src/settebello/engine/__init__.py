"""The rules as pure functions: deal, state, legal actions, apply, score, match, view.

Nothing here reads a clock, draws a random number or touches a file: luck comes in as the order
of a pack. Every verb has a checking door (`apply`) and a trusting one (`apply_unchecked`).
"""

from settebello.engine.actions import Action, BankAce, Play, decode_action, encode_action
from settebello.engine.capture import (
    ORDINARY,
    Moment,
    captures,
    laying_misses,
    matta,
    may_bank,
    may_be_missed,
    may_lay,
    must_take_if_able,
    takes_whole_table,
    value_of,
)
from settebello.engine.card_worth import gained, worth
from settebello.engine.certain_points import acquired, points_at_stake
from settebello.engine.dealing import Layout, deal, dealt_in_all, first_table, layout, redeal_reason
from settebello.engine.declaring import (
    Declaration,
    declarations,
    declare,
    declares,
    lying_open,
    may_declare,
    open_declarations,
    shows_cards,
)
from settebello.engine.extra_points import honours
from settebello.engine.figs.articles import ARTICLES, articles_apply, with_article
from settebello.engine.figs.conduct import check_pile_request, check_withdrawal
from settebello.engine.figs.draw import Draw, draw_roles
from settebello.engine.figs.exposed import chooser, twins
from settebello.engine.figs.fuori import FuoriVerdict, check_fuori, fuori, fuori_allowed
from settebello.engine.figs.irregular import (
    IrregularHand,
    IrregularVerdict,
    counts_are_regular,
    irregular_hand,
)
from settebello.engine.legal import can_apply, check_action, legal_actions, playable
from settebello.engine.match import (
    Match,
    Outcome,
    after_deal,
    cappotto_side,
    fewest_win,
    forfeited,
    has_stakes,
    low_three_side,
    match_outcome,
    next_match,
    points_to_reach,
    stake,
    start_match,
)
from settebello.engine.play_points import counted_in_play, play_bonus
from settebello.engine.primiera_score import Primiera, best_by_suit, primiera, primiera_value, primiera_winner
from settebello.engine.scopa import is_scopa, sweepers
from settebello.engine.score import (
    CATEGORIES,
    DealScore,
    SidePoints,
    categories,
    noble_suit,
    score_deal,
    score_state,
)
from settebello.engine.seats import (
    cutter,
    leftovers_to,
    next_dealer,
    pile_keepers,
    play_order,
    seats_of,
    shows_scope,
    side_of,
)
from settebello.engine.state import DeclaredHand, Played, State
from settebello.engine.taken_table import TableTaken, counts_first_tables, table_bonus
from settebello.engine.transition import apply, apply_unchecked, with_leftovers
from settebello.engine.views import View, hand_visible, sees_own_hand, view

__all__ = [
    "ARTICLES",
    "CATEGORIES",
    "ORDINARY",
    "Action",
    "BankAce",
    "DealScore",
    "Declaration",
    "DeclaredHand",
    "Draw",
    "FuoriVerdict",
    "IrregularHand",
    "IrregularVerdict",
    "Layout",
    "Match",
    "Moment",
    "Outcome",
    "Play",
    "Played",
    "Primiera",
    "SidePoints",
    "State",
    "TableTaken",
    "View",
    "acquired",
    "after_deal",
    "apply",
    "apply_unchecked",
    "articles_apply",
    "best_by_suit",
    "can_apply",
    "cappotto_side",
    "captures",
    "categories",
    "check_action",
    "check_fuori",
    "check_pile_request",
    "check_withdrawal",
    "chooser",
    "counted_in_play",
    "counts_are_regular",
    "counts_first_tables",
    "cutter",
    "deal",
    "dealt_in_all",
    "declarations",
    "declare",
    "declares",
    "decode_action",
    "draw_roles",
    "encode_action",
    "fewest_win",
    "first_table",
    "forfeited",
    "fuori",
    "fuori_allowed",
    "gained",
    "hand_visible",
    "has_stakes",
    "honours",
    "irregular_hand",
    "is_scopa",
    "laying_misses",
    "layout",
    "leftovers_to",
    "legal_actions",
    "low_three_side",
    "lying_open",
    "match_outcome",
    "matta",
    "may_bank",
    "may_be_missed",
    "may_declare",
    "may_lay",
    "must_take_if_able",
    "next_dealer",
    "next_match",
    "noble_suit",
    "open_declarations",
    "pile_keepers",
    "play_bonus",
    "play_order",
    "playable",
    "points_at_stake",
    "points_to_reach",
    "primiera",
    "primiera_value",
    "primiera_winner",
    "redeal_reason",
    "score_deal",
    "score_state",
    "seats_of",
    "sees_own_hand",
    "shows_cards",
    "shows_scope",
    "side_of",
    "stake",
    "start_match",
    "sweepers",
    "table_bonus",
    "takes_whole_table",
    "twins",
    "value_of",
    "view",
    "with_article",
    "with_leftovers",
    "worth",
]
