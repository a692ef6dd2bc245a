"""The answer to a request that cannot be carried out: a status, a stable code and a sentence."""

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from settebello.errors import NotSignedIn, Reason, SettebelloError, TooMany
from settebello.server.site import pages
from settebello.server.site.bodies import TOO_LARGE

STATUS = {
    "syntax": 400,
    "unknown_rule": 422,
    "invalid_rules": 422,
    "illegal_action": 409,
    "not_your_turn": 409,
    "stale": 409,
    "forbidden": 403,
    "not_found": 404,
    "not_signed_in": 401,
    "account": 422,
    "setting": 422,
    "too_many": 429,
    "store": 503,
}
"""The HTTP status of each code."""

_NO_JSON = {"code": "syntax", "reason": Reason.NO_JSON, "message": "this request is no JSON", "facts": {}}


def add_to(app: FastAPI) -> None:
    """Have the application answer so."""
    app.add_exception_handler(SettebelloError, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _not_here)
    app.add_exception_handler(Exception, _broken)


async def _refused(_request: Request, problem: Exception) -> JSONResponse:
    """Answer with what the program itself refuses."""
    if not isinstance(problem, SettebelloError):
        raise problem
    return JSONResponse(problem.public().as_dict(), STATUS.get(problem.code, 400), _headers_of(problem))


def _headers_of(problem: SettebelloError) -> dict[str, str] | None:
    match problem:
        case TooMany():
            return {"Retry-After": str(problem.seconds)}
        case NotSignedIn():
            return {"WWW-Authenticate": "Bearer"}
        case _:
            return None


async def _unreadable(_request: Request, problem: Exception) -> JSONResponse:
    """Answer a body or a parameter that does not fit."""
    if not isinstance(problem, RequestValidationError):
        raise problem
    first = problem.errors()[0]
    if first["type"] == "json_invalid":
        return JSONResponse(_NO_JSON, 422)
    where = ".".join(str(part) for part in first["loc"] if part != "body") or "body"
    message = f"{where}: {first['msg']}"
    body = {"code": "syntax", "reason": Reason.BAD_MESSAGE, "message": message, "facts": {"field": where}}
    return JSONResponse(body, 422)


async def _not_here(_request: Request, problem: Exception) -> JSONResponse:
    """Answer what the framework refuses."""
    if not isinstance(problem, HTTPException):
        raise problem
    match problem.status_code:
        case 413:
            body = TOO_LARGE
        case 404 | 405:
            reason = Reason.PATH_NOT_FOUND if problem.status_code == 404 else Reason.BAD_REQUEST
            body = {"code": "not_found", "reason": reason, "message": str(problem.detail), "facts": {}}
        case _:
            body = _NO_JSON
    return JSONResponse(body, problem.status_code, problem.headers)


async def _broken(_request: Request, _problem: Exception) -> JSONResponse:
    """Answer where the fault is ours; it is logged, and nothing of it told."""
    body = {
        "code": "error",
        "reason": Reason.ERROR,
        "message": "something went wrong; try again",
        "facts": {},
    }
    return JSONResponse(body, 500, pages.HEADERS)
