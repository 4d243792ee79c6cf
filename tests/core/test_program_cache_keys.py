"""What the program cache tells apart, and what it does not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from golden.kernels import KERNELS
from kg.cache import entries as cache
from kg.compile import programs
from kg.dtype import float32
from kg.ir import monoid as monoids
from kg.ir.args import KernelInfo
from kg.ir.build import param, sink
from kg.ir.digest import graph_digest
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.devices.ref import RefRenderer
from kg.schedule.opts import parse_schedule
from kg.settings import override
from kg.target.capabilities import Vectors
from kg.target.slots import TargetPass
from kg.text.graphs import format_graph, parse_graph
from kg.text.program import linear_uops


def test_digests_differ_and_survive_the_text_form() -> None:
    graphs = {name: make() for name, make in KERNELS.items()}
    digests = {name: graph_digest(graph) for name, graph in graphs.items()}
    assert len(set(digests.values())) == len(graphs)
    for name, graph in graphs.items():
        assert graph_digest(parse_graph(format_graph(graph))) == digests[name]


def _kernel(change: Callable[[UOp], UOp], **info: object) -> UOp:
    x = param(1, (4, 8), float32)
    return sink(param(0, (4, 8), float32).store(change(x)), **info)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (lambda x: x + 0.0, lambda x: x + -0.0),
        (lambda x: x - x.exp2(), lambda x: x.exp2() - x),
        (lambda x: x.sum(0).expand(4, 8), lambda x: x.max(0).expand(4, 8)),
        (lambda x: x.scan(monoids.ADD, 1), lambda x: x.scan(monoids.ADD, 1, exclusive=True)),
        (
            lambda x: x.pad((1, 0), (0, 0)).shrink((0, 4), (0, 8)),
            lambda x: x.pad((1, 0), (0, 0), fill=1.0).shrink((0, 4), (0, 8)),
        ),
    ],
)
def test_small_differences_count(one: Callable[[UOp], UOp], other: Callable[[UOp], UOp]) -> None:
    assert graph_digest(_kernel(one)) != graph_digest(_kernel(other))


def test_name_and_licences_count() -> None:
    plain = _kernel(lambda x: x + 1.0)
    assert (
        len(
            {
                graph_digest(k)
                for k in (plain, plain.replace(arg=KernelInfo("other")), plain.replace(arg=KernelInfo(fast_math=True)))
            }
        )
        == 3
    )


def test_monoids_of_one_name_differ() -> None:
    """A Monoid's repr is its name: the digest must look inside."""
    from dataclasses import replace

    monoid = monoids.logsumexp(float32)
    changed = replace(monoid, combine=monoid.combine[::-1])
    assert repr(changed) == repr(monoid)
    assert programs.graph_digest(UOp(KERNELS["total"]().op, KERNELS["total"]().dtype, (), monoid)) != programs.graph_digest(
        UOp(KERNELS["total"]().op, KERNELS["total"]().dtype, (), changed)
    )


def test_key_parts() -> None:
    ast, renderer = KERNELS["vector_add"](), RefRenderer()

    def key(**given: object) -> str | None:
        return programs.program_key(ast, given.get("renderer", renderer), None, given.get("schedule"))

    keys = [key(), key(schedule=()), key(schedule=parse_schedule("UPCAST(o0, 4)"))]
    with override(sanitize=True):
        keys.append(key())
    other = RefRenderer()
    other.vectors = Vectors(alu=256)
    keys.append(key(renderer=other))
    added = RefRenderer()
    added.passes = (TargetPass("probe", "looped", "kg_cpu:probe"),)
    assert added.added_packages()[0] == "kg_cpu", "its sources are part of the key"
    keys.append(key(renderer=added))
    assert None not in keys
    assert len(set(keys)) == len(keys)


def test_classes_without_sources_are_not_cached() -> None:
    class Typed(RefRenderer):
        pass

    Typed.__module__ = "__main__"
    assert programs.program_key(KERNELS["vector_add"](), Typed(), None, None) is None


def test_a_second_process_would_find_the_program(tmp_path: Path) -> None:
    ast = KERNELS["softmax"]()
    with override(cache_dir=str(tmp_path), check=False):
        device = open_device("CPU:LLVM")
        made = device.compile(ast)
        cache.programs.forget()
        found = device.compile(ast)
        assert cache.programs.disk_hits == 1
        assert found is made, "a process keeps no more of what it compiled than one that finds it"
        assert not any(part.src for part in made.src), "thousands of nodes stay as long as the kernel may be launched"
        assert linear_uops(made)[-1].op is Op.SINK
