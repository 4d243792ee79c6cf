#!/usr/bin/env bash
# Builds every package of a release, checks it and tries it in empty environments; never uploads anything. docs/releasing.md says what is checked.
#
#   tools/release.sh                                    builds into dist/, all checks, on each CPython that is found here
#   tools/release.sh --python 3.12 --python 3.13        on these (a version or a path)
#   tools/release.sh --no-install                       builds and looks at what was built
#   tools/release.sh version                            which version this is, and whether all agree
#   tools/release.sh version 0.2.0                      moves all packages to it
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
command -v uv >/dev/null || { echo "uv is needed: python -m pip install uv" >&2; exit 2; }
exec uv run --quiet --no-project --isolated --python '>=3.11' --with 'packaging>=25' python "$here/release.py" "$@"
