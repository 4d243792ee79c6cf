"""Tier 20: every claimed op of every claimed dtype renders, in scalars and vectors,
the same in every process."""

import copy
import json
import os
import subprocess
import sys
from dataclasses import replace
from typing import cast

import pytest
from kg.compile.program import makes_code, to_program
from kg.dtype import STORABLE, DType, PtrDType, void
from kg.ir.build import param, sink
from kg.ir.op import ALU
from kg.target.lowering import operand_dtype
from kg.target.renderer import Renderer
from kg.text.program import linear_uops, source_of, written_of

from kg_conformance import package
from kg_conformance.capabilities import capability_names
from kg_conformance.kernels import batch
from kg_conformance.requires import requires
from kg_conformance.subject import Subject

OPS = [
    pytest.param(op, dtype, marks=requires(*batch.needs_of(op, dtype)), id=f"{op}-{dtype}")
    for dtype in STORABLE
    for op in batch.op_names(dtype)
]
DTYPES = [pytest.param(d, marks=requires(f"dtype.{d}"), id=str(d)) for d in STORABLE]


@pytest.mark.parametrize(("op", "dtype"), OPS)
def test_renders(subject: Subject, op: str, dtype: DType):
    """The op becomes source, or code where the renderer makes that,
    at one lane and at every width of vectors that the renderer has."""
    found = [r for r in batch.render_all(subject, dtype) if op in r.batch.ops]
    assert found
    wrong = [f"{r.batch.lanes} lanes: {r.errors()[op]}" for r in found if op in r.errors()]
    assert not wrong, "\n".join(wrong)
    assert all(written_of(r.program).strip() for r in found if r.program is not None)


@pytest.mark.parametrize("dtype", DTYPES)
def test_only_supported_dtypes(subject: Subject, dtype: DType):
    """Nothing that reaches the renderer is of a dtype that it does not list,
    and no arithmetic of one that it refuses."""
    renderer = subject.renderer
    for rendered in batch.render_all(subject, dtype):
        for node in linear_uops(rendered.program) if rendered.program is not None else ():
            kind = node.dtype.base if isinstance(node.dtype, PtrDType) else node.dtype
            where = f"{rendered.batch.name}: {node.op.name} of {kind}"
            assert kind is void or kind.is_bool or kind.scalar in renderer.supported_dtypes, where
            if node.op in ALU:
                operand = operand_dtype(node)
                assert renderer.supports(node.op, operand.scalar, operand.lanes), f"{where} on {operand}"


@pytest.fixture(scope="session")
def elsewhere(subject: Subject) -> dict[str, str]:
    """The digests of all sources as another process renders them, with another hash seed."""
    seed = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    command = [sys.executable, "-m", "kg_conformance.kernels.batch", subject.name]
    environment = {**package.environment(), "PYTHONHASHSEED": seed}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("dtype", DTYPES)
def test_same_source_in_another_process(subject: Subject, elsewhere: dict[str, str], dtype: DType):
    """The same kernel gives the same text, whatever the seed of Python's hashes:
    else caches would never hit."""
    here = batch.digests_of(subject, dtype)
    other = [name for name, digest in here.items() if elsewhere.get(name) != digest]
    assert here and not other, f"rendered otherwise in another process: {', '.join(other)}"


def test_same_source_twice(subject: Subject):
    """A renderer keeps nothing from one kernel to the next."""
    x = param(1, (24,), _a_dtype(subject))
    one, other = (sink(param(0, (24,), x.type).store(value), name=name) for name, value in (("one", x + x), ("other", x * x)))
    first = written_of(to_program(one, subject.renderer))
    to_program(other, subject.renderer)
    assert written_of(to_program(one, subject.renderer)) == first


def test_name_of_the_kernel(subject: Subject):
    """Two kernels that differ in name alone are told apart, and the name can be found in the source,
    where there is one."""
    x = param(1, (4,), _a_dtype(subject))
    names = ["copy_these", "copy_those"]
    programs = [to_program(sink(param(0, (4,), x.type).store(x), name=name), subject.renderer) for name in names]
    assert [p.program.name for p in programs] == names
    sources = [source_of(p) for p in programs]
    if any(sources) or not makes_code(subject.renderer):
        assert sources[0] != sources[1] and "copy_these" in sources[0]


def _a_dtype(subject: Subject) -> DType:
    return next(d for d in reversed(STORABLE) if subject.claims(f"dtype.{d}") and d in subject.renderer.supported_dtypes)


#: What core asks about a renderer: fields, and those of its capability records.
_FIELDS = ("supported_dtypes", "strategy", "lowering", "arch", *capability_names(Renderer))


def _changed(value: object) -> object:
    """Another value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 64
        case str():
            return f"{value}+other"
        case tuple():
            return (*cast("tuple[object, ...]", value), 1 << 30)
        case _:
            return frozenset(sorted(cast("frozenset[object]", value), key=str)[1:])


@pytest.mark.parametrize("field", _FIELDS)
def test_fingerprint_names_field(subject: Subject, field: str):
    """Every field that core asks about is part of the fingerprint: it keys the program cache."""
    renderer = subject.renderer
    other = copy.copy(renderer)
    name, _, of_record = field.partition(".")
    value = getattr(renderer, name)
    try:
        setattr(
            other, name, replace(value, **{of_record: _changed(getattr(value, of_record))}) if of_record else _changed(value)
        )
    except AttributeError:  # a property: it follows from something else, which has a name of its own
        assert isinstance(getattr(type(renderer), name, None), property)
        return
    assert other.fingerprint() != renderer.fingerprint(), f"{field} is not part of fingerprint()"


def test_fingerprint_is_stable(subject: Subject):
    """A renderer made anew has the same fingerprint: nothing in it is an address or a time."""
    again = Subject(subject.name, subject.profile).renderer
    assert isinstance(again, Renderer)
    assert again.fingerprint() == subject.renderer.fingerprint()
    assert " at 0x" not in again.fingerprint()
