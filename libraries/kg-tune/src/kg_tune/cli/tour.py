"""`kg tour`: a few kernels through the pipeline on every device found, checked against numpy,
with their speed."""

from __future__ import annotations

import argparse
import functools
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kg.cli.devices import Line, device_lines
from kg.cli.formatting import table
from kg.errors import DeviceUnavailable, KgError
from kg.plugin.api import Commands

from kg_tune.cli.formatting import indent, seconds

if TYPE_CHECKING:
    from kg.ir.uop import UOp
    from kg.runtime.device import Device
    from kg.schedule.opts import Opt
    from kg.target.renderer import Renderer

    from kg_tune.cli.tour_kernels import Example

#: How long one kernel is measured: 80 launches of the longest that CPU:LLVM has here (Zen 5).
_MEASURE = 0.05
_NEXT = """What to try next
  kg tour --stages --kernel row_softmax     the same kernel after every pass, and its source
  kg explain matmul --stage passes --asm    what each pass did, and the machine code
  kg explain matmul --source --schedule "UPCAST(o0, 4) VECTOR(o1, 16)"    another schedule, another program
  kg explain FILE.kg                        your own kernel, as text: `kg docs --where` has examples
  kg devices                                what works here, and how to get the rest"""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One kernel on one device. `problem` is empty where the result is right."""

    lower: float
    compile: float
    run: float
    error: float
    problem: str = ""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "tour", help="a few kernels on every device found: how they are made, right or wrong, how fast"
    )
    parser.add_argument("--device", action="append", help="only this device, e.g. CPU:LLVM; may be repeated")
    parser.add_argument("--kernel", action="append", help="only this kernel; may be repeated")
    parser.add_argument("--stages", action="store_true", help="show each kernel, at a small size, after every pass")
    parser.add_argument("--stage", action="append", help="like --stages, for this pass or part only (as in kg explain)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    kernels = _kernels(options.kernel)
    ready, missing = _devices(options.device)
    if options.stages or options.stage:
        for text in _stages(kernels, ready, options.stage or ["all"]):
            print(text)
        return 0
    _greet(ready, missing)
    _show_one(ready[0])
    wrong = _run_all(kernels, ready)
    for reason in dict.fromkeys(line.reason for line in missing):
        print(f"\nNot run: {', '.join(line.name for line in missing if line.reason == reason)}. {reason}")
    print(
        f"\n{_NEXT}"
        if not wrong
        else f"\n{wrong} of the results {'is' if wrong == 1 else 'are'} wrong. Please report them with the output of `kg devices`."
    )
    return 1 if wrong else 0


def _kernels(wanted: list[str] | None) -> list[str]:
    from kg_tune.cli.tour_kernels import EXAMPLES

    unknown = [k for k in wanted or () if k not in EXAMPLES]
    if unknown:
        raise KgError(f"there is no kernel {unknown[0]!r}; there are {', '.join(EXAMPLES)}")
    return [k for k in EXAMPLES if not wanted or k in wanted]


def _devices(wanted: list[str] | None) -> tuple[list[Line], list[Line]]:
    """Those that can be used, best first, and those that can't.
    A device that was asked for by name must be there."""
    from kg.plugin.registry import open_device

    if wanted:
        return [Line(open_device(name).name, "", "", "") for name in wanted], []
    found = [line for line in device_lines() if not line.name.startswith("NULL")]
    return [line for line in found if not line.reason], [line for line in found if line.reason]


def _greet(ready: list[Line], missing: list[Line]) -> None:
    import platform

    import kg

    print(f"kg {kg.__version__}, Python {platform.python_version()}, {platform.system()} {platform.machine()}\n")
    rows = [[line.name, line.detail] for line in ready] + [[line.name, f"missing: {line.reason}"] for line in missing]
    print(f"Devices\n{indent(table(rows), '  ')}\n")


def _show_one(line: Line) -> None:
    """The whole way in one screen: a kernel as a graph, and the source it becomes."""
    from kg.plugin.registry import open_toolchain

    from kg_tune.cli.tour_kernels import EXAMPLES
    from kg_tune.explain.stages import Wanted, explain

    renderer, compiler = open_toolchain(line.name)
    print(f"A kernel is a graph of nodes. This one adds two arrays; below it is what {line.name} makes of it.\n")
    ast = EXAMPLES["vector_add"][1](True).ast
    for text in explain(ast, renderer, compiler, None, Wanted.of(["ast", "source"], renderer)):
        print(f"{indent(text, '  ')}\n")


def _stages(kernels: list[str], ready: list[Line], stages: list[str]) -> Iterator[str]:
    from kg.plugin.registry import open_toolchain

    from kg_tune.cli.tour_kernels import EXAMPLES
    from kg_tune.explain.stages import Wanted, explain

    for kernel in kernels:
        says, make = EXAMPLES[kernel]
        one = make(True)
        for line in ready:
            yield f"#### {kernel} on {line.name}: {says}\n"
            renderer, compiler = open_toolchain(line.name)
            yield from explain(one.ast, renderer, compiler, _schedule(one, renderer), Wanted.of(stages, renderer))


def _schedule(one: Example, renderer: Renderer) -> tuple[Opt, ...] | None:
    """The schedule that the example gives, without vectors where the target has none; None:
    the default one."""
    from kg.schedule.opts import OptOp, parse_schedule

    if one.schedule is None:
        return None
    vectors = renderer.vectors.alu or renderer.vectors.memory
    return tuple(opt for opt in parse_schedule(one.schedule) if vectors or opt.op is not OptOp.VECTOR)


# -- running and measuring


def _run_all(kernels: list[str], ready: list[Line]) -> int:
    """Every kernel on every device, a line each as soon as it is known. Returns how many are wrong."""
    from kg.settings import override

    from kg_tune.cli.tour_kernels import EXAMPLES

    wrong = 0
    print(_row("KERNEL", "DEVICE", "LOWER", "COMPILE", "RUN", "SPEED", "ERROR"))
    found = _opened(ready)
    with override(no_cache=True):  # so that the times are those of the work
        # imports and first calls are not the kernels' time
        first = EXAMPLES["vector_add"][1](True)
        absent = {device.name: _unavailable(device, first) for device in found}
        opened = [device for device in found if not absent[device.name]]
        for kernel in kernels:
            says, make = EXAMPLES[kernel]
            sized = functools.cache(make)  # the arrays and what is expected, once for all devices
            print(f"{kernel}: {says}")
            for device in opened:
                one = sized(device.runtime.interprets)  # what interprets would take minutes over full sizes
                outcome = _attempt(device, one)
                wrong += bool(outcome.problem)
                print(_outcome_row(device, one, outcome), flush=True)
    for name, reason in absent.items():
        if reason:
            print(f"\nNot run: {name}. {reason}")
    return wrong


def _opened(ready: list[Line]) -> list[Device]:
    """The devices with their renderers. Those not tried yet are tried in one process for all."""
    from kg.plugin.api import Target
    from kg.plugin.registry import open_device, registry, trial_of
    from kg.plugin.trials.first_use import try_opening

    known = registry()
    try_opening(known, [trial_of(known, known.meant(Target.parse(line.name))) for line in ready])
    found = [open_device(line.name) for line in ready]
    for device in found:
        with suppress(KgError):  # an outcome, shown for each kernel
            _ = device.renderer
    return found


def _unavailable(device: Device, one: Example) -> str:
    """Why this device loads nothing that its renderer makes, as a driver without SPIR-V does.
    Empty where it does."""
    try:
        _measure(device, _compile(device, one)[0], one, 0.0, 0.0)
    except DeviceUnavailable as error:
        return str(error)
    except KgError:  # an outcome, shown for each kernel
        return ""
    return ""


def _row(*cells: str) -> str:
    kernel, device, lower, compiled, run_time, speed, error = cells
    return f"{kernel:8}{device:12}{lower:>9}{compiled:>9}{run_time:>10}{speed:>15}  {error}".rstrip()


def _outcome_row(device: Device, one: Example, outcome: Outcome) -> str:
    if not outcome.run:
        return _row("", device.name, "", "", "", "", outcome.problem)
    rate, unit = (one.flops, "GFLOP/s") if one.flops else (one.nbytes, "GB/s")
    speed = "small sizes" if device.runtime.interprets else f"{rate / outcome.run / 1e9:.1f} {unit}"
    compiled = "" if device.compiler is None else seconds(outcome.compile)
    error = outcome.problem or ("exact" if outcome.error == 0 else f"{outcome.error:.0e}")
    return _row("", device.name, seconds(outcome.lower), compiled, seconds(outcome.run), speed, error)


def _attempt(device: Device, one: Example) -> Outcome:
    """Compile and run; an error of kg's is an outcome too."""
    try:
        program, lower, compiled = _compile(device, one)
        return _measure(device, program, one, lower, compiled)
    except KgError as error:
        return Outcome(0, 0, 0, 0, f"FAILED: {error}")


