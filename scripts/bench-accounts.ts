import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openAccountServices } from '../src/compose-accounts.ts';

const HELP = `usage: npx tsx scripts/bench-accounts.ts [--requests N] [--json]

Measures what authentication, admission, reservation and settlement add to a request, in microseconds, on an
accounts database in a temporary folder.

  --requests N  requests to measure, default 10000
  --json        prints JSON`;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '10000' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (!/^[1-9]\d{0,6}$/u.test(values.requests)) {
    console.error('--requests: must be a whole number from 1 to 9999999');
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-accounts-'));
  try {
    const figures = percentiles(await measure(join(folder, 'accounts.sqlite'), Number(values.requests)));
    if (values.json) console.log(JSON.stringify(figures));
    else console.table(figures);
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Microseconds of each request, after a tenth as many to warm up. */
async function measure(filename: string, requests: number): Promise<number[]> {
  const { accounts, allowance, management, close } = await openAccountServices({ filename });
  const { apiKey } = await management.create({ email: 'bench@example.com', plan: 'enterprise' });
  const times: number[] = [];
  const warmUp = Math.ceil(requests / 10);
  for (let request = -warmUp; request < requests; request++) {
    const start = performance.now();
    const key = await accounts.authenticate(apiKey);
    if (key === null) throw new Error('the key is unknown');
    const { account } = key;
    accounts.admit(account, 'screening');
    const reservation = await allowance.reserve(account, 1);
    await allowance.settle(account, reservation, 1);
    if (request >= 0) times.push((performance.now() - start) * 1000);
  }
  await close();
  return times;
}

function percentiles(times: readonly number[]): Readonly<Record<string, number>> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  return { requests: sorted.length, p50_us: at(0.5), p95_us: at(0.95), p99_us: at(0.99), max_us: at(1) };
}
