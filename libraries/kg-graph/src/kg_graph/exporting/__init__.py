"""What an exporter begins with: a kernel AST, or a function that a front end traced,
as a compiled Plan whose buffers have names.

    named = of_kernel(ast, renderer, compiler)
    named = of_function(function, {"x": ("float32", (256, 256))}, renderer, compiler)

A plugin that writes plans for elsewhere imports it; nothing of it is needed to run one.
"""

from kg.frontend import from_storage as from_storage
from kg.frontend import numpy_storage_dtype as numpy_storage_dtype
from kg.frontend import to_storage as to_storage

from kg_graph.exporting.named_plan import Argument as Argument
from kg_graph.exporting.named_plan import NamedPlan as NamedPlan
from kg_graph.exporting.named_plan import of_function as of_function
from kg_graph.exporting.named_plan import of_kernel as of_kernel
from kg_graph.exporting.named_plan import read_kernel as read_kernel
from kg_graph.exporting.traced_function import Arrays as Arrays
from kg_graph.exporting.traced_function import Inputs as Inputs
from kg_graph.exporting.traced_function import TracedFunction as TracedFunction
from kg_graph.exporting.traced_function import TreePath as TreePath
from kg_graph.exporting.traced_function import described as described
from kg_graph.exporting.traced_function import map_inputs as map_inputs
from kg_graph.exporting.traced_function import path_name as path_name
