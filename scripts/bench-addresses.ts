/**
 * Measures the scoring of addresses on the labelled pairs of `test/cases/addresses/pairs.csv`, and the time of searching
 * all recorded addresses of local copies of the lists with the embedded engine.
 * Usage: npm run bench:addresses -- [--json] [LISTS_FOLDER]
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { ListedParty } from '../src/domain/listed-party.ts';
import { LIST_SOURCES } from '../src/lists/registry.ts';
import { createQueryAddress } from '../src/matching/addresses/query-address.ts';
import { scoreAddress } from '../src/matching/addresses/score-addresses.ts';
import { createEmbeddedEngine } from '../src/search/embedded/embedded-engine.ts';
import { buildSegment } from '../src/search/embedded/segment-builder.ts';
import type { SearchFilter } from '../src/search/search-engine.ts';
import { openLocalEdition, readAll } from '../test/support/open-edition.ts';
import { measureQuality, readPairs } from './bench-addresses/quality.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  console.log('Usage: npm run bench:addresses -- [--json] [LISTS_FOLDER]');
  process.exit(0);
}
const folder = positionals[0] ?? `${root}../shared/lists`;

async function* inOrder(parties: readonly ListedParty[]): AsyncGenerator<ListedParty> {
  for (const party of parties) yield await Promise.resolve(party);
}

/** The engine with every list that has a local copy, and the texts of their addresses. */
async function loadLists() {
  const engine = createEmbeddedEngine();
  const lists: SearchFilter['lists'][number][] = [];
  const texts: string[] = [];
  let id = 0;
  for (const source of LIST_SOURCES) {
    for (const edition of source.editions) {
      const files = openLocalEdition(edition, `${folder}/${source.folder}`);
      if (files === null) continue;
      const { records } = await readAll(edition, files);
      const parties = records.map((record): ListedParty => ({ ...record, id: ++id }));
      const { code } = source.facts;
      const nowMs = () => performance.now();
      await engine.serve([
        await buildSegment({ code, generation: 1, parties: inOrder(parties), cache: engine.words, nowMs }),
      ]);
      lists.push(code);
      for (const { address, city, state, postalCode, country } of parties.flatMap(
        (party) => party.addresses,
      )) {
        if (address !== '')
          texts.push([address, city, state, postalCode, country].filter((part) => part !== '').join(', '));
      }
      break;
    }
  }
  engine.markComplete();
  return { engine, lists, texts };
}

const SEARCHES = 1500;
const THRESHOLD = 0.3;

async function measureLatency() {
  const { engine, lists, texts } = await loadLists();
  const step = Math.max(1, Math.floor(texts.length / SEARCHES));
  const queries = texts.filter((_, index) => index % step === 0);
  const snapshot = await engine.snapshot();
  const times: number[] = [];
  /** On a busy machine the time of the processor says more than the clock. */
  const cpuTimes: number[] = [];
  const candidates: number[] = [];
  for (const text of [...queries.slice(0, 200), ...queries]) {
    const start = performance.now();
    const before = process.cpuUsage();
    const query = createQueryAddress(text);
    const found = await snapshot.findAddresses(query, THRESHOLD, { lists });
    for (const { address } of found) scoreAddress(query, address, THRESHOLD);
    times.push(performance.now() - start);
    const { user, system } = process.cpuUsage(before);
    cpuTimes.push((user + system) / 1000);
    candidates.push(found.length);
  }
  const sorted = times.slice(200).sort((a, b) => a - b);
  const cpu = cpuTimes.slice(200).sort((a, b) => a - b);
  const counts = candidates.slice(200).sort((a, b) => a - b);
  const at = (list: readonly number[], share: number): number => list[Math.floor(list.length * share)] ?? 0;
  return {
    addresses: texts.length,
    searches: queries.length,
    p50Ms: at(sorted, 0.5),
    p95Ms: at(sorted, 0.95),
    p99Ms: at(sorted, 0.99),
    cpuP50Ms: at(cpu, 0.5),
    cpuP95Ms: at(cpu, 0.95),
    candidatesP50: at(counts, 0.5),
    candidatesP95: at(counts, 0.95),
  };
}

const quality = measureQuality(await readPairs(`${root}test/cases/addresses/pairs.csv`));
const latency = existsSync(folder) ? await measureLatency() : null;
if (values.json) console.log(JSON.stringify({ quality, latency }));
else {
  console.table(quality);
  if (latency === null) console.log('no local copies of the lists: latency not measured');
  else console.table(latency);
}
