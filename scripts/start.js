/**
 * Runs an entry of the service from one file of JavaScript that is made of its sources: loading them one by one through tsx takes
 * longer than all else that a start does. The file is kept in node_modules/.cache and made anew when a source has changed;
 * where it cannot be made, tsx runs the sources. Usage: node scripts/start.js ENTRY [ARGUMENT...], or --build ENTRY... to only
 * make the files. It is JavaScript since it runs before there is anything that loads TypeScript.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache/service');
/** Files that no bundle was made of for so long are deleted; until then a process that was started with one may need it. */
const KEPT_MS = 30 * 24 * 3600 * 1000;

/** What shows that a source has not changed since it was read. */
function stampOf(path) {
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
}

/** The folder of an entry's bundle: another one for each place that the sources are in, and each version of what makes it. */
function folderOf(entry) {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/esbuild/package.json'), 'utf8'));
  const key = createHash('sha256').update(
    [ROOT, entry, version, readFileSync(import.meta.filename)].join('\n'),
  );
  return join(CACHE, key.digest('hex').slice(0, 16));
}

/** The file that was made of an entry, where it was and no source has changed since; null otherwise. */
function bundleIn(folder) {
  try {
    const { entryFile, stamps } = JSON.parse(readFileSync(join(folder, 'bundle.json'), 'utf8'));
    const isFresh = Object.entries(stamps).every(([path, stamp]) => stampOf(join(ROOT, path)) === stamp);
    return isFresh && statSync(join(folder, entryFile)).isFile() ? join(folder, entryFile) : null;
  } catch {
    return null;
  }
}

/** Lets each source find what lies beside it from wherever the bundle is. */
const sourcesKnowTheirPlace = {
  name: 'sources know their place',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const place = JSON.stringify(pathToFileURL(path).href);
      const contents = readFileSync(path, 'utf8').replaceAll('import.meta.url', place);
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** Writes a file as a whole, so that whoever reads it meanwhile has all of it. */
function writeWhole(path, contents) {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, path);
}

/** Makes the bundle of an entry and returns its file. */
async function makeBundle(folder, entry) {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    entryNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    target: `node${process.versions.node}`,
    sourcemap: true,
    sourcesContent: false,
    outdir: folder,
    plugins: [sourcesKnowTheirPlace],
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of outputFiles) writeWhole(path, contents);
  const [entryFile = ''] = outputFiles
    .map(({ path }) => relative(folder, path))
    .filter((name) => metafile.outputs[relative(ROOT, join(folder, name))]?.entryPoint === entry);
  const inputs = [...Object.keys(metafile.inputs), 'tsconfig.json'];
  const stamps = Object.fromEntries(inputs.map((path) => [path, stampOf(join(ROOT, path))]));
  writeWhole(join(folder, 'bundle.json'), JSON.stringify({ entryFile, stamps }));
  deleteOld(folder);
  return join(folder, entryFile);
}

function deleteOld(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).mtimeMs < Date.now() - KEPT_MS) rmSync(path, { force: true });
  }
}

/** The file to run for an entry: its bundle, or the source where none can be made. */
async function fileOf(entry) {
  try {
    const folder = folderOf(entry);
    return bundleIn(folder) ?? (await makeBundle(folder, entry));
  } catch (error) {
    console.error(`tsx runs the sources, which takes longer: ${error.message}`);
    await import('tsx');
    return join(ROOT, entry);
  }
}

const entryOf = (argument) => relative(ROOT, resolve(argument));

const [first, ...others] = process.argv.slice(2);
if (first === undefined) {
  console.error('Usage: node scripts/start.js ENTRY [ARGUMENT...] | --build ENTRY...');
  process.exitCode = 2;
} else if (first === '--build') {
  for (const entry of others.map(entryOf)) await makeBundle(folderOf(entry), entry);
} else {
  const file = await fileOf(entryOf(first));
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(file).href);
}
