"""What a compiled call costs beside its kernels: a Python function is written for each, which takes the arguments' leaves and does nothing else
but take memory for the results, run, and make arrays of it.

For an array and a number, and one result, it reads

    def call(leaves):
        (x0, x1, ) = leaves
        if hearing:
            return slowly(leaves)
        try:
            lane = idle.pop()
        except IndexError:
            lane = another()
        try:
            (run, cell1, write1, ) = lane
            write1(x1)
            block0 = alloc0(64)
            held_x0 = x0._buffer.storage.block
            held_cell1 = cell1.storage.block
            run(block0.address, held_x0.address + x0._buffer.offset, held_cell1.address + cell1.offset)
        except (AttributeError, OverflowError):
            return slowly(leaves)
        idle.append(lane)
        s0 = new(Storage)
        s0.block, s0.launches = block0, None
        y0 = new(Buffer)
        y0.runtime, y0.storage, y0.size, y0.dtype, y0.offset = runtime0, s0, 16, dtype0, 0
        z0 = new(Array)
        z0._buffer = y0
        ...
        return z0

For arguments that are leaves themselves it begins by looking at their kinds (`QuickCall.guarded`). What is unusual goes to `slowly`, which looks at everything and has the words for what is wrong: freed memory, numbers out of range, somebody
who listens. The memory of what is read is held until the end: another thread may give the array away meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from kg.frontend import Buffer, DType, Runtime, Storage, hearing

from kg_array.array import Array
from kg_array.complex_numbers.array import ComplexArray, complex_kind
from kg_array.operands.alike import widest_of
from kg_array.operands.dtypes import is_complex
from kg_array.running.loaded import Cell, Loaded, buffer_lines
from kg_array.running.memory import Kind
from kg_array.transforms.compilation.given import Marks
from kg_array.transforms.tree import Structure, assembled

Call = Callable[[Sequence[object]], object]
_NUMBERS: Final = (float, int, bool, complex)
#: What a lane is made of: how to run, and for each number its buffer or address, and how to write it.
Lane = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Gifts:
    """Arguments that are donated. `passed`: number of a result -> of the leaf whose memory it takes; `gone`: leaf -> why it can't be used then."""

    passed: Mapping[int, int]
    gone: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class QuickCall:
    """What a call does with its leaves, x0, x1, ..., as lines of a function, and the names in them."""

    leaves: int
    body: Sequence[str]
    scope: dict[str, Any]
    name: str

    def call(self) -> Call:
        """For leaves that are known to be of these kinds."""
        return self._function(self.scope, [], [])

    def guarded(self, marks: Marks, otherwise: Call) -> Call | None:
        """For arguments that are arrays and numbers of these kinds themselves, and otherwise the other call; None for other marks."""
        arrays = {at: mark for at, mark in enumerate(marks) if isinstance(mark, Kind)}
        if len(marks) != self.leaves or not marks or not all(at in arrays or mark in _NUMBERS for at, mark in enumerate(marks)):
            return None
        scope = self.scope | {"otherwise": otherwise} | {f"mark{at}": mark for at, mark in enumerate(marks)}
        other = [f"type(x{at}) is not mark{at}" for at in range(len(marks)) if at not in arrays]
        for at, kind in arrays.items():
            of = "ComplexArray" if is_complex(kind.dtype) else "Array"
            other.append(f"type(x{at}) is not {of} or x{at}._kind is not mark{at}")
        count = [f"    if len(leaves) != {len(marks)}:", "        return otherwise(leaves)"]
        return self._function(scope, count, [f"    if {' or '.join(other)}:", "        return otherwise(leaves)"])

    def _function(self, scope: dict[str, Any], before: Sequence[str], after: Sequence[str]) -> Call:
        taken = f"    ({''.join(f'x{at}, ' for at in range(self.leaves))}) = leaves"
        text = "\n".join(["def call(leaves):", *before, taken, *after, *self.body])
        exec(compile(text, f"<a call of {self.name}>", "exec"), scope)  # it is made of names and numbers alone
        made: Call = scope["call"]
        return made


