"""Typed access to what nodes carry: records in `arg`, sources of loads, stores and memory nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

from kg.dtype import DType, PtrDType
from kg.ir.args import Access, Axis, Fourier, GroupReduce, KernelInfo, LoopBody, Param, ProgramInfo, Reduction, Route, Var
from kg.ir.layouts.memory_layout import MemoryLayout
from kg.ir.layouts.tile import OpaqueTile, Tile, TileLayout
from kg.ir.op import Op

if TYPE_CHECKING:
    from kg.ir.uop import UOp

_T = TypeVar("_T")
# An attribute of an Enum takes as long as the rest of such a property (CPython 3.11).
_CONST, _INDEX = Op.CONST, Op.INDEX


class Accessors:
    """Mixin: each property raises TypeError where the node is of an op that has no such part."""

    __slots__ = ()

    # -- reading the arg with its type

    def _typed(self: UOp, kind: type[_T]) -> _T:  # type: ignore[misc]
        if isinstance(self.arg, kind):
            return self.arg
        raise TypeError(f"{self.op.name} carries {self.arg!r}, not a {kind.__name__}")

    @property
    def value(self: UOp) -> int | float | bool:  # type: ignore[misc]
        """The value of a CONST."""
        if self.op is _CONST and isinstance(self.arg, (int, float)):
            return self.arg
        raise TypeError(f"{self.op.name} is not a CONST")

    @property
    def axis(self: UOp) -> Axis:  # type: ignore[misc]
        return self._typed(Axis)

    @property
    def param(self: UOp) -> Param:  # type: ignore[misc]
        return self._typed(Param)

    @property
    def route(self: UOp) -> Route:  # type: ignore[misc]
        return self._typed(Route)

    @property
    def variable(self: UOp) -> Var:  # type: ignore[misc]
        return self._typed(Var)

    @property
    def reduction(self: UOp) -> Reduction:  # type: ignore[misc]
        return self._typed(Reduction)

    @property
    def group_reduce(self: UOp) -> GroupReduce:  # type: ignore[misc]
        return self._typed(GroupReduce)

    @property
    def loop(self: UOp) -> LoopBody:  # type: ignore[misc]
        return self._typed(LoopBody)

    @property
    def fourier(self: UOp) -> Fourier:  # type: ignore[misc]
        return self._typed(Fourier)

    @property
    def kernel(self: UOp) -> KernelInfo:  # type: ignore[misc]
        return self._typed(KernelInfo)

    @property
    def program(self: UOp) -> ProgramInfo:  # type: ignore[misc]
        return self._typed(ProgramInfo)

    @property
    def access(self: UOp) -> Access:  # type: ignore[misc]
        """The access attributes of a LOAD or STORE; the default ones when it has none."""
        return self.arg if isinstance(self.arg, Access) else Access()

    @property
    def cache(self: UOp) -> int:  # type: ignore[misc]
        """The nearest cache that a PREFETCH asks for, 1 the first."""
        return self.arg if isinstance(self.arg, int) else 1

    @property
    def name(self: UOp) -> str:  # type: ignore[misc]
        """The name in the arg of a SPECIAL, DEFINE_LOCAL, DEFINE_REG, SOURCE and the like."""
        return self.arg.name if isinstance(self.arg, MemoryLayout) else self._typed(str)

    @property
    def slot(self: UOp) -> int:  # type: ignore[misc]
        """The argument number of a DEFINE_GLOBAL or PARAM, the number of a STATE."""
        return self.arg.slot if isinstance(self.arg, Param) else self._typed(int)

    @property
    def dims(self: UOp) -> tuple[int | UOp, ...]:  # type: ignore[misc]
        """The shape in the arg of a RESHAPE or EXPAND."""
        return self._typed(tuple)  # pyright: ignore[reportUnknownVariableType]

    @property
    def picked(self: UOp) -> tuple[int, ...]:  # type: ignore[misc]
        """The lane numbers of a GEP."""
        return cast("tuple[int, ...]", self.arg)

    @property
    def scratch(self: UOp) -> tuple[str, int]:  # type: ignore[misc]
        """Name and byte offset of a DEFINE_SCRATCH."""
        return cast("tuple[str, int]", self.arg)

    @property
    def tile(self: UOp) -> Tile:  # type: ignore[misc]
        """The arg of a TILE_INDEX."""
        return self.arg if isinstance(self.arg, OpaqueTile) else self._typed(TileLayout)

    @property
    def lanes(self: UOp) -> int:  # type: ignore[misc]
        return self.dtype.lanes

    @property
    def type(self: UOp) -> DType:  # type: ignore[misc]
        """The dtype of a node that is a value, not a pointer."""
        dtype = self.dtype
        if isinstance(dtype, DType):
            return dtype
        raise TypeError(f"{self.op.name} is a pointer, not a value")

    @property
    def pointer(self: UOp) -> PtrDType:  # type: ignore[misc]
        if isinstance(self.dtype, PtrDType):
            return self.dtype
        raise TypeError(f"{self.op.name} is not a pointer")

    # -- parts of memory nodes

    @property
    def gate(self: UOp) -> UOp | None:  # type: ignore[misc]
        """The gate of an INDEX, or of the address of a LOAD or STORE."""
        address = self if self.op is _INDEX else self.src[0]
        return address.src[2] if len(address.src) > 2 and address.op is _INDEX else None

    @property
    def order(self: UOp) -> tuple[UOp, ...]:  # type: ignore[misc]
        """The ordering sources of a LOAD, STORE, END, BARRIER and the like: what must have happened before."""
        match self.op:
            case Op.LOAD:
                return self.src[2:] if self.gate is not None else self.src[1:]
            case Op.STORE:
                return self.src[2:]
            case Op.END | Op.ENDIF | Op.IF | Op.PREFETCH:
                return self.src[1:]
            case Op.BARRIER | Op.COMMIT | Op.WAIT:
                return self.src
            case _:
                return ()
