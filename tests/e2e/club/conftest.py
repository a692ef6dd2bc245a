"""Somebody who looks after the club."""

import pytest

from tests.support.serving import Server
from tests.support.visitor import Visitor, make_admin, somebody


@pytest.fixture
def admin(server: Server) -> Visitor:
    name, visitor = somebody(server)
    make_admin(server, name)
    return visitor
