"""The text of graphs: one node per line, printed and parsed back to the identical node. docs/ir.md describes the form."""

from kg.text.args import format_dim, register_record
from kg.text.parse import parse_graph, parse_kernel, parse_linear
from kg.text.printing import format_graph, format_linear, format_node

__all__ = [
    "format_dim",
    "format_graph",
    "format_linear",
    "format_node",
    "parse_graph",
    "parse_kernel",
    "parse_linear",
    "register_record",
]
