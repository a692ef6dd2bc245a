"""The origin of the page that sends a request."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers


def same_site(headers: Headers) -> bool:
    """Tell whether a connection comes from our own page, or from no page at all (no ``Origin``)."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        site = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    # behind a proxy the browser's own word for us may stand in the second header
    return bool(site) and site in {headers.get(name, "").lower() for name in ("host", "x-forwarded-host")}
