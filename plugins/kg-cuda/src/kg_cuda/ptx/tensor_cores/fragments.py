"""ldmatrix and stmatrix in PTX: LOAD and STORE at tiles of these layouts; lanes address rows."""

from __future__ import annotations

from collections.abc import Sequence

from kg.plugin import Op, UnsupportedError, UOp

from kg_cuda.ptx.body import Body, beyond
from kg_cuda.ptx.rotating_slots import by_rounds
from kg_cuda.ptx.words import packed, unpacked
from kg_cuda.tensor_cores.ldmatrix import form_of
from kg_cuda.tensor_cores.stmatrix import SINCE, store_name


def select_ldmatrix(body: Body, load: UOp) -> None:
    """A LOAD at a TILE_INDEX"""
    dtype = load.type.scalar
    form = form_of(load.src[0].src[1].tile, dtype)
    if form is None:
        raise UnsupportedError(f"{load.src[0].src[1].tile} is no layout of ldmatrix")
    ((register, offset),) = body.addresses[load.src[0]].places
    words = [body.register("b32") for _ in range(form.words)]
    body.do(form.name, f"{{{', '.join(words)}}}", beyond(register, offset))
    body.values[load] = tuple(unpacked(body, words, dtype))


def write_matrices(body: Body, store: UOp) -> None:
    """A STORE at a TILE_INDEX"""
    address, value = store.src[:2]
    form = form_of(address.src[1].tile, value.type.scalar)
    if form is None or store.gate is not None:
        raise UnsupportedError(f"a STORE at {address.src[1].tile}, which is no layout of stmatrix, or under a gate")
    ((register, offset),) = body.addresses[address].places
    words = packed(body, body.lanes(value), value.type.scalar)
    body.need(SINCE)
    body.do(store_name(form), beyond(register, offset), f"{{{', '.join(words)}}}")


def fixed_places(uops: Sequence[UOp]) -> dict[UOp, list[UOp]]:
    """What is the same in all rounds of the places of tiles, and the INDEXes that it is of:
    their addresses are made where it is, as ptxas makes them anew in each round."""
    found: dict[UOp, list[UOp]] = {}
    for u in uops:
        if u.op is Op.INDEX and u.src[1].op is Op.TILE_INDEX:
            found.setdefault(by_rounds(u.src[1].src[0])[0], []).append(u)
    return found