def quick_call(
    loaded: Loaded,
    kinds: Sequence[Kind],
    dtypes: Sequence[DType],
    sources: Sequence[int | Buffer],
    leaves: Sequence[object],
    result: Structure,
    slowly: Call,
    gifts: Gifts,
    sizes: Sequence[int] = (),
) -> QuickCall:
    """The function for leaves like these. `kinds`: of the memory of results; `dtypes`: of the results; `sources`: of what is read, the number of a
    leaf or memory; `sizes`: of the program's launch variables."""
    runtime = loaded.device.runtime
    numbers = [at for at, x in enumerate(leaves) if not isinstance(x, Array) and at in sources]
    widest = [widest_of(leaves[at]) for at in numbers]  # type: ignore[arg-type]
    places = [loaded.program.runtime_of(len(kinds) + sources.index(at)) for at in numbers]
    direct = loaded.program.runner().direct is not None

    def another() -> Lane:
        runner = loaded.program.runner()
        cells = [Cell(on, dtype) for on, dtype in zip(places, widest, strict=True)]
        return (runner.direct or runner, *(part for c in cells for part in (c.buffer, c.write)))

    scope: dict[str, Any] = {
        "hearing": hearing, "slowly": slowly,
        "new": object.__new__, "Array": Array, "ComplexArray": ComplexArray, "Buffer": Buffer, "Storage": Storage, "idle": [],
        "sizes": tuple(sizes), "another": another,
    }  # fmt: skip
    if type(runtime).synchronize is not Runtime.synchronize:
        scope["synchronize"] = runtime.synchronize
    for number, kind in enumerate(kinds):
        whole = complex_kind(kind) if is_complex(dtypes[number]) else kind
        scope[f"kind{number}"], scope[f"dtype{number}"], scope[f"device{number}"] = whole, kind.dtype, kind.device
        scope[f"runtime{number}"], scope[f"alloc{number}"] = kind.device.runtime, kind.device.runtime.allocator.alloc
    for number, source in enumerate(sources):
        if isinstance(source, Buffer):
            scope[f"own{number}"] = source
    given = [*(f"y{i}" for i in range(len(kinds))), *(_given(i, s, numbers) for i, s in enumerate(sources))]
    buffers = [given[slot] for slot in loaded.slots]
    scope |= {f"why{at}": why for at, why in gifts.gone.items()}
    others = {f"own{n}" for n, s in enumerate(sources) if isinstance(s, Buffer)}
    others |= {f"x{at}._buffer" for at, x in enumerate(leaves) if isinstance(x, Array)}
    twice = [f"x{at}._buffer.storage is {other}.storage" for at in gifts.gone for other in sorted(others - {f"x{at}._buffer"})]
    # a direct run finds by itself that an argument has no memory yet
    arrays = gifts.gone if direct else [at for at, x in enumerate(leaves) if isinstance(x, Array)]
    lazy = [f"x{at}._buffer is None" for at in arrays]
    body = _body(kinds, dtypes, numbers, buffers, result, scope, direct, gifts, [*lazy, *twice])
    return QuickCall(len(leaves), body, scope, loaded.program.info.name)


def _given(number: int, source: int | Buffer, numbers: Sequence[int]) -> str:
    """A buffer that is read, as an expression."""
    if isinstance(source, Buffer):
        return f"own{number}"
    return f"cell{source}" if source in numbers else f"x{source}._buffer"


def _address(buffer: str) -> str:
    """The address of a buffer; what was freed has no block."""
    if buffer.startswith("y"):
        return f"block{buffer[1:]}.address"
    return f"{_memory(buffer)}.address + {buffer}.offset"


def _memory(buffer: str) -> str:
    """The name under which the memory of a buffer that is read is held."""
    return f"held_{buffer.removesuffix('._buffer')}"


def _body(
    kinds: Sequence[Kind],
    dtypes: Sequence[DType],
    numbers: Sequence[int],
    buffers: Sequence[str],
    result: Structure,
    scope: dict[str, Any],
    direct: bool,
    gifts: Gifts,
    unusual: Sequence[str],
) -> list[str]:
    own = ["run", *(f"{what}{at}" for at in numbers for what in ("cell", "write"))]
    results = iter([f"z{number}" for number in range(len(kinds))])
    blocks = [f"        block{i} = {_block(i, kind, gifts.passed)}" for i, kind in enumerate(kinds)]
    made = [line for i, kind in enumerate(kinds) for line in buffer_lines(i, kind.size)]
    if direct:
        read = dict.fromkeys(b for b in buffers if not b.startswith("y"))
        runs = [f"        {_memory(b)} = {b}.storage.block" for b in read]
        runs += [f"        run({', '.join(map(_address, buffers))})"]
    else:
        values = ", sizes" if scope["sizes"] else ""
        runs = [*(f"        {line}" for line in made), f"        run(({''.join(f'{b}, ' for b in buffers)}){values})"]
    if "synchronize" in scope:
        runs.append("        synchronize()")
    return [
        "    if hearing:",
        "        return slowly(leaves)",
        *_unless(unusual),
        "    try:",
        "        lane = idle.pop()",
        "    except IndexError:",
        "        lane = another()",
        "    try:",
        f"        ({''.join(f'{name}, ' for name in own)}) = lane",
        *(f"        write{at}(x{at})" for at in numbers),
        *blocks,
        *runs,
        "    except (AttributeError, OverflowError):",
        "        return slowly(leaves)",
        "    idle.append(lane)",
        *(f"    x{at}._buffer.free(why{at})" for at in gifts.gone),
        *(f"    {line}" for line in made if direct),
        *(line for number, dtype in enumerate(dtypes) for line in _made(number, is_complex(dtype))),
        f"    return {_written(result, results, scope)}",
    ]


def _unless(conditions: Sequence[str]) -> list[str]:
    """Leave it to `slowly` where one holds, or where an argument is not in memory yet."""
    if not conditions:
        return []
    looks = ["    try:", f"        if {' or '.join(conditions)}:", "            return slowly(leaves)"]
    return [*looks, "    except AttributeError:", "        return slowly(leaves)"]


def _block(number: int, kind: Kind, passed: Mapping[int, int]) -> str:
    """Memory for a result: that of a donated argument, or new."""
    if number in passed:
        return f"x{passed[number]}._buffer.passed_on().storage.block"
    return f"alloc{number}({kind.nbytes})"


def _made(number: int, pair: bool) -> list[str]:
    """An array of the memory of a result; see `array.computed` and `complex_array.complex_computed`."""
    z = f"z{number}"
    return [
        f"    {z} = new({'ComplexArray' if pair else 'Array'})",
        f"    {z}._buffer = y{number}",
        f"    {z}._kind = kind{number}",
        f"    {z}._device = device{number}",
        f"    {z}._node = {z}._pending = {f'{z}._pair = ' if pair else ''}None",
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
