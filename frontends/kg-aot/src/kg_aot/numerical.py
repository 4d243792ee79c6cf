"""NumericalFunction: a function of kg_array with the shapes of its arguments: callable from Python,
and written as C++."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, overload

import kg_array as xp
from kg.plugin import KgError, UOp, cached_property, source_of
from kg.plugin.plans import launches
from kg_graph.exporting import NamedPlan, of_function

from kg_aot.cxx.levels import level_named
from kg_aot.cxx.renderer import LANGUAGES, CxxRenderer
from kg_aot.cxx.statements import CONSTANT_LIMIT
from kg_aot.specs import Kind, Spec, described, open_axes, with_unread

if TYPE_CHECKING:
    from kg_aot.mapped import MappedFunction
    from kg_aot.sparse import SparseNumericalFunction


@dataclass(frozen=True, slots=True)
class RenderedKernel:
    """One kernel of a function, for who writes host code of their own.
    `globals`: of each pointer argument the number of its buffer in `NumericalFunction.plan`; `ins`, `outs`: those that it reads
    and writes. `global_size`: work-groups, each axis a number or an expression over launch variables; None on a CPU."""

    name: str
    src: str
    ast: UOp
    globals: tuple[int, ...]
    ins: tuple[int, ...]
    outs: tuple[int, ...]
    global_size: tuple[int | UOp, ...] | None = None
    local_size: tuple[int, ...] | None = None


class NumericalFunction:
    """Made by `kg_aot.function`. Traced when its plan, kernels or files are first asked for."""

    def __init__(
        self, fn: Callable[..., object], specs: Mapping[str, object], static: Mapping[str, object], name: str, dtype: str
    ) -> None:
        self.fn, self.name, self.dtype = fn, name, dtype
        self.static, self.declared = dict(static), dict(specs)
        self.specs = {key: described(spec, dtype, f"{name}: argument {key}") for key, spec in specs.items()}
        bound = functools.wraps(fn)(functools.partial(fn, **self.static)) if self.static else fn
        self.sizes: dict[str | int, object] = {
            key: axes for key, spec in specs.items() if (axes := open_axes(spec)) is not None
        }
        self.jitted: Any = xp.jit(bound, sizes=self.sizes) if self.sizes else xp.jit(bound)
        functools.update_wrapper(self, fn)

    def __repr__(self) -> str:
        return f"<NumericalFunction {self.name}({', '.join(f'{k}={v}' for k, v in self.specs.items())})>"

    def __call__(self, *args: object, **kwargs: object) -> Any:
        """The values, through `kg_array.jit`. Arguments have the shapes that were declared."""
        names = list(self.specs)
        if len(args) > len(names):
            raise KgError(f"{self.name} takes {len(names)} arguments, not {len(args)}")
        given = dict(zip(names, args, strict=False)) | kwargs
        unknown, missing = [k for k in given if k not in self.specs], [k for k in names if k not in given]
        if unknown or missing:
            raise KgError(
                f"{self.name} takes {', '.join(names)}: {', '.join(unknown or missing)} {'is none of them' if unknown else 'is missing'}"
            )
        return self.jitted(
            **{k: _checked(given[k], self.specs[k], self.sizes.get(k), f"{self.name}: argument {k}") for k in names}
        )

    # -- what it is compiled to

    def named(self, language: str = "c++", level: str = "portable") -> tuple[NamedPlan, CxxRenderer]:
        """The plan with its arguments' names, compiled for a language and level, and the renderer that did it."""
        if language not in LANGUAGES:
            raise KgError(f"there is no language {language!r}: it is one of {', '.join(LANGUAGES)}")
        renderer = CxxRenderer(level_named(level), language)
        return with_unread(
            of_function(self.jitted, self.specs, renderer, None, in_parts=True, columns=True, elements=True), self.specs
        ), renderer

    @cached_property
    def plan(self) -> NamedPlan:
        return self.named()[0]

    @cached_property
    def kernels(self) -> tuple[RenderedKernel, ...]:
        """The kernels in the order of their first launch."""
        named, _ = self.named()
        return _rendered(named)

    def kernels_for(self, target: str, arch: str = "") -> tuple[RenderedKernel, ...]:
        """The same for a GPU: see `generate`."""
        from kg_aot.gpu.generate import gpu_program

        return _rendered(gpu_program(self, target, arch).named)

    def sparse_jacobian(
        self, wrt: str | Sequence[str] = (), *, mode: str = "auto", value: bool = False, name: str = ""
    ) -> SparseNumericalFunction:
        """Its Jacobian by the arguments of these names (the first one),
        by the entries that are not zero by construction; with `value` its result too."""
        from kg_aot.sparse import sparse_jacobian

        return sparse_jacobian(self, wrt, mode=mode, value=value, name=name)

    def sparse_hessian(self, wrt: str = "", *, value: bool = False, name: str = "") -> SparseNumericalFunction:
        """Its Hessian, where its result is one number."""
        from kg_aot.sparse import sparse_hessian

        return sparse_hessian(self, wrt, value=value, name=name)

    def map(
        self, count: int, *, block: int = 0, tasks: int = 1, shared: Collection[str] = (), name: str = ""
    ) -> MappedFunction:
        """The function for so many instances, in arrays with an axis of them in front;
        `shared` arguments are the same for all.

        A kernel computes a `block` of instances, its vectors go across them. The generated `call` also takes an executor, which runs so many `tasks` as it likes.
        """
        from kg_aot.mapped import MappedFunction

        return MappedFunction(self, count, block, tasks, shared, name)

    def generate(
        self,
        folder: str | Path,
        *,
        language: str = "c++",
        level: str | Sequence[str] = "portable",
        alignment: int = 16,
        constant_limit: int = CONSTANT_LIMIT,
        constants: str = "text",
        python: bool = False,
        check: Mapping[str, object] | None = None,
        overwrite: bool = False,
        target: str = "",
        arch: str = "",
    ) -> list[Path]:
        """Write the function into a folder: header, source, CMakeLists.txt, a pkg-config file,
        a test that replays recorded values.

        `target`: "cuda", "cu", "hip", "opencl", "metal", or DEVICE:RENDERER of `kg devices`: host code that launches embedded kernels on the stream or queue of each call, for the
        architecture `arch` ("sm_90", "gfx942"), or that of the device here. What follows is for processors.

        `level`: the processor; several ("portable", "x86-64-v3") are one file that looks at each call which there is. `alignment`: bytes at whose multiples the workspace and what is in it begin. `constants`: "binary" has those of 1 KiB and more in
        a binary file that an assembly source includes. `python`: also a module of Python by the limited API, with a setup.py.
        `check`: arguments of the test; others are made. `overwrite`: also files that
        were changed since they were generated.
        """
        from kg_aot.generate import generate

        return generate(
            self,
            Path(folder),
            language=language,
            level=level,
            alignment=alignment,
            constant_limit=constant_limit,
            constants=constants,
            python=python,
            check=check or {},
            overwrite=overwrite,
            target=target,
            arch=arch,
        )


