#!/bin/sh
# After npm ci and npm install: builds the tables of knowledge. An image installs packages before the sources are there, and a
# service runs without development packages: npm run build has built the tables then.
set -eu
cd "$(dirname -- "$0")/.."
if [ ! -e scripts/knowledge-build.ts ] || [ ! -e node_modules/tsx ]; then exit 0; fi
exec node --import tsx scripts/knowledge-build.ts
