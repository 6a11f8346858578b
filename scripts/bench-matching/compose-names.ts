import { CULTURES, type Culture } from '../../test/cases/matching/cultures.ts';
import {
  CHINESE_TOWNS,
  ORGANISATION_WORDS,
  type OrganisationWords,
} from '../../test/cases/matching/organisation-words.ts';
import { seededRandom } from '../bench/seeded-random.ts';

/** A name that an ordinary person or organisation might bear. */
export interface OrdinaryName {
  readonly text: string;
  readonly culture: string;
  readonly isPerson: boolean;
}

type Random = () => number;

const choose = (items: readonly string[], random: Random): string =>
  items[Math.floor(random() * items.length)] ?? '';

/** Legal forms hold a comma before a space ("Co., Ltd."); any other comma separates. */
const read = (list: string): readonly string[] => list.split(/,(?!\s)/u);

/** A capital letter that is no part of a word, with a full stop for its initial: "Md." and "dos Santos" stay. */
const PLACE = /(?<![\p{Ll}])(?<letter>[CFGLMNT])(?!\p{Ll})(?<stop>\.?)/gu;

/** Puts a word of its list for each place of a pattern. */
function fill(pattern: string, lists: Readonly<Record<string, string>>, random: Random): string {
  return pattern.replace(PLACE, (_place, letter: string, stop: string) => {
    const word = choose(read(lists[letter] ?? ''), random);
    return stop === '' ? word : `${word.slice(0, 1)}.`;
  });
}

function personName({ patterns, given, family, middle = '' }: Culture, random: Random): string {
  return fill(choose(patterns, random), { G: given, F: family, M: middle }, random);
}

function organisationName(words: OrganisationWords, random: Random): string {
  const { names, trades, forms } = words;
  const lists = { N: names, T: trades, L: forms, C: CHINESE_TOWNS[words.name] ?? '' };
  return fill(choose(words.patterns, random), lists, random);
}

/** "Idris Idris" is hardly anybody's name. */
const repeatsWord = (name: string): boolean => {
  const words = name.split(' ');
  return new Set(words).size < words.length;
};

function distinct(count: number, compose: () => string): readonly string[] {
  const names = new Set<string>();
  for (let tries = 0; names.size < count && tries < count * 20; tries++) {
    const name = compose();
    if (!repeatsWord(name)) names.add(name);
  }
  return [...names];
}

const SEED = 19_480_612;

/** Ordinary people of every culture, and ordinary organisations of every language: the same in every run. */
export function ordinaryNames(perCulture = 48, perLanguage = 20): readonly OrdinaryName[] {
  const random = seededRandom(SEED);
  const people = CULTURES.flatMap((culture) =>
    distinct(perCulture, () => personName(culture, random)).map((text) => ({
      text,
      culture: culture.name,
      isPerson: true,
    })),
  );
  const organisations = ORGANISATION_WORDS.flatMap((words) =>
    distinct(perLanguage, () => organisationName(words, random)).map((text) => ({
      text,
      culture: `firms, ${words.name}`,
      isPerson: false,
    })),
  );
  return [...people, ...organisations];
}
