"""Loops and branches of machine code:
heads, back edges, carried values, the pointers that loops move on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kg.plugin import UOp

from kg_render import guards
from kg_render.asm.machine import ENTER_FORM, Instruction

if TYPE_CHECKING:
    from kg_render.asm.select import Selector


def begin_loop(selector: Selector, uop: UOp) -> None:
    """RANGE: tested after each iteration, and before the first unless it is known to run."""
    once = guards.loop_is_a_branch(uop)
    head, done = selector.label("loop"), selector.label("done")
    phis = selector.carried.phis[uop]
    for phi in phis:
        initial = selector.register_of(phi.initial)
        selector.phis[phi] = target = selector.register_for(phi)
        selector.copy(target, initial)
    counter = selector.register_for(uop)
    selector.copy(counter, selector.value(uop.src[0]))
    selector.value(uop.src[1])
    is_tested = once or guards.loop_may_be_empty(uop) or selector.is_always_tested(uop)
    if is_tested:
        selector.open_block()
        selector.branch_if_empty(uop, done)
        done.is_after_cold_code = once and guards.loop_is_rare(uop)
    for stream in selector.induction_pointers.of_loop.get(uop, ()):
        first = None if stream.outer is None else selector.cursors[stream.outer]
        if first is None:
            selector.cursors[stream] = selector.cursor(stream)
        else:
            selector.cursors[stream] = first if selector.is_counted(stream) else selector.duplicate(first)
    if not is_tested:
        _find_end(selector, uop)
    selector.open_block()
    selector.values[uop] = counter
    selector.loops[uop] = head, done, once, is_tested
    if not once:
        selector.emit(Instruction(ENTER_FORM, target=head))


def _find_end(selector: Selector, loop: UOp) -> None:
    """Where a loop ends that nothing but its streams counts."""
    mine, count = selector.induction_pointers.of_loop.get(loop, []), selector.induction_pointers.counts.get(loop)
    if count is None or any(map(selector.is_counted, mine)):
        return
    cursor = selector.cursors[mine[0]]
    end = selector.end_of(cursor, count * mine[0].step)
    if end is not None:
        selector.ends[loop] = cursor, end


def end_loop(selector: Selector, uop: UOp) -> None:
    """END: hands the carried values to the next iteration."""
    loop = uop.src[0]
    head, done, once, is_tested = selector.loops.pop(loop)
    phis = selector.carried.phis[loop]
    mine = {selector.phis[phi] for phi in phis}
    moves = [(selector.phis[phi], selector.register_of(phi.next)) for phi in phis]
    moves = [(target, source) for target, source in moves if target is not source]
    moves = [(target, selector.duplicate(source) if source in mine else source) for target, source in moves]
    for target, source in moves:
        selector.hand_over(loop, target, source)
    if not once:
        moved = [
            selector.cursors[s]
            for s in selector.induction_pointers.of_loop.get(loop, ())
            if selector.advance(s, selector.cursors[s])
        ]
        counter, ends = selector.values[loop], selector.ends.pop(loop, None)
        back = selector.again(loop, counter, head) if ends is None else selector.again_before(*ends, head)
        back.live = [*dict.fromkeys(selector.phis[phi] for phi in phis), *moved, *([counter] if ends is None else ())]
    for _ in range(1 + is_tested):
        selector.close_block()
    selector.place(done)


def begin_if(selector: Selector, uop: UOp) -> None:
    """IF: a branch around its block."""
    label = selector.label("join")
    selector.open_block()
    selector.branch_unless(uop.src[0], label)
    selector.joins.append(label)


def end_if(selector: Selector, uop: UOp) -> None:
    """ENDIF: what the branch goes to."""
    selector.close_block()
    selector.place(selector.joins.pop())
