"""Wave state: lanes of EXEC, and outstanding memory operations until s_waitcnt."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import numpy as np
from kg_sim.errors import Violation
from kg_sim.memory.region import Places
from kg_sim.numbers.types import U32, Array
from kg_sim.work_items import Step, WorkItems

#: Numbers of scalar registers that are no general ones; SCC and MODE have none in the manual.
VCC, NULL, M0, EXEC, SCC, MODE, SCALARS = 106, 124, 125, 126, 128, 129, 130
#: Counters: loads (and stores, before RDNA), LDS and scalar loads, stores, exports.
VM, LGKM, VS, EXP = range(4)
COUNTERS: Final = ("vmcnt", "lgkmcnt", "vscnt", "expcnt")


@dataclass(slots=True)
class Pending:
    """A register that a memory operation still writes:
    the operation's number of each wave, by counter, 0 where none does."""

    numbers: dict[int, Array]
    ordered: bool


@dataclass(slots=True)
class Waves:
    """Of one batch of `count` waves.
    `issued` and `done` are by counter and wave; registers of waves are numbered from -1 down."""

    count: int
    issued: Array = field(init=False)
    done: Array = field(init=False)
    pending: dict[int, Pending] = field(default_factory=dict[int, Pending])
    version: int = 0
    events: int = 0
    #: Numbers of the last store to LDS of each wave, of LGKM.
    shared_stores: Array = field(init=False)
    #: of each wave, the last load from memory to LDS, as VM counts it
    direct_loads: Array = field(init=False)
    #: Of scalar registers with bits that nobody wrote: other values that they could have (kg_amd.sim.undefined).
    undefined: dict[int, Array] = field(default_factory=dict[int, Array])
    #: The first source of an instruction whose lanes are permuted on the way (DPP).
    permuted: Array | None = None
    _known: tuple[Array | None, int, int] = (None, -1, -1)
    _lanes: Array | None = None
    _some: bool = True

    def __post_init__(self) -> None:
        self.issued, self.done = np.zeros((4, self.count), np.int64), np.zeros((4, self.count), np.int64)
        self.shared_stores = np.zeros(self.count, np.int64)
        self.direct_loads = np.zeros(self.count, np.int64)

    # -- EXEC

    def lanes(self, t: WorkItems) -> bool:
        """Narrows the selection to the lanes in EXEC; False where there are none (the selection stays)."""
        idx, known = t.idx, self._known
        if known[0] is not idx or known[1] != self.version or known[2] != t.count:
            self._look(t)
        if self._some:
            t.idx = self._lanes
        return self._some

    def _look(self, t: WorkItems) -> None:
        idx = t.idx
        holds = exec_flags(t)
        many = int(np.count_nonzero(holds))
        self._known, self._some = (idx, self.version, t.count), many > 0
        if many == len(holds):
            self._lanes = idx
        else:
            self._lanes = holds.nonzero()[0] if idx is None else idx[holds]

    def narrowed(self, t: WorkItems, chosen: Array, idx: Array | None, step: Step) -> None:
        """`step`, which asks for EXEC itself, for these of its lanes; `idx` is the selection of whole waves."""
        known = self._known, self._lanes, self._some
        self._known, self._lanes, self._some = (idx, self.version, t.count), chosen, len(chosen) > 0
        t.idx = idx
        step(t)
        self._known, self._lanes, self._some = known
        t.idx = idx

    # -- counters

    def issue(self, t: WorkItems, counters: tuple[int, ...], registers: tuple[int, ...], ordered: bool = True) -> None:
        """The active waves begin a memory operation that writes these registers."""
        here = t.here()
        numbers: dict[int, Array] = {}
        for counter in counters:
            row = self.issued[counter]
            if here is None:
                row += 1
                numbers[counter] = row.copy()
            else:
                row[here] += 1
                number = numbers[counter] = np.zeros(self.count, np.int64)
                number[here] = row[here]
        for register in registers:
            before = self.pending.get(register)
            if before is None:
                self.pending[register] = Pending(
                    {k: x.copy() for k, x in numbers.items()} if len(registers) > 1 else numbers, ordered
                )
                continue
            before.ordered &= ordered
            for counter, number in numbers.items():
                before.numbers[counter] = np.maximum(before.numbers.get(counter, number), number)

    def wait(self, t: WorkItems, counter: int, most: int) -> None:
        """Until the active waves have no more than `most` operations of a counter under way."""
        here = t.here()
        if here is None:
            here = slice(None)
        issued = self.issued[counter]
        self.done[counter][here] = np.maximum(self.done[counter][here], issued[here] - most)
        for register, at in list(self.pending.items()):
            number = at.numbers.get(counter)
            if number is None or (most and not at.ordered):
                continue
            number[here] = np.where(number[here] <= self.done[counter][here], 0, number[here])
            if not number.any():
                del at.numbers[counter]
                if not at.numbers:
                    del self.pending[register]

    def check(self, t: WorkItems, registers: tuple[int, ...], name: str) -> None:
        """A Violation where an active wave uses a register that is still written."""
        for register in registers:
            at = self.pending.get(register)
            if at is None:
                continue
            here = t.here()
            for counter, number in at.numbers.items():
                bad = number if here is None else number[here]
                if bad.any():
                    left = int((self.issued[counter] - number)[bad.argmax() if here is None else here[bad.argmax()]])
                    raise Violation(
                        f"{register_name(register)} is used by {name} before {COUNTERS[counter]} says that its load has ended: s_waitcnt "
                        f"{COUNTERS[counter]}({left if at.ordered else 0}) is missing", 0,
                    )  # fmt: skip

    def direct(self, t: WorkItems) -> None:
        """The active waves are about to begin a load from memory to LDS."""
        here = t.here()
        where = slice(None) if here is None else here
        self.direct_loads[where] = self.issued[VM][where] + 1

    def barrier(self, t: WorkItems) -> None:
        """A Violation where a wave comes to a barrier while its stores to LDS are under way."""
        here = t.here()
        for last, counter in ((self.shared_stores, LGKM), (self.direct_loads, VM)):
            late = last > self.done[counter]
            if (late if here is None else late[here]).any():
                raise Violation(
                    f"a wave comes to s_barrier while a store of its to LDS is under way: s_waitcnt {COUNTERS[counter]}(0) is missing",
                    0,
                )

    # -- what the engine tells

    def stored(self, places: Places) -> None: ...
    def ended(self, items: WorkItems) -> None: ...
    def rebased(self, lows: Array) -> None: ...
    def awaited(self) -> str:
        return "nothing is awaited"


