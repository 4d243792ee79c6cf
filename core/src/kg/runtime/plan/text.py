"""Plans as text: sizes as nodes, a line per buffer and step, kernels in blocks."""

from __future__ import annotations

from typing import Final

from kg.ir.uop import UOp
from kg.runtime.memory.arena import Arena, arena_of
from kg.runtime.plan.data import Category, CopyStep, Dim, FillStep, LaunchStep, LoopStep, Plan, Step, launches
from kg.text.graphs import format_graph
from kg.text.printing import format_nodes
from kg.text.values import format_name, format_number

_INDENT: Final = "  "


def format_plan(plan: Plan) -> str:
    """The text form. docs/ir.md describes it."""
    roots = [b.size for b in plan.buffers if isinstance(b.size, UOp)]
    roots += [s.when for s in launches(plan.steps) if s.when is not None]
    roots += [size for s in plan.steps for size in _sizes(s)]
    text, names = format_nodes(roots)
    lines = [f"plan {format_name(plan.name)}"]
    lines += [f"{_INDENT}variable {format_name(v.name)} {v.min} {v.max}" for v in plan.variables]
    lines += [_INDENT + line for line in text.splitlines()]
    arenas = {device: arena_of(plan, device=device) for device in plan.devices}
    for device, arena in arenas.items():
        if arena.offsets:
            lines.append(f"{_INDENT}# {arena}" + (f" on {device}" if device else ""))
    lifetimes = plan.lifetimes
    lines += [
        _INDENT + _buffer(plan, number, names, arenas[b.device], lifetimes[number]) for number, b in enumerate(plan.buffers)
    ]
    for step in plan.steps:
        lines += [_INDENT + line if line else line for line in _step(step, names)]
    return "\n".join(lines) + "\n"


def _buffer(plan: Plan, number: int, names: dict[UOp, str], arena: Arena, lifetime: tuple[int, int]) -> str:
    buffer = plan.buffers[number]
    slot = f" {buffer.slot}" if buffer.is_given else ""
    size = names[buffer.size] if isinstance(buffer.size, UOp) else str(buffer.size)
    data = f' hex"{buffer.data.hex()}"' if buffer.category is Category.CONSTANT else ""
    first, last = lifetime
    used = "unused" if last < first else f"step {first}" if first == last else f"steps {first} to {last}"
    place = f", at {arena.offsets[number]} of the arena" if number in arena.offsets else ""
    device = f" on {format_name(buffer.device)}" if buffer.device else ""
    return f"buffer {number} {buffer.category.value}{slot} {buffer.dtype} {size}{device}{data}  # {used}{place}"


def _sizes(step: Step) -> list[UOp]:
    """What loops depend on that is known at launch."""
    if not isinstance(step, LoopStep):
        return []
    own = [size for size in (step.count, *(p.first for p in step.parts)) if isinstance(size, UOp)]
    return own + [size for s in step.body for size in _sizes(s)]


def _dim(size: Dim, names: dict[UOp, str]) -> str:
    return names[size] if isinstance(size, UOp) else str(size)


def _loop(loop: LoopStep, names: dict[UOp, str]) -> list[str]:
    head = [f"loop {_dim(loop.count, names)}", *(f"swap {now} {after}" for now, after in loop.pairs)]
    head += [f"part {p.part} of {p.whole} from {_dim(p.first, names)} by {p.by}" for p in loop.parts]
    head += [f"while {loop.condition}"] if loop.condition >= 0 else []
    body = [_INDENT + line if line else line for step in loop.body for line in _step(step, names)]
    return [f"{' '.join(head)} {{", *body, "}"]


def _step(step: Step, names: dict[UOp, str]) -> list[str]:
    match step:
        case CopyStep():
            return [f"copy {step.target} {step.source}"]
        case FillStep():
            return [f"fill {step.target} {format_number(step.value)}"]
        case LoopStep():
            return _loop(step, names)
        case LaunchStep():
            condition = "" if step.when is None else f" when {names[step.when]}"
            values = "".join(f" with {format_name(name)} {value}" for name, value in step.values)
            body = [_INDENT + line for line in format_graph(step.kernel).splitlines()]
            return [f"launch {' '.join(map(str, step.buffers))}{condition}{values} {{", *body, "}"]
