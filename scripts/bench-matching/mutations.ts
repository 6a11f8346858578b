import type { ListedParty } from '../../src/domain/listed-party.ts';
import { seededRandom } from '../bench/seeded-random.ts';
import { foldedName, scriptOf } from './folded-name.ts';
import type { LabelledPair } from './labelled-pair.ts';

type Random = () => number;

/** A way in which one name is written otherwise; null where it does not apply. */
interface Mutation {
  readonly kind: string;
  readonly appliesTo: 'person' | 'firm' | 'vessel' | 'any';
  readonly change: (name: string, random: Random) => string | null;
}

const choose = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[Math.floor(random() * items.length)];

const wordsOf = (name: string): string[] => name.split(/\s+/u).filter((word) => word !== '');

/** Changes one word of at least `shortest` letters. */
function inOneWord(
  name: string,
  shortest: number,
  random: Random,
  change: (word: string) => string,
): string | null {
  const words = [...name.matchAll(/\p{L}+/gu)].filter(([word]) => word.length >= shortest);
  const word = choose(words, random);
  if (word === undefined) return null;
  return `${name.slice(0, word.index)}${change(word[0])}${name.slice(word.index + word[0].length)}`;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function slip(word: string, random: Random): string {
  const place = 1 + Math.floor(random() * (word.length - 1));
  const letter = choose([...LETTERS], random) ?? 'a';
  const cut = word.slice(0, place);
  const rest = word.slice(place + 1);
  const here = word.slice(place, place + 1);
  return (
    choose([cut + rest, cut + letter + here + rest, cut + letter + rest, swapped(word, place)], random) ??
    word
  );
}

const swapped = (word: string, place: number): string =>
  `${word.slice(0, place - 1)}${word.slice(place, place + 1)}${word.slice(place - 1, place)}${word.slice(place + 1)}`;

/** Rows of a keyboard; a finger slips to a neighbour. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function neighbourKey(word: string, random: Random): string {
  const place = Math.floor(random() * word.length);
  const letter = word.slice(place, place + 1).toLowerCase();
  const row = ROWS.find((keys) => keys.includes(letter)) ?? '';
  const at = row.indexOf(letter);
  const key = choose(
    [row[at - 1], row[at + 1]].filter((near) => near !== undefined),
    random,
  );
  return key === undefined ? word : word.slice(0, place) + key + word.slice(place + 1);
}

const DIGITS: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', e: '3', s: '5', b: '8' };

/** Spellings that transliterations, orthographies and clerks exchange. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/kh/giu, 'h'],
  [/ou/giu, 'u'],
  [/(?<=\p{L})ov\b/giu, 'off'],
  [/sky\b/giu, 'skij'],
  [/skiy\b/giu, 'sky'],
  [/ei\b/giu, 'ey'],
  [/yev/giu, 'ev'],
  [/sh/giu, 'sch'],
  [/zh/giu, 'j'],
  [/\bj(?=[aou])/giu, 'dj'],
  [/ee/giu, 'i'],
  [/q/giu, 'k'],
  [/w/giu, 'v'],
  [/oo/giu, 'u'],
  [/ph/giu, 'f'],
  [/\bal-/giu, 'el-'],
  [/\bbin\b/giu, 'ibn'],
  [/\byu/giu, 'iou'],
  [/iy\b/giu, 'y'],
  [/(?<=[aeiou])h\b/giu, ''],
];

function otherFamily(name: string, random: Random): string | null {
  const family = choose(
    FAMILIES.filter(([sounds]) => name.search(sounds) >= 0),
    random,
  );
  return family === undefined ? null : name.replace(family[0], family[1]);
}

const LEGAL_FORM =
  /[\s,]+(?:ltd|limited|llc|l\.l\.c|inc|corp|corporation|gmbh|ooo|oao|zao|jsc|pjsc|s\.?a|co|company)\.?$/iu;
const MIDDLE = 3;

/** The family names that stand last in capitals, or the last word: nobody leaves out the first of "Vicente CARRILLO FUENTES". */
function familyNames(words: readonly string[]): readonly string[] {
  const first = words.findLastIndex((word) => word !== word.toUpperCase()) + 1;
  return first === 0 || first === words.length ? words.slice(-1) : words.slice(first);
}

const MUTATIONS: readonly Mutation[] = [
  {
    kind: 'one slip',
    appliesTo: 'any',
    change: (name, random) => inOneWord(name, 5, random, (word) => slip(word, random)),
  },
  {
    kind: 'two slips in two words',
    appliesTo: 'any',
    change: (name, random) => {
      const words = wordsOf(name);
      const long = words.flatMap((word, place) => (/^\p{L}{6,}$/u.test(word) ? [place] : []));
      if (long.length < 2) return null;
      for (const place of long.slice(0, 2)) words[place] = slip(words[place] ?? '', random);
      return words.join(' ');
    },
  },
  {
    kind: 'neighbour on the keyboard',
    appliesTo: 'any',
    change: (name, random) => inOneWord(name, 5, random, (word) => neighbourKey(word, random)),
  },
  {
    kind: 'digit that looks like the letter',
    appliesTo: 'any',
    change: (name, random) =>
      inOneWord(name, 5, random, (word) =>
        word.replace(/[oilesb]/iu, (letter) => DIGITS[letter.toLowerCase()] ?? letter),
      ),
  },
  { kind: 'another transliteration', appliesTo: 'any', change: otherFamily },
  {
    kind: 'a doubled letter',
    appliesTo: 'any',
    change: (name, random) =>
      inOneWord(name, 5, random, (word) =>
        /(\p{L})\1/iu.test(word)
          ? word.replace(/(\p{L})\1/iu, '$1')
          : word.replace(/(?<=.)([lmnrst])(?=.)/iu, '$1$1'),
      ),
  },
  {
    kind: 'family name first',
    appliesTo: 'person',
    change: (name) => {
      const words = wordsOf(name);
      return `${words.at(-1) ?? ''}, ${words.slice(0, -1).join(' ')}`;
    },
  },
  {
    kind: 'middle names left out',
    appliesTo: 'person',
    change: (name) => {
      const words = wordsOf(name);
      const family = familyNames(words);
      return words.length - family.length < MIDDLE - 1
        ? null
        : [words[0] ?? '', ...words.slice(-family.length)].join(' ');
    },
  },
  {
    kind: 'middle names as initials',
    appliesTo: 'person',
    change: (name) => {
      const words = wordsOf(name);
      if (words.length < MIDDLE || /[^\p{L} ]/u.test(name)) return null;
      const initials = words.slice(1, -1).map((word) => `${word.slice(0, 1)}.`);
      return [words[0] ?? '', ...initials, words.at(-1) ?? ''].join(' ');
    },
  },
  {
    kind: 'a title in front',
    appliesTo: 'person',
    change: (name, random) => `${choose(['Dr.', 'Mr.', 'General', 'Sheikh', 'Prof.'], random) ?? ''} ${name}`,
  },
  {
    kind: 'two words written as one',
    appliesTo: 'any',
    change: (name, random) => {
      const gaps = [...name.matchAll(/(?<=\p{L}{3})[ -](?=\p{L}{3})/gu)];
      const gap = choose(gaps, random);
      return gap === undefined ? null : name.slice(0, gap.index) + name.slice(gap.index + 1).toLowerCase();
    },
  },
  {
    kind: 'one word written as two',
    appliesTo: 'any',
    change: (name, random) =>
      inOneWord(name, 8, random, (word) => {
        const place = 3 + Math.floor(random() * (word.length - 6));
        return `${word.slice(0, place)} ${word.slice(place)}`;
      }),
  },
  {
    kind: 'legal form left out',
    appliesTo: 'firm',
    change: (name) => (LEGAL_FORM.test(name) ? name.replace(LEGAL_FORM, '') : null),
  },
  {
    kind: 'another legal form',
    appliesTo: 'firm',
    change: (name, random) =>
      LEGAL_FORM.test(name)
        ? name.replace(LEGAL_FORM, ` ${choose(['GmbH', 'S.A.', 'LLC', 'Ltd', 'OOO'], random) ?? ''}`)
        : null,
  },
  {
    kind: 'a prefix of ships',
    appliesTo: 'vessel',
    change: (name, random) => `${choose(['M/V', 'MV', 'M/T', 'MT'], random) ?? ''} ${name}`,
  },
  {
    kind: 'hyphens, full stops and apostrophes left out',
    appliesTo: 'any',
    change: (name) => (/[-.'’]/u.test(name) ? name.replace(/[-.]/gu, ' ').replace(/['’]/gu, '') : null),
  },
];

