"""Parts of arrays: keys, views, what is read and stored through them."""
