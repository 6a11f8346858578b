import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';

/** "Seven Eleven" is "7 Eleven". "One" and "ten" are said of much else, or are syllables. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['seven', '7'],
  ['eight', '8'],
  ['nine', '9'],
  ['eleven', '11'],
  ['twelve', '12'],
  ['third', '3'],
  ['fourth', '4'],
  ['fifth', '5'],
  ['sixth', '6'],
  ['seventh', '7'],
  ['eighth', '8'],
  ['ninth', '9'],
  ['tenth', '10'],
  ['thirteen', '13'],
  ['fourteen', '14'],
  ['fifteen', '15'],
  ['sixteen', '16'],
  ['seventeen', '17'],
  ['eighteen', '18'],
  ['nineteen', '19'],
  ['twenty', '20'],
  ['decimo', '10'],
  ['duodecimo', '12'],
  ['vigesimo', '20'],
  ['trigesimo', '30'],
  ['davazdah', '12'],
  ['panzdah', '15'],
  ['panzdahe', '15'],
  ['eleventh', '11'],
  ['twelfth', '12'],
  ['thirteenth', '13'],
  ['fourteenth', '14'],
  ['fifteenth', '15'],
  ['sixteenth', '16'],
  ['seventeenth', '17'],
  ['eighteenth', '18'],
  ['nineteenth', '19'],
  ['twentieth', '20'],
  ['thirty', '30'],
  ['thirtieth', '30'],
  ['forty', '40'],
  ['fortieth', '40'],
  ['fifty', '50'],
  ['fiftieth', '50'],
  ['sixty', '60'],
  ['seventy', '70'],
  ['eighty', '80'],
  ['ninety', '90'],
]);

/** Shorter words, and "three", are others when two letters are exchanged or one is doubled: "there". */
const SHORTEST_MISSPELT = 5;

/** A word with each of its letters doubled and each two neighbours behind the first exchanged. */
function misspellings(word: string): readonly string[] {
  return Array.from(word, (letter, place) => [
    word.slice(0, place) + letter + word.slice(place),
    ...(place === 0
      ? []
      : [word.slice(0, place) + word.slice(place + 1, place + 2) + letter + word.slice(place + 2)]),
  ]).flat();
}

/** Words of numbers with a slip that makes no other word: "Ninnth", "Thrid". */
export const MISSPELT_NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  [...NUMBER_WORDS]
    .filter(([word]) => word.length >= SHORTEST_MISSPELT && word !== 'three')
    .flatMap(([word, digits]) => misspellings(word).map((misspelt) => [misspelt, digits] as const))
    .filter(([misspelt]) => !NUMBER_WORDS.has(misspelt)),
);

/** "Thirty-nine" is 39. */
const TENS = /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/u;
const ONES =
  /^(?:one|two|three|four|five|six|seven|eight|nine|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)$/u;
const ONES_AS_DIGITS: ReadonlyMap<string, string> = new Map([
  ['one', '1'],
  ['first', '1'],
  ['second', '2'],
]);

/** Takes tens and ones together: "Office Thirty-Nine". */
export function joinTens(words: readonly LatinWord[]): readonly LatinWord[] {
  if (!words.some(({ text }) => TENS.test(text))) return words;
  return words.flatMap((word, place) => {
    const [before, after] = [words[place - 1], words[place + 1]];
    if (ONES.test(word.text) && before !== undefined && TENS.test(before.text)) return [];
    if (!TENS.test(word.text) || after === undefined || !ONES.test(after.text)) return [word];
    const ones = ONES_AS_DIGITS.get(after.text) ?? NUMBER_WORDS.get(after.text) ?? '0';
    return [latinWord((NUMBER_WORDS.get(word.text) ?? '0').slice(0, -1) + ones)];
  });
}
