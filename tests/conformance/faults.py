"""What a wrong device is made of: REF with one fault, in its arithmetic, its programs,
its compiler or its memory."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module

from kg.dtype import DType
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.builtin import OWN_PROFILES
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.contracts import Launch, Program, Runtime
from kg.runtime.device import Device
from kg.runtime.devices.ref import RefLaunch, RefProgram, RefRenderer, RefRuntime
from kg.semantics.interp import program as interp_program
from kg.semantics.table import Compute
from kg.target.compiler import Compiler
from kg_conformance.subject import Schedule, Subject
from kg_tiles import OPTS

#: (op, result's dtype, operands' dtype, the right function) -> the wrong one, or None where this op is right.
Arithmetic = Callable[[Op, DType, DType, Compute], Compute | None]


@dataclass
class Fault:
    """Where a device is wrong; what is not given is REF's own."""

    arithmetic: Arithmetic | None = None
    node: Callable[[UOp], UOp | None] | None = None  # each node of a linear program; None drops it
    ast: Callable[[UOp], UOp] | None = None  # what is compiled in place of what was asked for
    program: Callable[[UOp], UOp] | None = None  # the PROGRAM that was made
    compiling: Sequence[tuple[str, object]] = ()  # "module:name" -> what stands there while a program is made
    running: Sequence[tuple[str, object]] = ()  # and while one runs
    renderer: type[RefRenderer] = RefRenderer
    compiler: type[Compiler] | None = None
    runtime: type[RefRuntime] | None = None
    launch: Callable[[MutantLaunch, tuple[int, ...]], None] | None = None  # in place of running
    values: Callable[[tuple[int, ...]], tuple[int, ...]] | None = None  # the launch variables
    swallow: tuple[type[Exception], ...] = ()  # errors of a launch that nobody hears of
    always: Sequence[tuple[str, object]] = ()  # what stands there during the whole test


@dataclass(frozen=True)
class Mutant:
    """A fault, and the ids of the tests that name it: one of them must fail."""

    name: str
    fault: Callable[[], Fault]
    killers: tuple[str, ...]


class MutantLaunch(RefLaunch):
    fault: Fault

    def run(self, values: tuple[int, ...]) -> None:
        fault = self.fault
        if fault.launch is not None:
            fault.launch(self, values)
            return
        with ExitStack() as stack:
            stack.enter_context(replaced(fault.running))
            if fault.arithmetic is not None:
                stack.enter_context(replaced([("kg.semantics.interp.program:kernel", _wrong_kernel(fault.arithmetic))]))
            with suppress(*fault.swallow):
                super().run(values if fault.values is None else fault.values(values))


class MutantProgram(RefProgram):
    fault: Fault

    def make_launch(self, buffers: tuple[Buffer, ...], faults: Buffer | None) -> Launch:
        launch = MutantLaunch(self, buffers, faults)
        launch.fault = self.fault
        return launch


def load_wrongly(runtime: Runtime, program: UOp, fault: Fault) -> Program:
    loaded = MutantProgram(runtime, program)
    loaded.fault = fault
    if fault.node is not None:
        loaded.uops = rewritten(loaded.uops, fault.node)
    return loaded


class MutantSubject(Subject):
    """REF with a fault, in the place of the device that the suite tests."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        base = fault.runtime or RefRuntime
        runtime = type("MutantRuntime", (base,), {"load": lambda self, program: load_wrongly(self, program, fault)})()
        renderer = fault.renderer()
        renderer.opts = OPTS  # as the registry gives it them
        compiler = None if fault.compiler is None else fault.compiler()
        profile = next(p for p in OWN_PROFILES if p.device == "REF")
        super().__init__("REF", profile, Device("REF", runtime, lambda: (renderer, compiler)))

    def compile(self, ast: UOp, schedule: Schedule = None) -> UOp:
        forgets = ("kg.rewrite.rule:RuleSet.known", lambda rules, limit: {})  # else results of right rules would be remembered
        with replaced([forgets, *self.fault.compiling] if self.fault.compiling else ()):
            program = super().compile(ast if self.fault.ast is None else self.fault.ast(ast), schedule)
        return program if self.fault.program is None else self.fault.program(program)


@contextmanager
def replaced(places: Sequence[tuple[str, object]]) -> Generator[None, None, None]:
    """Other objects at these "module:name" places."""
    before: list[tuple[object, str, object]] = []
    try:
        for reference, value in places:
            module, _, name = reference.partition(":")
            owner: object = import_module(module)
            *path, name = name.split(".")
            for part in path:
                owner = getattr(owner, part)
            before.append((owner, name, getattr(owner, name)))
            setattr(owner, name, value)
        yield
    finally:
        for owner, name, value in reversed(before):
            setattr(owner, name, value)


def _wrong_kernel(arithmetic: Arithmetic) -> Callable[[Op, DType, DType], Compute]:
    right = interp_program.kernel

    def kernel(op: Op, dtype: DType, source: DType) -> Compute:
        function = right(op, dtype, source)
        return arithmetic(op, dtype.scalar, source.scalar, function) or function

    return kernel


def rewritten(uops: Sequence[UOp], change: Callable[[UOp], UOp | None]) -> list[UOp]:
    """A linear program with each node changed after its sources were.
    What is dropped is taken from orders, too."""
    made: dict[UOp, UOp | None] = {}
    result: list[UOp] = []
    for uop in uops:
        src = tuple(new for s in uop.src if (new := made[s]) is not None)
        new = change(uop.with_src(src))
        made[uop] = new
        if new is not None:
            result.extend(n for n in new.toposort() if n not in result) if new not in result else None
    return result


def rebuilt(ast: UOp, change: Callable[[UOp], UOp]) -> UOp:
    """A graph with each node changed after its sources were."""
    return ast.map_nodes(lambda node, src: change(node.with_src(src)))


def only(ops: Op | Sequence[Op], wrong: Mapping[str, object] | Callable[..., object], *dtypes: DType) -> Arithmetic:
    """`wrong(right, *arrays)` in place of these ops, on these dtypes of operands or all."""
    chosen = (ops,) if isinstance(ops, Op) else tuple(ops)

    def arithmetic(op: Op, dtype: DType, source: DType, right: Compute) -> Compute | None:
        if op not in chosen or (dtypes and source not in dtypes):
            return None
        return lambda *arrays: wrong(right, *arrays)  # type: ignore[operator]

    return arithmetic


def cast_to(source: DType, target: DType, wrong: Callable[..., object]) -> Arithmetic:
    """`wrong(right, x)` in place of one cast."""

    def arithmetic(op: Op, dtype: DType, kind: DType, right: Compute) -> Compute | None:
        return (lambda x: wrong(right, x)) if (op, dtype, kind) == (Op.CAST, target, source) else None

    return arithmetic
