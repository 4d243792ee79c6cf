"""Tier 80: random kernels, as they are and under random schedules.
Hypothesis shrinks what fails; a `.kg` file replays it."""

from __future__ import annotations

import os
from typing import Final

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from kg.dtype import float32, int32
from kg.ir.uop import UOp
from kg.semantics.floats import Array

from kg_conformance.kernels.generated import DTYPES, kernels
from kg_conformance.kgfile import KgFile, read, replay_command
from kg_conformance.schedules.generated import random_schedule
from kg_conformance.subject import Subject

#: More of them, and others every time, for a night: CONFORMANCE_FUZZ=2000.
EXAMPLES: Final = int(os.environ.get("CONFORMANCE_FUZZ", "0"))
_FUZZ: Final = settings(
    max_examples=EXAMPLES or 60,
    deadline=None,
    derandomize=not EXAMPLES,
    database=None,
    report_multiple_bugs=False,
    suppress_health_check=(HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much),
)


def claimed_kernels(subject: Subject) -> st.SearchStrategy[tuple[UOp, dict[int, Array]]]:
    """Random kernels of what the device claims."""
    dtypes = [d for d in DTYPES if subject.claims(f"dtype.{d}")] or [float32, int32]
    return kernels(dtypes, scans=subject.claims("scan"))


def check(subject: Subject, case: KgFile, name: str) -> None:
    """Raises with the file that replays the failure, and the command that does."""
    try:
        case.check(subject)
    except Exception as error:
        path = case.save(subject.name, name)
        error.add_note(f"{case.text(subject.name)}\n\nThis is {path}. Replay it with\n    {replay_command(subject.name, path)}")
        raise


def test_random_kernels(subject: Subject) -> None:
    """With the device's own schedule, and with none."""

    @_FUZZ
    @given(claimed_kernels(subject), st.booleans())
    def run(made: tuple[UOp, dict[int, Array]], plain: bool) -> None:
        check(subject, KgFile(*made, schedule=() if plain else None), "random_kernels")

    run()


def test_random_schedules(subject: Subject) -> None:
    """Under Opts that the renderer allows."""

    @_FUZZ
    @given(claimed_kernels(subject), st.integers(0, 1 << 30))
    def run(made: tuple[UOp, dict[int, Array]], seed: int) -> None:
        check(subject, KgFile(*made, schedule=random_schedule(made[0], subject.renderer, seed)), "random_schedules")

    run()


def test_a_failure_can_be_replayed(subject: Subject) -> None:
    """The file holds all that the kernel needs: read back it is the same kernel on the same operands."""

    @settings(max_examples=10, deadline=None, derandomize=True, database=None)
    @given(claimed_kernels(subject), st.integers(0, 1 << 30))
    def run(made: tuple[UOp, dict[int, Array]], seed: int) -> None:
        case = KgFile(*made, schedule=random_schedule(made[0], subject.renderer, seed))
        again = read(case.text(subject.name))
        assert again.ast is case.ast
        assert again.schedule == case.schedule
        for slot, array in case.arrays.items():
            assert (again.arrays[slot].dtype, again.arrays[slot].shape) == (array.dtype, array.shape)
            assert again.arrays[slot].tobytes() == array.tobytes()

    run()
