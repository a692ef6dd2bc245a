#!/bin/sh
# Print a Python that runs and is 3.11 or later. PYTHON=... names one; otherwise the newest tested one wins.
set -eu
for candidate in ${PYTHON:-python3.13 python3.12 python3.11 python3 python}; do
  if "$candidate" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
    command -v "$candidate"
    exit 0
  fi
done
echo "No Python 3.11 or later with venv was found (on Debian: apt install python3-venv)." >&2
echo "Name one with: make PYTHON=/path/to/python setup" >&2
exit 1
