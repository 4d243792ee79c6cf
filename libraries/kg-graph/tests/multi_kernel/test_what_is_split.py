"""Which kernels become several steps, by sizes and targets,
and what plans and their entries of the program cache are."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from golden.renderers import AVX512
from kg.cache import entries as cache
from kg.dtype import float32
from kg.errors import SpecError
from kg.ir import monoid as monoids
from kg.ir.args import Reduction
from kg.ir.build import arange, argmax, param, sink, variable
from kg.ir.movement import combine_values
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.devices.null import NullRenderer
from kg.runtime.devices.ref import RefRenderer
from kg.runtime.plan.data import LaunchStep
from kg.runtime.sizes import evaluate
from kg.settings import override
from kg.target.capabilities import Workers, WorkGroups
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_graph.multi_kernel.limits import GROUP_PARTS, NEVER, REDUCE_WORK, SCAN_WORK, Limits, limits_of
from kg_graph.multi_kernel.multistep import plan, split
from support.random_kernels import random_case

pytestmark = pytest.mark.part(6)


#: Everything is split, in about three parts.
TINY = Limits(1000, reduce_work=1, scan_work=1, parts=3, least_block=1, unit=1, symbolic_block=2, shrink=1)


def out(value: UOp, name: str = "kernel") -> UOp:
    return sink(param(0, value.shape, value.type).store(value), name=name)


def logsumexp(x: UOp, axis: int) -> UOp:
    monoid = monoids.logsumexp(x.type)
    one = x.const_like(1.0).reshape(*(1,) * len(x.shape)).expand(*x.shape)
    greatest, total = combine_values((x, one), monoid, Op.REDUCE, Reduction(monoid, (axis,)))
    return greatest + total.log2() * 0.6931471805599453


LONG = (1 << 21) + 77
RANDOM = np.random.default_rng(5)


X = param(1, (LONG,), float32)


def kernels_of(ast: UOp, limits: Limits) -> int:
    made = split(ast, RefRenderer(), limits)
    return 1 if made is None else sum(isinstance(step, LaunchStep) for step in made.steps)


def test_what_is_split() -> None:
    two, many = Limits(2), Limits(64)
    short = param(1, (REDUCE_WORK - 1,), float32)
    assert kernels_of(out(X.sum(0)), two) == 2
    assert kernels_of(out(short.sum(0)), two) == 1
    assert kernels_of(out(argmax(short, 0)), two) == 2
    assert kernels_of(out(X.sum(0)), Limits(1)) == 1
    assert kernels_of(out(X * 2.0), many) == 1
    rows = param(1, (8, REDUCE_WORK), float32)
    assert kernels_of(out(rows.sum(1)), two) == 1, "eight rows keep two workers busy"
    assert kernels_of(out(rows.sum(1)), many) == 2
    assert kernels_of(out(param(1, (SCAN_WORK - 1,), float32).scan(monoids.ADD, 0)), two) == 1
    assert kernels_of(out(param(1, (4, SCAN_WORK), float32).scan(monoids.ADD, 1)), two) == 1
    assert kernels_of(out(arange(1 << 24)), many) == 1
    few = replace(two, scan_bytes=32 << 20)
    assert kernels_of(out(param(1, (1 << 22,), float32).scan(monoids.ADD, 0)), few) == 3
    assert kernels_of(out(param(1, (1 << 23,), float32).scan(monoids.ADD, 0)), few) == 1
    length = variable("n", 0, 1 << 24)
    made = split(out(param(1, (length,), float32).scan(monoids.ADD, 0)), RefRenderer(), few)
    assert made is not None
    conditions = [step.when for step in made.steps if isinstance(step, LaunchStep)]
    for size, whole in ((SCAN_WORK - 1, True), (SCAN_WORK, False), (1 << 22, False), ((1 << 22) + 1, True)):
        runs = [when is not None and evaluate(when, {"n": size}) != 0 for when in conditions]
        assert runs == [*[not whole] * (len(runs) - 1), whole], size


class Groups(RefRenderer):
    work_groups = WorkGroups(1024, processors=48)


def test_limits_follow_the_target() -> None:
    serial = CPULLVMRenderer(AVX512)
    serial.workers = Workers()
    assert limits_of(RefRenderer()).workers == limits_of(NullRenderer()).workers == 1
    assert limits_of(CPULLVMRenderer(AVX512)).workers == 4
    assert limits_of(CPULLVMRenderer(AVX512)).scan_bytes == NEVER
    assert limits_of(CPULLVMRenderer(replace(AVX512, cores=2))).scan_bytes == AVX512.cache_sizes[-1]
    assert limits_of(serial).workers == 1
    assert (limits_of(Groups()).workers, limits_of(Groups()).parts) == (48, GROUP_PARTS)
    two = Groups()
    two.work_groups = WorkGroups(1024, processors=2)
    assert limits_of(two).leaves_idle(1) and not limits_of(two).leaves_idle(2)
    assert plan(out(X.sum(0)), RefRenderer()).alone is not None
    assert plan(out(X.sum(0)), CPULLVMRenderer(AVX512)).alone is None


def _attention(rows: int, width: int) -> UOp:
    q, k, v = (param(slot, (rows, width), float32) for slot in (1, 2, 3))
    scores = (_over(q, (rows, 1, width), rows) * _over(k, (1, rows, width), rows)).sum(2).reshape(rows, rows)
    powers = (scores - scores.max(1).broadcast_to(rows, rows)).exp2()
    terms = _over(powers, (rows, rows, 1), rows, width) * _over(v, (1, rows, width), rows, width)
    return out(terms.sum(1).reshape(rows, width) / powers.sum(1).broadcast_to(rows, width))


def _over(value: UOp, shape: tuple[int, ...], rows: int, width: int = 0) -> UOp:
    return value.reshape(*shape).broadcast_to(rows, rows, width or shape[-1])


def test_products_within_a_kernel_are_steps_where_items_stand_in_groups() -> None:
    """No schedule keeps the scores of an attention within such a kernel:
    an item would make all of them again for each output."""
    ast = _attention(64, 32)
    made = split(ast, Groups())
    assert made is not None and len(made.steps) == 3
    assert split(ast, CPULLVMRenderer(AVX512)) is None
    assert split(_attention(8, 4), Groups()) is None, "small ones cost less than two launches"
    device = open_device("REF")
    q, k, v = (np.random.default_rng(n).standard_normal((64, 32)).astype(np.float32) for n in (1, 2, 3))
    buffers = [device.empty(64 * 32, float32), *map(device.buffer, (q, k, v))]
    device.load(made).bind(buffers)()
    scores = q.astype(np.float64) @ k.T
    powers = np.exp2(scores - scores.max(1, keepdims=True))
    assert np.allclose(buffers[0].numpy().reshape(64, 32), powers @ v / powers.sum(1, keepdims=True), rtol=1e-4, atol=1e-5)


def test_plans_of_one_key_are_cut_alike() -> None:
    """A plan is kept under its renderer's fingerprint:
    KG_THREADS changes nothing that the fingerprint doesn't show."""
    for renderer in (Groups(), RefRenderer(), CPULLVMRenderer(AVX512)):
        known: dict[str, Limits] = {}
        for threads in (0, 1, 2):
            with override(threads=threads):
                found = limits_of(renderer)
                assert known.setdefault(renderer.for_workers(threads).fingerprint(), found) == found


