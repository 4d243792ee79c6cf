"""Applies a schedule to a graph, a file per Opt or per what several of them share."""
