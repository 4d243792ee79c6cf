"""`dataclass` like the standard library's, whose methods are compiled on first use.

The standard library writes and compiles six functions for a frozen class, 0.4 ms each time that a program starts; of most classes a program
calls none. Here each is compiled when it is first called, and those that are seldom called need no code of their own.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError
from functools import partial
from reprlib import recursive_repr
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

_T = TypeVar("_T")
_Class = type[Any]


def _record(
    cls: type[_T] | None = None,
    /,
    *,
    init: bool = True,
    repr: bool = True,
    eq: bool = True,
    order: bool = False,
    frozen: bool = False,
    slots: bool = False,
) -> type[_T] | Callable[[type[_T]], type[_T]]:
    def make(given: type[_T]) -> type[_T]:
        if order or any(map(dataclasses.is_dataclass, given.__mro__[1:])):  # few, and their methods depend on one another's
            return dataclasses.dataclass(init=init, repr=repr, eq=eq, order=order, frozen=frozen, slots=slots)(given)
        own = {*vars(given)}
        if given.__doc__ is None:  # the standard library would write its signature, for which it needs `__init__`
            given.__doc__ = given.__name__
        made = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots)(given)
        _add_methods(made, own, init=init, repr=repr, eq=eq, frozen=frozen)
        return made

    return make if cls is None else make(cls)


if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass  # noqa: PLC0414 -- exported
else:
    dataclass = _record


def _add_methods(cls: _Class, own: set[str], *, init: bool, repr: bool, eq: bool, frozen: bool) -> None:
    """The methods that the class lacks.
    What it says of itself is what a class of the standard library's decorator would say."""
    said = cls.__dataclass_params__
    said.init, said.repr, said.eq, said.frozen = init, repr, eq, frozen
    fields = dataclasses.fields(cls)
    if any(f._field_type.name == "_FIELD_INITVAR" for f in cls.__dataclass_fields__.values()):
        raise TypeError(f"{cls.__qualname__}: InitVar is for dataclasses.dataclass; here __post_init__ takes fields alone")
    added: dict[str, object] = {}
    if init:
        added["__init__"] = _Method(cls, "__init__", partial(_init, cls, frozen=frozen))
    if repr:
        added["__repr__"] = _repr([f.name for f in fields if f.repr])
    if eq:
        added["__eq__"] = _Method(cls, "__eq__", partial(_eq, [f.name for f in fields if f.compare]))
    if frozen:
        added["__setattr__"], added["__delattr__"] = _frozen(cls, frozenset(f.name for f in fields))
        if "__slots__" in vars(cls):
            added["__getstate__"], added["__setstate__"] = _state([f.name for f in fields])
    for name, method in added.items():
        if name not in own:
            setattr(cls, name, method)
    if eq and ("__hash__" not in own or (vars(cls)["__hash__"] is None and "__eq__" in own)):
        hashed = [f.name for f in fields if (f.compare if f.hash is None else f.hash)]
        setattr(cls, "__hash__", _Method(cls, "__hash__", partial(_hash, hashed)) if frozen else None)  # noqa: B010


class _Method:
    """A method until it is first asked for: then `write` makes it, and it takes this one's place."""

    def __init__(self, cls: _Class, name: str, write: Callable[[], Any]) -> None:
        self._cls, self._name, self._write = cls, name, write

    def __get__(self, instance: object, owner: _Class | None = None) -> object:
        made = self._write()
        made.__qualname__ = f"{self._cls.__qualname__}.{self._name}"
        setattr(self._cls, self._name, made)
        return made if instance is None else made.__get__(instance, owner)


class _Factory:
    """In the place of a default that a factory makes."""

    def __repr__(self) -> str:
        return "<factory>"


_FACTORY: Final = _Factory()


def _init(cls: _Class, *, frozen: bool) -> Any:
    """The function that the standard library would write, compiled."""
    scope: dict[str, object] = {"__dataclass_has_factory__": _FACTORY, "__dataclass_set__": object.__setattr__}
    me = "__dataclass_self__" if "self" in cls.__dataclass_fields__ else "self"
    normal: list[str] = []
    by_name: list[str] = []
    body: list[str] = []
    for field in cast("tuple[Field[object], ...]", dataclasses.fields(cls)):
        name, default, made = (f"{of}{field.name}" for of in ("", "__dataclass_default_", "__dataclass_factory_"))
        if field.default_factory is not MISSING:
            scope[made] = field.default_factory
        if field.init:
            parameter = name
            if field.default is not MISSING:
                scope[default] = field.default
                parameter = f"{name}={default}"
            elif made in scope:
                parameter = f"{name}=__dataclass_has_factory__"
            (by_name if field.kw_only else normal).append(parameter)
            value = f"{made}() if {name} is __dataclass_has_factory__ else {name}" if made in scope else name
        elif made in scope:
            value = f"{made}()"
        elif field.default is not MISSING and "__slots__" in vars(cls):
            scope[default] = field.default
            value = default
        else:
            continue
        body.append(f"__dataclass_set__({me}, {name!r}, {value})" if frozen else f"{me}.{name} = {value}")
    if hasattr(cls, "__post_init__"):
        body.append(f"{me}.__post_init__()")
    parameters = [me, *normal, *(["*", *by_name] if by_name else [])]
    function = _function("\n ".join([f"def __init__({', '.join(parameters)}):", *(body or ["pass"])]), scope)
    function.__annotations__ = {f.name: f.type for f in dataclasses.fields(cls) if f.init} | {"return": None}
    return function


def _values(of: str, names: list[str]) -> str:
    return f"({''.join(f'{of}.{name}, ' for name in names)})"


def _function(text: str, scope: dict[str, object]) -> Any:
    scope["__name__"] = __name__  # what it calls may warn
    exec(text, scope)
    return scope[text[4 : text.index("(")]]


def _repr(names: list[str]) -> object:
    @recursive_repr("...")
    def text(self: object) -> str:
        return f"{type(self).__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"

    return text


def _eq(names: list[str]) -> object:
    same = f"{_values('self', names)} == {_values('other', names)}"
    return _function(f"def __eq__(self, other):\n return {same} if other.__class__ is self.__class__ else NotImplemented", {})


def _hash(names: list[str]) -> object:
    return _function(f"def __hash__(self):\n return hash({_values('self', names)})", {})


def _frozen(cls: _Class, names: frozenset[str]) -> tuple[object, object]:
    def assign(self: object, name: str, value: object) -> None:
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        super(cls, self).__setattr__(name, value)

    def delete(self: object, name: str) -> None:
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot delete field {name!r}")
        super(cls, self).__delattr__(name)

    return assign, delete


def _state(names: list[str]) -> tuple[object, object]:
    """For copies and pickles, which may not set what is frozen."""

    def state_of(self: object) -> list[object]:
        return [getattr(self, name) for name in names]

    def restore(self: object, state: list[object]) -> None:
        for name, value in zip(names, state, strict=True):
            object.__setattr__(self, name, value)

    return state_of, restore
