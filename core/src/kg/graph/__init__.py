"""From one kernel AST to a Plan of several, where that uses the machine better. Above devices, below plugins."""

from kg.graph.multistep import plan as plan
from kg.graph.multistep import split as split
