"""The contract of a device that runs programs:
Runtime loads, Program binds buffers once, Launch is called many times."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from kg.dtype import parse_dtype
from kg.errors import LaunchError, OutOfBounds
from kg.ir.args import ParamInfo, ProgramInfo
from kg.ir.shapes.shape import Dim
from kg.ir.uop import UOp
from kg.runtime.launch_values import check_values
from kg.runtime.memory.blocks import Allocator
from kg.runtime.sizes import SizeFunction, is_static, size_function
from kg.runtime.timing import Timed

if TYPE_CHECKING:
    from kg.runtime.buffers.buffer import Buffer
    from kg.runtime.buffers.foreign import ExternalTensor
    from kg.runtime.plan.commands import Recording

#: 64-bit words of a fault record: [0] number of faults, then of the first: [1] slot, [2] index, [3] size of the buffer.
FAULT_WORDS = 8


class Runtime:
    """One open device: its memory and what runs there. Subclass per device.

    Launches happen in the order in which they are asked for, as if in one stream, whether or not they have ended when the call returns; where
    they may not have, `synchronize` is replaced, and the allocator keeps the order too: see Allocator. Two runtimes know nothing of each other:
    a plan on both waits (`synchronize`) for the one before the other touches memory that they share.

    Any thread may call any method of it, several at a time. A runtime whose driver takes one call at a time has a lock of its own for that.
    """

    name: str = ""  #: how errors call it
    allocator: Allocator  #: of all its memory; set it in `__init__`
    #: Whether programs are interpreted, node by node, so that only small ones come to an end.
    interprets: bool = False
    #: Whether the device times what it does by a clock of its own: see `timed`.
    has_clock: bool = False

    @property
    def alive(self) -> bool:
        """Whether it can still be used: asked whenever the device is opened.
        Where it was closed or lost, the next who opens it gets another."""
        return True

    def load(self, program: UOp) -> Program:
        """A PROGRAM made ready to run here.
        Raises LoadError where its bytes are not a whole program of this device, and UnsupportedError where it has none, or
        needs what the device lacks. Any thread may call it; what it gives may be bound and launched by any."""
        raise NotImplementedError

    def capture(self, recording: Recording) -> Runner | None:
        """Called for each runner of a kernel or a plan:
        its commands as one call that binds the caller's buffers and runs them all. None, as here: every step is bound and
        launched by Python. `kg.plugin.plans` has what such a runner is made with."""
        return None

    def synchronize(self) -> None:
        """Wait until all that was launched has ended, by whichever thread.
        What went wrong in a launch since is raised here at the latest, as LaunchError. Called by `Device.synchronize`, by
        plans, and under `sanitize` after every launch."""

    @property
    def stream(self) -> int | None:
        """The number by which others know the stream of its launches, to put theirs behind or before it;
        None where there is none."""
        return None

    def hand_over(self, stream: object = None) -> None:
        """Others are about to use memory of this device:
        what they put into `stream` from now on, a number as `__dlpack__` takes, comes after what was launched here. Here there
        are no streams: wait."""
        if stream is not None:
            raise ValueError(f"{self.name} has no streams: leave stream out, or None")
        self.synchronize()

    def wait_for(self, stream: int | None) -> None:
        """What is launched from now on comes after what others have put into this stream of theirs; None:
        into the one that is used where nobody names one."""
        if stream is not None:
            raise ValueError(f"{self.name} has no streams, so none can be waited for: {stream}")

    def describe(self, buffer: Buffer, shape: tuple[int, ...], readonly: bool, is_complex: bool) -> dict[str, object]:
        """What the attribute `allocator.array_interface`, where it is set, says of a buffer's memory:
        in C order of this shape, of numbers that are complex where `is_complex`, two floats each. Raises AttributeError for a
        dtype that has no name there."""
        raise NotImplementedError

    def described(self, owner: object) -> ExternalTensor:
        """The memory that others describe so.
        What is launched from now on comes after their stream. Raises BufferError or DTypeError."""
        raise NotImplementedError

    def timed(self, call: Callable[[], object]) -> Sequence[Timed]:
        """Run a call, wait, and say how long each launch and copy that it asked for took
        by the device's clock, in their order. What other threads ask for meanwhile is not among them. Only where `has_clock`."""
        raise NotImplementedError

    def close(self) -> None:
        """Release what the runtime holds: for who opened it for himself, core keeps a device open.
        What was loaded stays usable or raises, it never crashes."""


