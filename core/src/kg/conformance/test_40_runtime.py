"""Memory and launches."""

import numpy as np

from kg.conformance.requires import requires
from kg.conformance.subject import Subject
from kg.dtype import float32
from kg.ir.build import param, sink


@requires("results")
def test_kernel_runs(subject: Subject):
    x = param(1, (5,), float32)
    subject.check(sink(param(0, (5,), float32).store(x + x), name="twice"), {1: np.arange(5, dtype=np.float32)})
