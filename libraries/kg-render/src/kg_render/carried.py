"""Loop-carried values of registers as phis, for renderers of SSA targets (LLVM IR, PTX, machine code).

`carried(uops)` walks a linear program once and replaces memory semantics of DEFINE_REG by values:

- every LOAD from a register is resolved to the value it sees (`Carried.value_of`);
- every RANGE gets the list of register elements that live across its iterations (`Carried.phis`).

A renderer then emits nothing for the nodes for which `is_register_access` holds. It takes each operand through
`Carried.operand(uop)`, emits at the head of a RANGE one phi per entry of `phis[range]`, of `phi.initial` on entry and `phi.next` from
the back edge, and gives a `LoopResult` its value after the END: the phi itself where the loop is tested at its head, a
second phi of (initial if skipped, next) where it is tested at its foot.

    DEFINE_REG acc; STORE acc[0], 0.0
    RANGE r                    phis[r] = [Phi(r, acc, 0, initial=CONST 0.0, next=ADD)]
      LOAD acc[0]              value_of[LOAD] = that Phi
      ADD (LOAD, x)
      STORE acc[0], ADD
    END r
    LOAD acc[0]                value_of[LOAD] = LoopResult(that Phi)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Final, TypeAlias

from kg.plugin import AddrSpace, DType, Op, PtrDType, SpecError, UOp
from kg.records import dataclass


@dataclass(eq=False, slots=True)
class Phi:
    """One register element carried by one loop. Compared by identity.

    Seen at the start of an iteration: `initial` on the first one, after that what `next` was at the end of the one before.
    Both are never a LOAD from a register: they are resolved. `next` may be another Phi of the same loop (an exchange),
    which then means that phi's value in the iteration that ends.
    """

    range: UOp
    register: UOp
    element: int
    initial: Value
    next: Value

    @property
    def dtype(self) -> DType:
        return self.register.pointer.base


@dataclass(frozen=True, slots=True)
class LoopResult:
    """The value of `phi`'s register after its loop's END:
    `initial` when the loop ran zero times, else the last `next`."""

    phi: Phi

    @property
    def dtype(self) -> DType:
        return self.phi.dtype


#: What a register holds at a point of the program.
Value: TypeAlias = "UOp | Phi | LoopResult"
_REGISTER: Final = AddrSpace.REG
_Element: TypeAlias = tuple[UOp, int]
# Ops are looked up in sets where every node is asked: an attribute of an Enum costs ten times as much (CPython 3.11).
_ACCESSES: Final = frozenset({Op.LOAD, Op.STORE})
_PLACES: Final = frozenset({Op.INDEX, Op.DEFINE_REG})
#: The ops that open or close a part of the program, or may access a register.
_STEERING: Final = frozenset({Op.RANGE, Op.END, Op.IF, Op.ENDIF, Op.LOAD, Op.STORE, Op.DEFINE_REG})


@dataclass(frozen=True, slots=True)
class Carried:
    """phis: every RANGE of the program -> its live phis, in order of (register, element) in the program;
    often empty. value_of: every LOAD from a register -> the value it sees. stores: every STORE to a register."""

    phis: dict[UOp, list[Phi]] = field(default_factory=dict[UOp, list[Phi]])
    value_of: dict[UOp, Value] = field(default_factory=dict[UOp, Value])
    stores: set[UOp] = field(default_factory=set[UOp])

    def operand(self, uop: UOp) -> Value:
        """What to use for an operand: the resolved value of a register's LOAD, any other node itself."""
        return self.value_of.get(uop, uop)


def is_register_access(uop: UOp) -> bool:
    """DEFINE_REG, and an INDEX, LOAD or STORE of one: what an SSA renderer emits nothing for."""
    op = uop.op
    if op in _ACCESSES:
        uop = uop.src[0]
        op = uop.op
    if op not in _PLACES:
        return False
    dtype = uop.dtype
    return isinstance(dtype, PtrDType) and dtype.space is _REGISTER


def carried(uops: Sequence[UOp]) -> Carried:
    """The carried view of a linear program. SpecError names the node for

    a read that no store reaches on every path (also one after a loop that alone stores the element: it may run zero
    times), a non-constant or gated register index, a store inside an IF to an element that already has a value
    (predicate the value instead; an element first stored in that IF is fine, and gone after the ENDIF).
    """
    return _Walk(uops).run()