def _rendered(named: NamedPlan) -> tuple[RenderedKernel, ...]:
    found: list[RenderedKernel] = []
    for program in dict.fromkeys(step.kernel for step in launches(named.plan.steps)):
        info = program.program
        params, is_grid = info.params, not info.target.startswith("CPU")
        found.append(
            RenderedKernel(
                info.name,
                source_of(program),
                program.src[0],
                tuple(p.slot for p in params),
                tuple(p.slot for p in params if p.read),
                tuple(p.slot for p in params if p.written),
                info.global_size if is_grid else None,
                info.local_size if is_grid else None,
            )
        )
    return tuple(found)


def _checked(value: object, spec: object, axes: object, what: str) -> object:
    """The argument as an array of the declared dtype; a tree of them for a tree.
    `axes`: those that are open, which jit looks at."""
    if isinstance(spec, Mapping):
        if not isinstance(value, Mapping) or set(value) != set(spec):
            raise KgError(f"{what} is to be a dict with {', '.join(map(str, spec))}")
        inner = axes if isinstance(axes, Mapping) else {}
        return {k: _checked(value[k], inside, inner.get(k), f"{what}.{k}") for k, inside in spec.items()}
    assert isinstance(spec, tuple | list)
    if not (isinstance(spec, tuple) and len(spec) == 2 and isinstance(spec[0], str)):
        if not isinstance(value, tuple | list) or len(value) != len(spec):
            raise KgError(f"{what} is to be a {type(spec).__name__} of {len(spec)}")
        within = axes if isinstance(axes, tuple | list) else [None] * len(spec)
        return type(spec)(
            _checked(v, s, a, f"{what}.{at}") for at, (v, s, a) in enumerate(zip(value, spec, within, strict=True))
        )
    dtype, shape = spec
    array = value if isinstance(value, xp.Array) else xp.asarray(value, dtype=getattr(xp, dtype))
    is_open = axes if isinstance(axes, Mapping) else {}
    if len(array.shape) != len(shape) or any(
        n != d for axis, (n, d) in enumerate(zip(array.shape, shape, strict=True)) if axis not in is_open
    ):
        wanted = ", ".join(str(is_open.get(axis, d)) for axis, d in enumerate(shape))
        raise KgError(
            f"{what} is to have shape ({wanted}{',' if len(shape) == 1 else ''}), not {tuple(array.shape)}: a function is generated for one shape"
        )
    if str(array.dtype).rpartition(".")[2] != dtype:
        raise KgError(
            f"{what} is to be {dtype}, not {array.dtype}: cast it, or declare kg_aot.Spec({str(array.dtype)!r}, {tuple(shape)})"
        )
    return array


