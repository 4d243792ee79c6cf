"""INDEX, LOAD, STORE, PREFETCH and kernel memory in LLVM IR. Registers are SSA values, bools bytes.

Streaming accesses are written as all others: what a machine does with the hint is its own (`contiguous` of `store`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from kg import bool_
from kg.plugin import AddrSpace, DType, Op, UnsupportedError, UOp, int_like

from kg_render import guards
from kg_render.llvm.body import Body
from kg_render.llvm.control import begin_branch, end_branch
from kg_render.llvm.types import literal, mangled, storage_name, suffix, type_name

#: Writes a load and gives its value: of every lane, or of those in a mask, and what the others have.
Load: TypeAlias = Callable[[Body, UOp], str]
MaskedLoad: TypeAlias = Callable[[Body, UOp, str, str], str]
#: Writes the store of a value as memory holds it, in every lane or in those of a mask.
Store: TypeAlias = Callable[[Body, UOp, str], None]
MaskedStore: TypeAlias = Callable[[Body, UOp, str, str], None]


def index(body: Body, uop: UOp) -> None:
    """INDEX: not `inbounds`, for a gated address or one hoisted out of an IF may lie outside;
    the code is the same. Of a tile it is its first element's."""
    pointer, position = uop.src[:2]
    position = position.src[0] if position.op is Op.TILE_INDEX else position
    space = uop.pointer.space
    if space is AddrSpace.REG:
        return
    if position.op is Op.CONST and position.lanes == 1 and position.value == 0:
        body.values[uop] = body.values[pointer]
        return
    element, base, beyond = f"getelementptr {storage_name(uop.pointer.base)}, {body.pointers[space]}", position, 0
    if position.op is Op.ADD and position.lanes == 1 and position.src[1].op is Op.CONST and not guards.may_wrap(position):
        base, beyond = position.src[0], position.src[1].value  # LLVM shares the address, and has the rest as a displacement
    known = body.addresses.get((pointer, base))
    if known is None:
        offset = _unsigned_offset(body, uop, base)
        place = offset or f"{element} {body.values[pointer]}, {type_name(base.type)} {body.values[base]}"
        known = body.addresses[pointer, base] = body.emit(place)
    if beyond:
        body.let(uop, f"{element} {known}, i64 {beyond}")
    else:
        body.values[uop] = known


def _unsigned_offset(body: Body, uop: UOp, position: UOp) -> str:
    """The address by bytes that 32 bits hold without a sign, where the target takes such; else ""."""
    pointer, size = uop.pointer, max(1, uop.pointer.base.itemsize)
    if (
        not body.target.unsigned_offsets
        or pointer.space is not AddrSpace.GLOBAL
        or position.lanes != 1
        or position.type.bits != 32
    ):
        return ""
    if position.bounds.min < 0 or position.bounds.max * size >= 1 << 32:
        return ""
    offset = body.values[position] if size == 1 else body.emit(f"mul nuw i32 {body.values[position]}, {size}")
    wide = body.emit(f"zext i32 {offset} to i64")
    return f"getelementptr i8, {body.pointers[pointer.space]} {body.values[uop.src[0]]}, i64 {wide}"


def is_gather(address: UOp) -> bool:
    """Whether there is an address for each lane."""
    return address.op is Op.INDEX and address.src[1].lanes > 1


