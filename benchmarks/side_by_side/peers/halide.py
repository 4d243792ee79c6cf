"""Halide, with schedules by hand: vectors, threads over rows,
matrix products in register tiles over blocks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import halide as hl
from kg_tune.bench.expected import GELU_SLOPE
from side_by_side.case import Case
from side_by_side.peers import FunctionPeer

x, y, yo, yi, xo, xi, u, v, t = map(hl.Var, ("x", "y", "yo", "yi", "xo", "xi", "u", "v", "t"))
LANES = 16


def _f32(value: float) -> Any:
    return hl.f32(value)


def vector_add(a: Any, b: Any) -> Any:
    f = hl.Func("vector_add")
    f[x] = a[x] + b[x]
    f.split(x, xo, xi, 1 << 16).parallel(xo).vectorize(xi, LANES, hl.TailStrategy.RoundUp)
    return f


def gelu(m: Any, w: Any, b: Any) -> Any:
    f = hl.Func("gelu")
    z = m[x, y] * w[x] + b[x]
    f[x, y] = z / (_f32(1) + hl.exp(_f32(-GELU_SLOPE) * (z + _f32(0.044715) * z * z * z)))
    return _over_rows(f)


def sum_all(m: Any) -> Any:
    block, count = 1 << 12, m.width()
    part, lanes, f = hl.Func("part"), hl.Func("lanes"), hl.Func("sum_all")
    r, s, w = hl.RDom([(0, block // (4 * LANES))]), hl.RDom([(0, count // block)]), hl.RDom([(0, 4 * LANES)])
    lanes[x, y] = _f32(0)
    lanes[x, y] += m[y * block + r.x * 4 * LANES + x]
    part[y] = _f32(0)
    part[y] += lanes[w.x, y]
    f[x] = _f32(0)
    f[x] += part[s.x]
    part.compute_root().split(y, yo, yi, 64).parallel(yo)
    part.update().split(y, yo, yi, 64).parallel(yo)
    lanes.compute_at(part, yi).vectorize(x, LANES).unroll(x)
    lanes.update().reorder(x, r.x).vectorize(x, LANES).unroll(x)
    return f


def softmax(m: Any) -> Any:
    columns = m.width()
    e, f = hl.Func("e"), hl.Func("softmax")
    greatest = _row_reduction(m, columns, hl.max, -3.0e38, lambda c: m[c, y], f)
    e[x, y] = hl.exp(m[x, y] - greatest[y])
    total = _row_reduction(m, columns, lambda p, q: p + q, 0.0, lambda c: e[c, y], f)
    f[x, y] = e[x, y] * (_f32(1) / total[y])
    _over_rows(f)
    e.compute_at(f, yi).vectorize(x, LANES)
    return f


def layernorm(m: Any, w: Any, b: Any) -> Any:
    columns = m.width()
    f = hl.Func("layernorm")
    total = _row_reduction(m, columns, lambda p, q: p + q, 0.0, lambda c: m[c, y], f)
    mean, scale = hl.Func("mean"), hl.Func("scale")
    mean[y] = total[y] * _f32(1 / columns)
    square = _row_reduction(m, columns, lambda p, q: p + q, 0.0, lambda c: (m[c, y] - mean[y]) * (m[c, y] - mean[y]), f)
    scale[y] = _f32(1) / hl.sqrt(square[y] * _f32(1 / columns) + _f32(1e-5))
    f[x, y] = (m[x, y] - mean[y]) * scale[y] * w[x] + b[x]
    _over_rows(f)
    mean.compute_at(f, yi)
    scale.compute_at(f, yi)
    return f


def rmsnorm(m: Any, w: Any) -> Any:
    columns = m.width()
    f, scale = hl.Func("rmsnorm"), hl.Func("scale")
    square = _row_reduction(m, columns, lambda p, q: p + q, 0.0, lambda c: m[c, y] * m[c, y], f)
    scale[y] = _f32(1) / hl.sqrt(square[y] * _f32(1 / columns) + _f32(1e-5))
    f[x, y] = m[x, y] * scale[y] * w[x]
    _over_rows(f)
    scale.compute_at(f, yi)
    return f


def transpose(m: Any) -> Any:
    f, block = hl.Func("transpose"), hl.Func("block")
    block[x, y] = m[y, x]
    f[x, y] = block[x, y]
    f.tile(x, y, xo, yo, xi, yi, LANES, LANES).vectorize(xi).unroll(yi).parallel(yo)
    block.compute_at(f, xo).vectorize(y).unroll(x)
    return f


def gemv(m: Any, z: Any) -> Any:
    f, g = hl.Func("gemv"), hl.Func("total")
    r, w = hl.RDom([(0, m.width() // (4 * LANES))]), hl.RDom([(0, 4 * LANES)])
    lanes = hl.Func("lanes")
    lanes[t, y] = _f32(0)
    lanes[t, y] += m[r.x * 4 * LANES + t, y] * z[r.x * 4 * LANES + t]
    g[y] = _f32(0)
    g[y] += lanes[w.x, y]
    f[x, y] = g[y]
    f.split(y, yo, yi, 32).parallel(yo)
    g.compute_at(f, yi)
    lanes.compute_at(g, y).vectorize(t, LANES).unroll(t)
    lanes.update().reorder(t, r.x).vectorize(t, LANES).unroll(t)
    return f


def gather(table: Any, picked: Any) -> Any:
    f = hl.Func("gather")
    f[x, y] = table[x, hl.clamp(picked[y], 0, table.height() - 1)]
    return _over_rows(f)


def float16_elementwise(a: Any, b: Any) -> Any:
    f = hl.Func("float16_elementwise")
    f[x] = hl.cast(hl.Float(16), hl.cast(hl.Float(32), a[x]) * hl.cast(hl.Float(32), b[x]) + hl.cast(hl.Float(32), b[x]))
    f.split(x, xo, xi, 1 << 16).parallel(xo).vectorize(xi, 2 * LANES)
    return f


def matmul(a: Any, b: Any) -> Any:
    return _product(lambda k: a[k, y], lambda k: b[x, k], a.width())


def _product(left: Callable[[Any], Any], right: Callable[[Any], Any], depth: int) -> Any:
    """Register tiles of 8 rows by 2 vectors, four of them under each thread's columns."""
    f, total = hl.Func("matmul"), hl.Func("total")
    k = hl.RDom([(0, depth)])
    total[x, y] = _f32(0)
    total[x, y] += left(k.x) * right(k.x)
    f[x, y] = total[x, y]
    f.tile(x, y, xo, yo, xi, yi, 2 * LANES, 8).vectorize(xi, LANES).unroll(xi).unroll(yi)
    f.split(yo, u, v, 4).reorder(xi, yi, v, xo, u).parallel(u)
    total.compute_at(f, v).vectorize(x, LANES).unroll(x).unroll(y)
    total.update().reorder(x, y, k.x).vectorize(x, LANES).unroll(x).unroll(y).unroll(k.x, 2)
    return f


