"""The rules as pure functions: deal, state, legal actions, apply, score, match, view.

Nothing here reads a clock, draws a random number or touches a file: luck comes in as the order
of a pack. Every verb has a checking door (`apply`) and a trusting one (`apply_unchecked`).
"""

from settebello.engine.actions import Action, BankAce, Play, decode_action, encode_action
from settebello.engine.capture import (
    captures,
    laying_misses,
    may_bank,
    may_be_missed,
    may_lay,
    must_take_if_able,
    takes_whole_table,
)
from settebello.engine.card_worth import gained, worth
from settebello.engine.certain_points import acquired, points_at_stake
from settebello.engine.dealing import Layout, deal, dealt_in_all, first_table, layout, redeal_reason
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
    forfeited,
    has_stakes,
    match_outcome,
    next_match,
    points_to_reach,
    stake,
    start_match,
)
from settebello.engine.primiera_score import Primiera, best_by_suit, primiera, primiera_value, primiera_winner
from settebello.engine.scopa import is_scopa
from settebello.engine.score import CATEGORIES, DealScore, SidePoints, categories, score_deal, score_state
from settebello.engine.seats import (
    cutter,
    next_dealer,
    pile_keepers,
    play_order,
    seats_of,
    shows_scope,
    side_of,
)
from settebello.engine.state import Played, State
from settebello.engine.transition import apply, apply_unchecked, with_leftovers
from settebello.engine.views import View, hand_visible, sees_own_hand, view

__all__ = [
    "ARTICLES",
    "CATEGORIES",
    "Action",
    "BankAce",
    "DealScore",
    "Draw",
    "FuoriVerdict",
    "IrregularHand",
    "IrregularVerdict",
    "Layout",
    "Match",
    "Outcome",
    "Play",
    "Played",
    "Primiera",
    "SidePoints",
    "State",
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
    "counts_are_regular",
    "cutter",
    "deal",
    "dealt_in_all",
    "decode_action",
    "draw_roles",
    "encode_action",
    "first_table",
    "forfeited",
    "fuori",
    "fuori_allowed",
    "gained",
    "hand_visible",
    "has_stakes",
    "irregular_hand",
    "is_scopa",
    "laying_misses",
    "layout",
    "legal_actions",
    "match_outcome",
    "may_bank",
    "may_be_missed",
    "may_lay",
    "must_take_if_able",
    "next_dealer",
    "next_match",
    "pile_keepers",
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
    "shows_scope",
    "side_of",
    "stake",
    "start_match",
    "takes_whole_table",
    "twins",
    "view",
    "with_article",
    "with_leftovers",
    "worth",
]
