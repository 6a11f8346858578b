import type { ListedParty } from '../../src/domain/listed-party.ts';
import type { Figure } from '../bench/measure.ts';
import type { BenchReport, Section } from './bench-report.ts';
import { casesPart } from './cases-part.ts';
import { ordinaryNames } from './compose-names.ts';
import { finderOver, type FindBest } from './find-best.ts';
import { listsPart } from './lists-part.ts';
import { loadCoreLists, type ListPlaces, type LoadedLists } from './load-lists.ts';
import { personFigures, searchPersons, type PersonSearch } from './misspelt.ts';
import { ordinaryFigures, raisedNames, type RaisedKind } from './ordinary.ts';
import { rankingPart } from './ranking-part.ts';
import { oddPart, speedPart } from './speed-part.ts';
import { tablesPart } from './tables-part.ts';
import { variantsPart } from './variants-part.ts';

/** What the benchmark can measure; speed first, as in a service, which scores in a process that has done nothing else. */
export const PARTS = [
  'speed',
  'cases',
  'variants',
  'lists',
  'ranking',
  'ordinary',
  'persons',
  'odd',
  'tables',
] as const;

/** One of them. */
export type Part = (typeof PARTS)[number];

/** True for the name of a part. */
export const isPart = (text: string): text is Part => (PARTS as readonly string[]).includes(text);

/** What the parts work with; the lists are loaded once, by the first part that needs them. */
interface Bench {
  readonly lists: () => Promise<LoadedLists>;
  readonly findBest: () => Promise<FindBest>;
  /** Examples to show of each kind. */
  readonly examples: number;
  readonly effort: Effort;
}

/** How much is measured: less of it shows that everything is measured, and says little of how well. */
export interface Effort {
  /** Every so-many-th pair of the case table is scored. */
  readonly everyCase: number;
  /** How often the candidates of each query are scored. */
  readonly rounds: number;
}

const KINDS: readonly RaisedKind[] = [
  'namesake',
  'namesake in another spelling',
  'within a longer listed name',
  'in vain',
];

async function ordinaryPart({ findBest, examples }: Bench): Promise<BenchReport> {
  const names = ordinaryNames();
  const raised = await raisedNames(names, await findBest());
  const sections = KINDS.map((kind): Section => {
    const ofKind = raised.filter((name) => name.kind === kind);
    const lines = ofKind
      .slice(0, examples)
      .map(
        ({ score, text, listed, list, culture, why }) =>
          `${score.toFixed(3)}  ${text}  /  ${listed} (${list})  [${culture}]  ${why}`,
      );
    return { title: `Ordinary names, ${kind}: ${ofKind.length}`, lines };
  });
  return { figures: ordinaryFigures(names.length, raised), sections };
}

function missedSection(title: string, { missed }: PersonSearch, examples: number): Section {
  const lines = missed
    .slice(0, examples)
    .map(({ typed, listed, list, instead }) => `${typed}  /  ${listed} (${list})  ${instead}`);
  return { title: `${title}, not found: ${missed.length}`, lines };
}

/** Persons taken of all lists together; the UN's are all taken. */
const PERSON_SAMPLE = 2000;

async function personsPart({ lists, findBest, examples }: Bench): Promise<BenchReport> {
  const { parties } = await lists();
  const find = await findBest();
  const groups: readonly (readonly [string, readonly ListedParty[], number])[] = [
    ['UN persons', parties.filter(({ listCode }) => listCode === 'UN_CONSOLIDATED'), Infinity],
    ['listed persons', parties, PERSON_SAMPLE],
  ];
  const figures: Figure[] = [];
  const sections: Section[] = [];
  for (const [title, group, count] of groups) {
    const search = await searchPersons(group, count, find);
    figures.push(...personFigures(search, title));
    sections.push(missedSection(title, search, examples));
  }
  return { figures, sections };
}

const RUNS: Readonly<Record<Part, (bench: Bench) => Promise<BenchReport>>> = {
  cases: ({ examples, effort }) => casesPart(effort.everyCase, examples),
  variants: variantsPart,
  lists: async ({ lists, examples }) => listsPart((await lists()).byList, examples),
  ranking: async ({ lists, examples }) => rankingPart(await lists(), examples),
  ordinary: ordinaryPart,
  persons: personsPart,
  speed: async ({ lists, effort }) => speedPart(await lists(), effort.rounds),
  odd: async ({ lists, examples }) => oddPart(await lists(), examples),
  tables: tablesPart,
};

/** Measures the parts, in order. Throws `ServiceError` when a part needs lists and there are no copies. */
export async function runParts(
  parts: readonly Part[],
  places: ListPlaces,
  { examples, effort }: Pick<Bench, 'examples' | 'effort'>,
): Promise<Required<BenchReport>> {
  let loaded: Promise<LoadedLists> | null = null;
  const lists = (): Promise<LoadedLists> => (loaded ??= loadCoreLists(places));
  const bench: Bench = { lists, findBest: async () => finderOver(await lists()), examples, effort };
  const reports: BenchReport[] = [];
  for (const part of parts) reports.push(await RUNS[part](bench));
  return {
    figures: reports.flatMap(({ figures }) => figures),
    sections: reports.flatMap(({ sections }) => sections),
    pairs: reports.flatMap(({ pairs = [] }) => pairs),
  };
}