def _compile(device: Device, one: Example) -> tuple[UOp, float, float]:
    """The program, seconds from graph to source, seconds from source to binary.
    Nothing comes from a cache."""
    from kg.compile.program import do_compile, to_program
    from kg.ir.op import Op
    from kg.settings import override

    start = time.perf_counter()
    program = to_program(one.ast, device.renderer, None, _schedule(one, device.renderer))
    if device.compiler is not None:  # what a renderer's `asm` made is for it, and is made again
        program = program.replace(src=tuple(part for part in program.src if part.op is not Op.BINARY))
    middle = time.perf_counter()
    with override(no_cache=True):
        program = do_compile(program, device.renderer, device.compiler)
    return program, middle - start, time.perf_counter() - middle


def _measure(device: Device, program: UOp, one: Example, lower: float, compiled: float) -> Outcome:
    import numpy as np

    output = device.buffer(np.zeros_like(one.expected))
    launch = device.load(program).bind([output, *(device.buffer(a) for a in one.arrays)])
    took = _best_of(launch, device.synchronize, once=device.runtime.interprets)
    got = output.numpy().reshape(one.expected.shape)
    scale = float(np.abs(one.expected.astype(np.float64)).max()) or 1.0
    difference = np.abs(got.astype(np.float64) - one.expected.astype(np.float64)).max()
    error = float(difference) / scale
    right = error <= one.tolerance  # a NaN is not
    return Outcome(lower, compiled, took, error, "" if right else f"WRONG: error {error:.2e}, allowed {one.tolerance:.0e}")


def _best_of(launch: Callable[[], None], synchronize: Callable[[], None], *, once: bool) -> float:
    """The shortest of the launches that fit in the time given to one kernel."""
    best = float("inf")
    end = time.perf_counter() + _MEASURE
    while True:
        start = time.perf_counter()
        launch()
        synchronize()
        now = time.perf_counter()
        best = min(best, now - start)
        if once or now > end:
            return best
