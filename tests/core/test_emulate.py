"""`kg explain --emulate`: what a target's lowering makes of a kernel runs
on the reference interpreter, and faults of lowering show."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from kg.cli import main
from kg.compile.program import to_program
from kg.dtype import bfloat16, float32, int32
from kg.errors import KgError
from kg.ir.build import const, param, sink, variable
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_toolchain
from kg.schedule.opts import parse_schedule
from kg.text.graphs import format_graph
from kg_tune.cli.tour_kernels import EXAMPLES
from kg_tune.explain import emulate

TARGETS = ("CPU:LLVM", "CPU:C", "CUDA:PTX", "WEBGPU:WGSL", "REF")


def problem(ast: UOp, target: str, schedule: str | None = None) -> str:
    renderer, compiler = open_toolchain(target)
    return emulate.emulate(ast, renderer, compiler, None if schedule is None else parse_schedule(schedule), seed=1)


@pytest.mark.part(2)
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("kernel", EXAMPLES)
def test_kernels_of_the_tour(kernel: str, target: str) -> None:
    renderer, compiler = open_toolchain(target)
    found = list(emulate.emulate_plan(EXAMPLES[kernel][1](True).ast, renderer, compiler, None, 1))
    assert found and all(right for right, _ in found), found


def matmul(n: int = 64) -> UOp:
    a, b = param(1, (n, 1, n), bfloat16), param(2, (1, n, n), bfloat16)
    product = (a.expand(n, n, n).cast(float32) * b.expand(n, n, n).cast(float32)).sum(2)
    return sink(param(0, (n, n, 1), float32).store(product), name="matmul")


def test_tensor_cores_of_a_gpu_that_is_not_here() -> None:
    """The default schedule's: staged operands, fragments, software pipelining."""
    renderer, _ = open_toolchain("CUDA:PTX")
    assert Op.WMMA in {u.op for u in to_program(matmul(), renderer, None, None).toposort()}
    assert not problem(matmul(), "CUDA:PTX")


def test_sizes_given_at_launch_and_integers() -> None:
    n = variable("n", 1, 300)
    ast = sink(param(0, (n,), int32).store(param(1, (n,), int32) * param(2, (n,), int32)), name="symbolic")
    for target in TARGETS:
        assert not problem(ast, target)


@pytest.fixture
def wrong(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[UOp], UOp]], None]:
    """Makes lowering go wrong: what it ends with is changed."""

    def change(how: Callable[[UOp], UOp]) -> None:
        monkeypatch.setattr(emulate, "to_program", lambda *arguments: how(to_program(*arguments)))

    return change


def moved_on(program: UOp) -> UOp:
    """Every access of the program goes to the element after."""
    linear = next(u for u in program.src if u.op is Op.LINEAR)
    new: dict[UOp, UOp] = {}
    order: list[UOp] = []
    for u in linear.src:
        src = tuple(new[s] for s in u.src)
        if u.op is Op.INDEX:
            one = const(1, src[1].type)
            src = (src[0], src[1] + one, *src[2:])
            order += [one, src[1]]
        new[u] = u.replace(src=src)
        order.append(new[u])
    changed = linear.replace(src=tuple(dict.fromkeys(order)))
    return program.replace(src=tuple(changed if u is linear else u for u in program.src))


def test_accesses_that_lowering_got_wrong(wrong) -> None:
    wrong(moved_on)
    ast = sink(param(0, (64,), int32).store(param(1, (64,), int32) + 1), name="counted")
    assert problem(ast, "WEBGPU").startswith("OutOfBounds: counted: ")


def test_results_that_are_wrong(wrong, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command says so, and fails."""
    file = tmp_path / "added.kg"
    x = param(1, (64,), float32)
    file.write_text(format_graph(sink(param(0, (64,), float32).store(x + x), name="added")))
    assert main(["explain", str(file), "--device", "WEBGPU", "--emulate"]) == 0
    said = capsys.readouterr().out
    assert "added: as the oracle says" in said and "neither the source nor the compiler nor the device has run" in said
    other = sink(param(0, (64,), float32).store(x * x), name="added")
    wrong(lambda program: to_program(other, open_toolchain("WEBGPU")[0], None, ()))
    assert main(["explain", str(file), "--device", "WEBGPU", "--emulate"]) == 1
    assert "parameter 0: 64 of 64 elements differ; element 0 is" in capsys.readouterr().out


def test_kernels_that_are_too_large_are_refused() -> None:
    with pytest.raises(KgError, match="give the same kernel at smaller sizes"):
        problem(matmul(1024), "REF")
