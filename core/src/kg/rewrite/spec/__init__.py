"""What each stage of the pipeline allows, as tables of nodes and rules, and `verify`."""
