"""The record of a match, as text that anybody can read and check."""

from fastapi import APIRouter

router = APIRouter(prefix="/api", tags=["records"])
