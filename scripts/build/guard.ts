import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { untriedNode } from '../../src/node-version.ts';
import { digestOfAllSources } from './sources.ts';

/** What the sources were that this was built from: put in by bundle.ts. */
declare const BUILT_FROM: string;

const REBUILT = '?rebuilt';

/**
 * Comes before anything else of an entry is loaded. Ends the process where Node is one that was not tried. Where the sources
 * lie beside `dist/` and are other ones than it was built from, builds it, and returns the address of the entry to run instead;
 * null to go on. Ends the process when it cannot be built: what runs must not be another program than what is read.
 */
export function guard(entry: string): string | null {
  const problem = untriedNode(process.versions.node);
  if (problem !== null) return end(problem);
  process.setSourceMapsEnabled(true);
  // What this process starts by bin/run runs on the same Node, whatever the path says.
  process.env['npm_node_execpath'] = process.execPath;
  if (entry.endsWith(REBUILT)) return null;
  const root = fileURLToPath(new URL('..', entry));
  const sources = digestOfAllSources(root);
  if (sources === null || sources === BUILT_FROM) return null;
  build(root);
  return entry + REBUILT;
}

function build(root: string): void {
  if (!existsSync(join(root, 'node_modules/tsx')))
    return end('dist/ was built from other sources than those beside it: npm ci && npm run build');
  const child = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (child.status !== 0) end('dist/ was built from other sources than those beside it, and cannot be built');
}

function end(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