def _over_rows(f: Any) -> Any:
    return f.split(y, yo, yi, 8).parallel(yo).vectorize(x, 2 * LANES)


def _row_reduction(m: Any, columns: int, combine: Any, start: float, of: Callable[[Any], Any], user: Any) -> Any:
    """Per row, in four vectors of accumulators; computed where `user` has a row."""
    width = 4 * LANES
    lanes, whole = hl.Func("lanes"), hl.Func("whole")
    r, w = hl.RDom([(0, columns // width)]), hl.RDom([(0, width)])
    lanes[t, y] = _f32(start)
    lanes[t, y] = combine(lanes[t, y], of(r.x * width + t))
    whole[y] = _f32(start)
    whole[y] = combine(whole[y], lanes[w.x, y])
    whole.compute_at(user, yi)
    lanes.compute_at(whole, y).vectorize(t, LANES).unroll(t)
    lanes.update().reorder(t, r.x).vectorize(t, LANES).unroll(t)
    return whole


_FUNCTIONS = (vector_add, gelu, sum_all, softmax, layernorm, rmsnorm, transpose, gemv, gather, float16_elementwise, matmul)


class Peer(FunctionPeer):
    name = "halide"
    functions = {f.__name__: f for f in _FUNCTIONS}

    def make(self, case: Case, threads: int) -> Callable[[], object]:
        out, *arrays = (hl.Buffer(a) for a in (case.result, *case.arrays))
        function = self.find(case)(*arrays)
        function.compile_jit()
        return lambda: function.realize(out)
