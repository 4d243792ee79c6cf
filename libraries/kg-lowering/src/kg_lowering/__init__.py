"""What a target lacks, by what it has. A renderer names it: `lowering = "kg_lowering:decompose"`."""

from kg_lowering.decompose import decompose

__all__ = ["decompose"]