function appliesTo({ appliesTo: wanted }: Mutation, { entryType }: ListedParty): boolean {
  if (wanted === 'any') return true;
  if (wanted === 'person') return entryType === 'individual';
  return wanted === 'firm' ? entryType === 'entity' : entryType === 'vessel';
}

const SEED = 20_251_107;
/** A name of fewer words and letters has nothing left to tell it by once it is changed. */
const SHORTEST_NAME = 9;

/** Listed primary names in Latin letters, each changed by one rule, the same in every run: `perRule` of each. */
export function mutatedPairs(parties: readonly ListedParty[], perRule: number): readonly LabelledPair[] {
  const random = seededRandom(SEED);
  return MUTATIONS.flatMap((mutation) => {
    const pairs: LabelledPair[] = [];
    for (let tries = 0; tries < perRule * 60 && pairs.length < perRule; tries++) {
      const party = choose(parties, random);
      const name = party?.names[0]?.text ?? '';
      if (party === undefined || !appliesTo(mutation, party) || scriptOf(name) !== 'Latin') continue;
      if (name.length < SHORTEST_NAME || !foldedName(name).includes(' ')) continue;
      const changed = mutation.change(name, random);
      if (changed === null || changed === name) continue;
      const isPerson = party.entryType === 'individual';
      pairs.push({
        a: changed,
        b: name,
        isSame: true,
        isPerson,
        kind: mutation.kind,
        language: 'Latin',
        isSure: true,
      });
    }
    return pairs;
  });
}
