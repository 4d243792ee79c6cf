"""Default schedules by every renderer that runs without a GPU: random calls of array functions.
`tools/array_fuzz.py` runs as many as wanted."""

from __future__ import annotations

import numpy as np
import pytest
from kg.errors import UnsupportedError
from support.array_cases import FAMILIES, random_case
from support.devices import device_named

#: All but CPU:LLVM, which the other tests run on. Simulators get arrays of fewer elements.
MOST = {
    **dict.fromkeys(("CPU:C", "CPU:X86", "CPU:NIR", "QEMUA64:A64", "QEMURV64:RV64", "OPENCL:C", "WEBGPU"), 5000),
    **dict.fromkeys(("METALHOST:MSL", "CUDASIM:PTX", "AMDSIM:LLVM", "AMDSIM:ISA"), 300),
}


@pytest.mark.parametrize("name", MOST)
def test_calls_of_functions_give_what_numpy_gives(name: str, exhaustive: bool) -> None:
    """Of each family by one device; all by each with --exhaustive."""
    device, number = device_named(name), list(MOST).index(name)
    families = list(FAMILIES) if exhaustive else list(FAMILIES)[number :: len(MOST)]
    with np.errstate(all="ignore"):
        for family in families:
            case = random_case(family, 2, MOST[name])
            try:
                case.check(device)
            except UnsupportedError as error:
                assert "float64" in str(error) and name in ("WEBGPU", "METALHOST:MSL"), f"{case.name}: {error}"


def test_what_is_wrong_is_noticed() -> None:
    """A function that is another on the device than in numpy, by one element."""
    case = random_case("chain", 2)
    broken = type(case)(
        case.name, case.function, case.inputs, case.dtype, lambda *x: [v + (v == v.max()) for v in case.exact(*x)]
    )  # type: ignore[misc]
    with pytest.raises(AssertionError, match="result 0: 1 of"):
        broken.check(device_named("CPU:LLVM"))
