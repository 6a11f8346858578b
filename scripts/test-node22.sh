#!/usr/bin/env bash
# Runs the tests of the interface on Node 22, whatever Node this is: npm run test:node22
# Node comes from npm's registry with its headers, and better-sqlite3 is compiled for it in a folder of its own, so that
# node_modules stays as it is. Lines are marked: their counts are not those of npm test.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
version=22.23.3
tests=("test/http/**/*.test.ts" test/main.test.ts)

place=$PWD/node_modules/.cache/node-$version
package=node-$(node -p 'process.platform')-$(node -p 'process.arch')
sqlite=$(node -p "require('better-sqlite3/package.json').version")

mkdir -p "$place"
# What npm asks before it lets a package compile.
echo '{"private":true,"allowScripts":{"better-sqlite3":true}}' >"$place/package.json"
npm install --prefix "$place" --no-save --no-audit --no-fund --loglevel=error "$package@$version"
node_home=$place/node_modules/$package
export PATH="$node_home/bin:$PATH"
[ "$(node -p process.versions.node)" = "$version" ] || {
  echo "$package@$version is not Node $version" >&2
  exit 1
}

binary=$place/better_sqlite3-$sqlite.node
if [ ! -e "$binary" ]; then
  npm_config_nodedir=$node_home npm install --prefix "$place" --no-save --no-audit --no-fund --loglevel=error \
    "$package@$version" "better-sqlite3@$sqlite"
  cp "$place/node_modules/better-sqlite3/build/Release/better_sqlite3.node" "$binary"
fi

# The binary is named where the module asks for its own, in this process and in those that it starts.
cat >"$place/for-this-node.cjs" <<JS
const { _extensions: loaders } = require('node:module');
const load = loaders['.node'];
loaders['.node'] = (module, file) =>
  load(module, /better_sqlite3\.node\$/u.test(file) ? ${binary@Q} : file);
JS
export NODE_OPTIONS="--require=\"$place/for-this-node.cjs\""
# Processes that are given a path and no other setting find this one.
mkdir -p "$place/bin"
printf '#!/bin/sh\nexec %q --require=%q "$@"\n' "$node_home/bin/node" "$place/for-this-node.cjs" >"$place/bin/node"
chmod +x "$place/bin/node"
export PATH="$place/bin:$PATH"
unset npm_node_execpath

node node_modules/mocha/bin/mocha.js "${tests[@]}" 2>&1 | sed "s/^/Node $version: /"
