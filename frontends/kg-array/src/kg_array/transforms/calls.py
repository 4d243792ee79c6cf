"""What a compiled call costs beside its kernels: a Python function is written for each, which takes the arguments' leaves and does nothing else
but take memory for the results, run, and make arrays of it.

For two arrays and one result it reads

    def call(leaves):
        if hearing:
            return slowly(leaves)
        x0, x1 = leaves
        try:
            memory = (fresh(runtime, 16, dtype0, 64), x0._buffer, x1._buffer)
            ...

What is unusual goes to `slowly`, which looks at everything and has the words for what is wrong: freed memory, numbers out of range, somebody
who listens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from kg.device.base import Runtime
from kg.device.buffer import Buffer
from kg.events import hearing

from kg_array.array import Array
from kg_array.memory import Kind
from kg_array.operands import widest_of
from kg_array.running import Loaded
from kg_array.transforms.tree import Structure, assembled

Call = Callable[[Sequence[object]], object]


def quick_call(
    loaded: Loaded,
    kinds: Sequence[Kind],
    sources: Sequence[int | Buffer],
    leaves: Sequence[object],
    result: Structure,
    slowly: Call,
) -> Call:
    """The function for leaves like these. `kinds`: of the results; `sources`: of what is read, the number of a leaf or memory."""
    device = loaded.device
    numbers = [at for at, x in enumerate(leaves) if not isinstance(x, Array) and at in sources]
    if numbers and not device.runtime.allocator.host_memory:
        return slowly
    scope: dict[str, Any] = {
        "hearing": hearing, "slowly": slowly, "runtime": device.runtime, "device": device, "fresh": Buffer.fresh, "new": object.__new__,
        "Array": Array, "idle": [], "another": lambda: _lane(loaded, [leaves[at] for at in numbers]),
    }  # fmt: skip
    if type(device.runtime).synchronize is not Runtime.synchronize:
        scope["synchronize"] = device.synchronize
    names: list[str] = []
    for number, kind in enumerate(kinds):
        scope[f"kind{number}"], scope[f"dtype{number}"] = kind, kind.dtype
        names.append(f"y{number}")
    for number, source in enumerate(sources):
        if isinstance(source, Buffer):
            scope[f"held{number}"] = source
            names.append(f"held{number}")
        else:
            names.append(f"cell{source}" if source in numbers else f"x{source}._buffer")
    text = _text(kinds, len(leaves), numbers, [names[slot] for slot in loaded.slots], result, scope)
    exec(compile(text, f"<a call of {loaded.program.info.name}>", "exec"), scope)  # it is made of names and numbers alone
    call: Call = scope["call"]
    return call


def _lane(loaded: Loaded, numbers: Sequence[object]) -> tuple[object, ...]:
    """What one thread at a time needs: a runner, and for each argument that is a number its memory, also as numpy sees it."""
    cells = [loaded.device.empty(1, widest_of(x)) for x in numbers]  # type: ignore[arg-type]
    return (loaded.program.runner(), *(part for cell in cells for part in (cell, cell.as_numpy())))


def _text(
    kinds: Sequence[Kind], leaves: int, numbers: Sequence[int], buffers: Sequence[str], result: Structure, scope: dict[str, Any]
) -> str:
    own = ["run", *(f"{what}{at}" for at in numbers for what in ("cell", "value"))]
    results = iter([f"z{number}" for number in range(len(kinds))])
    return "\n".join(
        [
            "def call(leaves):",
            "    if hearing:",
            "        return slowly(leaves)",
            f"    ({''.join(f'x{at}, ' for at in range(leaves))}) = leaves",
            "    try:",
            "        lane = idle.pop()",
            "    except IndexError:",
            "        lane = another()",
            "    try:",
            f"        ({', '.join(own)},) = lane",
            *(f"        value{at}[0] = x{at}" for at in numbers),
            *(f"        y{i} = fresh(runtime, {k.size}, dtype{i}, {k.nbytes})" for i, k in enumerate(kinds)),
            f"        run(({''.join(f'{b}, ' for b in buffers)}))",
            *(["        synchronize()"] if "synchronize" in scope else []),
            "    except (AttributeError, OverflowError):",
            "        return slowly(leaves)",
            "    idle.append(lane)",
            *(line for number in range(len(kinds)) for line in _made(number)),
            f"    return {_written(result, results, scope)}",
        ]
    )


def _made(number: int) -> list[str]:
    """An array of the memory of a result; see `array.computed`."""
    z = f"z{number}"
    return [
        f"    {z} = new(Array)",
        f"    {z}._buffer = y{number}",
        f"    {z}._kind = kind{number}",
        f"    {z}._device = device",
        f"    {z}._node = None",
    ]


def _written(result: Structure, arrays: Iterator[str], scope: dict[str, Any]) -> str:
    """The tree of results as an expression."""
    kind = result.kind
    if kind is None:
        return next(arrays)
    parts = [_written(child, arrays, scope) for child in result.children]
    inside = "".join(f"{part}, " for part in parts)
    if kind is tuple:
        return f"({inside})"
    if kind is list:
        return f"[{inside}]"
    maker = f"tree{len(scope)}"
    scope[maker] = partial(assembled, result)
    return f"{maker}(({inside}))"
