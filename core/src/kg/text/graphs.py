"""The text of graphs: one node per line, printed and parsed back
to the identical node. docs/ir.md describes the form."""

from kg.text.args import format_dim as format_dim
from kg.text.args import register_record as register_record
from kg.text.parse import parse_graph as parse_graph
from kg.text.parse import parse_kernel as parse_kernel
from kg.text.parse import parse_linear as parse_linear
from kg.text.printing import format_graph as format_graph
from kg.text.printing import format_linear as format_linear
from kg.text.printing import format_node as format_node
