"""Kernels for the CPU as C with GNU vector extensions, for gcc and clang:
freestanding, so that an object needs no library."""

from __future__ import annotations

from collections.abc import Sequence

from kg.plugin import Caches, DType, Op, RegisterFile, TensorCore, UOp, Vectors, Workers, parse_dtype, symbol
from kg_render.cstyle import CStyleRenderer, Pointer, Variable, Writer

from kg_cpu.host import LINE, Host, host
from kg_cpu.passes import passes_for
from kg_cpu.tensor_cores import units

#: gcc's builtins for non-temporal stores: bytes -> (name, the vector that it takes)
_STREAM_BUILTINS = {16: ("movntdq", "2"), 32: ("movntdq256", "4"), 64: ("movntdq512", "8")}
#: and for a*b + c: (bits of a lane, bytes) -> call
_FUSED_BUILTINS = {
    (32, 16): "__builtin_ia32_vfmaddps(a, b, c)",
    (64, 16): "__builtin_ia32_vfmaddpd(a, b, c)",
    (32, 32): "__builtin_ia32_vfmaddps256(a, b, c)",
    (64, 32): "__builtin_ia32_vfmaddpd256(a, b, c)",
    (32, 64): "__builtin_ia32_vfmaddps512_mask(a, b, c, -1, 4)",  # every lane, the rounding mode in force
    (64, 64): "__builtin_ia32_vfmaddpd512_mask(a, b, c, -1, 4)",
}


class CPUCRenderer(CStyleRenderer):
    """`void name(void **args, int64_t start, int64_t stop, void *scratch)`, as docs/ir.md says."""

    device = "CPU"
    suffix = "C"
    language = "c"
    strategy = "kg_schedules:default_schedule"
    seldom = "__builtin_expect({}, 0)"
    supported_dtypes = frozenset(CStyleRenderer.type_names)

    def __init__(self, machine: Host | None = None) -> None:
        machine = machine or host()
        self.machine = machine
        self.is_x86 = machine.architecture == "x86_64"
        self.arch = f"{machine.architecture} {machine.cpu} {machine.feature_text}"
        self.vectors = Vectors(alu=machine.vector_bits, memory=machine.vector_bits)
        self.passes = passes_for(machine)
        self.has_fma = not self.is_x86 or machine.has("fma")
        wide = not self.is_x86 or machine.vector_bits == 512
        self.registers = RegisterFile(vector=32 if wide else 16)
        self.workers, self.caches = Workers(machine.cores), Caches(machine.cache_sizes, LINE)
        self._units = units(machine)
        self.tensor_cores = tuple(self._units)

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        """Trunc and rint are calls of a library where they are no instructions."""
        if op in (Op.TRUNC, Op.ROUND) and self.is_x86 and not self.machine.has("sse4.1"):
            return False
        return super().supports(op, dtype, lanes)

    def fused_vector(self, dtype: DType) -> list[str]:
        """gcc 12 takes long to see one instruction in a function of every lane, and not always:
        its builtin says it."""
        call = _FUSED_BUILTINS.get((dtype.bits, dtype.itemsize)) if self.is_x86 else None
        if call is None or dtype.itemsize * 8 > self.machine.vector_bits:  # of wider ones the machine has no instruction
            return super().fused_vector(dtype)
        return ["#ifdef __clang__", "#pragma STDC FP_CONTRACT ON", "return a * b + c;", "#else", f"return {call};", "#endif"]

    def wmma(self, writer: Writer, uop: UOp, operands: Sequence[str]) -> str:
        """One instruction, in assembly: compilers of different ages name and type their builtins differently."""
        core = uop.arg
        found = self._units.get(core) if isinstance(core, TensorCore) else None
        if found is None or not isinstance(core, TensorCore):
            return super().wmma(writer, uop, operands)
        a, b, c = (writer.type(s.type) for s in uop.src)
        left, body = "a", list[str]()
        if core.is_dot:  # every lane takes the same word of A
            words = writer.type(parse_dtype("uint32").vec(core.dims[0]))
            body = ["uint32_t word;", "__builtin_memcpy(&word, &a, 4);", f"const {words} left = ({words}){{0}} + word;"]
            left = "left"
        x, y = ("b", left) if found.swapped else (left, "b")
        register = "v" if self.is_x86 else "w"
        given = f'"{register}"({x}), "{register}"({y})'
        if found.adds:
            body += [f'__asm__("{found.assembly}" : "+{register}"(c) : {given});', "return c;"]
        else:
            products = f'__asm__("{found.assembly}" : "=&{register}"(sums) : {given});'
            body += [f"{writer.type(uop.type)} sums;", products, "return c + sums;"]
        return f"{writer.helper(core.name, uop.type, [(a, 'a'), (b, 'b'), (c, 'c')], body)}({', '.join(operands)})"

    def stream(self, writer: Writer, dtype: DType, pointer: str, value: str) -> str | None:
        """A non-temporal store where the address is aligned, which is a branch that goes one way for long.
        With the fence that makes it visible to other threads at the end of the kernel."""
        if not self.is_x86 or dtype.itemsize not in _STREAM_BUILTINS or dtype.itemsize * 8 > self.machine.vector_bits:
            return None
        builtin, count = _STREAM_BUILTINS[dtype.itemsize]
        type_ = writer.type(dtype)
        parts = f"long long __attribute__((vector_size({dtype.itemsize})))"
        lanes = writer.typedef(f"parts{count}", f"typedef {parts} parts{count};")
        body = [
            f"if ((uintptr_t)to % {dtype.itemsize} == 0) {{",
            "#ifdef __clang__",
            f"  __builtin_nontemporal_store(value, ({type_} *)to);",
            "#else",
            f"  __builtin_ia32_{builtin}(({lanes} *)to, ({lanes})value);",
            "#endif",
            "} else {",
            f"  {self.store_vector(writer, dtype, '*to', dtype.scalar.itemsize, 'value')}",
            "}",
        ]
        element = self.type_name(dtype.scalar)
        writer.procedure(f"stream_{dtype}", [(f"{element} *", "to"), (type_, "value")], body)
        writer.epilogue["__builtin_ia32_sfence();"] = None
        return f"stream_{dtype}({pointer}, {value});"

    def kernel(self, name: str, pointers: Sequence[Pointer], variables: Sequence[Variable], body: Sequence[str]) -> list[str]:
        # no `restrict`: a Plan may give an input's memory to an output, and these kernels are no faster with it
        signature = "(void **args, int64_t start, int64_t stop, void *scratch)"
        numbers = range(len(pointers), len(pointers) + len(variables))
        return [
            f"void {symbol(name)}{signature} {{",
            *(f"  {p.type}{p.name} = args[{i}];" for i, p in enumerate(pointers)),
            *(f"  const {v.type} {v.name} = ({v.type})(intptr_t)args[{i}];" for i, v in zip(numbers, variables, strict=True)),
            *body,
            "}",
        ]