class Program:
    """A loaded program, made by `Runtime.load`.
    Subclass and write `make_launch`; `bind` has checked the buffers before that is called.

    It lives as long as a Launch of it does, and is used by any thread.
    """

    def __init__(self, runtime: Runtime, info: ProgramInfo) -> None:
        self.runtime, self.info = runtime, info
        self.names = tuple(v.name for v in info.variables)
        #: Every pointer in the order of launch, the fault record included; `user_params` without it.
        self.params = launch_params(info)
        self.user_params = tuple(p for p in self.params if p.slot != info.sanitize_slot)
        sizes: tuple[Dim, ...] = tuple(p.size for p in self.params)
        #: What every pointer must hold at least, of the launch values; None where that is known already.
        self.sizes: SizeFunction | None = None if is_static(sizes) else size_function(sizes, self.names)

    def runtime_of(self, slot: int) -> Runtime:
        """On which device a parameter's buffer is to be. Only plans on several devices replace it."""
        return self.runtime

    def bind(self, buffers: Sequence[Buffer]) -> Launch:
        """A Launch with these buffers, one per `user_params`: the runtime supplies the fault record.
        Raises LaunchError for what can't be the argument, BufferError for what was freed. Core's; don't replace it."""
        listed = isinstance(buffers, Sequence)  # pyright: ignore[reportUnnecessaryIsInstance]
        if not listed or len(buffers) != len(self.user_params):
            slots = ", ".join(f"{p.slot} ({p.dtype})" for p in self.user_params)
            given = f"{len(buffers)} were given" if listed else f"a {type(buffers).__name__} was given"
            raise LaunchError(f"{self.info.name} takes {len(self.user_params)} buffers, for {slots}, in a list; {given}")
        for param, buffer in zip(self.user_params, buffers, strict=True):
            check_buffer(self, param, buffer)
        check_apart(self.info, self.user_params, buffers)
        if self.info.sanitize_slot < 0:
            return self.make_launch(tuple(buffers), None)
        from kg.runtime.buffers.buffer import Buffer

        faults = Buffer.empty(self.runtime, FAULT_WORDS, parse_dtype("int64"))
        given = iter(buffers)
        ordered = tuple(faults if p.slot == self.info.sanitize_slot else next(given) for p in self.params)
        return self.make_launch(ordered, faults)

    def make_launch(self, buffers: tuple[Buffer, ...], faults: Buffer | None) -> Launch:
        """A Launch with these buffers, one per `params`; `faults` is one of them,
        or None where accesses are not checked. Called by `bind`, which has checked that each fits. Raises UnsupportedError
        where the device can't take what is right, as too many buffers."""
        raise NotImplementedError

    def runner(self, kept: Mapping[int, Buffer] | None = None) -> Runner:
        """What runs this program with buffers that are given anew each time.
        `kept`: those that stay, by place among `user_params`. Core's; a device captures what is recorded: see
        `Runtime.capture`."""
        return self.captured(kept or {}) or Runner(self, kept or {})

    def captured(self, kept: Mapping[int, Buffer]) -> Runner | None:
        """This program as the one call that its device makes of its commands;
        None where they are run one by one. Core's."""
        from kg.runtime.plan.recorder import record

        if type(self.runtime).capture is Runtime.capture:
            return None
        recording = record(self, kept)
        return None if recording is None else self.runtime.capture(recording)


