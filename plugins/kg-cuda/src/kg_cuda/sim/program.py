"""Function → basic blocks of Python functions:
device functions put in where they are called, each instruction decoded once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from kg_sim.numbers.types import Array
from kg_sim.program import Block, Program, fencing, guarded
from kg_sim.work_items import Step

from kg_cuda.sim.decoder import Decoder
from kg_cuda.sim.errors import PtxError
from kg_cuda.sim.hopper import clusters
from kg_cuda.sim.hopper.bulk import begin_proxy
from kg_cuda.sim.hopper.phases import decode_wait
from kg_cuda.sim.hopper.registers import at_entry, decode_setmaxnreg
from kg_cuda.sim.hopper.wgmma import watched_get, watched_names, watched_put
from kg_cuda.sim.instructions.barriers import decode_barrier
from kg_cuda.sim.instructions.table import DECODERS, WARP
from kg_cuda.sim.numbers.types import SIZES
from kg_cuda.sim.text.syntax import Address, Function, Group, Instruction, Module, Name, Operand, Pair, Tensor, Variable, layout
from kg_cuda.sim.uses import Uses

#: What ends a basic block.
JUMPS: Final = {"bra", "brx", "ret", "exit", "trap"}
CALL_DEPTH: Final = 32
CODE_LIMIT: Final = 1 << 18


@dataclass(slots=True)
class Kernel:
    """A kernel that can run, the memory it wants, and whether it fences for the device."""

    program: Program
    static_shared: int
    local_bytes: int
    parameter_bytes: int
    fenced: bool
    registers: int  #: of each thread when it begins; 0: that is left open


def build(module: Module, name: str) -> Kernel:
    """The program of a kernel, kept in the module."""
    found = module.programs.get(name)
    if isinstance(found, Kernel):
        return found
    function = module.kernels.get(name)
    if function is None:
        raise PtxError(f"there is no kernel {name}; there are: {', '.join(module.kernels) or 'none'}")
    program = module.programs[name] = _build(module, _inline(module, function))
    return program


def _build(module: Module, function: Function) -> Kernel:
    d = Decoder(function, kinds=function.registers, uses=Uses(function.code), watched=watched_names(function.code))
    d.watch_get, d.watch_put = watched_get, watched_put
    everything = [*module.variables.values(), *function.variables.values()]
    shared = [v for v in everything if v.space == "shared" and not v.extern]
    d.shared, static = layout(shared)
    dynamic = [v for v in everything if v.space == "shared" and v.extern]
    static = max([-(-static // v.align) * v.align for v in dynamic], default=static)
    d.shared.update({v.name: static for v in dynamic})
    d.local, local = layout([v for v in everything if v.space == "local"])
    d.frame = {v.name: v.size for v in function.variables.values() if v.space == "param"}
    d.globals = {v.name: v.space for v in everything if v.space in ("global", "const")}
    code = function.code
    leaders = sorted({0, *function.labels.values(), *_leaders(code)} | {len(code)})
    numbers = {start: n for n, start in enumerate(leaders)}
    d.labels = {label: numbers[at] for label, at in function.labels.items()}
    blocks = [_block(d, code, start, end, function) for start, end in zip(leaders, [*leaders[1:], len(code)], strict=True)]
    blocks[-1].end = "exit"
    program = Program(function.name, code, blocks, len(d.slots), prepare=begin_proxy if any(map(_proxied, code)) else None)
    return Kernel(program, static, local, function.parameter_bytes, any(map(_fences, code)), at_entry(function))


def _fences(at: Instruction) -> bool:
    """Whether blocks may order their accesses by it:
    a fence for the device, or an access that acquires or releases."""
    if at.opcode[0] in ("membar", "fence"):
        return at.opcode[-1] in ("gl", "sys", "gpu")
    return at.opcode[0] in ("ld", "st", "atom", "red") and not {"acquire", "release", "acq_rel"}.isdisjoint(at.opcode)


def _proxied(at: Instruction) -> bool:
    root = at.opcode[0]
    return root in ("mbarrier", "wgmma", "setmaxnreg", "mapa") or at.opcode[:3] == ("cp", "async", "bulk") or _is_clusters(at)


def _is_clusters(at: Instruction) -> bool:
    return at.opcode[:2] == ("barrier", "cluster")


def _is_wait(at: Instruction) -> bool:
    return (at.opcode[0] == "mbarrier" and at.opcode[1] in ("test_wait", "try_wait")) or at.opcode[:3] == (
        "barrier",
        "cluster",
        "wait",
    )


def _leaders(code: list[Instruction]) -> list[int]:
    found: list[int] = []
    for n, instruction in enumerate(code):
        root = instruction.opcode[0]
        if root in JUMPS or _is_barrier(instruction):
            found.append(n + 1)
        elif _is_wait(instruction) or root == "setmaxnreg":
            found += [n, n + 1]
        elif root in WARP or root == "bar" or _is_clusters(instruction):
            found.append(n)
    return found


def _is_barrier(at: Instruction) -> bool:
    return (at.opcode[0] == "barrier" and not _is_clusters(at)) or (at.opcode[0] == "bar" and at.opcode[1] != "warp")


def _block(d: Decoder, code: list[Instruction], start: int, end: int, function: Function) -> Block:
    block = Block(start)
    for pc in range(start, end):
        at = d.at = code[pc]
        root = at.opcode[0]
        if root in JUMPS:
            _jump(d, block, at, pc, function)
        elif _is_barrier(at):
            block.end, block.pc = "barrier", pc
            if at.guard:
                raise d.fail("a barrier with a predicate is not supported")
            block.arrive = decode_barrier(d, at)
        elif _is_wait(at):
            if at.guard:
                raise d.fail("a wait with a predicate is not supported")
            block.end, block.pc = "wait", pc
            block.wait = clusters.decode_wait(d, at) if _is_clusters(at) else decode_wait(d, at)
        elif root == "setmaxnreg":
            if at.guard:
                raise d.fail("setmaxnreg with a predicate is not supported")
            step, wait = decode_setmaxnreg(d, at)
            block.steps.append((pc, step))
            if wait is not None:
                block.end, block.pc, block.wait = "wait", pc, wait
        else:
            block.steps.append((pc, decode(d, at)))
    return block


def _jump(d: Decoder, block: Block, at: Instruction, pc: int, function: Function) -> None:
    root = at.opcode[0]
    block.end, block.pc = {"ret": "exit", "bra": "jump", "brx": "switch"}.get(root, root), pc
    if at.guard:
        block.guard = d.source(Name(at.guard, negated=at.negated), "pred")
    if root == "bra":
        target = at.operands[0]
        if not isinstance(target, Name) or target.name not in d.labels:
            raise d.fail("expected a label")
        block.targets = [d.labels[target.name]]
    elif root == "brx":
        if at.guard:
            raise d.fail("brx.idx with a predicate is not supported")
        table = at.operands[1]
        if not isinstance(table, Name) or table.name not in function.tables:
            raise d.fail("expected a table of labels")
        block.targets = [d.labels[name] for name in function.tables[table.name]]
        block.index = d.source(at.operands[0], "u32")


def decode(d: Decoder, at: Instruction) -> Step:
    """One instruction as a function, under its guard."""
    decoder = DECODERS.get(at.opcode[0])
    if decoder is None:
        raise d.unknown()
    try:
        step = decoder(d, at)
    except (KeyError, IndexError, ValueError) as error:
        if isinstance(error, PtxError):
            raise
        raise PtxError(f"{'.'.join(at.opcode)} is not supported with these types and operands", at.line, at.text) from error
    if _fences(at):
        step = fencing(step)
    return guarded(d.source(Name(at.guard, negated=at.negated), "pred"), step) if at.guard else step


# -- device functions, put in where they are called


@dataclass(slots=True)
class Inliner:
    """The one function that a kernel and all it calls become."""

    module: Module
    out: Function
    count: int = 0

    def emit(self, function: Function, names: dict[str, str], depth: int, after: str) -> None:
        """Appends a function's code; `names` renames what is its own; `after` is where its ret goes,
        "" for the kernel's end."""
        if depth > CALL_DEPTH or len(self.out.code) > CODE_LIMIT:
            raise PtxError(f"{function.name} calls itself or is called too deeply; recursion is not supported", function.line)
        starts = sorted((at, label) for label, at in function.labels.items())
        next_label = 0
        for n, at in enumerate(function.code):
            while next_label < len(starts) and starts[next_label][0] <= n:
                self.out.labels[names.get(starts[next_label][1], starts[next_label][1])] = len(self.out.code)
                next_label += 1
            if at.opcode[0] == "call":
                self._call(at, names, depth)
            elif at.opcode[0] == "ret" and after:
                self.out.code.append(replace(at, opcode=("bra",), operands=(Name(after),), guard=names.get(at.guard, at.guard)))
            else:
                self.out.code.append(_renamed(at, names) if names else at)
        for _, label in starts[next_label:]:
            self.out.labels[names.get(label, label)] = len(self.out.code)

    def _call(self, at: Instruction, names: dict[str, str], depth: int) -> None:
        groups = [x for x in at.operands if isinstance(x, Group)]
        called = next((x for x in at.operands if isinstance(x, Name)), None)
        function = self.module.functions.get(called.name) if called else None
        if function is None or called is None:
            raise PtxError("calls through pointers are not supported", at.line, at.text)
        if not function.defined:
            raise PtxError(f"function {called.name} has no body here", at.line, at.text)
        first = isinstance(at.operands[0], Group)
        results = groups[0].items if first else ()
        passed = groups[-1].items if len(groups) > (1 if first else 0) else ()
        self.count += 1
        suffix = f"#call{self.count}"
        own = _own(function, suffix)
        for formal, actual in zip((*function.results, *function.params), (*results, *passed), strict=True):
            if not isinstance(actual, Name):
                raise PtxError("a call passes only variables", at.line, at.text)
            own[formal.name] = names.get(actual.name, actual.name)
        self._declare(function, own)
        after = f"after{suffix}"
        skip = f"skip{suffix}"
        if at.guard:
            guard = names.get(at.guard, at.guard)
            self.out.code.append(Instruction(at.line, at.text, ("bra",), (Name(skip),), guard, not at.negated))
        self.emit(function, own, depth + 1, after)
        self.out.labels[after] = self.out.labels[skip] = len(self.out.code)

    def _declare(self, function: Function, own: dict[str, str]) -> None:
        for name, kind in function.registers.items():
            self.out.registers[own[name]] = kind
        for name, variable in function.variables.items():
            self.out.variables[own[name]] = replace(variable, name=own[name])
        for name, targets in function.tables.items():
            self.out.tables[own[name]] = tuple(own[label] for label in targets)


