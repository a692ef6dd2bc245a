"""Whose an address is, as far as anybody can tell."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address


@lru_cache(maxsize=4096)
def network(address: str) -> str:
    """Return whose address it is: of IPv6, where one person has very many, the first half."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        known = known.ipv4_mapped or IPv6Address(int(known) >> 64 << 64)
    return str(known)
