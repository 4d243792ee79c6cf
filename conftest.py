"""What all tests share: `--update-golden` rewrites expected texts,
and every pipeline run is verified after each pass."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("KG_CHECK", "1")
os.environ.setdefault("KG_TUNE", "off")  # what was tuned on this machine is no part of what is tested
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # of hundreds of processes that tests start one compiles what the others read
os.environ.pop("PYTEST_ADDOPTS", None)  # this run's options, by now read; not those of runs that tests start
sys.path.insert(0, str(Path(__file__).parent / "tests"))  # what tests share: golden.kernels, golden.renderers

# No property fails because other programs run: an example may take as long as it takes.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")

pytest_plugins = ["support.pytest_plugins.rule_coverage", "support.pytest_plugins.runs"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="rewrite the expectations of filetests and golden sources")


@pytest.fixture(scope="session")
def exhaustive(pytestconfig: pytest.Config) -> bool:
    """Whether the run is to try everything, or of the longest tests a part."""
    return bool(pytestconfig.getoption("--exhaustive"))


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether expectations are to be rewritten instead of compared."""
    return bool(request.config.getoption("--update-golden"))
