"""What `tools/release.sh` is made of: packages and versions, checks of wheels and sdists,
installs in empty environments."""
