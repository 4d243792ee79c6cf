"""Run-time alignment checks of vector accesses in CUDA C: one vector access, or lane by lane."""

from __future__ import annotations

from collections.abc import Sequence

from kg.plugin import DType, UOp
from kg_render.cstyle import Writer

from kg_cuda.analysis.memory_width import Tests
from kg_cuda.cuda_c.writer import CudaWriter


def load_tested(w: Writer, dtype: DType, place: str, gates: Sequence[str], other: str, how: Tests) -> str:
    """The lanes whose gates are open, and those of `other`. Without gates all are."""
    vector, scalar = w.type(dtype), w.type(dtype.scalar)
    body = [
        f"{vector} r{' = other' if gates else ''};",
        f"if ({_whole(dtype, gates, how)}) {{",
        f"  r = *(const {vector} *)place;",
        "} else {",
        *_lane_by_lane(gates, dtype.lanes, "r.v[{0}] = place[{0}];"),
        "}",
        "return r;",
    ]
    parameters = [(f"const {scalar} *", "place"), *_bools(gates), *([(vector, "other")] if gates else [])]
    name = w.helper(f"some_{len(gates)}_{how.value}", dtype, parameters, body)
    return f"{name}({', '.join([place, *gates, *([other] if gates else [])])})"


def store_tested(w: Writer, dtype: DType, place: str, gates: Sequence[str], value: str, how: Tests) -> str:
    """The statement that stores the lanes whose gates are open."""
    vector, scalar = w.type(dtype), w.type(dtype.scalar)
    body = [
        f"if ({_whole(dtype, gates, how)}) {{",
        f"  *({vector} *)place = a;",
        "} else {",
        *_lane_by_lane(gates, dtype.lanes, "place[{0}] = a.v[{0}];"),
        "}",
    ]
    name = w.helper_name(f"store_{len(gates)}_{how.value}", dtype)
    w.procedure(name, [(f"{scalar} *", "place"), *_bools(gates), (vector, "a")], body)
    return f"{name}({', '.join([place, *gates, value])});"


def gates_of(w: CudaWriter, gate: UOp | None) -> list[str]:
    """One for each lane, or for all, or none."""
    if gate is None:
        return []
    if gate.lanes == 1:
        return [w.atom(gate)]
    if gate in w.gates:
        return [w.atom(s) for s in gate.src]
    held = w.atom(gate)
    return [w.language.lane(held, n) for n in range(gate.lanes)]


def _bools(gates: Sequence[str]) -> list[tuple[str, str]]:
    return [("bool", f"g{n}") for n in range(len(gates))]


def _lane_by_lane(gates: Sequence[str], lanes: int, statement: str) -> list[str]:
    """A statement for each lane, under its gate if it has one."""
    names = enumerate(_names(gates, lanes))
    return [f"  {f'if ({gate}) ' if gate else ''}{statement.format(n)}" for n, gate in names]


def _names(gates: Sequence[str], lanes: int) -> list[str]:
    """What each lane's gate is called in the function."""
    found = [name for _, name in _bools(gates)]
    return found if len(found) == lanes else (found or [""]) * lanes


def _whole(dtype: DType, gates: Sequence[str], how: Tests) -> str:
    conditions = [name for _, name in _bools(gates)]
    if how is Tests.ADDRESS:
        conditions.append(f"(unsigned long long)place % {dtype.itemsize} == 0")
    return " && ".join(conditions)
