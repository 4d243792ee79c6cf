"""The Opts that split, replace or merge axes."""
