/**
 * Measures the scoring of addresses: on the labelled pairs of `test/cases/addresses/pairs.csv`; on pairs made of ordinary
 * addresses of 97 countries (`test/cases/addresses/world.tsv`), a half of the countries in each set; and, with local copies of
 * the lists, how many business addresses of no list meet a recorded one, how many recorded ones of the United States are found
 * without commas, how many addresses are refused as naming a place alone, and the time of searching.
 * Usage: npm run bench:addresses -- [--json] [--no-searches] [LISTS_FOLDER]
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
import {
  lineOf,
  measureFlood,
  measureRefusals,
  measureWithoutCommas,
  type Recorded,
  type Searched,
} from './bench-addresses/searches.ts';
import { worldPairs } from './bench-addresses/world-pairs.ts';
import { readWorld } from './bench-addresses/world.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    'no-searches': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log('Usage: npm run bench:addresses -- [--json] [--no-searches] [LISTS_FOLDER]');
  process.exit(0);
}
const folder = positionals[0] ?? `${root}../shared/lists`;

async function* inOrder(parties: readonly ListedParty[]): AsyncGenerator<ListedParty> {
  for (const party of parties) yield await Promise.resolve(party);
}

/** The engine with every list that has a local copy, and their addresses. */
async function loadLists(): Promise<Searched> {
  const engine = createEmbeddedEngine();
  const lists: SearchFilter['lists'][number][] = [];
  const recorded: Recorded[] = [];
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
      for (const party of parties)
        recorded.push(...party.addresses.map((address) => ({ partyId: party.id, address })));
      break;
    }
  }
  engine.markComplete();
  return { snapshot: await engine.snapshot(), lists, recorded };
}

const SEARCHES = 1500;
const THRESHOLD = 0.3;

async function measureLatency({ snapshot, lists, recorded }: Searched) {
  const texts = recorded
    .filter(({ address }) => address.address !== '')
    .map(({ address }) => lineOf(address));
  const step = Math.max(1, Math.floor(texts.length / SEARCHES));
  const queries = texts.filter((_, index) => index % step === 0);
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

const world = readWorld(`${root}test/cases/addresses/world.tsv`);
const quality = {
  labelled: measureQuality(await readPairs(`${root}test/cases/addresses/pairs.csv`)),
  seen: measureQuality(worldPairs(world, 'seen')),
  unseen: measureQuality(worldPairs(world, 'unseen')),
};
const searched = existsSync(folder) && !values['no-searches'] ? await loadLists() : null;
const searches = searched && {
  ...(await measureFlood(world, searched)),
  ...(await measureWithoutCommas(searched)),
  ...measureRefusals(world, searched.recorded),
  ...(await measureLatency(searched)),
};
if (values.json) console.log(JSON.stringify({ quality, searches }));
else {
  console.table(quality);
  if (searches === null) console.log('searches of local copies of the lists: not measured');
  else console.table(searches);
}
