"""Arrays among other things: as text, in numpy's protocols, in the hands of other libraries."""