class Runner:
    """Runs a program once per call, with all buffers but those kept, in the order of `user_params`,
    and the values of the variables in order. It keeps none of the buffers, nor does it check them
    but for sizes that depend on values: who calls has done that, by `check_buffer`, and gives what is written memory of its own.

    One call at a time: it has one place for the arguments, and for what plans need between their steps.
    """

    #: A function that does the same, given the address of each buffer and then the values, where the device needs no more of them. Who calls it
    #: has checked the values and holds the blocks until it returns: another thread may free a buffer meanwhile.
    direct: Callable[..., object] | None = None

    def __init__(self, program: Program, kept: Mapping[int, Buffer]) -> None:
        self.program, self.kept = program, dict(kept)

    def __call__(self, buffers: Sequence[Buffer], values: Sequence[int] = ()) -> None:
        """Run it. Raises what a Launch raises."""
        self.program.bind(self.all_buffers(buffers))(*values)

    def all_buffers(self, buffers: Sequence[Buffer]) -> Sequence[Buffer]:
        """All buffers, in the order of `user_params`: these and those kept."""
        if not self.kept:
            return buffers
        given = iter(buffers)
        return [self.kept[n] if n in self.kept else next(given) for n in range(len(self.program.user_params))]

    def checked(self, buffers: Sequence[Buffer], values: Sequence[int]) -> tuple[Sequence[Buffer], Sequence[int]]:
        """All buffers, and the values, each within its bounds; none is too small for them.
        What a runner of a device begins with."""
        program = self.program
        if program.names or values:
            values = check_values(program.info, values, {})
        buffers = self.all_buffers(buffers)
        if program.sizes is not None:
            check_sizes(program, buffers, values)
        return buffers, values

    @property
    def alone(self) -> Callable[[], object]:
        """A call without buffers, where all are kept."""
        return partial(self, ())


class Launch:
    """A program with its buffers.
    Calling it runs it; a subclass writes `run` and may replace `__call__` by faster means.

    It keeps its program and its buffers alive. Several threads may call one launch at a time: each call is a launch with its own values.
    """

    def __init__(self, program: Program, buffers: tuple[Buffer, ...], faults: Buffer | None) -> None:
        self.program, self.buffers, self.faults = program, buffers, faults

    def __call__(self, *values: int, **named: int) -> None:
        """Run with these launch variables, in the program's order or by name.
        Raises LaunchError for values that are missing, unknown, out of range or too large for a buffer, BufferError where one
        was freed, OutOfBounds under `sanitize`."""
        checked = check_values(self.program.info, values, named)
        for param, buffer in zip(self.program.params, self.buffers, strict=True):
            buffer.block(self.program.info.name, param.slot)  # raises where freed
        self.check_sizes(checked)
        if self.faults is None:
            self.run(checked)
        else:
            self.run_checked(checked)

    def call(self, *values: int) -> None:
        """The same with values by position only.
        A device may replace it by something faster that checks as much."""
        self(*values)

    def run(self, values: tuple[int, ...]) -> None:
        """Do it, or ask the device to.
        The values have been checked, and the buffers' sizes with them. Raises LaunchError where the device refuses."""
        raise NotImplementedError

    def check_sizes(self, values: tuple[int, ...]) -> None:
        """Sizes that depend on launch variables are known only now:
        raises LaunchError where a buffer is too small. Who replaces `__call__` calls it."""
        check_sizes(self.program, self.buffers, values)

    def run_checked(self, values: tuple[int, ...]) -> None:
        """Run under `sanitize`: raises OutOfBounds for the first fault that the program recorded."""
        faults = self.faults
        assert faults is not None
        faults.clear()
        self.run(values)
        self.program.runtime.synchronize()
        count, slot, index, size, *_ = (int(x) for x in faults.numpy())
        if count:
            more = f" ({count} faults in all)" if count > 1 else ""
            name = self.program.info.name
            raise OutOfBounds(f"kernel {name}: index {index} is outside buffer {slot}, which has {size} elements{more}")


def launch_params(info: ProgramInfo) -> tuple[ParamInfo, ...]:
    """The pointers in the order of launch: by slot, with the fault record of a program under `sanitize`."""
    if info.sanitize_slot < 0 or any(p.slot == info.sanitize_slot for p in info.params):
        return info.params
    record = ParamInfo(info.sanitize_slot, "int64", FAULT_WORDS, True, True)
    return tuple(sorted((*info.params, record), key=lambda p: p.slot))


