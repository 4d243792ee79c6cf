"""Passes for tiles, matrix units and pipeline stages; `kg_tiles.OPTS` names them."""
