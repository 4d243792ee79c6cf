"""What `tools/make_docs.py` is made of: pages of docs/ that follow from the code,
and the tables that are checked against it."""
