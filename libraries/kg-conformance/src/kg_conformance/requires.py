"""Markers of suite tests: required capabilities, suite level, permission to skip."""

from __future__ import annotations

import pytest

from kg_conformance.capabilities import known


def requires(*names: str) -> pytest.MarkDecorator:
    """The capabilities a test needs: where one is not claimed, the test counts as unclaimed.
    For tests and `pytest.param`s."""
    return pytest.mark.kg_requires(*(known(name) for name in names))


def since(level: int) -> pytest.MarkDecorator:
    """The suite level that added a test; for profiles of an older level it only reports."""
    return pytest.mark.kg_since(level)


def may_skip(why: str) -> pytest.MarkDecorator:
    """Allows a test to call pytest.skip, say for lack of memory.
    All others that skip themselves fail: nothing passes silently."""
    return pytest.mark.kg_may_skip(why)
