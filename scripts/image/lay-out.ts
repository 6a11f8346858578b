import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { ServiceError } from '../../src/errors.ts';
import {
  expand,
  readArgument,
  readCopy,
  readDockerfile,
  readEnvironment,
  type Copy,
  type Stage,
} from './dockerfile.ts';

/** The user `node` of the base image. */
export const NODE_USER = 1000;

/** An image without the base that it stands on: what the Dockerfile adds to it. */
export interface LaidOutImage {
  /** Folder in which the command runs, below the folder it was laid out in. */
  readonly workdir: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly command: readonly string[];
}

/** Installing needs a network and a compiler: the packages installed here take its place. */
const INSTALL = /^\S*\s*npm ci\b/u;

/**
 * Does by hand what the Dockerfile says: each stage in a folder of its own, with its instructions in order, where no container
 * engine is. Returns the last stage, which is left in `folder`. Throws `ServiceError` for a file that is not there or that
 * .dockerignore keeps out.
 */
export function layOutImage(root: string, folder: string): LaidOutImage {
  const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const places = new Map(stages.map(({ name }, place) => [name, join(folder, `.stage-${name ?? place}`)]));
  let last: LaidOutImage | null = null;
  for (const [place, stage] of stages.entries()) {
    const at = place === stages.length - 1 ? folder : (places.get(stage.name) ?? folder);
    last = layOutStage(stage, { root, at, places });
  }
  for (const place of places.values()) rmSync(place, { recursive: true, force: true });
  if (last === null) throw new ServiceError('configuration', 'the Dockerfile has no stage');
  return last;
}

interface Places {
  /** The context of the build. */
  readonly root: string;
  /** The root of the stage. */
  readonly at: string;
  /** Roots of all stages by name. */
  readonly places: ReadonlyMap<string | null, string>;
}

function layOutStage({ instructions }: Stage, places: Places): LaidOutImage {
  const values = new Map<string, string>();
  const image = { workdir: '/', environment: {}, command: [] as readonly string[] };
  for (const { name, text } of instructions) {
    if (name === 'WORKDIR') mkdirSync(join(places.at, (image.workdir = text)), { recursive: true });
    if (name === 'ARG') values.set(...readArgument(text));
    if (name === 'ENV') Object.assign(image.environment, readEnvironment(expand(text, values)));
    if (name === 'COPY') copy(readCopy(text), image.workdir, places);
    if (name === 'RUN') for (const command of text.split(/\s+&&\s+/u)) runIn(command, image.workdir, places);
    if (name === 'CMD') image.command = JSON.parse(text) as readonly string[];
  }
  return image;
}

/** As COPY does: a folder's contents, or files by their names. */
function copy({ from, sources, target }: Copy, workdir: string, { root, at, places }: Places): void {
  const into = join(at, posix.resolve(workdir, target));
  for (const source of sources) {
    const path = from === null ? join(root, source) : join(places.get(from) ?? '', source);
    if (!existsSync(path)) throw new ServiceError('configuration', `COPY: there is no ${source}`);
    if (from === null && !isInContext(root, source))
      throw new ServiceError('configuration', `COPY: .dockerignore keeps ${source} out`);
    if (statSync(path).isDirectory()) {
      mkdirSync(into, { recursive: true });
      // Packages are many files: the copy shares them.
      execFileSync('cp', [from === null ? '-a' : '-al', `${path}/.`, into]);
    } else cpSync(path, target.endsWith('/') || sources.length > 1 ? join(into, basename(source)) : into);
  }
}

function isInContext(root: string, source: string): boolean {
  const lines = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  return lines.includes('*') && lines.some((line) => line.startsWith('!') && isBelow(source, line.slice(1)));
}

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

function runIn(command: string, workdir: string, { root, at }: Places): void {
  const cwd = join(at, workdir);
  if (INSTALL.test(command)) {
    mkdirSync(join(cwd, 'node_modules'), { recursive: true });
    execFileSync('cp', ['-al', ...packagesOf(root), join(cwd, 'node_modules')]);
    // Written anew by npm in place, where it would be the one of the checkout too.
    cpSync(join(root, 'node_modules/.package-lock.json'), join(cwd, 'node_modules/.package-lock.json'));
    return;
  }
  // Of the image's own root and user, which are not those of this machine.
  const here = command
    .replaceAll(/ \/data\b/gu, ` ${at}/data`)
    .replaceAll('node:node', `${NODE_USER}:${NODE_USER}`);
  if (command.startsWith('npm cache') || (command.startsWith('chown') && process.getuid?.() !== 0)) return;
  execFileSync('sh', ['-c', here], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** What npm installed, without what tools have put beside it. */
function packagesOf(root: string): readonly string[] {
  const names = execFileSync('ls', ['-A', join(root, 'node_modules')], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return names
    .filter((name) => name === '.bin' || !name.startsWith('.'))
    .map((name) => join(root, 'node_modules', name));
}
