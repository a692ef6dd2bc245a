"""Pairs of least cost: everybody who can be paired is, and the sum of the costs is the least there is."""

from collections.abc import Iterable


def least_cost_pairs(people: int, costs: Iterable[tuple[int, int, int]]) -> list[tuple[int, int]]:
    """Pair numbers below ``people``, given what each possible pair costs: two numbers and a cost from 0.

    As many as possible are paired; among such pairings the sum of costs is the least. The lower number of a
    pair comes first, and the pairs are in order.
    """
    from rustworkx import PyGraph, max_weight_matching  # noqa: PLC0415 (it takes a while to import)

    edges = list(costs)
    most = max((cost for _, _, cost in edges), default=0)
    graph = PyGraph(multigraph=False)
    graph.add_nodes_from(range(people))
    graph.add_edges_from([(one, other, most - cost) for one, other, cost in edges])
    found = max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return sorted((min(pair), max(pair)) for pair in found)
