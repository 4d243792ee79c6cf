"""What a target lacks, in terms of what it has: plain functions from nodes to nodes, called by kg.passes.target.decompose."""
