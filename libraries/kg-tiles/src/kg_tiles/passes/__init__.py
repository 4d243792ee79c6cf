"""Passes that graphs with tiles, matrix units and pipeline stages go through; `kg_tiles.OPTS` names them."""
