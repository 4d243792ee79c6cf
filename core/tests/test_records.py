"""kg.records: what its classes do is what the standard library's dataclasses do."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
import subprocess
import sys
from collections.abc import Callable
from dataclasses import FrozenInstanceError, field
from typing import Any, ClassVar

import pytest
from kg.records import dataclass


def classes(dataclass: Callable[..., Any], **how: bool) -> tuple[type, type]:
    """A class with fields of all kinds, and one with none."""

    class Point:
        """Fields of all kinds."""

        kind: ClassVar[str] = "point"
        x: int
        y: int = 2
        names: list[str] = field(default_factory=list)
        hidden: int = field(default=7, repr=False, compare=False)
        made: int = field(init=False, default=5)
        last: bool = field(default=True, kw_only=True)

        def doubled(self) -> int:
            return 2 * self.x

    class Empty:
        """No fields."""

    return dataclass(**how)(Point), dataclass(**how)(Empty)


HOWS = [{"frozen": f, "slots": s, "eq": e} for f in (False, True) for s in (False, True) for e in (False, True)]


@pytest.mark.parametrize("how", HOWS, ids=str)
def test_as_the_standard_librarys(how: dict[str, bool]) -> None:
    (ours, empty), (theirs, theirs_empty) = classes(dataclass, **how), classes(dataclasses.dataclass, **how)
    assert str(inspect.signature(ours)) == str(inspect.signature(theirs)).replace("_dataclass_default", "default")
    assert repr(ours(1, names=["a"])).rpartition(".")[2] == repr(theirs(1, names=["a"])).rpartition(".")[2]
    assert repr(ours.__dataclass_params__) == repr(theirs.__dataclass_params__)
    assert ours.__match_args__ == theirs.__match_args__
    assert (ours.__doc__, ours.__name__, ours.kind) == (theirs.__doc__, theirs.__name__, "point")
    assert hasattr(ours, "__slots__") == how["slots"]
    for made in (ours, theirs):
        one = made(1)
        assert (one.x, one.y, one.names, one.hidden, one.made, one.last, one.doubled()) == (1, 2, [], 7, 5, True, 2)
        assert (one == made(1, hidden=8)) is how["eq"]
        assert one != made(1, 3)
        assert one.names is not made(1).names
        assert dataclasses.asdict(dataclasses.replace(one, y=4, last=False))["y"] == 4
        assert (made.__hash__ is None) is (how["eq"] and not how["frozen"])
        with pytest.raises(TypeError):
            made()
        with pytest.raises(TypeError):
            made(1, 2, [], 3, 4)
        if how["frozen"]:
            with pytest.raises(FrozenInstanceError, match="cannot assign to field 'x'"):
                one.x = 2
            with pytest.raises(FrozenInstanceError, match="cannot delete field 'x'"):
                del one.x
        else:
            one.x = 3
            assert one.doubled() == 6
        assert copy.copy(one).names == []
    if how["frozen"] or not how["eq"]:
        assert hash(empty()) is not None and hash(theirs_empty()) is not None
    assert (empty() == empty()) is how["eq"]


@dataclass(frozen=True, slots=True)
class Pair:
    left: int
    right: object = None

    def __post_init__(self) -> None:
        if self.left < 0:
            raise ValueError("negative")


@dataclass(frozen=True, slots=True)
class Triple(Pair):
    third: int = 3


@dataclass(slots=True)
class Written:
    """A class with methods of its own."""

    value: int

    def __repr__(self) -> str:
        return "written"

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 4


def test_frozen_slots_are_copied_pickled_hashed_and_checked() -> None:
    one = Pair(1, (2, 3))
    assert pickle.loads(pickle.dumps(one)) == copy.deepcopy(one) == one
    assert hash(one) == hash((1, (2, 3)))
    with pytest.raises(ValueError, match="negative"):
        Pair(-1)
    assert Pair(1) != Triple(1)
    assert dataclasses.astuple(Triple(1, 2)) == (1, 2, 3)
    match one:
        case Pair(left, _):
            assert left == 1
    recursive: list[object] = []
    recursive.append(Pair(1, recursive))
    assert repr(recursive[0]) == "Pair(left=1, right=[...])"


def test_own_methods_stay() -> None:
    assert (repr(Written(1)), Written(1) == 3, hash(Written(2))) == ("written", True, 4)


def test_a_first_kernel_imports_no_dataclass_with_compiled_methods() -> None:
    """But for those that inherit or have an order."""
    program = """
import dataclasses, sys
import numpy
made = []
whole = dataclasses._process_class
def process(cls, init, *more):
    made.extend([cls] if init and cls.__module__.partition('.')[0].startswith('kg') else [])
    return whole(cls, init, *more)
dataclasses._process_class = process
import kg
device = kg.open_device("REF")
device.run(kg.sink(kg.param(0, (4,), kg.float32).store(kg.param(1, (4,), kg.float32) + 1.0)), numpy.zeros(4, numpy.float32))
print(*[f"{c.__module__}.{c.__qualname__}" for c in made if not any(map(dataclasses.is_dataclass, c.__mro__[1:]))])
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) <= {"kg.plugin.loading.discover.Point"} | {
        name for name in done.stdout.split() if name.startswith("kg.rewrite.spec.")
    }


@pytest.mark.parametrize("frozen", [False, True])
def test_fields_may_have_any_name(frozen: bool) -> None:
    @dataclass(frozen=frozen)
    class Odd:
        self: int
        _factory: list[int] = field(default_factory=list)
        _set: int = 2
        _make__factory: int = 3
        _default__set: int = 4
        cls: int = 5

        def __post_init__(this) -> None:  # noqa: N805  fields may be called so
            assert this.cls == 5

    one = Odd(1)
    assert (one.self, one._factory, one._set, one._make__factory, one._default__set, one.cls) == (1, [], 2, 3, 4, 5)
    assert one == Odd(self=1) != Odd(1, _set=3)
    assert one._factory is not Odd(1)._factory


def test_init_only_variables_are_refused() -> None:
    with pytest.raises(TypeError, match="Given: InitVar is for dataclasses"):

        @dataclass
        class Given:
            x: dataclasses.InitVar[int]
