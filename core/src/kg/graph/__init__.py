"""From one kernel AST to a Plan of several, where that uses the machine better. Above devices, below plugins."""

from kg.graph.multistep import plan as plan
from kg.graph.multistep import split as split
from kg.graph.pack import Layout as Layout
from kg.graph.pack import pack_inputs as pack_inputs
