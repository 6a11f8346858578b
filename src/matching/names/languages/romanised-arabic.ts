import { consonantSkeleton } from '../../phonetics/consonant-skeleton.ts';

/**
 * Letters by which languages other than English and French spell consonants of Arabic and Persian, behind letters that every word has which
 * is spelt so.
 */
const SYSTEMS: readonly (readonly [has: RegExp, spellings: readonly (readonly [RegExp, string])[]])[] = [
  // German, Dutch, Scandinavian and Slavic: "Jasin", "Jakub", "Chalid"
  [
    /j|ch/u,
    [
      [/(?<![dz])j/gu, 'y'],
      [/(?<!s)ch/gu, 'kh'],
    ],
  ],
  // Bosnian: "Džan"
  [/dz(?!h)/u, [[/dz(?!h)/gu, 'j']]],
  // Turkish: "Can", "Recep"
  [/c(?!h)/u, [[/c(?!h)/gu, 'j']]],
  // Albanian: "Xhemal"
  [/xh/u, [[/xh/gu, 'j']]],
  // Malay: "Syukri", "Tsabit", "Dzaki"
  [
    /sy|ts|dz/u,
    [
      [/sy(?=[aeiou])/gu, 'sh'],
      [/ts/gu, 'th'],
      [/dz/gu, 'dh'],
    ],
  ],
  // Spanish: "Yund", "Yamal"
  [/^y/u, [[/^y(?=[aeiou])/u, 'j']]],
  // Italian: "Sciafiq", "Giamal"
  [
    /sci|gi/u,
    [
      [/sci(?=[aou])/gu, 'sh'],
      [/gi(?=[aou])/gu, 'j'],
    ],
  ],
];

const FEWEST_LETTERS = 2;
/** "Ch" is as often another sound. */
const FEWEST_WITH_CH = 3;

/** A name in small Latin letters as English would spell it if another language had spelt it so; each way once. */
function inEnglish(text: string): readonly string[] {
  const found: string[] = [];
  for (const [has, spellings] of SYSTEMS) {
    if (!has.test(text)) continue;
    const spelt = spellings.reduce((form, [letters, sound]) => form.replace(letters, sound), text);
    if (spelt !== text && !found.includes(spelt)) found.push(spelt);
  }
  return found;
}

/**
 * The skeletons of consonants that a name in Latin letters shares with Arabic or Persian writing if its spelling is not English or
 * French: "Jasin" and "ياسين". Of a name in such writing the one that it has; none of a name in Latin letters that all spell alike.
 */
export function formsOfRomanisation(text: string, consonantal: boolean): readonly string[] {
  const plain = consonantSkeleton(text);
  if (consonantal) return plain.length < FEWEST_LETTERS ? [] : [plain];
  return [...new Set(inEnglish(text).map(consonantSkeleton))].filter(
    (form) => form !== plain && form.length >= (text.includes('ch') ? FEWEST_WITH_CH : FEWEST_LETTERS),
  );
}

/** The spelling in English of a name in Latin letters by which it has this skeleton of consonants; as it is where none has. */
export const spelledAs = (text: string, skeleton: string): string =>
  inEnglish(text).find((spelt) => consonantSkeleton(spelt) === skeleton) ?? text;
