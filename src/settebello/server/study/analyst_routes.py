"""Reviews for programs on other machines that make them, over REST: each shows a token (docs/analysts.md)."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path

from settebello.server.deps import TheAnalysts, TheHolder
from settebello.server.people.tokens import Holder
from settebello.server.study.analyst_wire import (
    ClaimAnswer,
    ClaimRequest,
    PieceAnswer,
    PieceRequest,
    ReviewToMake,
)
from settebello.server.study.analysts import LOOK_S, Maker
from settebello.server.study.reviews import LEASE_S
from settebello.server.wire.answers import REFUSED

router = APIRouter(prefix="/api/analyst/claims", tags=["analysts"], responses=REFUSED)


async def analyst(holder: TheHolder) -> Holder:
    """Return whose token a request shows; raise `Forbidden` for one that is not for this."""
    holder.may("analyst")
    return holder


AnAnalyst = Annotated[Holder, Depends(analyst)]
ClaimPath = Annotated[str, Path(max_length=40)]


@router.post("")
async def take_review(asked: ClaimRequest, analysts: TheAnalysts, holder: AnAnalyst) -> ClaimAnswer:
    """Take up the review that waits longest."""
    maker = Maker(asked.program, asked.format, asked.digits)
    found = await analysts.take(holder.token.id, maker)
    if found is None:
        return ClaimAnswer(review=None, seconds=LOOK_S)
    review = ReviewToMake(
        claim=found.claim,
        record=found.record,
        settings=found.settings,
        total=found.total,
        done=list(found.done),
    )
    return ClaimAnswer(review=review, seconds=round(LEASE_S))


@router.post("/{claim}/pieces")
async def deliver_piece(
    claim: ClaimPath, asked: PieceRequest, analysts: TheAnalysts, holder: AnAnalyst
) -> PieceAnswer:
    """Deliver a piece, which renews the claim; with the last one the claim ends."""
    done, total = await analysts.deliver(holder.token.id, claim, asked.number, asked.piece)
    return PieceAnswer(done=done, total=total)


@router.post("/{claim}/renewal", status_code=204)
async def renew_claim(claim: ClaimPath, analysts: TheAnalysts, holder: AnAnalyst) -> None:
    """Say that the review is still being made."""
    await analysts.renew(holder.token.id, claim)


@router.delete("/{claim}", status_code=204)
async def give_review_back(claim: ClaimPath, analysts: TheAnalysts, holder: AnAnalyst) -> None:
    """Give a review back that cannot be made here; its pieces stay, and another goes on."""
    await analysts.give_back(holder.token.id, claim)
