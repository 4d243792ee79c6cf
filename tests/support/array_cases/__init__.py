"""Random calls of array functions, a family for each kind of work, beside numpy in float64."""

from support.array_cases import elements, products, programs, rows
from support.array_cases.case import FAMILIES, random_case

__all__ = ["FAMILIES", "elements", "products", "programs", "random_case", "rows"]
