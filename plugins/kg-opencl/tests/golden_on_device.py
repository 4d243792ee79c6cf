"""Every golden kernel on OPENCL, against the oracle:
`python golden_on_device.py [KERNEL...]` ends with 1 where one is wrong. Run beneath oclgrind by test_oclgrind.py."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[3] / "tests"))
from golden.kernels import KERNELS
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.semantics.floats import Array, to_storage
from kg_conformance.subject import Subject, params_of, shape_of

#: Of results of sums and transcendental functions, relative.
TOLERANCE = 2e-3


def variables_of(ast: UOp) -> dict[str, int]:
    """Neither the least nor the greatest sizes."""
    dims = [d for p in params_of(ast) for d in p.param.shape if isinstance(d, UOp)]
    found = {u.variable for d in dims for u in d.toposort() if u.op is Op.DEFINE_VAR}
    return {v.name: min(v.max, max(v.min, 301)) for v in found}


def arrays_of(ast: UOp, variables: Mapping[str, int]) -> dict[int, Array]:
    """Numbers that are indices of anything, and floats beside 1."""
    random = np.random.default_rng(7)
    arrays: dict[int, Array] = {}
    for p in params_of(ast):
        shape, kind = shape_of(p, variables), p.type
        values = random.uniform(0.25, 2.0, shape) if kind.is_float else random.integers(0, 2 if kind.is_bool else 8, shape)
        arrays[p.slot] = np.asarray(to_storage(np.asarray(values), kind))
    return arrays


def check(subject: Subject, name: str) -> None:
    ast = KERNELS[name]()
    variables = variables_of(ast)
    subject.check(ast, arrays_of(ast, variables), variables, tolerance=TOLERANCE)


def main(names: Sequence[str]) -> int:
    subject, wrong = Subject("OPENCL"), 0
    for name in names or KERNELS:
        try:
            check(subject, name)
        except AssertionError as error:
            print(f"{name}: {error}")
            wrong += 1
    print(f"{subject.renderer.arch}: {len(names or KERNELS) - wrong} kernels are right, {wrong} wrong")
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
