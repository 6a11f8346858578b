import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../services/run-program.ts';
import type { DeployTool, DeployTools } from './deploy-tools.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/u, '');
export const CHART = join(ROOT, 'deploy/helm/sanctions-screening');
const UNIT = join(ROOT, 'deploy/systemd/sanctions-screening.service');
/** Where the unit expects the checkout. */
const INSTALLED_AT = '/opt/sanctions-screening';
/** The chart's own values alone, then sets of values that between them turn everything on and off. */
const VALUES: readonly (readonly string[])[] = [
  [],
  ['--values', join(CHART, 'ci/full-values.yaml')],
  ['--values', join(CHART, 'ci/try-values.yaml')],
];
/** The oldest version that the chart allows and the newest whose schemas there are. */
const KUBERNETES = ['1.25', '1.37'];
/** Of 10; 2 and less counts as well confined. */
const MOST_EXPOSURE = 20;

/** One check: what it needs, and what it does. `run` throws `ServiceError` for what is wrong. */
export interface DeployCheck {
  readonly what: string;
  readonly needs: readonly (keyof DeployTools)[];
  run(tools: DeployTools): Promise<void>;
}

/** Runs a tool; null is for a caller that did not look whether it is there. */
export function runTool(
  tool: DeployTool | null,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  if (tool === null) throw new TypeError('the tool is missing');
  const env = { ...process.env, ...tool.environment, ...settings };
  return runProgram(tool.program, [...tool.args, ...args], { env });
}

/** Every check of deploy/, in order. */
export const DEPLOY_CHECKS: readonly DeployCheck[] = [
  {
    what: 'the chart passes helm lint --strict with every set of values',
    needs: ['helm'],
    run: async ({ helm }) => {
      for (const values of VALUES) await runTool(helm, ['lint', '--strict', '--quiet', CHART, ...values]);
    },
  },
  {
    what: `what the chart renders is what Kubernetes ${KUBERNETES.join(' and ')} takes`,
    needs: ['helm', 'schemas'],
    run: ({ helm, schemas }) =>
      inFolder(async (folder) => {
        const file = join(folder, 'rendered.yaml');
        for (const values of VALUES) {
          writeFileSync(file, await runTool(helm, ['template', 'screening', CHART, ...values]));
          for (const version of KUBERNETES) {
            await runTool(schemas, ['--strict', '--quiet', '--no-warn', '-k', version, file]);
          }
        }
      }),
  },
  {
    what: 'the unit passes systemd-analyze verify',
    needs: ['systemd'],
    run: ({ systemd }) => withUnit((unit) => runTool(systemd, ['verify', '--man=no', unit])),
  },
  {
    what: `the unit is confined: systemd-analyze security, at most ${MOST_EXPOSURE / 10} of 10`,
    needs: ['systemd'],
    run: ({ systemd }) =>
      withUnit((unit) =>
        runTool(systemd, ['security', '--offline=true', `--threshold=${MOST_EXPOSURE}`, unit]),
      ),
  },
];

/** The unit as it would be of this checkout, so that what it runs is found. */
async function withUnit(use: (unit: string) => Promise<unknown>): Promise<void> {
  await inFolder(async (folder) => {
    const unit = join(folder, 'sanctions-screening.service');
    writeFileSync(unit, readFileSync(UNIT, 'utf8').replaceAll(INSTALLED_AT, ROOT));
    await use(unit);
  });
}

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
