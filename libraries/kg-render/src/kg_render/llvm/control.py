"""RANGE, END, IF and ENDIF in LLVM IR: rotated loops, with phis for loop-carried registers."""

from __future__ import annotations

from kg.plugin import UOp

from kg_render import guards
from kg_render.carried import Phi
from kg_render.llvm.body import Body, Loop
from kg_render.llvm.types import type_name


def begin_loop(body: Body, uop: UOp) -> None:
    """RANGE: tested after each iteration, and before the first unless it is known to run.
    One of at most one iteration is a branch, which LLVM would take for a loop of many: it is said to be taken seldom."""
    number, text = body.label(), type_name(uop.type)
    start, stop = (body.values[s] for s in uop.src)
    once = guards.loop_is_a_branch(uop)
    guarded = once or guards.loop_may_be_empty(uop)
    entry = body.block
    if guarded:
        runs = body.emit(f"icmp {_less(uop)} {text} {start}, {stop}")
        body.do(f"br i1 {runs}, label %loop{number}, label %done{number}{', !prof !2' if once else ''}")
        if once:
            body.metadata["!2"] = '!{!"branch_weights", i32 1, i32 2000}'
    else:
        body.do(f"br label %loop{number}")
    body.begin(f"loop{number}")
    body.loops[uop] = Loop(number, start, stop, entry, len(body.lines), guarded, once)
    body.lines.append("")
    body.values[uop] = start if once else body.name()
    for phi in body.carried.phis[uop]:
        body.phis[phi] = body.first_of(phi) if once else body.name()


def end_loop(body: Body, uop: UOp) -> None:
    """END: writes the phis at the loop's head.
    From here on a phi's name is that of the register's last value."""
    range_ = uop.src[0]
    loop, text, counter = body.loops.pop(range_), type_name(range_.type), body.values[range_]
    heads: list[str] = []
    last = body.block
    if loop.once:
        body.do(f"br label %done{loop.label}")
    else:
        following = body.emit(f"add nsw {text} {counter}, 1")
        again = body.emit(f"icmp {_less(range_)} {text} {following}, {loop.stop}")
        body.do(f"br i1 {again}, label %loop{loop.label}, label %done{loop.label}")
        heads.append(f"  {counter} = phi {text} [ {loop.start}, %{loop.entry} ], [ {following}, %{last} ]")
    body.begin(f"done{loop.label}")
    results: dict[Phi, str] = {}
    for phi in body.carried.phis[range_]:
        kind = body.type_of(phi.dtype)
        initial, final = body.first_of(phi), body.held(phi.next)
        if not loop.once:
            heads.append(f"  {body.phis[phi]} = phi {kind} [ {initial}, %{loop.entry} ], [ {final}, %{last} ]")
        results[phi] = body.emit(f"phi {kind} [ {initial}, %{loop.entry} ], [ {final}, %{last} ]") if loop.guarded else final
    body.phis.update(results)
    body.lines[loop.head] = "\n".join(heads)


def begin_branch(body: Body, condition: str) -> str:
    """A branch that is taken where the condition holds; the number of its labels, `then` and `join`."""
    number = body.label()
    body.do(f"br i1 {condition}, label %then{number}, label %join{number}")
    body.begin(f"then{number}")
    return number


def end_branch(body: Body, number: str) -> None:
    """Goes on behind the branch."""
    body.do(f"br label %join{number}")
    body.begin(f"join{number}")


def begin_if(body: Body, uop: UOp) -> None:
    """IF"""
    body.branches[uop] = begin_branch(body, body.values[uop.src[0]])


def end_if(body: Body, uop: UOp) -> None:
    """ENDIF"""
    end_branch(body, body.branches.pop(uop.src[0]))


def _less(range_: UOp) -> str:
    return "slt" if range_.type.is_signed else "ult"
