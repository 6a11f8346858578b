import type { ListedParty } from '../../src/domain/listed-party.ts';
import type { LabelledPair } from '../bench-matching/labelled-pair.ts';
import { ordinaryNames } from '../bench-matching/compose-names.ts';
import { seededRandom } from '../bench/seeded-random.ts';
import { NOISE_KINDS, type Wanted } from './noise-kinds.ts';
import { choose, whole, type Random } from './random.ts';
import { isIn, type Script } from './scripts.ts';

/** Pairs of one kind of change, and what share of them is wanted. */
export interface ChangedNames {
  readonly kind: string;
  readonly wanted: Wanted | { readonly at50: number };
  readonly pairs: readonly LabelledPair[];
}

/** Names that a kind may change. */
interface Source {
  readonly name: string;
  readonly script: Script;
}

type EntryType = ListedParty['entryType'];

/** Shorter names have nothing to tell them by beside anything else. */
const SHORTEST: Readonly<Record<Script, number>> = { Latin: 8, Cyrillic: 8, Arabic: 7, Han: 2, Hangul: 2 };
const SCRIPTS = Object.keys(SHORTEST) as readonly Script[];

const wordCount = (name: string): number => name.split(/\s+/u).length;

/** The names of parties of a type by script; a name in Latin letters has at least `words` words. */
function sourcesOf(
  parties: readonly ListedParty[],
  entryType: EntryType,
  words: number,
): ReadonlyMap<Script, readonly Source[]> {
  const sources = new Map<Script, Source[]>(SCRIPTS.map((script) => [script, []]));
  for (const party of parties) {
    if (party.entryType !== entryType) continue;
    for (const [place, { text }] of party.names.entries()) {
      const script = SCRIPTS.find((one) => isIn(one, text));
      // Of names in Latin letters the first alone: an alias may be one word that many bear.
      if (script === undefined || (script === 'Latin' && place > 0)) continue;
      if (text.length < SHORTEST[script] || /[(),\d]/u.test(text)) continue;
      if (script !== 'Han' && script !== 'Hangul' && wordCount(text) < words) continue;
      sources.get(script)?.push({ name: text, script });
    }
  }
  return sources;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

const ALTERATIONS: Readonly<Record<string, (letters: string[], place: number, random: Random) => void>> = {
  'left out': (letters, place) => void letters.splice(place, 1),
  'put in': (letters, place, random) => void letters.splice(place, 0, choose(LETTERS, random)),
  replaced: (letters, place, random) => {
    letters[place] = choose(
      LETTERS.filter((letter) => letter !== letters[place]?.toLowerCase()),
      random,
    );
  },
  exchanged: (letters, place) => {
    const from = Math.min(place, letters.length - 2);
    letters.splice(from, 2, letters[from + 1] ?? '', letters[from] ?? '');
  },
};

/** The name with one wrong letter at any place of a word of five letters and more; null where it has none. */
function withSlip(name: string, random: Random): string | null {
  const words = [...name.matchAll(/\p{L}{5,}/gu)];
  if (words.length === 0) return null;
  const word = choose(words, random);
  const letters = [...word[0]];
  const alter = choose(Object.values(ALTERATIONS), random);
  alter(letters, whole(0, letters.length - 1, random), random);
  const changed = `${name.slice(0, word.index)}${letters.join('')}${name.slice(word.index + word[0].length)}`;
  return changed.toLowerCase() === name.toLowerCase() ? null : changed;
}

const pairOf = (typed: string, { name, script }: Source, kind: string, isPerson: boolean): LabelledPair => ({
  a: typed,
  b: name,
  isSame: true,
  isPerson,
  kind,
  language: script,
  isSure: true,
});

/** Seeds differ by kind, so that a kind more does not change the pairs of the others. */
const seedOf = (kind: string): number =>
  [...kind].reduce((seed, letter) => (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 20_261_128);

function drawn(
  count: number,
  kind: string,
  draw: (random: Random) => LabelledPair | null,
): readonly LabelledPair[] {
  const random = seededRandom(seedOf(kind));
  const pairs: LabelledPair[] = [];
  for (let tries = 0; pairs.length < count && tries < count * 20; tries++) {
    const pair = draw(random);
    if (pair !== null) pairs.push(pair);
  }
  return pairs;
}

/** Listed names with something beside them, `perKind` of each kind. */
function namesInNoise(parties: readonly ListedParty[], perKind: number): readonly ChangedNames[] {
  const persons = sourcesOf(parties, 'individual', 2);
  const firms = sourcesOf(parties, 'entity', 2);
  return NOISE_KINDS.map(({ kind, of, scripts, wanted, put }) => {
    const sources = of === 'person' ? persons : firms;
    const here = scripts.filter((script) => (sources.get(script) ?? []).length > 0);
    const pairs = drawn(perKind, kind, (random) => {
      // Most names are typed in Latin letters.
      const script = random() < 0.6 ? 'Latin' : choose(here, random);
      const source = choose(sources.get(script) ?? [], random);
      return pairOf(put(source.name, source.script, random), source, kind, of === 'person');
    });
    return { kind, wanted, pairs };
  });
}

const SLIPS: readonly (readonly [string, EntryType, number])[] = [
  ['person: one wrong letter', 'individual', 99.7],
  ['firm: one wrong letter', 'entity', 99.7],
  ['vessel: one wrong letter', 'vessel', 99],
];

function namesWithSlips(parties: readonly ListedParty[], perKind: number): readonly ChangedNames[] {
  return SLIPS.map(([kind, entryType, at50]) => {
    const sources = sourcesOf(parties, entryType, 1).get('Latin') ?? [];
    const pairs = drawn(perKind, kind, (random) => {
      const source = choose(sources, random);
      const typed = withSlip(source.name, random);
      return typed === null ? null : pairOf(typed, source, kind, entryType === 'individual');
    });
    return { kind, wanted: { at50 }, pairs };
  });
}

const SEVERAL: Wanted = { at50: 99, at80: 90 };

/** Between two parties in one field. */
const BETWEEN: readonly string[] = [', ', '; ', ' / ', ' & ', ' and ', ' und ', ' y ', ' et ', ' | '];

/** A listed party beside another one in one field, which is no listed party. */
function severalInOneField(parties: readonly ListedParty[], perKind: number): readonly ChangedNames[] {
  const persons = sourcesOf(parties, 'individual', 2).get('Latin') ?? [];
  const firms = sourcesOf(parties, 'entity', 2).get('Latin') ?? [];
  const others = ordinaryNames().filter(({ text }) => isIn('Latin', text));
  const otherPersons = others.filter(({ isPerson }) => isPerson).map(({ text }) => text);
  const otherFirms = others.filter(({ isPerson }) => !isPerson).map(({ text }) => text);
  const kinds: readonly (readonly [string, boolean, readonly string[]])[] = [
    ['two persons in one field', true, otherPersons],
    ['a firm and a listed person', true, otherFirms],
    ['a person and a listed firm', false, otherPersons],
  ];
  return kinds.map(([kind, isPerson, beside]) => {
    const pairs = drawn(perKind, kind, (random) => {
      const source = choose(isPerson ? persons : firms, random);
      const both = [source.name, choose(beside, random)];
      if (random() < 0.5) both.reverse();
      return pairOf(both.join(choose(BETWEEN, random)), source, kind, isPerson);
    });
    return { kind, wanted: SEVERAL, pairs };
  });
}

/** All changed names of the benchmark, the same in every run over the same lists. */
export function changedNames(parties: readonly ListedParty[], perKind: number): readonly ChangedNames[] {
  return [
    ...namesInNoise(parties, perKind),
    ...severalInOneField(parties, perKind),
    ...namesWithSlips(parties, 3 * perKind),
  ];
}