@overload
def function(
    fn: Callable[..., object], /, *, dtype: str = ..., name: str = ..., static: Mapping[str, object] = ..., **specs: object
) -> NumericalFunction: ...
@overload
def function(
    fn: None = None, /, *, dtype: str = ..., name: str = ..., static: Mapping[str, object] = ..., **specs: object
) -> Callable[[Callable[..., object]], NumericalFunction]: ...
def function(
    fn: Callable[..., object] | None = None,
    /,
    *,
    dtype: str = "float32",
    name: str = "",
    static: Mapping[str, object] | None = None,
    **specs: object,
) -> NumericalFunction | Callable[[Callable[..., object]], NumericalFunction]:
    """A function with the shapes of its arguments, for export:
    `function(f, x=(3,), u=f64[2])`, or as a decorator.

    What is not given here is taken from annotations (`def f(x: f64[3])`). `dtype` is that of plain shapes; `static`: arguments that are no arrays, fixed from now on.
    """
    if fn is None:

        def decorate(given: Callable[..., object]) -> NumericalFunction:
            return function(given, dtype=dtype, name=name, static=static or {}, **specs)

        return decorate
    if not callable(fn):
        raise KgError(f"function takes a function, not {type(fn).__name__}; shapes are given by name, as x=(3,)")
    if dtype not in ("float32", "float64"):
        raise KgError(f"dtype is float32 or float64, not {dtype!r}; another one is given with the argument, as kg_aot.i32[3]")
    inner = fn.fn if isinstance(fn, NumericalFunction) else fn
    own = name or getattr(inner, "__name__", "function")
    if own == "<lambda>":
        raise KgError("a lambda has no name: give one, as function(fn, name='f', ...)")
    return NumericalFunction(fn, _in_order(inner, specs, static or {}, own), static or {}, own, dtype)


def _in_order(
    fn: Callable[..., object], specs: Mapping[str, object], static: Mapping[str, object], name: str
) -> dict[str, object]:
    """The specs of all arguments, in the order of the signature."""
    parameters = inspect.signature(fn).parameters
    _refuse_unknown(parameters, (*specs, *static), name)
    try:
        annotations = inspect.get_annotations(fn, eval_str=True)
    except (NameError, SyntaxError, TypeError):
        annotations = {}
    found: dict[str, object] = {}
    for key, parameter in parameters.items():
        if key in static:
            continue
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
            raise KgError(f"{name}: *{key} has no fixed number of arrays; write a function with a name for each")
        declared = annotations.get(key)
        if key in specs:
            found[key] = specs[key]
        elif isinstance(declared, Spec | Kind):
            found[key] = declared
        elif parameter.default is parameter.empty:
            raise KgError(f"{name}: what is the shape of {key}? Give it as {key}=(3,), or annotate it with kg_aot.f32[3]")
    return found


def _refuse_unknown(parameters: Mapping[str, inspect.Parameter], given: Sequence[str], name: str) -> None:
    for key in given:
        if key not in parameters:
            raise KgError(f"{name} has no argument {key}: it takes {', '.join(parameters)}")
