"""RANGE, END, IF, ENDIF and BARRIER in PTX:
loops tested at their foot, a register that lives across iterations is one register."""

from __future__ import annotations

from kg.plugin import UOp
from kg_render import guards
from kg_render.carried import Phi

from kg_cuda.ptx.body import Body, Lanes, Rotations
from kg_cuda.ptx.rotating_slots import next_round
from kg_cuda.ptx.types import bits, kind


def begin_loop(body: Body, uop: UOp) -> None:
    """RANGE: tested after each iteration, and before the first unless it is known to run."""
    width = bits(uop.type)
    start, stop = (body.one(s) for s in uop.src)
    for phi in body.carried.phis[uop]:
        register = bits(phi.dtype)
        body.phis[phi] = tuple(body.register(register) for _ in range(phi.dtype.lanes))
        body.copy(body.phis[phi], body.value(phi.initial), register)
    counter = body.emit(width, f"mov.{width}", start)
    body.values[uop] = (counter,)
    head, done = body.label("loop"), body.label("done")
    if guards.loop_may_be_empty(uop):
        body.do("bra", done, when=body.emit("pred", f"setp.ge.{kind(uop.type)}", counter, stop))
    body.open += [head, done]
    body.rotations[uop] = Rotations(len(body.lines))
    body.place(head)
    body.enter()


def end_loop(body: Body, uop: UOp) -> None:
    """END"""
    loop = uop.src[0]
    done, head = body.open.pop(), body.open.pop()
    (counter,) = body.values[loop]
    _carry(body, body.carried.phis[loop])
    next_round(body, loop)
    if not guards.loop_is_a_branch(loop):
        body.do(f"add.{kind(loop.type)}", counter, counter, 1)
        body.do("bra", head, when=body.emit("pred", f"setp.lt.{kind(loop.type)}", counter, body.one(loop.src[1])))
    body.place(done)
    body.leave()


def _carry(body: Body, phis: list[Phi]) -> None:
    """Every register takes what the iteration made for it, all at once:
    where one's new value is another's old, by way of a copy."""
    ours = {register for phi in phis for register in body.phis[phi]}
    moves: list[tuple[Lanes, Lanes, str]] = []
    for phi in phis:
        sources, width = body.value(phi.next), bits(phi.dtype)
        if sources == body.phis[phi]:
            continue
        if ours & set(sources):
            sources = tuple(body.emit(width, f"mov.{width}", x) if x in ours else x for x in sources)
        moves.append((body.phis[phi], sources, width))
    for targets, sources, width in moves:
        body.copy(targets, sources, width)


def begin_if(body: Body, uop: UOp) -> None:
    """IF"""
    join = body.label("join")
    body.do("bra", join, when=f"!{body.one(uop.src[0])}")
    body.open.append(join)
    body.enter()


def end_if(body: Body, uop: UOp) -> None:
    """ENDIF"""
    body.place(body.open.pop())
    body.leave()


def barrier(body: Body, uop: UOp) -> None:
    """BARRIER"""
    body.meet()
