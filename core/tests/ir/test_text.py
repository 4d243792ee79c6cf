"""The text of graphs reads back as the identical node, for every op and every kind of arg."""

from __future__ import annotations

import math
import random

import pytest
from kg.dtype import AddrSpace, PtrDType, bool_, float16, float32, float64, index, int8, int32, int64, void
from kg.errors import ParseError
from kg.ir import build
from kg.ir import monoid as monoids
from kg.ir.args import Access, Axis, AxisKind, Fourier, KernelInfo, Monoid, Param, ParamInfo, ProgramInfo, Reduction, Route, Var
from kg.ir.layouts.fragment import CoordinateTable
from kg.ir.layouts.tensorcore import Numerics, TensorCore
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.text.graphs import format_dim, format_graph, format_linear, format_node, parse_graph, parse_linear
from support.work import count_calls

N = build.variable("n", 1, 64)
ROW = UOp(Op.ADD, index, (UOp(Op.MUL, index, (N, build.const(4, index))), build.const(1, index)))
X = build.const(1.5, float32)
A = build.param(0, (4, 8), float32)
S = build.param(1, (ROW, 8), float32)
UNIT = TensorCore(
    "dot2",
    (2, 1, 2),
    2,
    (float16, float16),
    float32,
    CoordinateTable((((0, 0), (0, 1)), ((0, 0), (0, 1)))),
    CoordinateTable((((0, 0), (1, 0)), ((0, 1), (1, 1)))),
    CoordinateTable((((0, 0),), ((0, 1),))),
)
ROUNDING = TensorCore(
    "dot2", (2, 1, 2), 2, (float32,) * 2, float32, UNIT.layout_a, UNIT.layout_b, UNIT.layout_c, Numerics("tf32", True, 13)
)
_P, _Q = (UOp(Op.ARG, float32, (), i) for i in range(2))
CUSTOM = Monoid('a odd "one"', "", (-math.inf,), (_P * _Q + _P,))
IMPOSTOR = Monoid("argmax<float32, int32>", "", (0.0,), (_P + _Q,))
VALUES = UOp(Op.LOAD, float32.vec(4), (UOp(Op.DEFINE_GLOBAL, PtrDType(float32, AddrSpace.GLOBAL, 64), (), 0),))
SHAPED_POINTERS = [
    PtrDType(float32, AddrSpace.LOCAL, 64),
    PtrDType(float32.vec(8), AddrSpace.REG, 2),
    PtrDType(int8, AddrSpace.GLOBAL),
]

ARGS: dict[Op, list[object]] = {
    Op.PARAM: [Param(0, ()), Param(3, (ROW, 2))],
    Op.BUFFER: [Param(7, (4,))],
    Op.FOURIER: [Fourier(0, 8), Fourier(1, 12, True, False, 1 / 12), Fourier(0, 14, True, True)],
    Op.COPY: [Route("CPU", "CUDA:0:PTX"), Route("a device", "REF")],
    Op.REDUCE: [
        Reduction(monoids.ADD, (0, 1)),
        Reduction(monoids.MAX, (), 4),
        Reduction(monoids.argmax(float32), (1,)),
        Reduction(monoids.argmax(float64, int64, least=True)),
        Reduction(monoids.welford(float32)),
        Reduction(CUSTOM, (0,), 2, True),
        Reduction(IMPOSTOR),
        Reduction(Monoid("add", "MUL")),
    ],
    Op.SCAN: [Reduction(monoids.ADD, (0,), exclusive=True), Reduction(monoids.logsumexp(float32), (0,))],
    Op.STATE: [0, 12],
    Op.SCATTER: ["set", "add"],
    Op.SHAPED_WMMA: [UNIT],
    Op.RESHAPE: [(), (4, ROW)],
    Op.EXPAND: [(1,), (N, N)],
    Op.PERMUTE: [(1, 0)],
    Op.PAD: [(), ((0, 1), (ROW, 2))],
    Op.SHRINK: [((0, N), (1, 3))],
    Op.FLIP: [(0, 2)],
    Op.DEFINE_GLOBAL: [0],
    Op.DEFINE_LOCAL: ["tile", "a b", "none", "0x", 'a"b', "a\\b", "\\u0041", "é 數 🎲", "# x", "%1", "'", "{}", "a.b", " "],
    Op.DEFINE_REG: ["acc.0"],
    Op.DEFINE_SCRATCH: [("panel", 128)],
    Op.DEFINE_VAR: [Var("n", -(2**62), 2**62)],
    Op.ARG: [0, 3],
    Op.SPECIAL: ["g0", "stop"],
    Op.SINK: [
        None,
        KernelInfo(),
        KernelInfo("k", ("o0", "o0.in"), True),
        KernelInfo("order", ("a b",)),
        KernelInfo("fast_math"),
    ],
    Op.RANGE: [Axis("o0.in", kind) for kind in AxisKind],
    Op.LOAD: [None, Access(), Access(16), Access(64, True), Access(0, True)],
    Op.STORE: [
        None,
        Access(),
        Access(32, True),
        Access(prefetch_distance=2),
        Access(16, asynchronous=True),
        Access(8, True, 1, True),
        Access(producers=4, cluster=2),
        Access(16, prefetch_distance=3, cluster=8),
    ],
    Op.WAIT: [0, 3],
    Op.PREFETCH: [None, 1, 2],
    Op.GEP: [(0,), (3, 1, 1)],
    Op.WMMA: [UNIT, ROUNDING],
    Op.CUSTOM: ["{0} + {1}", 'a "b" \\ \n \t é \u2028 # %3 : int32'],
    Op.SOURCE: ["", "one", "two\nlines # %1 : x\n", "  | x\n\n\n", "a\r\nb", "\n", "x\n  \ty  \n"],
    Op.BINARY: [b"", bytes(range(256))],
    Op.PROGRAM: [
        ProgramInfo("k", "CPU:LLVM", (ParamInfo(0, "float32", ROW, True, False),), (Var("n", 1, 2),), (N, 1), thread_extent=N),
        ProgramInfo("k", "", ()),
    ],
}
NUMBERS = [0.0, -0.0, math.nan, math.inf, -math.inf, 0.1, 5e-324, 1.7976931348623157e308, 1 / 3, 2.0**70, -1e-7]