def alignment(body: Body, uop: UOp) -> int:
    """Of an access, proven by what the target promises of its memory, in bytes.
    An element's own is the least."""
    address = uop.src[0]
    element = max(1, address.pointer.base.itemsize)
    known = body.target.align.get(address.pointer.space, 1)
    if address.op is Op.INDEX:
        while known > element and not (address.src[1].lanes == 1 and address.src[1].bounds.is_multiple_of(known // element)):
            known //= 2
    return max(uop.access.align or element, known)


def address_of(body: Body, uop: UOp) -> str:
    """The address of an access, with its type."""
    address = uop.src[0]
    kind = body.pointers[address.pointer.space]
    return f"{f'<{address.src[1].lanes} x {kind}>' if is_gather(address) else kind} {body.values[address]}"


def stored(body: Body, source: UOp) -> str:
    """A value as memory holds it."""
    value, dtype = body.values[source], source.type
    return body.emit(f"zext {type_name(dtype)} {value} to {storage_name(dtype)}") if dtype.is_bool else value


def _overloaded(body: Body, name: str, uop: UOp, dtype: DType) -> str:
    """A masked intrinsic for this dtype and address space."""
    address = uop.src[0]
    pointer = mangled(f"p{body.target.spaces.get(address.pointer.space, 0)}", address.src[1].lanes if is_gather(address) else 1)
    return f"@llvm.masked.{name}.{mangled('i8', dtype.lanes) if dtype.is_bool else suffix(dtype)}.{pointer}"


def _gates(lanes: int, mask: str) -> str:
    dtype = bool_.vec(lanes)
    return f"{type_name(dtype)} {mask or literal(True, dtype)}"


# -- loads


def plain_load(body: Body, uop: UOp) -> str:
    """Of a scalar, or of elements side by side."""
    return body.emit(f"load {storage_name(uop.type)}, {address_of(body, uop)}, align {alignment(body, uop)}")


def part_load(body: Body, uop: UOp, lanes: int) -> str:
    """Of the first elements of a vector of so many:
    one instruction where lanes have masks, several for the parts that LLVM makes of a vector of another size. Halves are moved
    as integers, of which more processors have masks."""
    dtype = int_like(uop.type.scalar) if uop.type.is_float and uop.type.scalar.bits == 16 else uop.type.scalar
    text, name = storage_name(dtype.vec(lanes)), _overloaded(body, "load", uop, dtype.vec(lanes))
    gates = ", ".join(f"i1 {str(lane < uop.lanes).lower()}" for lane in range(lanes))
    given = f"{address_of(body, uop)}, i32 {alignment(body, uop)}, <{lanes} x i1> <{gates}>, {text} poison"
    whole = body.emit(f"call {text} {name}({given})")
    places = ", ".join(f"i32 {lane}" for lane in range(uop.lanes))
    part = body.emit(f"shufflevector {text} {whole}, {text} poison, <{uop.lanes} x i32> <{places}>")
    return body.emit(f"bitcast {storage_name(dtype.vec(uop.lanes))} {part} to {storage_name(uop.type)}")


def masked_load(body: Body, uop: UOp, mask: str, alternative: str) -> str:
    """Lanes that are off touch nothing and have the alternative's value.
    The mask is "" for all lanes of a gather."""
    dtype, text = uop.type, storage_name(uop.type)
    name = _overloaded(body, "gather" if is_gather(uop.src[0]) else "load", uop, dtype)
    pointer, gates = address_of(body, uop), _gates(dtype.lanes, mask)
    return body.emit(f"call {text} {name}({pointer}, i32 {alignment(body, uop)}, {gates}, {text} {alternative})")


def load(body: Body, uop: UOp, contiguous: Load = plain_load, masked: MaskedLoad = masked_load) -> None:
    """LOAD, by these two where it is not of a register. A gate that is not for each lane is a branch."""
    address, gate = uop.src[0], uop.gate
    if address.pointer.space is AddrSpace.REG:
        body.values[uop] = body.held(body.carried.value_of[uop])
        return
    alternative, before, number = "poison" if gate is None else stored(body, uop.src[1]), body.block, ""
    if gate is not None and gate.lanes > 1:
        value = masked(body, uop, body.values[gate], alternative)
    else:
        number = "" if gate is None else begin_branch(body, body.values[gate])
        value = masked(body, uop, "", "poison") if is_gather(address) else contiguous(body, uop)
    if number:
        end_branch(body, number)
        value = body.emit(f"phi {storage_name(uop.type)} [ {value}, %then{number} ], [ {alternative}, %{before} ]")
    if uop.type.is_bool:
        value = body.emit(f"icmp ne {storage_name(uop.type)} {value}, {literal(0, int_like(uop.type))}")
    body.values[uop] = value


# -- stores


def plain_store(body: Body, uop: UOp, value: str) -> None:
    """Of a scalar, or of elements side by side."""
    body.do(f"store {storage_name(uop.src[1].type)} {value}, {address_of(body, uop)}, align {alignment(body, uop)}")


def masked_store(body: Body, uop: UOp, value: str, mask: str) -> None:
    """Of the lanes that are on; "" for all lanes of a scatter."""
    dtype = uop.src[1].type
    name = _overloaded(body, "scatter" if is_gather(uop.src[0]) else "store", uop, dtype)
    where = f"{address_of(body, uop)}, i32 {alignment(body, uop)}, {_gates(dtype.lanes, mask)}"
    body.do(f"call void {name}({storage_name(dtype)} {value}, {where})")


def store(body: Body, uop: UOp, contiguous: Store = plain_store, masked: MaskedStore = masked_store) -> None:
    """STORE, by these two where it is not to a register. A gate that is not for each lane is a branch."""
    address, gate = uop.src[0], uop.gate
    if address.pointer.space is AddrSpace.REG:
        return
    value = stored(body, uop.src[1])
    if gate is not None and gate.lanes > 1:
        masked(body, uop, value, body.values[gate])
        return
    number = "" if gate is None else begin_branch(body, body.values[gate])
    if is_gather(address):
        masked(body, uop, value, "")
    else:
        contiguous(body, uop, value)
    if gate is not None:
        end_branch(body, number)


def prefetch(body: Body, uop: UOp) -> None:
    """PREFETCH: for reading. LLVM counts locality from 0, no cache, to 3, all of them."""
    name = f"@llvm.prefetch.p{body.target.spaces.get(uop.src[0].pointer.space, 0)}"
    body.do(f"call void {name}({address_of(body, uop)}, i32 0, i32 {max(1, 4 - uop.cache)}, i32 1)")


# -- definitions


def scratch(body: Body, uop: UOp) -> None:
    """DEFINE_SCRATCH: an alloca, in the address space that the target has for what is a work-item's own"""
    body.values[uop] = name = body.name()
    own = body.pointers[AddrSpace.SCRATCH].removeprefix("ptr")
    array, align = _array(body, AddrSpace.SCRATCH, uop.pointer.size, uop.pointer.base)
    body.allocas.append(f"  {name} = alloca {array}, {align}{',' if own else ''}{own}")


def shared(body: Body, uop: UOp) -> None:
    """DEFINE_LOCAL: a global of the module in the address space of shared memory"""
    require_group(body, "DEFINE_LOCAL")
    body.values[uop] = shared_array(body, uop.pointer.size, uop.pointer.base)


def shared_array(body: Body, size: int, element: DType) -> str:
    """A new array in shared memory; not initialised."""
    name, space = f"@shared{len(body.module)}", body.pointers[AddrSpace.LOCAL].removeprefix("ptr")
    array, align = _array(body, AddrSpace.LOCAL, size, element)
    body.module.append(f"{name} = internal unnamed_addr{space} global {array} poison, {align}")
    return name


def _array(body: Body, space: AddrSpace, size: int, element: DType) -> tuple[str, str]:
    """The type and the alignment of memory that a kernel defines."""
    return f"[{size} x {storage_name(element)}]", f"align {max(1, element.itemsize, body.target.align.get(space, 1))}"


def require_group(body: Body, what: str) -> None:
    """Refuses what only work-groups have."""
    if not body.target.barrier:
        raise UnsupportedError(f"{what} for {body.target.triple}: the function is one work-item alone")