def _own(function: Function, suffix: str) -> dict[str, str]:
    names = [*function.registers, *function.variables, *function.labels, *function.tables]
    return {name: name + suffix for name in names}


def _renamed(at: Instruction, names: dict[str, str]) -> Instruction:
    return replace(at, operands=tuple(_rename(x, names) for x in at.operands), guard=names.get(at.guard, at.guard))


def _rename(operand: Operand, names: dict[str, str]) -> Operand:
    if isinstance(operand, Name):
        found = names.get(operand.name)
        return operand if found is None else replace(operand, name=found)
    if isinstance(operand, Address):
        return _renamed_address(operand, names)
    if isinstance(operand, Tensor):
        return Tensor(_renamed_address(operand.map, names), tuple(_rename(x, names) for x in operand.coordinates))
    if isinstance(operand, Group):
        return Group(tuple(_rename(x, names) for x in operand.items))
    if isinstance(operand, Pair):
        return Pair(_rename(operand.first, names), _rename(operand.second, names))
    return operand


def _renamed_address(operand: Address, names: dict[str, str]) -> Address:
    found = names.get(operand.base)
    return operand if found is None else replace(operand, base=found)


def _inline(module: Module, kernel: Function) -> Function:
    """The kernel with all that it calls in its place; as it is where it calls nothing."""
    if not any(at.opcode[0] == "call" for at in kernel.code):
        return kernel
    out = replace(
        kernel, code=list[Instruction](), labels=dict[str, int](), registers=dict(kernel.registers), variables=dict(kernel.variables),
        tables=dict(kernel.tables),
    )  # fmt: skip
    Inliner(module, out).emit(kernel, {}, 0, "")
    return out


def initial(variable: Variable, address_of: Callable[[str], int]) -> Array:
    """The bytes that a variable of the module begins with."""
    size = SIZES[variable.type]
    out = np.zeros(variable.size, np.uint8)
    for n, given in enumerate(variable.values):
        value = given
        if isinstance(value, str):
            name, _, offset = value.rpartition("+")
            value = address_of(name) + int(offset)
        if isinstance(value, float):
            data = np.array([value], f"f{size}").view(np.uint8)
        else:
            data = np.frombuffer((value & ((1 << 8 * size) - 1)).to_bytes(size, "little"), np.uint8)
        out[n * size : (n + 1) * size] = data
    return out


def check(module: Module, name: str) -> None:
    """Decodes a kernel: PtxError where it holds what the simulator does not know."""
    build(module, name)
