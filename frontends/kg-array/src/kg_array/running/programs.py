"""Programs of chains of steps, found by their keys.
A key has for each step the step itself and a number for each thing that it reads, and for each result the number of its step:
leaves are counted from 0, steps from -1 downwards. Leaves are buffers, real numbers and positions.

What computes a chain is a Python function written for it, which takes its leaves and gives the memory of the results. For `a * b + 2.5` it reads

    def run(leaves):
        if listeners:
            return slowly(leaves)
        (x0, x1, x2, ) = leaves
        try:
            lane = idle.pop()
        except IndexError:
            lane = another()
        try:
            (go, cell2, write2, ) = lane
            write2(x2)
            block0 = alloc(64)
            held0 = x0.storage.block
            held1 = x1.storage.block
            go(block0.address, held0.address + x0.offset, held1.address + x1.offset, cell2.address)
        except AttributeError:
            return slowly(leaves)
        idle.append(lane)
        s0 = new(Storage)
        s0.block, s0.launches = block0, None
        y0 = new(Buffer)
        y0.runtime, y0.storage, y0.size, y0.dtype, y0.offset = runtime0, s0, 16, dtype0, 0
        return (y0, )
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from kg.frontend import Buffer, Device, Runtime, Storage, UOp, listeners
from kg_graph.canonical import Call, canonical

from kg_array.array import Array
from kg_array.complex_numbers.array import of_stored
from kg_array.complex_numbers.pairs import Pair
from kg_array.indexing.dynamic_slices import Placed
from kg_array.operands.size import Size
from kg_array.operands.unify import ComplexArgument, NumberArgument
from kg_array.running import evaluate, memory
from kg_array.running.loaded import Cell, Loaded, buffer_lines
from kg_array.running.memory import Kind
from kg_array.running.step_cache import PROGRAMS, Key, Program
from kg_array.running.steps import Position, Step, operands_of

#: Programs that are remembered; the next one begins anew.
_MOST: Final = 4096


def program_of(key: Key, leaves: Sequence[object]) -> Program:
    """The program of a chain, compiled if there is none yet."""
    program = PROGRAMS.get(key)
    if program is None:
        if len(PROGRAMS) >= _MOST:
            PROGRAMS.clear()
        places = positions_in(key)
        program = PROGRAMS[key] = _at_positions(key, places, leaves) if places else _compiled(key, leaves, {})
    return program


def positions_in(key: Key) -> dict[int, Position]:
    """The numbers of the leaves that are positions."""
    found: dict[int, Position] = {}
    parts = iter(key)
    for part in parts:
        if isinstance(part, Step):
            operands_of(part, parts, _nothing, _nothing, found.setdefault)  # type: ignore[arg-type]
    return found


def _nothing(_: object, __: object) -> None:
    """What an operand is to who asks for positions alone."""


def _at_positions(key: Key, places: Mapping[int, Position], leaves: Sequence[object]) -> Program:
    """The program of a chain with positions: see dynamic_slices.py."""
    numbers = tuple(places)

    def made(at: Sequence[int | Size], example: Sequence[object] = leaves) -> Program:
        return _compiled(key, example, dict(zip(numbers, at, strict=True)))

    programs = Placed(made, tuple([position.most for position in places.values()]))
    return lambda leaves: programs.at(tuple([leaves[number] for number in numbers]))(leaves)  # type: ignore[misc]


def _compiled(key: Key, leaves: Sequence[object], positions: Mapping[int, int | Size]) -> Program:
    graph = _Graph(key, positions)
    made = graph.results()
    device: Device = made[0].device
    call = canonical([x.stored for x in made])
    kinds = [memory.kind_of(device, v.type, v.shape) for v in call.values]  # type: ignore[arg-type]
    if not any(kind.size for kind in kinds):
        return lambda leaves: [kind.empty() for kind in kinds]
    _ = [kind.empty() for kind in kinds]  # what no memory holds is an error before it is compiled
    constants = [memory.buffer_of(leaf) for leaf in call.leaves if leaf not in graph.leaves]
    if constants:  # arrays that a step makes of what tells it from others
        graph.leaves |= {
            leaf: len(leaves) + at for at, leaf in enumerate(leaf for leaf in call.leaves if leaf not in graph.leaves)
        }
        program = _bound(graph, device, call, kinds, [*leaves, *constants], positions)
        return lambda leaves: program([*leaves, *constants])
    return _bound(graph, device, call, kinds, leaves, positions)


def _bound(
    graph: _Graph,
    device: Device,
    call: Call,
    kinds: Sequence[Kind],
    leaves: Sequence[object],
    positions: Mapping[int, int | Size],
) -> Program:
    loaded = evaluate.compile_values(device, call.values).loaded
    sources = [graph.leaves[leaf] for leaf in call.leaves]
    sizes = [at for name in loaded.program.names for at, size in positions.items() if repr(size) == name]
    read = [at for at, source in enumerate(sources) if isinstance(leaves[source], Buffer)]
    numbers = [at for at in range(len(sources)) if at not in read]
    # numbers come last
    place = {len(kinds) + at: len(kinds) + number for number, at in enumerate((*read, *numbers))}
    slots = tuple([place.get(slot, slot) for slot in loaded.slots])
    own = Loaded(device, loaded.program, slots, tuple([call.leaves[at].type for at in numbers]))
    order = [sources[at] for at in (*read, *numbers)]
    slowly = partial(_run, own, kinds, order[: len(read)], order[len(read) :], sizes)
    if loaded.program.runner().direct is None:
        return slowly
    return _quick(own, kinds, order, sizes, len(leaves), slowly)


def _run(
    loaded: Loaded,
    kinds: Sequence[Kind],
    read: Sequence[int],
    numbers: Sequence[int],
    sizes: Sequence[int],
    leaves: Sequence[object],
) -> Sequence[Buffer]:
    """Check everything and run: what a function written for a chain does not do itself."""
    outputs = [kind.empty() for kind in kinds]
    loaded.run(outputs, [leaves[at] for at in read], [leaves[at] for at in numbers], [leaves[at] for at in sizes])  # type: ignore[misc]
    return outputs


def _quick(
    loaded: Loaded, kinds: Sequence[Kind], order: Sequence[int], sizes: Sequence[int], leaves: int, slowly: Program
) -> Program:
    """The function of a program.
    `order`: the leaves that it reads, numbers last; `sizes`: those that are values of its variables."""
    runtime = loaded.device.runtime
    numbers = order[len(order) - len(loaded.numbers) :]

    def another() -> tuple[object, ...]:
        cells = [Cell(loaded.device.runtime, dtype) for dtype in loaded.numbers]
        return (loaded.program.runner().direct, *(part for c in cells for part in (c.buffer, c.write)))

    scope: dict[str, Any] = {
        "listeners": listeners, "slowly": slowly, "idle": [], "another": another, "alloc": runtime.allocator.alloc,
        "Buffer": Buffer, "Storage": Storage, "new": object.__new__,
    }  # fmt: skip
    for i, kind in enumerate(kinds):
        scope |= {f"dtype{i}": kind.dtype, f"runtime{i}": runtime}
    given = [f"block{i}.address" for i in range(len(kinds))]
    given += [f"cell{at}.address" if at in numbers else f"held{at}.address + x{at}.offset" for at in order]
    waits = type(runtime).synchronize is not Runtime.synchronize
    if waits:
        scope["synchronize"] = runtime.synchronize
    lines = [
        "def run(leaves):",
        "    if listeners:",
        "        return slowly(leaves)",
        f"    ({''.join(f'x{at}, ' for at in range(leaves))}) = leaves",
        "    try:",
        "        lane = idle.pop()",
        "    except IndexError:",
        "        lane = another()",
        "    try:",
        f"        (go, {''.join(f'cell{at}, write{at}, ' for at in numbers)}) = lane",
        *(f"        write{at}(x{at})" for at in numbers),
        *(f"        block{i} = alloc({kind.nbytes})" for i, kind in enumerate(kinds)),
        # another thread may give an array away meanwhile: its memory is held until the end
        *(f"        held{at} = x{at}.storage.block" for at in order if at not in numbers),
        f"        go({', '.join([*(given[slot] for slot in loaded.slots), *(f'x{at}' for at in sizes)])})",
        *(["        synchronize()"] if waits else []),
        "    except AttributeError:",  # memory that was freed has no block
        "        return slowly(leaves)",
        "    idle.append(lane)",
        *(f"    {line}" for i, kind in enumerate(kinds) for line in buffer_lines(i, kind.size)),
        f"    return ({''.join(f'y{i}, ' for i in range(len(kinds)))})",
    ]
    exec(compile("\n".join(lines), f"<a chain in {loaded.program.info.name}>", "exec"), scope)  # it is made of numbers alone
    run: Program = scope["run"]
    return run


class _Graph:
    """The graph of a key, over stand-ins, with its positions as they are given.
    `leaves`: the number of what each stand-in stands for."""

    def __init__(self, key: Key, positions: Mapping[int, int | Size]) -> None:
        self._key, self._positions, self.leaves = iter(key), positions, dict[UOp, int]()
        self._made: list[Array] = []
        self._given: dict[tuple[int, Kind], Array] = {}

    def results(self) -> list[Array]:
        """What is wanted, in order."""
        wanted: list[Array] = []
        for part in self._key:
            if isinstance(part, Step):
                operands = operands_of(part, self._key, self._array, self._number, self._position)
                self._made.append(part.build(*operands))
            else:
                assert isinstance(part, int) and part < 0, "what has no step is computed"
                wanted.append(self._made[-1 - part])
        return wanted

    def _array(self, number: object, kind: Kind) -> Array:
        assert isinstance(number, int)
        if number < 0:
            return self._made[-1 - number]
        array = self._given.get((number, kind))
        if array is None:
            node = memory.placeholder_of(kind.dtype, kind.shape)
            self.leaves[node] = number
            array = self._given[number, kind] = of_stored(node, kind.dtype, kind.device)
        return array

    def _position(self, number: object, kind: Position) -> object:
        return self._positions[number]  # type: ignore[index]

    def _number(self, numbers: Sequence[object], step: Step) -> Array:
        nodes = [memory.placeholder((), step.beside) for _ in numbers]
        for node, number in zip(nodes, numbers, strict=True):
            assert isinstance(number, int)
            self.leaves[node] = number
        device = step.kind.device
        return ComplexArgument(Pair(*nodes), device) if len(nodes) > 1 else NumberArgument(nodes[0], device)