def cases() -> list[UOp]:
    plain = [UOp(op, float32, (X, A, S)) for op in Op if op not in ARGS and op is not Op.CONST]
    with_args = [UOp(op, dtype, (X, S), arg) for op, args in ARGS.items() for arg in args for dtype in (float32, void)]
    constants = [build.const(v, d) for v in NUMBERS for d in (float64, float32, float32.vec(16))]
    constants += [build.const(v, int64) for v in (0, -(2**63), 2**63 - 1)] + [
        build.const(v, bool_.vec(4)) for v in (True, False)
    ]
    pointers = [UOp(Op.DEFINE_LOCAL, p, (), "t") for p in SHAPED_POINTERS]
    odd = [
        UOp(Op.ADD, float32, (X, X), "what"),
        UOp(Op.LOAD, float32, (X,), 7),
        UOp(Op.RANGE, int32, (), None),
        UOp(Op.PARAM, int32),
    ]
    odd += [UOp(Op.CONTIGUOUS, float32, (UOp(Op.REDUCE, void, (X,), Reduction(m)),)) for m in (CUSTOM, IMPOSTOR)]
    odd += [UOp(Op.SINK, void, (UOp(Op.WMMA, float32, (X,), UNIT), UOp(Op.WMMA, float32, (X,), ROUNDING)))]
    return plain + with_args + constants + pointers + odd


CASES = cases()


@pytest.mark.whole
@pytest.mark.parametrize("node", CASES, ids=lambda u: u.op.name)
def test_round_trip(node: UOp) -> None:
    text = format_graph(node)
    assert parse_graph(text) is node
    assert format_graph(parse_graph(text)) == text
    assert parse_linear(format_linear([node])) == [node]


def test_every_op_is_tried() -> None:
    assert {u.op for u in CASES} == set(Op)


def test_a_kernel_reads_as_documented() -> None:
    out = build.param(1, (16, 1), float32)
    kernel = build.sink(out.store(build.param(0, (16, 32), float32).sum(1)), name="rows")
    assert format_graph(kernel) == (
        "%0 = param 1 [16, 1] : float32\n"
        "%1 = param 0 [16, 32] : float32\n"
        "%2 = reduce add axes(1) %1 : float32  # [16, 1]\n"
        "%3 = store %0 %2\n"
        "%4 = sink rows %3\n"
    )


def test_handwritten_text() -> None:
    text = """
        # any label, any spacing, comments
        %row  =  const 2.0 : float32   # two
        %x.1 = add   %row %row:float32
        %y = neg %x.1 : float32"""
    two = build.const(2.0, float32)
    assert parse_graph(text) is -(two + two)


