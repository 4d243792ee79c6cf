"""Analyses of a graph, which do not change it: scope, ordering, positions, facts for schedules."""
