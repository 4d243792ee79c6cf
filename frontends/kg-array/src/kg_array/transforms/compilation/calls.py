"""What a compiled call costs beside its kernels:
a Python function is written for each, which takes the arguments' leaves and does nothing else but take memory for the results,
run, and make arrays of it.

For an array and a number, and one result, it reads

    def call(leaves):
        (x0, x1, ) = leaves
        if listeners:
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
from functools import partial
from sys import getrefcount
from typing import Any, Final

from kg.frontend import Buffer, DType, Runtime, Storage, listeners, uint8
from kg.records import dataclass

from kg_array.array import Array
from kg_array.complex_numbers.array import ComplexArray, complex_kind
from kg_array.operands.dtypes import is_complex
from kg_array.operands.unify import widest_of
from kg_array.running.loaded import Cell, Loaded, buffer_lines
from kg_array.running.memory import Kind
from kg_array.transforms.compilation.arguments import Marks
from kg_array.transforms.tree import Structure, assembled

Call = Callable[[Sequence[object]], object]
#: of the leaves and `out`
CallInto = Callable[[Sequence[object], object], object]
_NUMBERS: Final = (float, int, bool, complex)


def owners(x: Array) -> tuple[int, int]:
    """How many refer to the buffer of an array and to its storage, with what asks."""
    return getrefcount(x._buffer), getrefcount(x._buffer.storage)  # type: ignore[union-attr]


def _alone() -> tuple[int, int]:
    array: Array = object.__new__(Array)
    array._buffer = Buffer(None, Storage(None), 0, uint8)  # type: ignore[arg-type]
    return owners(array)


#: What `owners` says where the array is the only one.
ALONE: Final = _alone()
#: What a lane is made of: how to run, and for each number its buffer or address, and how to write it.
Lane = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Gifts:
    """Arguments that are donated.
    `passed`: number of a result -> of the leaf whose memory it takes; `gone`: leaf -> why it can't be used then."""

    passed: Mapping[int, int]
    gone: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class QuickCall:
    """What a call does with its leaves, x0, x1, ..., as lines of a function, and the names in them."""

    leaves: int
    body: Sequence[str]
    #: the same into arrays that are given, t0, t1, ..., and what they are taken from; nothing where results have memory by other ways
    into: Sequence[str]
    scope: dict[str, Any]
    name: str

    def call(self) -> Call:
        """For leaves that are known to be of these kinds."""
        made: Call = self._function("leaves", self.scope, self.body)
        return made

    def guarded(self, marks: Marks, otherwise: Call) -> Call | None:
        """For arguments that are arrays and numbers of these kinds themselves, and otherwise the other call;
        None for other marks."""
        return self._guarded("leaves", marks, otherwise, self.body)

    def guarded_into(self, marks: Marks, otherwise: CallInto, slowly: CallInto) -> CallInto | None:
        """The same with `out`; None too where such a call is never quick."""
        return self._guarded("leaves, out", marks, otherwise, self.into, slowly) if self.into else None

    def _guarded(self, given: str, marks: Marks, otherwise: object, body: Sequence[str], slowly: object = None) -> Any:
        arrays = {at: mark for at, mark in enumerate(marks) if isinstance(mark, Kind)}
        if len(marks) != self.leaves or not marks or not all(at in arrays or mark in _NUMBERS for at, mark in enumerate(marks)):
            return None
        scope = self.scope | {"otherwise": otherwise} | {f"mark{at}": mark for at, mark in enumerate(marks)}
        if slowly is not None:
            scope["slowly"] = slowly
        other = [f"type(x{at}) is not mark{at}" for at in range(len(marks)) if at not in arrays]
        for at, kind in arrays.items():
            other.append(f"type(x{at}) is not {_class_of(kind.dtype)} or x{at}._kind is not mark{at}")
        leave = f"        return otherwise({given})"
        before = [f"    if len(leaves) != {len(marks)}:", leave]
        return self._function(given, scope, body, before, [f"    if {' or '.join(other)}:", leave])

    def _function(
        self, given: str, scope: dict[str, Any], body: Sequence[str], before: Sequence[str] = (), after: Sequence[str] = ()
    ) -> Any:
        taken = f"    ({''.join(f'x{at}, ' for at in range(self.leaves))}) = leaves"
        text = "\n".join([f"def call({given}):", *before, taken, *after, *body])
        exec(compile(text, f"<a call of {self.name}>", "exec"), scope)  # it is made of names and numbers alone
        return scope["call"]


def _class_of(dtype: DType) -> str:
    return "ComplexArray" if is_complex(dtype) else "Array"


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
    """The function for leaves like these.
    `kinds`: of the memory of results; `dtypes`: of the results; `sources`: of what is read, the number of a leaf or memory;
    `sizes`: of the program's launch variables."""
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
        "listeners": listeners, "slowly": slowly,
        "new": object.__new__, "Array": Array, "ComplexArray": ComplexArray, "Buffer": Buffer, "Storage": Storage, "idle": [],
        "sizes": tuple(sizes), "another": another, "getrefcount": getrefcount,
    }  # fmt: skip
    waits = type(runtime).synchronize is not Runtime.synchronize
    if waits:
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
    run = _direct(buffers, sizes) if direct else [f"run(({''.join(f'{b}, ' for b in buffers)}){', sizes' if sizes else ''})"]
    blocks = [f"block{i} = {_block(i, kind, gifts.passed)}" for i, kind in enumerate(kinds)]
    made = [line for i, kind in enumerate(kinds) for line in buffer_lines(i, kind.size)]
    after = [f"x{at}._buffer.free(why{at})" for at in gifts.gone] + made * direct
    after += [line for number, dtype in enumerate(dtypes) for line in _made(number, is_complex(dtype))]
    after += [f"return {_written(result, iter([f'z{n}' for n in range(len(kinds))]), scope)}"]
    body = _body("leaves", numbers, [*lazy, *twice], [*blocks, *([] if direct else made), *run], after, waits)
    read = [f"x{at}" for at, x in enumerate(leaves) if isinstance(x, Array)]
    quick = not gifts.gone and all(kind.size for kind in kinds)
    into = _into(result, dtypes, numbers, read, lazy, run, scope, waits) if quick else []
    return QuickCall(len(leaves), body, into, scope, loaded.program.info.name)


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