def waves_of(t: WorkItems) -> Waves:
    assert isinstance(t.beside, Waves)
    return t.beside


def register_name(register: int) -> str:
    """v0 to v255, a0 to a255 after them; scalar registers from -1 down."""
    if register >= 256:
        return f"a{register - 256}"
    if register >= 0:
        return f"v{register}"
    return {VCC: "vcc_lo", VCC + 1: "vcc_hi", M0: "m0", EXEC: "exec_lo", EXEC + 1: "exec_hi", SCC: "scc"}.get(
        -1 - register, f"s{-1 - register}"
    )


def exec_flags(t: WorkItems) -> Array:
    """Of each active work-item, whether its lane is in EXEC."""
    return flags_of_mask(t, EXEC)


def flags_of_mask(t: WorkItems, slot: int) -> Array:
    """Of each active work-item, its lane's bit in a mask of scalar registers."""
    lanes = t.of(t.lane).astype(U32)
    low = t.scalar_of_items(slot)
    if t.launch.shape.width == 32:
        return (low >> lanes & U32.type(1)).astype(np.bool_)
    high = t.scalar_of_items(slot + 1)
    return (np.where(lanes < 32, low, high) >> (lanes & U32.type(31)) & U32.type(1)).astype(np.bool_)


def mask_of_flags(t: WorkItems, flags: Array) -> tuple[Array, ...]:
    """Flags of the active work-items as words of every wave of the batch:
    one of 32 lanes, or two; lanes that are not active have 0."""
    rows = t.by_subgroup(np.broadcast_to(flags, (t.active,)))
    words = np.packbits(rows, axis=1, bitorder="little").view(U32)
    return tuple(np.ascontiguousarray(words[:, i]) for i in range(words.shape[1]))


def put_mask(t: WorkItems, slot: int, words: tuple[Array, ...]) -> None:
    """Writes words of every wave to the active waves' scalar registers."""
    here = t.here()
    for i, word in enumerate(words):
        t.put_scalar(slot + i, word if here is None else word[here])
    if slot in (EXEC, EXEC + 1):
        waves_of(t).version += 1


def under_exec(step: Step) -> Step:
    """`step` for the lanes in EXEC.
    A trap finds the selection as it was narrowed, and so names the work-item."""

    def run(t: WorkItems) -> None:
        idx = t.idx
        if waves_of(t).lanes(t):
            step(t)
            t.idx = idx

    return run
