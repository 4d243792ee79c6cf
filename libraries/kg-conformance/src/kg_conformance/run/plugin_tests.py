"""Tier 90: collects the plugin's own test modules that its Profile names."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable
from pathlib import Path

import pytest
from kg.errors import KgError

from kg_conformance.fixtures import SUBJECT


class OwnTestsMissing(KgError):
    """A module that a profile names and that is not there."""


class OwnTests(pytest.Module):
    """test_90_own.py, with the modules of `Profile.tests` beneath it."""

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        yield from super().collect()
        profile = self.config.stash[SUBJECT].profile
        for module in profile.tests:
            try:
                path = find_module(module, profile.device)
            except OwnTestsMissing as error:
                raise self.CollectError(str(error)) from error
            yield pytest.Module.from_parent(self, path=path)  # pyright: ignore[reportUnknownMemberType] -- pytest leaves it untyped


def find_module(module: str, device: str) -> Path:
    """The file of a test module, not imported. Raises OwnTestsMissing."""
    try:
        spec = importlib.util.find_spec(module)
    except (ImportError, ValueError) as error:
        raise OwnTestsMissing(f"the profile of {device} names the tests {module}: {error}") from error
    if spec is None or spec.origin is None:
        raise OwnTestsMissing(f"the profile of {device} names the tests {module}, which are not installed with it")
    return Path(spec.origin)
