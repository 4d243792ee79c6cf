"""`.kg` files: a kernel with schedule and operands, written by a failing test and replayed.

# kernel random_kernel on CPU:LLVM
# schedule: UPCAST(o0, 4)
# variable n: 7
# array 0: int32 [2, 3] = 00000001...
%0 = param 0 [2, 3] : int32
...
"""

from __future__ import annotations

import json
import math
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np
from kg.checks import parse_integer
from kg.errors import KgError
from kg.ir.uop import UOp
from kg.runtime.plan.data import params_by_slot, read_slots
from kg.schedule.opts import Opt, format_schedule, parse_schedule
from kg.semantics.floats import Array, numpy_storage_dtype, numpy_value_dtype
from kg.text.graphs import format_graph, parse_graph
from kg.text.values import format_name

from kg_conformance.subject import Subject

#: Where failures are written, below the directory that the suite was started in.
FOLDER: Final = Path("kg-failures")
#: Of the name of a file: file systems take 255 bytes.
_STEM: Final = 60
_ARRAY = re.compile(r"# array (\d+): (\w+) \[([\d, ]*)\] = ([0-9a-f]*)")
_VARIABLE = re.compile(r'# variable ([\w.]+|"(?:[^"\\]|\\.)*"): (-?\d+)')
_SCHEDULE = re.compile(r"# schedule: (.*)")


class KgFileError(KgError):
    """A .kg file that can't be read: which line, and what was expected."""


@dataclass(frozen=True)
class KgFile:
    """What a kernel needs to run. `schedule` None: the default one of the renderer."""

    ast: UOp
    arrays: dict[int, Array]
    variables: dict[str, int] = field(default_factory=dict[str, int])
    schedule: tuple[Opt, ...] | None = None
    tolerance: float = 0.0

    def check(self, subject: Subject) -> None:
        """Raises what the kernel does wrong on this device."""
        subject.check(self.ast, self.arrays, self.variables, self.schedule, tolerance=self.tolerance, open_zero=True)

    def text(self, device: str = "") -> str:
        """The file. Comments first, so that the rest is the kernel as `kg explain` reads it."""
        lines = [f"# kernel {self.ast.kernel.name}{f' on {device}' if device else ''}"]
        if self.schedule is not None:
            lines.append(f"# schedule: {format_schedule(self.schedule)}")
        if self.tolerance:
            lines.append(f"# tolerance: {self.tolerance!r}")
        lines += [f"# variable {format_name(name)}: {value}" for name, value in sorted(self.variables.items())]
        for slot, array in sorted(self.arrays.items()):
            held = np.ascontiguousarray(array)
            little = held.astype(held.dtype.newbyteorder("<"), copy=False)
            lines.append(f"# array {slot}: {held.dtype} {list(held.shape)} = {little.tobytes().hex()}")
        return "\n".join([*lines, format_graph(self.ast)])

    def save(self, device: str, name: str = "", folder: Path | None = None) -> Path:
        """Written as `name`, over what stood there: of a failure that is shrunk step by step the last is left."""
        place = folder or FOLDER
        place.mkdir(parents=True, exist_ok=True)
        stem = re.sub(r"[^\w.-]", "_", f"{name or self.ast.kernel.name}-{device}".replace(":", "-"))  # a name may hold slashes
        path = place / f"{stem[:_STEM]}.kg"
        text = self.text(device)
        path.write_text(text if text.endswith("\n") else text + "\n", encoding="utf-8")
        return path


def read(text: str, filename: str = "<text>") -> KgFile:
    """The file that `text` writes. Raises KgFileError, and ParseError for the kernel itself."""
    arrays: dict[int, Array] = {}
    variables: dict[str, int] = {}
    schedule: tuple[Opt, ...] | None = None
    tolerance = 0.0
    for number, line in enumerate(text.splitlines(), 1):
        try:
            if found := _ARRAY.fullmatch(line):
                arrays[parse_integer(found[1])] = _array(found)
            elif found := _VARIABLE.fullmatch(line):
                variables[json.loads(found[1]) if found[1].startswith('"') else found[1]] = parse_integer(found[2])
            elif found := _SCHEDULE.fullmatch(line):
                schedule = parse_schedule(found[1])
            elif line.startswith("# tolerance: "):
                tolerance = _tolerance(line.removeprefix("# tolerance: "))
            elif line.startswith(("# array", "# variable")):
                raise ValueError("expected `# array SLOT: DTYPE [SHAPE] = HEX` or `# variable NAME: NUMBER`")
        except (
            ValueError,
            TypeError,
            OverflowError,
            MemoryError,
        ) as error:  # numpy's and Python's words for what they can't read
            raise KgFileError(f"{filename}:{number}: {error}") from error
    return KgFile(parse_graph(text, filename), arrays, variables, schedule, tolerance)


def _tolerance(text: str) -> float:
    tolerance = float(text)
    if not 0 <= tolerance < math.inf:
        raise ValueError(f"a tolerance is a number of 0 or more, not {text}")
    return tolerance


def _array(found: re.Match[str]) -> Array:
    kind = np.dtype(found[2]).newbyteorder("<")
    if kind.hasobject or not kind.itemsize or kind.kind not in "biufV":
        raise TypeError(f"{found[2]} is no dtype of kernels")
    shape = tuple(parse_integer(d.strip()) for d in found[3].split(",") if d.strip())
    values = np.frombuffer(bytes.fromhex(found[4]), kind)
    if values.size != math.prod(shape):
        raise ValueError(f"{values.size} elements for shape {list(shape)}")
    return values.astype(kind.newbyteorder("=")).reshape(shape)


def replay_command(device: str, path: Path) -> str:
    return f"kg conformance {device} --replay {path}"


def replay(device: str, path: Path) -> str:
    """Run a file on a device and say what came of it. Raises what the kernel does wrong."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise KgFileError(f"{path} can't be read: {reason}") from error
    case = read(text, str(path))
    missing = [slot for slot in read_slots(case.ast) if slot not in case.arrays]
    if missing:
        raise KgFileError(
            f"{path} has a kernel without operands: parameter {missing[0]} needs a line `# array {missing[0]}: ...`"
        )
    for slot, node in params_by_slot(case.ast).items():
        kinds = numpy_storage_dtype(node.type).kind + numpy_value_dtype(node.type).kind
        given = case.arrays[slot].dtype if slot in case.arrays else None
        if given is not None and given.kind.replace("u", "i") not in kinds.replace("u", "i"):
            raise KgFileError(f"{path}: array {slot} is of {given}, the kernel's parameter of {node.type}")
    try:
        case.check(Subject(device))
    except (TypeError, ValueError) as error:  # an array of another dtype or shape than the kernel's
        raise KgFileError(f"{path} can't be run on {device}: {error}") from error
    return f"{path}: {case.ast.kernel.name} on {device} is right"