def test_linear_keeps_the_list_as_it_is() -> None:
    """Even one that is wrong: repeated nodes, and sources that are missing or come late."""
    loop = build.range_(4, "o0")
    body = loop + 1
    end = UOp(Op.END, void, (loop, body))
    for order in ([*end.toposort()], [end, loop], [loop, end, loop], [body, *end.toposort(), body], [body, body]):
        assert parse_linear(format_linear(order)) == order


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("", 1, 1, "expected a node such as"),
        ("%0 = cnst 1 : int32", 1, 6, "did you mean const"),
        ("%0 = const 1 : int31", 1, 16, "did you mean int32"),
        ("%0 = const : int32", 1, 12, "expected a number, found ':'"),
        ("%0 = const 300 : int8", 1, 6, "300 is out of range for int8"),
        ("%0 = const 1.5 : int8", 1, 6, "can't be 1.5"),
        ("%0 = const 1 : int32\n%1 = neg %2 : int32", 2, 10, "%2 is not defined on an earlier line"),
        ("%0 = const 1 : int32\n%0 = const 1 : int32", 2, 1, "%0 is defined twice"),
        ("%0 = const 1 : int32\n%1 = neg %0", 2, 12, "expected a node such as %3, or ': dtype'"),
        ("%0 = const 1 : int32 extra", 1, 22, "expected the end of the line, found 'extra'"),
        ("const 1 : int32", 1, 1, "expected a line such as"),
        ("%0 = const 1 : int32\n%1 = range r lop %0 %0 : int32", 2, 14, "did you mean loop"),
        ("%0 = param 0 [4 8] : int32", 1, 17, "expected ',' or ']', found '8]'"),
        ("%0 = param 0 : int32", 1, 14, "expected '[' and dims such as [4, %2]"),
        ("%0 = define_local t : ptr<int32, shared, 4>", 1, 34, "There are: global, local, reg, scratch"),
        ("%0 = reduce sum axes(0)", 1, 13, "unknown monoid 'sum'"),
        ("%0 = reduce argmax<float32 axes(0)", 1, 35, "expected '>'"),
        ("%0 = wmma unit : float32", 1, 11, "no block 'tensorcore unit {'"),
        ("monoid m {\n  identities 0.0", 1, 1, "expected a line '}'"),
        ("tensorcore t {\n  dimz (1, 1, 1)\n}", 2, 3, "did you mean dims"),
        ("tensorcore t {\n  dims (1, 1, 1)\n}", 1, 1, "missing threads, dtype_in"),
        ("tensorcore t {\n  layout_a 0,0 1\n}", 2, 16, "expected a coordinate such as 0,3"),
        ("%0 = program {ProgramInf(name=1)}", 1, 15, "unknown dtype 'ProgramInf'"),
        ("%0 = program {ProgramInfo(nam=1)}", 1, 27, "did you mean name"),
        ("%0 = program {ProgramInfo(name=1)}", 1, 15, "missing 2 required positional arguments"),
        ("%0 = program {" + "(" * 5000 + "}", 1, 56, "nested deeper"),
        ('%0 = custom "abc', 1, 13, 'expected a string in "quotes"'),
        ('%0 = custom "\\q"', 1, 13, "a bad string"),
        ("%0 = load fast : int32", 1, 11, "expected align(BYTES), streaming"),
        ("%0 = binary {hex\"0\"}", 1, 14, "hex digits"),
    ],
)  # fmt: skip
def test_errors_say_where_and_what(text: str, line: int, column: int, words: str) -> None:
    with pytest.raises(ParseError) as caught:
        parse_graph(text, "bad.kg")
    error = caught.value
    assert words in str(error)
    assert (error.line, error.column) == (line, column), str(error)
    assert str(error).startswith(f"bad.kg:{line}:{column}: ")


def test_format_node_is_bounded_and_never_raises() -> None:
    class Odd:
        def __repr__(self) -> str:
            raise RuntimeError("no")

    wide = UOp(Op.SINK, void, (X,) * 1000)
    named = UOp(Op.DEFINE_LOCAL, int32, (), "x" * 10_000)
    for node in [*CASES, wide, named, UOp(Op.ADD, float32, (X, UOp(Op.NEG, float32, (), Odd())), Odd())]:
        text = format_node(node)
        assert len(text) <= 400
        assert "\n" not in text
        assert text.startswith(node.op.name.lower())
    assert format_node(A * 2.0 + 1.0) == "add(mul(...), const 1.0) : float32  # [4, 8]"
    assert repr(S) == "param 1 [n*4 + 1, 8] : float32"


def test_format_dim() -> None:
    m = build.variable("m", 1, 8)
    assert format_dim(7) == "7"
    assert format_dim(ROW) == "n*4 + 1"
    assert format_dim((N + 1) * (m - (N - 1))) == "(n + 1)*(m - (n - 1))"
    assert format_dim((N + 3) // 4 % 2) == "(n + 3)//4%2"
    assert format_dim(N.minimum(m)) == "min(n, m)"
    deep = N
    for _ in range(5000):
        deep = deep * deep + 1
    assert len(format_dim(deep)) < 400


def test_large_graphs_take_work_by_their_size_and_do_not_recurse() -> None:
    def calls(count: int) -> int:
        x = A
        for i in range(count):
            x = x * 1.5 + float(i)

        def there_and_back() -> None:
            assert parse_graph(format_graph(x)) is x

        return count_calls(there_and_back)

    assert calls(10_000) < 12 * calls(1000)


def test_damaged_text_gives_a_parse_error_or_a_graph() -> None:
    """Whatever one types: no other exception, and what is read prints and reads back."""
    rng = random.Random(1)
    texts = [format_graph(case) for case in CASES]
    for _ in range(3000):
        text = list(rng.choice(texts)[:2000])
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(text) + 1)
            if rng.random() < 0.4:
                text[at : at + rng.randint(1, 3)] = []
            else:
                text.insert(at, rng.choice(' %=:()[]{}<>,."\\#019abex-+|\n\t_'))
        try:
            read = parse_graph("".join(text))
        except ParseError:
            continue
        assert parse_graph(format_graph(read)) is read
