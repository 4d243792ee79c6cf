"""Questions about a graph, answered without changing it: scope, order, positions, facts for schedules."""
