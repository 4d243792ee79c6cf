"""What einops and opt_einsum are told of our arrays, kg_array's and kg_array.numpy's,
as soon as they are imported: they dispatch by the type.

`install` is called once, by kg_array. It imports neither.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Sequence
from functools import wraps
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Final

from kg_array.array import Array


def _namespace(*arrays: object) -> Any:
    """The namespace whose functions take these."""
    return importlib.import_module("kg_array" if all(isinstance(x, Array) for x in arrays) else "kg_array.numpy")


# -- opt_einsum asks a module for these


def tensordot(x: object, y: object, axes: Any = 2) -> object:
    """The sum of products over axes of both."""
    return _namespace(x, y).tensordot(x, y, axes=axes)


def transpose(x: object, axes: Sequence[int]) -> object:
    """The axes in another order."""
    return _namespace(x).permute_dims(x, tuple(axes))


def einsum(subscripts: str, *operands: object, **options: object) -> object:
    """Einstein's summation."""
    return _namespace(*operands).einsum(subscripts, *operands)


def _tell_opt_einsum(dispatch: ModuleType) -> None:
    dispatch._aliases.setdefault("kg_array", __name__)


# -- einops asks an object of a subclass of its own


def _tell_einops(backends: ModuleType) -> None:
    class Backend(backends.AbstractBackend):
        """Our arrays for einops, which finds it among the subclasses."""

        framework_name = "kg_array"

        def is_appropriate_type(self, tensor: object) -> bool:
            return isinstance(tensor, Array) or getattr(tensor, "holds_an_array", False) is True

        def from_numpy(self, x: object) -> object:
            return _namespace().asarray(x)

        def to_numpy(self, x: Any) -> object:
            return x.numpy()

        def arange(self, start: int, stop: int) -> object:
            return _namespace().arange(start, stop)

        def reshape(self, x: object, shape: Sequence[int]) -> object:
            return _namespace(x).reshape(x, tuple(shape))

        def transpose(self, x: object, axes: Sequence[int]) -> object:
            return transpose(x, axes)

        def reduce(self, x: object, operation: str, axes: Sequence[int]) -> object:
            return getattr(_namespace(x), operation)(x, axis=tuple(axes))

        def stack_on_zeroth_dimension(self, tensors: list[object]) -> object:
            return _namespace(*tensors).stack(tensors)

        def add_axis(self, x: object, new_position: int) -> object:
            return _namespace(x).expand_dims(x, axis=new_position)

        def tile(self, x: object, repeats: Sequence[int]) -> object:
            return _namespace(x).tile(x, tuple(repeats))

        def concat(self, tensors: list[object], axis: int) -> object:
            return _namespace(*tensors).concat(tensors, axis=axis)

        def is_float_type(self, x: Any) -> bool:
            return "float" in str(x.dtype)

        def einsum(self, pattern: str, *x: object) -> object:
            return einsum(pattern, *x)

    backends.__dict__["_kg_array"] = Backend  # einops looks among the subclasses that are alive


#: Modules, and what is done when they were imported.
_TOLD: Final[dict[str, Callable[[ModuleType], None]]] = {
    "einops._backends": _tell_einops,
    "opt_einsum.backends.dispatch": _tell_opt_einsum,
}


class _Finder:
    """Finds nothing itself: has a module of `_TOLD` told of us after it was executed."""

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        tell = _TOLD.get(name)
        if tell is None:
            return None
        others = [f for f in sys.meta_path if f is not self and hasattr(f, "find_spec")]
        spec = next((s for s in (f.find_spec(name, path, target) for f in others) if s is not None), None)
        if spec is not None and spec.loader is not None:
            _after(spec.loader, tell)
        return spec


def _after(loader: Any, tell: Callable[[ModuleType], None]) -> None:
    """Have a module told after this loader executed it."""
    execute = loader.exec_module

    @wraps(execute)
    def executed(module: ModuleType) -> None:
        execute(module)
        tell(module)

    loader.exec_module = executed


def install() -> None:
    """Tell those that are imported already, and the others when they will be."""
    for name, tell in _TOLD.items():
        if name in sys.modules:
            tell(sys.modules[name])
    sys.meta_path.insert(0, _Finder())
