"""What a long-running process remembers: nothing that grows with the shapes and numbers that it meets."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from types import ModuleType

import kg_array
import kg_graph
import pytest

#: Without a limit: their arguments are dtypes, names and devices, of which there are few.
FINITE = {
    "kg_array.functions.neural._chebyshev",
    "kg_array.indexing.parts._has_views",
    "kg_array.numpy.dtypes.kg_dtype",
    "kg_array.numpy.dtypes.numpy_dtype",
    "kg_array.numpy.dtypes.resolved",
    "kg_array.operators._function",
    "kg_array.operators._write",
    "kg_array.operators.namespace",
}


@pytest.mark.parametrize("package", [kg_array, kg_graph], ids=lambda p: p.__name__)
def test_caches_by_shapes_and_numbers_have_a_limit(package: ModuleType) -> None:
    unlimited: set[str] = set()
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        module = importlib.import_module(found.name)
        for name, value in vars(module).items():
            own = isinstance(value, functools._lru_cache_wrapper) and value.__module__ == module.__name__
            if own and value.cache_parameters()["maxsize"] is None:
                unlimited.add(f"{module.__name__}.{name}")
    assert unlimited == {name for name in FINITE if name.startswith(package.__name__ + ".")}
