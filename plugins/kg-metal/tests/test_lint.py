"""Rules of MSL that C++ does not have: a text that breaks one is refused, with the line;
what the renderer writes is not."""

from __future__ import annotations

import pytest
from golden.kernels import KERNELS
from kg.compile.program import to_program
from kg.errors import CompileError
from kg.plugin import source_of
from kg_metal.host.compiler import HostCompiler
from kg_metal.msl.lint import RULES, check, findings
from kg_metal.msl.renderer import MSLRenderer

HEAD = "#include <metal_stdlib>\n#pragma METAL fp contract(off)\nusing namespace metal;\n"
KERNEL = "[[kernel, max_total_threads_per_threadgroup(32)]] void kg_f(%s) {\n%s\n}\n"
A = "device float *a [[buffer(0)]]"


def text(body: str = "", parameters: str = A, before: str = "") -> str:
    return HEAD + before + "\n" + KERNEL % (parameters, body)


#: rule -> texts that break it and nothing else
BROKEN: dict[str, list[str]] = {
    "pointers_have_a_space": [
        text(before="static inline float first(const float *p) {\n  return p[0];\n}"),
        text("  a[0] = *(float *)&a[1];"),
        text("  void *p = 0;"),
        text(before="static inline void set(float &r) {\n  r = 1.0f;\n}"),
    ],
    "threadgroup_memory_is_the_kernels": [
        text(before="static inline float f(float x) {\n  threadgroup float t[4];\n  return x;\n}"),
        text("  if (a[0] > 0.0f) {\n    threadgroup float t[4];\n  }"),
        text("  threadgroup float t[8193];"),
        text("  threadgroup packed_float3 t[2731];"),
        text("  threadgroup float3 t[2049];"),
        text("  threadgroup float4 t[2000];\n  threadgroup uchar u[1024];"),
    ],
    "variables_are_in_memory_they_may_be_in": [
        text("  device float t;"),
        text("  constant int t = 1;"),
        text("  static float t = 0.0f;"),
        text(before="const float table[4] = {0.0f};"),
    ],
    "names_are_not_reserved": [
        text("  const float half = 1.0f;"),
        text("  const int device = 1;"),
        text(before="static inline float threadgroup(float x) {\n  return x;\n}"),
        text("  a[0] = __builtin_sqrtf(a[1]);"),
        *(
            text(f"  const float {name} = 1.0f;")
            for name in ("M_PI_F", "FLT_MAX", "HALF_MIN", "INT_MAX", "UCHAR_MAX", "MAXHALF")
        ),
    ],
    "words_are_known": [
        text("  const double x = 1.0;"),
        text("  const long long x = 1;"),
        text("  goto end;"),
        text(before="#include <cmath>"),
        text("  auto f = [=](float x) { return x; };"),
    ],
    "literals_are_of_metal": [text("  const long x = 1ll;"), text("  const half x = 0x1p3h;")],
    "kernels_take_what_they_may": [
        text(parameters="device float *a"),
        text(parameters="device float *a [[buffer(31)]]"),
        text(parameters="device float *a [[buffer(0)]], device float *b [[buffer(0)]]"),
        text(parameters=f"{A}, float4 item [[thread_position_in_threadgroup]]"),
        text(parameters=f"{A}, uint lane [[lane]]"),
        text(parameters=f"{A}, uint3 group [[threadgroup_position_in_grid]], uint item [[thread_position_in_threadgroup]]"),
        text(parameters="float a [[buffer(0)]]"),
        text(parameters="threadgroup float *a [[buffer(0)]]"),
        text(before="static inline float f(float x [[buffer(0)]]) {\n  return x;\n}"),
        text().replace("(32)", "(2048)"),
        text().replace("void kg_f", "void main"),
        text().replace("void kg_f", "int kg_f"),
    ],
    "functions_do_not_call_themselves": [
        text(before="static inline float f(float x) {\n  return f(x);\n}"),
        text(before="static inline float g(float x);\nstatic inline float f(float x) {\n  return g(x);\n}"),
    ],
    "matrices_are_of_metal": [
        text("  simdgroup_int8x8 m;"),
        text("  simdgroup_float4x4 m;"),
        text("  threadgroup simdgroup_float8x8 m;"),
        text("  simdgroup_float8x8 m;\n  a[0] = m.thread_elements()[2];"),
    ],
    "texts_say_what_they_need": [
        text().replace("using namespace metal;", ""),
        text().replace("#pragma METAL fp contract(off)", ""),
    ],
}


@pytest.mark.whole
@pytest.mark.parametrize(("rule", "source"), [(rule, source) for rule, sources in BROKEN.items() for source in sources])
def test_a_broken_rule(rule: str, source: str) -> None:
    breaks = [r.__name__ for r in RULES if list(r(source.split("\n")))]
    assert breaks == [rule]
    with pytest.raises(CompileError, match=r"^(f|main): Metal's compiler would refuse"):
        check(source)


def test_every_rule_has_a_text() -> None:
    assert set(BROKEN) == {rule.__name__ for rule in RULES}


def test_the_line_is_said() -> None:
    assert [found.line for found in findings(text("  device float t;"))] == [6]


@pytest.mark.parametrize("name", sorted(set(KERNELS) - {"mixed_dtypes"}))
def test_golden_kernels_are_fine(name: str) -> None:
    source = source_of(to_program(KERNELS[name](), MSLRenderer(), None))
    assert source is not None and findings(source) == []


def test_the_host_compiler_asks_first() -> None:
    with pytest.raises(CompileError, match="a word of MSL"):
        HostCompiler().compile(text("  const float half = 1.0f;"))


# -- what the types of the shim refuse


@pytest.mark.parametrize(
    ("statement", "log"),
    [
        ("const half h = 1.0f;", "half"),
        ("const half h = half(1.0f); const float x = h;", "half"),
        ("const float4 v = float4(1.0f); const int4 w = v;", "conver|conversion"),
        ("const float4 v = float4(1.0f); const float x = v;", "conver|conversion"),
        ("device const int *p = a;", "conver|conversion"),
        ("threadgroup float t[4]; device const float *p = &t[0];", "conver|conversion"),
        ("const ulong x = simd_shuffle_xor(1ul, 1);", "64-bit"),
        ("const float x = as_type<float>(1ul);", "sizes differ"),
        ("simdgroup_half8x8 m; simdgroup_load(m, a);", "types of elements differ"),
        ("thread float t[64]; simdgroup_float8x8 m; simdgroup_load(m, &t[0]);", "device and threadgroup"),
        ("a[0] = fabs(1)", "deleted"),
        ("a[0] = fma(1, 2, 3)", "deleted"),
        ("const bool x = simd_shuffle_xor(true, 1)", "no bool"),
        ("simdgroup_float8x8 m; m.thread_elements()[0] = half(1.0f);", "conver|assign"),
    ],
)
def test_conversions_that_are_not_written(statement: str, log: str) -> None:
    body = "\n".join(f"  {s.strip()};" for s in statement.split(";") if s.strip())
    assert findings(text(body)) == []
    with pytest.raises(CompileError) as caught:
        HostCompiler().compile(text(body))
    assert any(word in caught.value.log for word in log.split("|"))


def test_constant_memory_is_not_written() -> None:
    source = text("  values[0] = 1l;", f"{A}, constant long *values [[buffer(1)]]")
    assert findings(source) == []
    with pytest.raises(CompileError, match=r"^f: .*failed") as caught:
        HostCompiler().compile(source)
    assert "const long" in caught.value.log or "read-only" in caught.value.log
