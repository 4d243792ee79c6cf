"""The carried view on hand-made linear programs."""

import pytest
from kg.dtype import AddrSpace, PtrDType, bool_, float32, int32, void
from kg.errors import SpecError
from kg.ir.args import Axis
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg_render.carried import LoopResult, Phi, carried, is_register_access

ZERO, ONE = UOp(Op.CONST, float32, (), 0.0), UOp(Op.CONST, float32, (), 1.0)


def whole(value):
    return UOp(Op.CONST, int32, (), value)


def register(name="acc", size=1):
    return UOp(Op.DEFINE_REG, PtrDType(float32, AddrSpace.REG, size), (), name)


def at(reg, element=0):
    return UOp(Op.INDEX, reg.dtype, (reg, whole(element)))


def load(reg, *order, element=0):
    return UOp(Op.LOAD, float32, (at(reg, element), *order))


def store(reg, value, *order, element=0):
    return UOp(Op.STORE, void, (at(reg, element), value, *order))


def loop(name, stop=4):
    return UOp(Op.RANGE, int32, (whole(0), whole(stop)), Axis(name))


def end(range_, *body):
    return UOp(Op.END, void, (range_, *body))


def test_an_accumulator():
    acc, r = register(), loop("r")
    first = store(acc, ZERO)
    inside = load(acc, first, r)
    total = inside + ONE
    next_store = store(acc, total)
    close = end(r, next_store)
    after = load(acc, close)
    found = carried([acc, first, r, inside, total, next_store, close, after])
    (phi,) = found.phis[r]
    assert (phi.range, phi.register, phi.element, phi.initial, phi.next) == (r, acc, 0, ZERO, total)
    assert phi.dtype is float32
    assert found.value_of == {inside: phi, after: LoopResult(phi)}
    assert found.operand(inside) is phi
    assert found.operand(total) is total
    assert is_register_access(inside)
    assert is_register_access(acc)
    assert not is_register_access(total)


def test_nested_loops_chain_their_phis():
    acc, outer, inner = register(), loop("o"), loop("i")
    first = store(acc, ZERO)
    inside = load(acc, inner)
    total = inside + ONE
    body = store(acc, total)
    close_inner = end(inner, body)
    close_outer = end(outer, close_inner)
    after = load(acc, close_outer)
    found = carried([acc, first, outer, inner, inside, total, body, close_inner, close_outer, after])
    (outer_phi,), (inner_phi,) = found.phis[outer], found.phis[inner]
    assert outer_phi.initial is ZERO
    assert inner_phi.initial is outer_phi
    assert inner_phi.next is total
    assert outer_phi.next == LoopResult(inner_phi)
    assert found.value_of[after] == LoopResult(outer_phi)


def test_a_register_set_again_in_every_iteration_is_not_carried_by_the_outer_loop():
    acc, outer, inner = register(), loop("o"), loop("i")
    first = store(acc, ZERO, outer)
    inside = load(acc, inner)
    body = store(acc, inside + ONE)
    close_inner = end(inner, body)
    after = load(acc, close_inner)
    close_outer = end(outer, after)
    found = carried([acc, outer, first, inner, inside, body, close_inner, after, close_outer])
    assert found.phis[outer] == []
    (phi,) = found.phis[inner]
    assert phi.initial is ZERO
    assert found.value_of[after] == LoopResult(phi)


def test_one_iteration_alone_needs_no_phi_even_with_a_value_before():
    acc, r = register(), loop("r")
    before, body = store(acc, ZERO), store(acc, ONE, r)
    inside = load(acc, body)
    found = carried([acc, before, r, body, inside, end(r, inside)])
    assert found.phis[r] == []
    assert found.value_of[inside] is ONE


def test_elements_and_registers_are_apart_and_in_order():
    a, b, r = register("a", 2), register("b"), loop("r")
    prologue = [store(b, ONE), store(a, ONE, element=1), store(a, ZERO, element=0)]
    loads = [load(b, r), load(a, r, element=1), load(a, r, element=0)]
    body = [store(b, loads[0] + ONE), store(a, loads[1] + ZERO, element=1), store(a, loads[2] + ONE, element=0)]
    found = carried([a, b, *prologue, r, *loads, *body, end(r, *body)])
    assert [(p.register, p.element) for p in found.phis[r]] == [(a, 0), (a, 1), (b, 0)]


def test_an_exchange_refers_to_the_other_phi():
    a, b, r = register("a"), register("b"), loop("r")
    x, y = load(a, r), load(b, r)
    body = [store(a, y), store(b, x)]
    close = end(r, *body)
    found = carried([a, b, store(a, ZERO), store(b, ONE), r, x, y, *body, close, load(a, close)])
    pa, pb = found.phis[r]
    assert isinstance(pa, Phi)
    assert pa.next is pb
    assert pb.next is pa


def test_a_plain_store_and_load():
    acc = register()
    first = store(acc, ZERO)
    read = load(acc, first)
    second = store(acc, read, read)
    assert carried([acc, first, read, second, load(acc, second)]).value_of[load(acc, second)] is ZERO


def test_a_read_before_any_write():
    acc, r = register(), loop("r")
    with pytest.raises(SpecError, match="nothing stored it before"):
        carried([acc, load(acc)])
    inside = load(acc, r)
    body = store(acc, inside + ONE)
    with pytest.raises(SpecError, match="register acc has no value"):
        carried([acc, r, inside, body, end(r, body)])


def test_a_value_of_the_loop_alone_is_not_readable_after_it():
    acc, r = register(), loop("r")
    body = store(acc, ONE, r)
    close = end(r, body)
    with pytest.raises(SpecError, match="stored only inside the loop r; store an initial value"):
        carried([acc, r, body, close, load(acc, close)])


def test_stores_inside_an_if():
    acc, condition = register(), UOp(Op.CONST, bool_, (), True)
    start = UOp(Op.IF, void, (condition,))
    body = store(acc, ONE, start)
    inside = load(acc, body)
    close = UOp(Op.ENDIF, void, (start, body))
    with pytest.raises(SpecError, match="inside an IF; store a WHERE"):
        carried([acc, store(acc, ZERO), start, body, close])
    assert carried([acc, start, body, inside, close]).value_of[inside] is ONE
    with pytest.raises(SpecError, match="stored only inside an IF"):
        carried([acc, start, body, close, load(acc, close)])


def test_register_addresses_are_constant_and_ungated():
    acc, r = register(), loop("r")
    dynamic = UOp(Op.LOAD, float32, (UOp(Op.INDEX, acc.dtype, (acc, r)),))
    with pytest.raises(SpecError, match="constant index"):
        carried([acc, r, dynamic, end(r)])


def test_loops_must_nest():
    a, b = loop("a"), loop("b")
    with pytest.raises(SpecError, match="innermost open RANGE"):
        carried([a, b, end(a), end(b)])
