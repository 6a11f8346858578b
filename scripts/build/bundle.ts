import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build as runEsbuild, type Plugin } from 'esbuild';
import { versionsOfFolders } from '../../src/source-version.ts';
import { NEIGHBOUR, threadName, type Entries } from './entries.ts';
import { digestOfAllSources } from './sources.ts';

/** A file of `dist/`. */
export interface BuiltFile {
  /** From `dist/`. */
  readonly name: string;
  readonly contents: Uint8Array;
}

/** What is built. */
export interface BundleRequest {
  /** Folder of the package. */
  readonly root: string;
  /** Entries of processes, which are guarded. */
  readonly commands: Entries;
  /** Entries of threads of such processes. */
  readonly threads: Entries;
}

/** Makes of the entries and all sources that they need a few files of JavaScript. Packages stay outside. */
export async function bundle({ root, commands, threads }: BundleRequest): Promise<readonly BuiltFile[]> {
  const { outputFiles } = await runEsbuild({
    absWorkingDir: root,
    entryPoints: [
      ...[...commands].map(([out, source]) => ({ in: `command:${source}`, out })),
      ...[...threads].map(([out, source]) => ({ in: source, out })),
    ],
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    sourcesContent: false,
    outdir: 'dist',
    define: {
      BUILT_FROM: JSON.stringify(digestOfAllSources(root)),
      BUILT_SOURCE_VERSIONS: JSON.stringify(versionsOfFolders()),
    },
    plugins: [guardedCommands(root), sourcesInOneFolder(root)],
    write: false,
    logLevel: 'warning',
  });
  return outputFiles.map(({ path, contents }) => ({ name: relative(`${root}/dist`, path), contents }));
}

/** An entry of a process loads the source only when the guard lets it. */
const guardedCommands = (root: string): Plugin => ({
  name: 'guarded commands',
  setup(build) {
    build.onResolve({ filter: /^command:/ }, ({ path }) => ({
      path: path.slice('command:'.length),
      namespace: 'command',
    }));
    build.onLoad({ filter: /./, namespace: 'command' }, ({ path }) => ({
      resolveDir: root,
      contents: `import { guard } from './scripts/build/guard.ts';
        const instead = guard(import.meta.url);
        await (instead === null ? import('./${path}') : import(instead));`,
    }));
  },
});

/**
 * All files of `dist/` lie in one folder. There each source goes by the place that it had below the package, so that it finds
 * the copies of the files beside it; and what it runs as a thread, it finds as the entry that was made of it.
 */
const sourcesInOneFolder = (root: string): Plugin => ({
  name: 'sources in one folder',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/, namespace: 'file' }, ({ path }) => {
      const place = JSON.stringify(relative(root, path));
      const contents = readFileSync(path, 'utf8')
        .replace(NEIGHBOUR, (whole, file: string) =>
          file.endsWith('.ts') ? `new URL('./${threadName(file)}.js', import.meta.URL)` : whole,
        )
        .replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`)
        .replaceAll('import.meta.URL', 'import.meta.url');
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});
