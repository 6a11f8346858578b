import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runCommand } from '../src/command-line.ts';
import { ServiceError } from '../src/errors.ts';
import { shippedPackages } from './shipped-packages.ts';

const HELP = `npm run -s sbom -- [--output FILE] [--reproducible]

Lists what the service ships as CycloneDX, in JSON: every package of package-lock.json that npm ci --omit=dev may install,
with its version, licence, hash and purl. It needs no network.

  --output FILE    writes to FILE instead of standard output
  --reproducible   without serial number and time: the same for the same packages
  --help           prints this`;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What this script reads or changes of a bill of materials. */
interface Bom {
  serialNumber?: string;
  readonly metadata: {
    timestamp?: string;
    readonly component: { name: string; readonly 'bom-ref': string };
  };
  components: readonly { readonly 'bom-ref': string }[];
  dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/**
 * npm knows all packages, and leaves out with `--omit=dev` what is used in production and in development alike: zod among
 * them. So all are taken, and those that ship are kept.
 */
async function billOfMaterials(): Promise<Bom> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 });
  const bom = JSON.parse(stdout) as Bom;
  const shipped = new Set(shippedPackages().map(({ name, version }) => `${name}@${version}`));
  const own = bom.metadata.component['bom-ref'];
  const { dependencies } = manifest();
  const ownPackages = new Set(Object.entries(dependencies).map(([name, version]) => `${name}@${version}`));
  bom.components = bom.components.filter((component) => shipped.has(component['bom-ref']));
  bom.dependencies = bom.dependencies
    .filter(({ ref }) => ref === own || shipped.has(ref))
    .map(({ ref, dependsOn }) => ({
      ref,
      dependsOn: dependsOn.filter((on) => (ref === own ? ownPackages : shipped).has(on)),
    }));
  return bom;
}

function manifest(): { readonly name: string; readonly dependencies: Readonly<Record<string, string>> } {
  return JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as ReturnType<typeof manifest>;
}

async function run({ output, reproducible }: Options): Promise<number> {
  const bom = await billOfMaterials();
  // npm calls the service what the folder of the checkout is called.
  bom.metadata.component.name = manifest().name;
  if (reproducible) {
    delete bom.serialNumber;
    delete bom.metadata.timestamp;
  }
  const text = `${JSON.stringify(bom, null, 2)}\n`;
  if (output === undefined) process.stdout.write(text);
  else write(output, text);
  return 0;
}

interface Options {
  readonly output?: string | undefined;
  readonly reproducible: boolean;
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServiceError('configuration', `--output: ${reason}`, { cause: error });
  }
}

process.exitCode = await runCommand(
  {
    name: 'sbom',
    help: HELP,
    options: { output: { type: 'string' }, reproducible: { type: 'boolean', default: false } },
    run,
  },
  process.argv.slice(2),
);