def test_one_worker() -> None:
    """With KG_THREADS=1 a scan stays whole, a reduction does not:
    its result is to be the same on one worker as on all."""
    renderer = CPULLVMRenderer(AVX512)
    with override(threads=1):
        assert split(out(X.scan(monoids.ADD, 0)), renderer) is None
        assert split(out(X.sum(0)), renderer) is not None
    assert split(out(X.scan(monoids.ADD, 0)), renderer) is not None


def test_a_wrong_graph_is_refused_as_ever() -> None:
    wrong = UOp(Op.STORE, X.dtype, (param(0, (3,), float32), X.sum(0)))
    with pytest.raises(SpecError):
        split(sink(wrong), RefRenderer(), TINY)


def test_the_plan_is_the_same_every_time() -> None:
    for seed in range(40):
        ast = random_case(seed, small=True).ast
        assert split(ast, RefRenderer(), TINY) == split(ast, RefRenderer(), TINY)


def test_prepare_and_run_use_the_plan() -> None:
    device = open_device("CPU:LLVM")
    ast = out(param(1, (1 << 22,), float32).sum(0), "total")
    values = RANDOM.integers(0, 3, 1 << 22).astype(np.float32)
    assert device.run(ast, values)[0].tolist() == [values.sum()]
    launch = device.prepare(ast, [result := device.empty(1, float32), device.buffer(values)])
    launch()
    assert result.numpy().tolist() == [values.sum()]
    steps = 1 if split(ast, device.renderer) is None else 2
    assert len(device.plan(ast).steps) == steps
    assert device.load(ast).info.name == "total", "load keeps a kernel whole"


RUN = """
import json, sys
import numpy as np
import kg
x = kg.param(1, (1 << 22,), kg.float32)
kernel = kg.sink(kg.param(0, (1,), kg.float32).store(x.sum(0)), name="total")
(result,) = kg.open_device("CPU:LLVM").run(kernel, np.ones(1 << 22, np.float32))
assert result.tolist() == [1 << 22]
print(json.dumps(sorted(sys.modules)))
"""


def test_a_warm_process_plans_nothing(tmp_path: Path) -> None:
    def modules() -> list[str]:
        environment = {**os.environ, "KG_CACHE_DIR": str(tmp_path), "KG_CHECK": "0"}
        done = subprocess.run([sys.executable, "-c", RUN], env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    assert "kg_graph.multi_kernel.multistep" in modules()
    heavy = ("llvmlite", "kg.graph", "kg.passes", "kg.analysis", "kg.schedule.apply", "kg.rules", "kg.rewrite")
    assert [m for m in modules() if m.startswith(heavy)] == []


def test_entries_of_the_program_cache(tmp_path: Path) -> None:
    """A kernel left whole has one entry, whether its plan or its program was asked for first.
    A plan has its own."""
    device = open_device("CPU:LLVM")
    small = out(param(1, (64,), float32) + 1.0, "small")
    with override(cache_dir=str(tmp_path), check=False, no_cache=False):
        cache.programs.forget()
        first = device.plan(small)
        assert len(list((tmp_path / "prog").rglob("*/*"))) == 1
        again = device.plan(small)
        assert cache.programs.memory_hits == 1 and again.alone is not None and first.alone is not None
        assert again.alone.program == first.alone.program == device.compile(small).program
        other = out(param(1, (65,), float32) + 1.0, "small")
        device.compile(other)
        device.plan(other)
        assert len(list((tmp_path / "prog").rglob("*/*"))) == 2
        hits = cache.programs.memory_hits
        device.plan(other)
        assert cache.programs.memory_hits == hits + 1
        scan = out(X.scan(monoids.ADD, 0), "running")
        with override(threads=1):
            assert [device.plan(scan).alone is None for _ in range(2)] == [False, False]
        whole = split(scan, device.renderer) is None
        assert [device.plan(scan).alone is None for _ in range(2)] == [not whole] * 2
        damaged = [p for p in (tmp_path / "prog").rglob("*/*") if p.is_file()]
        cache.programs.forget()
        for path in damaged:
            path.write_bytes(b"no entry")
        assert device.plan(small).alone is not None
