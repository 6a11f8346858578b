/** Consonants of Khmer in names; those of the first series are spoken with "a", those of the second with "ea" or "o". */
const FIRST_SERIES = 'ក=k ខ=kh ច=ch ឆ=chh ដ=d ឋ=th ណ=n ត=t ថ=th ប=b ផ=ph ស=s ហ=h ឡ=l អ=';
const SECOND_SERIES = 'គ=k ឃ=kh ង=ng ជ=ch ឈ=chh ញ=nh ឌ=d ឍ=th ទ=t ធ=th ន=n ព=p ភ=ph ម=m យ=y រ=r ល=l វ=v';

const readTable = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(2)] as const));

const FIRST = readTable(FIRST_SERIES);
const SECOND = readTable(SECOND_SERIES);

/** Signs of vowels, after a consonant of the first and of the second series, as names are romanised. */
const VOWELS: ReadonlyMap<string, readonly [string, string]> = new Map(
  'ា=a/ea ិ=e/i ី=y/y ឹ=e/eu ឺ=eu/eu ុ=o/u ូ=o/u ួ=uo/uo ើ=aeu/eu ឿ=eu/eu ៀ=ie/ea េ=e/e ែ=e/e ៃ=ai/ey ោ=ao/o ៅ=au/ov ំ=am/um ះ=as/eah ័=a/oa ៈ=ak/eak'
    .split(' ')
    .map((entry) => {
      const [first = '', second = ''] = entry.slice(2).split('/');
      return [entry.charAt(0), [first, second]] as const;
    }),
);
/** Vowels that are letters of their own. */
const LETTERS = readTable('ឥ=e ឦ=ei ឧ=u ឩ=u ឪ=ov ឫ=reu ឬ=reu ឭ=leu ឮ=leu ឯ=e ឰ=ai ឱ=o ឳ=au');

/** Signs that give a consonant the other series, and the one of "p". */
const TO_FIRST = '៉';
const TO_SECOND = '៊';
const BELOW = '្';
/** Signs that leave the sound of a name as it is: of a short vowel, of a letter above. */
const UNSPOKEN = /[\u17cb\u17cc\u17cd\u17ce\u17cf\u17d1\u17d3\u200b-\u200d]/gu;
/** A letter that is written and not spoken. */
const SILENT = /.[\u17b7\u17bb]?\u17cd/gu;
/** Such a letter below another one leaves its vowel as it is. */
const SONORANT = /[ងញណនមយរលឡវ]/u;

const isConsonant = (letter: string | undefined): letter is string =>
  letter !== undefined && (FIRST.has(letter) || SECOND.has(letter));

/** True before the last letter of a word, a consonant that closes its syllable: "សុផល" (Sophal). */
const isBeforeLast = (letters: readonly string[], at: number): boolean =>
  at + 2 === letters.length && isConsonant(letters[at + 1]);

/** As names are romanised, after their letters are read: "vutthy" is Vuthy, "kev" Keo. */
const AS_ROMANISED: readonly (readonly [RegExp, string])[] = [
  [/ev(?![aeiouy])/gu, 'eo'],
  [/eav(?![aeiouy])/gu, 'eav'],
  [/t(?=th)|p(?=ph)|k(?=kh)|ch(?=chh)/gu, ''],
  [/b(?![aeiouyrl])/gu, 'p'],
  [/kh(?![aeiouyrlmn])/gu, 'k'],
  [/oa(?=m)/gu, 'a'],
  [/(?<=(?:^|[^aeiouy])[^aeiouy])y(?=[^aeiouy])/gu, 'i'],
  [/(?<=ll|nn)ea/gu, 'a'],
];

const KHMER = /\p{Script=Khmer}/u;

/** True for a word in Khmer letters. */
export const isKhmer = (word: string): boolean => KHMER.test(word);

/** Romanises a word in Khmer letters as names of Cambodia are: "ចាន់ណារី" is Channary. */
export function romaniseKhmer(word: string): string {
  const letters = Array.from(word.replace(SILENT, '').replace(UNSPOKEN, ''));
  let text = '';
  // A consonant that no vowel is written for has one of its own where it begins a syllable.
  let hasVowel = false;
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] ?? '';
    if (!isConsonant(letter)) {
      text += LETTERS.get(letter) ?? '';
      hasVowel = LETTERS.has(letter);
      continue;
    }
    let isSecond = SECOND.has(letter);
    let cluster = FIRST.get(letter) ?? SECOND.get(letter) ?? '';
    let size = 1;
    let isChanged = false;
    for (;;) {
      const next = letters[at + 1];
      const below = letters[at + 2];
      if (next === TO_FIRST || next === TO_SECOND) {
        isSecond = next === TO_SECOND;
        isChanged = true;
        if (next === TO_FIRST && cluster === 'b') cluster = 'p';
        at++;
      } else if (next === BELOW && isConsonant(below)) {
        if (cluster === 'b') cluster = 'p';
        cluster += (FIRST.get(below) ?? SECOND.get(below) ?? '').replace(/^d$/u, 't');
        if (!isChanged && !SONORANT.test(below)) isSecond = SECOND.has(below);
        size++;
        at += 2;
      } else break;
    }
    let vowel = '';
    while (VOWELS.has(letters[at + 1] ?? '')) {
      const sign = letters[at + 1] ?? '';
      const sound = VOWELS.get(sign)?.[isSecond ? 1 : 0] ?? '';
      // "ាំ" and "ុំ" are one vowel and "m".
      vowel = sign === 'ំ' && vowel !== '' ? `${vowel}m` : vowel + sound;
      at++;
    }
    const isLast = at + 1 >= letters.length;
    if (vowel !== '') {
      text += cluster + vowel;
      hasVowel = true;
    } else if (hasVowel && (size === 1 || isLast) && !isBeforeLast(letters, at)) {
      text += cluster;
      hasVowel = false;
    } else if (isLast && text !== '') text += cluster;
    else {
      text += `${cluster}${isSecond && size === 1 && letters[at + 2] !== BELOW ? 'o' : 'a'}`;
      hasVowel = true;
    }
  }
  let romanised = text;
  for (const [letters, sound] of AS_ROMANISED) romanised = romanised.replace(letters, sound);
  return romanised;
}
