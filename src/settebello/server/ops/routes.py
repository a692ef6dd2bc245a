"""Health over HTTP: for machines on the way to the server, so not in the description of the API."""

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from settebello.server.deps import TheHealth

FRESH = {"Cache-Control": "no-store"}

router = APIRouter(prefix="/health", include_in_schema=False)


@router.get("/live")
async def liveness() -> JSONResponse:
    """Say that this process answers."""
    return JSONResponse({"status": "live"}, headers=FRESH)


@router.get("/ready")
async def ready(health: TheHealth) -> JSONResponse:
    """Say whether tables can be served, and what is in the way."""
    parts = await health.parts()
    well = "failing" not in parts.values()
    return JSONResponse({"ready": well, "parts": parts}, 200 if well else 503, FRESH)
