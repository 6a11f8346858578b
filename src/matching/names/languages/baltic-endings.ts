import { spellingVariant } from '../../phonetics/spelling-variant.ts';
import type { LatinWord } from '../../transliterate/to-latin.ts';
import { wordTables } from '../words/word-tables.ts';

/**
 * Given names of other peoples as Lithuanian and Latvian spell them, without the endings that both give them: "Vladimiras" and
 * "Vladimirs" are Vladimir. Names that have such an ending in Greek, Spanish or English are not among them.
 */
const GIVEN_NAMES: ReadonlySet<string> = new Set(
  (
    'aleksandr aleksej aliser alisher anatolij andrej arkadij artiom artjom artem boris danil denis dmitrij fjodor fiodor genadij gennadij georgij ' +
    'gleb grigorij igor ilham iosif ivan jaroslav jegor jevgenij jevgen jurij kiril konstantin leonid maksim michail mihail mstislav ' +
    'nikolaj nikita oleg oleksandr oleksij pavel petr pjotr piotr rachim ramil ramzan rasid rasit ravil rinat roman rostislav ruslan rustam ' +
    'semion semjon sergej serhij stanislav stepan sulejman timur vadim valentin valerij vasilij viaceslav vjaceslav viktor vitalij ' +
    'valdemar vladimir vladislav vladlen vsevolod volodimir volodymyr zachar zahar magomed muhamed achmed ahmed german herman eduard'
  ).split(' '),
);
/** "Igoris", "Hermanis", but "Antonis" is Greek. */
const WITH_IS = /^(?:igor|german|herman|jegor|timur)$/u;
const GREEK_AND_SPANISH = 'leonidas';
/** Names that are family names with the same ending elsewhere: "Karl Romans". */
const IN_ENGLISH = /^(?:roman|ivan|pavel|herman|german|boris|denis|valentin|eduard)s$/u;

const ENDINGS = ['ius', 'us', 'as', 'is', 's'];
/** Family names of the Slavs and their neighbours, after the endings. */
const SLAVIC = /(?:[oe]v|in|sk[iy]|ic|enko|uk|[clnrz][iy]?ak|n[iy]k|[iy]an|berg|man)$/u;
const SHORTEST_STEM = 4;
const LONGEST_NAME = 4;

function givenNameOf(text: string): string | undefined {
  for (const ending of ENDINGS) {
    if (!text.endsWith(ending)) continue;
    const stem = text.slice(0, -ending.length);
    if (text !== GREEK_AND_SPANISH && GIVEN_NAMES.has(stem) && (ending !== 'is' || WITH_IS.test(stem)))
      return stem;
  }
  return undefined;
}

const isKnown = (stem: string): boolean =>
  SLAVIC.test(stem) || wordTables().equivalents.spreadOf(spellingVariant(stem)) > 0;

/** "Fridmanas", "Avens", "Žirinovskis"; a family name that no table has without the ending keeps it: "Kalniņš". */
function familyNameOf(text: string): string | undefined {
  if (/(?:sk[iy]|enka)s$/u.test(text)) return text.slice(0, -1);
  for (const ending of ENDINGS) {
    const stem = text.slice(0, -ending.length);
    if (!text.endsWith(ending) || stem.length < SHORTEST_STEM || /[aeiou]$/u.test(stem)) continue;
    if (isKnown(stem)) return stem;
  }
  return undefined;
}

const isInLetters = ({ consonantal, native, rendering }: LatinWord): boolean =>
  !consonantal && native === undefined && rendering === undefined;

function shortenedTo(word: LatinWord, stem: string | undefined): LatinWord {
  if (stem === undefined) return word;
  const { spoken } = word;
  return {
    ...word,
    text: stem,
    ...(spoken === undefined ? {} : { spoken: spoken.slice(0, stem.length - word.text.length) }),
  };
}

/**
 * A name without the endings that Lithuanian and Latvian give the names of other peoples: "Michailas Fridmanas" is Michail
 * Fridman. Only where the first word or the last is a given name with one, and is none of a family elsewhere if it is the only
 * one: "Olegas Deripaska", but not "Romans Smith".
 */
export function withoutBalticEndings(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length < 2 || words.length > LONGEST_NAME || !words.every(isInLetters)) return words;
  const place = [0, words.length - 1].find((at) => givenNameOf(words[at]?.text ?? '') !== undefined);
  if (place === undefined) return words;
  const given = words[place]?.text ?? '';
  const stems = words.map(({ text }) => givenNameOf(text) ?? familyNameOf(text));
  const isAlone = stems.filter((stem) => stem !== undefined).length === 1;
  if (isAlone && (place > 0 || IN_ENGLISH.test(given))) return words;
  return words.map((word, at) => shortenedTo(word, stems[at]));
}