def _direct(buffers: Sequence[str], sizes: Sequence[int]) -> list[str]:
    """A run that takes addresses, with what is read held; the memory of results is."""
    read = dict.fromkeys(b for b in buffers if not b.startswith("y"))
    return [
        *(f"{_memory(b)} = {b}.storage.block" for b in read),
        f"run({', '.join([*map(_address, buffers), *map(str, sizes)])})",
    ]


def _body(
    given: str, numbers: Sequence[int], unusual: Sequence[str], runs: Sequence[str], after: Sequence[str], waits: bool
) -> list[str]:
    """The lines of a call of what is `given`: it is left to `slowly` where something is unusual or wrong."""
    own = ["run", *(f"{what}{at}" for at in numbers for what in ("cell", "write"))]
    leave = f"        return slowly({given})"
    return [
        "    if listeners:",
        leave,
        *_unless(unusual, given),
        "    try:",
        "        lane = idle.pop()",
        "    except IndexError:",
        "        lane = another()",
        "    try:",
        f"        ({''.join(f'{name}, ' for name in own)}) = lane",
        *(f"        write{at}(x{at})" for at in numbers),
        *(f"        {line}" for line in runs),
        *["        synchronize()"] * waits,
        "    except (AttributeError, OverflowError):",
        leave,
        "    idle.append(lane)",
        *(f"    {line}" for line in after),
    ]


def _unless(conditions: Sequence[str], given: str) -> list[str]:
    """Leave it to `slowly` where one holds, or where an array is not in memory yet."""
    if not conditions:
        return []
    looks = ["    try:", f"        if {' or '.join(conditions)}:", f"            return slowly({given})"]
    return [*looks, "    except AttributeError:", f"        return slowly({given})"]


def _into(
    result: Structure,
    dtypes: Sequence[DType],
    numbers: Sequence[int],
    read: Sequence[str],
    lazy: Sequence[str],
    run: Sequence[str],
    scope: dict[str, Any],
    waits: bool,
) -> list[str]:
    """The lines of a call that computes into the arrays of `out`, which it takes as t0, t1, ....
    None where a glance does not tell that these are like the result. What is unusual of them: whoever else has their memory,
    see `into.spare_memory`."""
    targets = [f"t{number}" for number in range(len(dtypes))]
    if result.kind is None:
        taken = ["    t0 = out"]
    elif result.kind in (tuple, list) and all(child.kind is None for child in result.children):
        taken = [
            f"    if type(out) is not {result.kind.__name__} or len(out) != {len(targets)}:",
            "        return slowly(leaves, out)",
        ]
        taken += [f"    ({''.join(f'{t}, ' for t in targets)}) = out"]
    else:
        return []
    unlike, shared, memory = [*lazy], list[str](), list[str]()
    for number, (t, dtype) in enumerate(zip(targets, dtypes, strict=True)):
        unlike += [
            f"type({t}) is not {_class_of(dtype)}",
            f"{t}._kind is not kind{number}",
            f"{t}._view is not None",
            f"{t}._views",
        ]
        unlike += [f"{t}._pair is not None"] * is_complex(dtype)
        unlike += [f"{t}._buffer.offset", f"{t}._buffer.storage.block.lent"]
        unlike += [f"{t} is {other}" for other in (*read, *targets[:number])]
        shared += [f"getrefcount({t}._buffer) > {ALONE[0]}", f"getrefcount({t}._buffer.storage) > {ALONE[1]}"]
        memory += [f"y{number} = {t}._buffer", f"block{number} = y{number}.storage.block"]
    forgotten = [f"    {t}._node = None" for t in targets]  # an owner of the buffer, of which it is made again
    written = f"return {_written(result, iter(targets), scope)}"
    body = _body("leaves, out", numbers, shared, [*memory, *run], [written], waits)
    return [*taken, *_unless(unlike, "leaves, out"), *forgotten, *body]


def _block(number: int, kind: Kind, passed: Mapping[int, int]) -> str:
    """Memory for a result: that of a donated argument, or new."""
    if number in passed:
        return f"x{passed[number]}._buffer.passed_on().storage.block"
    return f"alloc{number}({kind.nbytes})"


def _made(number: int, pair: bool) -> list[str]:
    """An array of the memory of a result; see `array.computed` and `complex_array.complex_computed`."""
    z = f"z{number}"
    return [
        f"{z} = new({'ComplexArray' if pair else 'Array'})",
        f"{z}._buffer = y{number}",
        f"{z}._kind = kind{number}",
        f"{z}._device = device{number}",
        f"{z}._node = {z}._pending = {z}._view = {z}._views = {f'{z}._pair = ' if pair else ''}None",
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
    if kind is not None and getattr(kind, "holds_an_array", False):
        scope[maker] = kind
        return f"{maker}({parts[0]})"
    scope[maker] = partial(assembled, result)
    return f"{maker}(({inside}))"
