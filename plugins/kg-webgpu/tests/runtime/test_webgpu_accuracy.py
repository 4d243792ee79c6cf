"""How far float results are off on the adapter, and what is done where its quotients
and roots are too far off."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from kg.dtype import float32
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.runtime.device import Device
from kg.settings import override
from kg_conformance.kernels import ulp
from kg_gpu.division_accuracy import hard_numbers
from kg_webgpu import accuracy
from kg_webgpu.adapters import adapters, features, limits_of_features
from kg_webgpu.wgsl.renderer import Limits, WGSLRenderer
from wgsl_support import needs_adapter, runtime

#: docs/semantics.md, 18
BOUNDS = {Op.FDIV: 1.0, Op.RECIPROCAL: 1.0, Op.SQRT: 1.0, Op.EXP2: 2.0, Op.LOG2: 2.0, Op.SIN: 2.0}
QUOTIENTS = (Op.FDIV, Op.RECIPROCAL, Op.SQRT)


def kernel(op: Op, count: int) -> UOp:
    x, *others = (param(slot, (count,), float32) for slot in range(1, 1 + (op.arity or 0)))
    return sink(param(0, (count,), float32).store(x.alu(op, *others)), name=op.name.lower())


def computed(op: Op, renderer: WGSLRenderer) -> tuple[ulp.Case, np.ndarray, str]:
    """Operands of the whole domain, the results, and the shader."""
    case = ulp.case_of(op, float32)
    count = len(case.operands[0])
    device = Device("WEBGPU", runtime(), lambda: (renderer, None))
    program = device.compile(kernel(op, count))
    out = device.empty(count, float32)
    arrays = [device.buffer(np.asarray(raw).view(np.float32), float32) for raw in case.operands]
    device.load(program).bind([out, *arrays])()
    return case, out.raw(), next(s.arg for s in program.src if s.op is Op.SOURCE)


@needs_adapter
@pytest.mark.parametrize("op", BOUNDS, ids=lambda op: op.name)
def test_errors_on_this_adapter(op: Op) -> None:
    """As features say: its own quotients and roots, or those of sums and products."""
    case, found, _ = computed(op, runtime().renderer)
    normal = np.abs(ulp.exact_values(case).astype(np.float64)) >= 2.0**-126  # denormals may be 0 (docs/devices/webgpu.md)
    operands = [np.asarray(raw)[normal] for raw in case.operands]
    assert ulp.check(ulp.Case(op, float32, tuple(operands), case.kinds), found[normal], BOUNDS[op]) <= BOUNDS[op]


@needs_adapter
@pytest.mark.parametrize("op", QUOTIENTS, ids=lambda op: op.name)
def test_quotients_and_roots_of_sums_and_products(op: Op) -> None:
    limits = limits_of_features((*features(adapters()[0]), "inexact-division"))
    case, found, source = computed(op, WGSLRenderer(limits))
    body = source.split("fn main")[1]
    assert "sqrt(" not in body and " / " not in body
    normal = np.abs(ulp.exact_values(case).astype(np.float64)) >= 2.0**-126
    operands = [np.asarray(raw)[normal] for raw in case.operands]
    assert ulp.check(ulp.Case(op, float32, tuple(operands), case.kinds), found[normal], 1.0) <= 1.0


def test_what_the_renderer_has_where_quotients_are_inexact() -> None:
    assert not limits_of_features(["inexact-division"]).divides and limits_of_features([]).divides
    for divides in (True, False):
        renderer = WGSLRenderer(Limits(divides=divides))
        assert [renderer.supports(op, float32, lanes) for op in QUOTIENTS for lanes in (1, 4)] == [divides] * 6
        assert renderer.supports(Op.MUL, float32, 4)


@needs_adapter
def test_the_adapter_is_asked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, asked = adapters()[0], list[float]()
    worst: dict[str, float] = {"error": 0.5}

    def worst_error(_: Any) -> float:
        asked.append(worst["error"])
        return worst["error"]

    monkeypatch.setattr(accuracy, "worst_error", worst_error)
    with override(cache_dir=str(tmp_path / "good")):
        assert accuracy.divides_exactly(one) and accuracy.divides_exactly(one)
        assert asked == [0.5]
        assert "inexact-division" not in features(one)
    worst["error"] = 2.4
    with override(cache_dir=str(tmp_path / "bad")):
        assert "inexact-division" in features(one) and "inexact-division" in features(one)
    assert asked == [0.5, 2.4]


@needs_adapter
def test_what_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error of two units in one of many results is seen, and NaN."""
    one = adapters()[0]
    assert ("inexact-division" in features(one)) == (accuracy.worst_error(one) > 1)
    x, y = hard_numbers()
    exact = np.stack([x / y, 1 / y, np.sqrt(x)])
    for kind in range(3):
        for wrong in (lambda v: np.nextafter(np.nextafter(v, np.float32(0)), np.float32(0)), lambda _: np.float32(np.nan)):
            found = exact.copy()
            found[kind, 1234] = wrong(found[kind, 1234])
            monkeypatch.setattr(accuracy, "run", lambda *_, found=found: found)
            assert accuracy.worst_error(one) > 1
    monkeypatch.setattr(accuracy, "run", lambda *_: exact)
    assert accuracy.worst_error(one) <= 0.5
