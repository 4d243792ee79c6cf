"""What renderers are written with, by family of languages."""
