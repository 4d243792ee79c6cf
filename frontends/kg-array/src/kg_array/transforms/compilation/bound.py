"""jit's bind: one call with memory of its own, ready to run again and again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from kg.frontend import Buffer, Launch, Runtime
from kg.records import dataclass

from kg_array.array import Array
from kg_array.operands.arguments import name_of
from kg_array.running.memory import TracedValueError, buffer_of
from kg_array.transforms.compilation.arguments import Given, check_leaves
from kg_array.transforms.compilation.specialization import memory_of_number
from kg_array.transforms.tracing import is_tracing
from kg_array.transforms.tree import unflatten

if TYPE_CHECKING:
    from kg_array.transforms.compilation.compiled import Jitted
    from kg_array.transforms.compilation.specialization import Ready


@dataclass(frozen=True, slots=True)
class Bound:
    """A call of a jitted function whose memory stays.
    Calling it computes `results` of `arguments`, and has finished when it returns.

    Both are trees like those of the call, with kg's Buffers in the places of arrays and numbers: `bound.arguments[0].copyin(values)`,
    `bound.results.numpy()`; of complex numbers the real and imaginary parts in turn. On a device in the host's memory `as_numpy()` is that
    memory itself. Where arguments were named, `arguments` is the list of the others and a dict of those.

    What was donated and has a result in its memory is overwritten by each call, so that the next goes on from there.
    """

    arguments: object
    results: object
    #: what a call runs: it alone costs less, and may return before it has finished on a device of its own
    launch: Launch | None
    sizes: tuple[int, ...]  #: the launch variables
    _wait: Callable[[], object]

    def __call__(self) -> None:
        if self.launch is not None:
            self.launch(*self.sizes)
            self._wait()


def bound(jitted: Jitted, args: Sequence[object], kwargs: Mapping[str, object]) -> Bound:
    if is_tracing():
        raise TracedValueError("bind makes memory for a call, and there is none while a function is traced: call the function")
    given = jitted.given(args, kwargs)
    check_leaves(given, f"bind of {name_of(jitted.function)}")
    ready = jitted.ready(given)
    kinds = ready.kinds_for(given.leaves)
    taken = [_taken(ready, leaf, at) for at, leaf in enumerate(given.leaves)]
    outputs = [taken[ready.passed[at]] if at in ready.passed else kind.empty() for at, kind in enumerate(kinds)]
    arguments = _arguments(jitted, given, taken)
    results = unflatten(ready.traced.result, outputs)
    if ready.loaded is None:
        return Bound(arguments, results, None, (), _nothing)
    read = [taken[s] if isinstance(s, int) else buffer_of(s) for s in ready.traced.sources]
    memory = [*outputs, *read]
    launch = ready.loaded.program.bind([memory[slot] for slot in ready.loaded.slots])
    device = ready.loaded.device
    waits = any(type(k.device.runtime).synchronize is not Runtime.synchronize for k in kinds)
    return Bound(arguments, results, launch, tuple(ready.sizes_for(given.leaves)), device.synchronize if waits else _nothing)


def _taken(ready: Ready, leaf: object, at: int) -> Buffer:
    """New memory with the value of an argument."""
    runtime = ready.traced.device.runtime
    if ready.loaded is not None and at in ready.traced.sources:
        runtime = ready.loaded.program.runtime_of(len(ready.traced.dtypes) + ready.traced.sources.index(at))
    if isinstance(leaf, Array):
        old = leaf.buffer
        made = Buffer.empty(leaf.device.runtime, old.size, old.dtype)
        made.copy_from(old)
        return made
    return memory_of_number(leaf, runtime)


def _arguments(jitted: Jitted, given: Given, leaves: Sequence[Buffer]) -> object:
    args, kwargs = jitted.arguments(given, leaves)
    return (args, kwargs) if kwargs else args


def _nothing() -> None:
    pass
