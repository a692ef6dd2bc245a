"""Answers that are the same until the program is built again: compressed once, and told by an entity tag."""

import gzip
from hashlib import sha256
from typing import Final, NamedTuple, TypeVar

from fastapi import Request, Response
from pydantic import TypeAdapter

A = TypeVar("A")

CHECKED: Final = "no-cache"
"""A browser keeps the answer, and asks each time whether it is still the same."""


class Compressed(NamedTuple):
    """A body as gzip writes it, and its entity tag."""

    body: bytes
    tag: str


def compressed(body: bytes) -> Compressed:
    """Compress a body. It is what takes the time, so the caller keeps what comes back."""
    return Compressed(gzip.compress(body, mtime=0), f'"{sha256(body).hexdigest()[:16]}"')


def compressed_json(kind: type[A], answer: A) -> Compressed:
    """Write an answer as JSON, as its type says (a message, or a list or a dict of them), and compress it."""
    return compressed(TypeAdapter(kind).dump_json(answer, by_alias=True))


def answer_with(
    request: Request, found: Compressed, kind: str = "application/json", lasting: str = CHECKED
) -> Response:
    """Send a body as the client can read it; nothing of it (304) where the client has it already."""
    headers = {"Cache-Control": lasting, "ETag": found.tag, "Vary": "Accept-Encoding"}
    asked = request.headers.get("if-none-match", "")
    if found.tag in (each.strip().removeprefix("W/") for each in asked.split(",")):
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(found.body), media_type=kind, headers=headers)
    return Response(found.body, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
