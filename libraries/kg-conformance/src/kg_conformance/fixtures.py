"""Fixtures of the suite's tests and of a plugin's own: the device that --kg-device names."""

from __future__ import annotations

from typing import Final

import pytest

from kg_conformance.subject import Subject

SUBJECT: Final = pytest.StashKey[Subject]()


@pytest.fixture(scope="session")
def subject(request: pytest.FixtureRequest) -> Subject:
    """The device under test."""
    return request.config.stash[SUBJECT]
