"""What a renderer refuses, with and without a lowering that it names."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest
from kg.compile.program import to_program
from kg.dtype import DType, float32
from kg.errors import PluginError, UnsupportedError
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.runtime.devices.ref import RefRenderer
from kg.target.renderer import Renderer
from kg.text.program import linear_uops


class Bare(RefRenderer):
    """A target without logarithms, which names no lowering."""

    device = "BARE"

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        return op is not Op.LOG2 and super().supports(op, dtype, lanes)


class Doubling(Bare):
    lowering = "test_lowering_doubling:doubled"


class Missing(Bare):
    lowering = "test_lowering_missing:nothing"


def doubled(graph: UOp, renderer: Renderer) -> UOp:
    """x + x in the place of a logarithm."""
    return graph.map_nodes(lambda node, src: src[0] + src[0] if node.op is Op.LOG2 else node.with_src(src))


def logarithms() -> UOp:
    out, x = param(0, (4,), float32), param(1, (4,), float32)
    return sink(out.store(x.log2()), name="logarithms")


def test_without_a_lowering_the_error_names_the_op_and_the_library() -> None:
    with pytest.raises(
        UnsupportedError,
        match=r"BARE:TEXT has no LOG2 on float32.*Bare names no lowering.*kg_lowering:decompose.*pip install kg-lowering",
    ):
        to_program(logarithms(), Bare())


def test_what_the_target_takes_needs_none() -> None:
    out, x = param(0, (4,), float32), param(1, (4,), float32)
    ops = [node.op for node in linear_uops(to_program(sink(out.store(x.exp2()), name="powers"), Bare()))]
    assert Op.EXP2 in ops


def test_a_lowering_of_a_plugin(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("test_lowering_doubling")
    module.doubled = doubled  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    ops = [node.op for node in linear_uops(to_program(logarithms(), Doubling()))]
    assert Op.LOG2 not in ops and Op.ADD in ops


def test_a_lowering_that_is_not_there_says_so() -> None:
    with pytest.raises(PluginError, match="test_lowering_missing:nothing"):
        to_program(logarithms(), Missing())


def test_a_lowerings_package_is_part_of_program_keys() -> None:
    assert "test_lowering_doubling" in Doubling().added_packages()
    assert "" not in Bare().added_packages()