def check_sizes(program: Program, buffers: Sequence[Buffer], values: Sequence[int]) -> None:
    """Refuse a buffer, of one per `params`, that is too small for these launch values."""
    sizes = program.sizes
    if sizes is None:
        return
    for param, buffer, needed in zip(program.params, buffers, sizes(*values), strict=True):
        if buffer.size < needed:
            raise LaunchError(f"{program.info.name}: argument {param.slot} {_too_small(param, buffer.size, needed)}")


def check_buffer(program: Program, param: ParamInfo, buffer: object) -> None:
    """Refuse a buffer that can't be this parameter, with a message that names both sides."""
    wrong = _wrong_with(program, param, buffer)
    if wrong:
        raise LaunchError(f"{program.info.name}: argument {param.slot} {wrong}")


def _wrong_with(program: Program, param: ParamInfo, buffer: object) -> str:
    """Why a buffer can't be this parameter, and what to do; nothing where it can."""
    from kg.runtime.buffers.buffer import Buffer

    if not isinstance(buffer, Buffer):
        return f"must be a Buffer, not {type(buffer).__name__}: make one with device.buffer(array)"
    block, runtime = buffer.block(program.info.name, param.slot), program.runtime_of(param.slot)
    dtype, size = buffer.dtype, param.size
    if block.allocator is not runtime.allocator:
        return f"is on {buffer.runtime.name}, the program is for {runtime.name}: copy it there"
    if dtype.name != param.dtype and not same_storage(param.dtype, dtype.name):
        return f"must hold {param.dtype}, not {dtype}: make one with device.buffer(array, {param.dtype})"
    if isinstance(size, int) and buffer.size < size:
        return _too_small(param, buffer.size, size)
    if param.written and block.readonly:
        return "is written, but the buffer is over memory that is read-only: copy it"
    return f"is not aligned to its elements of {dtype.itemsize} bytes: copy it" if buffer.address % dtype.itemsize else ""


def _lie_apart(buffers: Sequence[Buffer]) -> bool:
    """Whether no two buffers, as they are as a whole, share memory."""
    spans = sorted([(b.address, b.address + b.nbytes) for b in buffers])
    return all(stop <= first for (_, stop), (first, _) in pairwise(spans))


def check_apart(info: ProgramInfo, params: Sequence[ParamInfo], buffers: Sequence[Buffer]) -> None:
    """Refuse a written argument that shares memory with another:
    a program counts on its stores changing nothing else.

    Two that begin at one place are fine where the program reads the one only element by element as it stores the other.
    """
    if _lie_apart(buffers):
        return
    together = {frozenset(pair) for pair in info.in_place}
    used = [p.size if isinstance(p.size, int) else b.size for p, b in zip(params, buffers, strict=True)]
    spans = [
        (_memory(b), b.address, b.address + n * b.dtype.itemsize, p) for b, n, p in zip(buffers, used, params, strict=True)
    ]
    spans = [span for span in spans if 0 < span[1] < span[2]]  # NULL has no addresses
    spans.sort(key=lambda span: span[:3])
    reach = written = None  # of the spans of one memory so far: the one that ends last, and of the written ones
    for span in spans:
        memory, first, stop, param = span
        if reach is not None and memory != reach[0]:
            reach = written = None
        for other in (written, reach if param.written else None):
            if other is None or first >= other[2]:
                continue
            slots = sorted((param.slot, other[3].slot))
            if first != other[1] or frozenset(slots) not in together:
                raise LaunchError(
                    f"{info.name}: arguments {slots[0]} and {slots[1]} share memory and one of them is written: "
                    "use another buffer, or one parameter that the kernel reads and stores"
                )
        if reach is None or stop > reach[2]:
            reach = span
        if param.written and (written is None or stop > written[2]):
            written = span


def _memory(buffer: Buffer) -> int:
    """The same number for buffers whose addresses are of one memory."""
    allocator = buffer.block().allocator
    return 0 if allocator.host_memory else id(allocator)


def same_storage(one: str, other: str) -> bool:
    """Whether memory of one dtype may be used as the other: bool is stored as uint8."""
    return one == other or {one, other} == {"bool", "uint8"}


def _too_small(param: ParamInfo, have: int, need: int) -> str:
    return f"needs {need} elements of {param.dtype}, the buffer has {have}: give a larger one"