class _Walk:
    """One pass over the program with the current value of each element."""

    def __init__(self, uops: Sequence[UOp]) -> None:
        self.uops = [u for u in uops if u.op in _STEERING]
        self.found = Carried()
        self.stored_in = self.elements_stored_in_loops()
        self.now: dict[_Element, Value] = {}
        self.gone: dict[_Element, str] = {}  # elements whose value did not outlive a loop or an IF, and why
        self.open_loops: dict[UOp, list[Phi]] = {}
        self.before_if: list[dict[_Element, Value]] = []

    def run(self) -> Carried:
        value_of, stores = self.found.value_of, self.found.stores
        for uop in self.uops:
            op = uop.op
            if op is Op.LOAD:
                if is_register_access(uop):
                    value_of[uop] = self.read(uop)
            elif op is Op.STORE:
                if uop in stores:
                    self.write(uop)
            elif op is Op.RANGE:
                self.enter_loop(uop)
            elif op is Op.END:
                self.leave_loop(uop)
            elif op is Op.IF:
                self.before_if.append(dict(self.now))
            elif op is Op.ENDIF:
                self.leave_if()
        _drop_unused(self.found)
        return self.found

    def elements_stored_in_loops(self) -> dict[UOp, list[_Element]]:
        """RANGE -> the elements stored between it and its END, inner loops included, in order of definition.
        Notes all stores."""
        stored: dict[UOp, dict[_Element, None]] = {}
        open_loops: list[UOp] = []
        position: dict[UOp, int] = {}
        stores = self.found.stores
        for uop in self.uops:
            op = uop.op
            if op is Op.STORE:
                if is_register_access(uop):
                    stores.add(uop)
                    if open_loops:
                        stored[open_loops[-1]][_element(uop)] = None
            elif op is Op.DEFINE_REG:
                position[uop] = len(position)
            elif op is Op.RANGE:
                stored[uop] = {}
                open_loops.append(uop)
            elif op is Op.END:
                if not open_loops or open_loops.pop() is not uop.src[0]:
                    raise _error("an END must close the innermost open RANGE", uop)
                if open_loops:
                    stored[open_loops[-1]].update(stored[uop.src[0]])
        return {loop: sorted(found, key=lambda e: (position[e[0]], e[1])) for loop, found in stored.items()}

    def enter_loop(self, loop: UOp) -> None:
        elements = [e for e in self.stored_in[loop] if e in self.now]
        phis = [Phi(loop, e[0], e[1], self.now[e], self.now[e]) for e in elements]
        for phi in phis:
            self.now[phi.register, phi.element] = phi
        self.open_loops[loop] = self.found.phis[loop] = phis

    def leave_loop(self, end: UOp) -> None:
        loop = end.src[0]
        phis = {(p.register, p.element): p for p in self.open_loops.pop(loop)}
        for element in self.stored_in[loop]:
            value = self.now.pop(element, None)
            phi = phis.get(element)
            if phi is not None and value is not None:
                phi.next = value
                self.now[element] = LoopResult(phi)
            else:
                self.gone[element] = f"is stored only inside the loop {loop.axis.name}; store an initial value before it"

    def leave_if(self) -> None:
        before = self.before_if.pop()
        for element in self.now.keys() - before.keys():
            self.gone[element] = "is stored only inside an IF; store a value before it and select, or use a gate"
        self.now = before

    def read(self, load: UOp) -> Value:
        element = _element(load)
        if element not in self.now:
            why = self.gone.get(element, "has no value here: nothing stored it before")
            raise _error(f"element {element[1]} of register {element[0].arg} {why}", load)
        return self.now[element]

    def write(self, store: UOp) -> None:
        element = _element(store)
        if self.before_if and element in self.before_if[-1]:
            message = f"element {element[1]} of register {element[0].arg} has a value and is stored inside an IF"
            raise _error(f"{message}; store a WHERE of the condition instead", store)
        self.now[element] = self.found.operand(store.src[1])


def _element(access: UOp) -> _Element:
    """The register and the constant index of a LOAD or STORE."""
    address = access.src[0]
    if address.op is not Op.INDEX or len(address.src) != 2 or address.src[1].op is not Op.CONST:
        raise _error("a register takes an ungated INDEX with a constant index", access)
    return address.src[0], int(address.src[1].value)


def _drop_unused(found: Carried) -> None:
    """Keep only the phis that some LOAD needs, through any chain of phis."""
    needed: set[Phi] = set()
    work = list(found.value_of.values())
    while work:
        value = work.pop()
        phi = value.phi if isinstance(value, LoopResult) else value
        if isinstance(phi, Phi) and phi not in needed:
            needed.add(phi)
            work += [phi.initial, phi.next]
    for loop, phis in found.phis.items():
        found.phis[loop] = [p for p in phis if p in needed]


def _error(message: str, uop: UOp) -> SpecError:
    return SpecError(message, node=repr(uop), stage="linear")
