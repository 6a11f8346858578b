import type { Rendering } from './sounds.ts';

/** The class of each consonant, wide enough for scripts of few sounds; what is not here is no consonant to rely on. */
const CLASS: ReadonlyMap<string, string> = new Map(
  [
    ...Array.from('pbfv', (sound) => [sound, 'P']),
    ...Array.from('tdTDszSZcCJ', (sound) => [sound, 'T']),
    ...Array.from('kgxG', (sound) => [sound, 'K']),
    ...Array.from('mnN', (sound) => [sound, 'N']),
    ...Array.from('lr', (sound) => [sound, 'R']),
  ].map(([sound = '', letter = '']) => [sound, letter] as const),
);

const NONE = '';

/** How sounds may be read in more than one way, the likeliest first; where `at` is given, only in such a place. */
interface Ways {
  readonly sounds: string;
  readonly rows: readonly string[];
  /** Sticky, so that it is tested at the place of the sound. */
  readonly at?: RegExp;
}

/** In Latin letters, and in the other scripts that have a letter for each sound. */
const IN_LETTERS: readonly Ways[] = [
  { sounds: 'xG', rows: ['K', NONE] }, // Khalid / harido, kallid
  { sounds: 'J', rows: ['T', NONE] }, // Jalal, Sergej
  { sounds: 'N', rows: ['N', 'NK'], at: /N(?=[aeiouhwy])/uy }, // Jong-un, Ilonggo
  { sounds: 'w', rows: [NONE, 'P'], at: /w(?![^])/uy }, // Smirnow
  { sounds: 'g', rows: ['K', 'T'], at: /g(?=[ei])/uy }, // George
  { sounds: 'C', rows: ['T', 'K'], at: /C(?=[^aeiou])/uy }, // Christos
  { sounds: 'k', rows: ['K', 'T'], at: /(?<=[ai])k(?![^])/uy }, // Milosevic
];

const IN_SCRIPT: Readonly<Record<Rendering, readonly Ways[]>> = {
  kana: [
    { sounds: 'f', rows: ['P', NONE], at: /f(?=u(?:[^aeiou]|$))/uy }, // raburofu (Lavrov), afumado (Ahmad)
    { sounds: 'N', rows: ['NK', 'N'] },
    { sounds: 'u', rows: [NONE, 'P'], at: /(?<![^])u(?=r)/uy }, // urumuchi, uradorena (Vladlena)
    { sounds: 'w', rows: [NONE, 'P'] },
  ],
  hangul: [],
  han: [
    { sounds: 'J', rows: ['T', 'K'] }, // pujing (Putin), jiamo (Gama)
    { sounds: 'S', rows: ['T', NONE] }, // xisailin (Hussein)
    { sounds: 'r', rows: ['R', 'T'] }, // puligeren (Prigozhin)
    { sounds: 'w', rows: ['P', NONE] }, // miluoshewei (Milosevic), taiwan
  ],
  abjad: [
    { sounds: 'w', rows: [NONE, 'P'] }, // mwhmd (Muhammad), wyktwr (Viktor)
    { sounds: 'xG', rows: ['K', NONE] },
    { sounds: 'J', rows: ['T', 'K'] }, // jmal (Jamal, Gamal)
  ],
  thai: [{ sounds: 'w', rows: ['P', NONE] }],
  tamil: [{ sounds: 'k', rows: ['K', NONE], at: /(?<=[aeiou])k(?=[aeiou])/uy }], // makumut (Mahmud)
  abugida: [
    { sounds: 'wv', rows: ['P', NONE] },
    { sounds: 'xG', rows: ['K', NONE] },
  ],
  greek: [
    { sounds: 'C', rows: ['T', 'K', NONE] },
    { sounds: 'G', rows: ['K', NONE] },
  ],
};

function rowsAt(sounds: string, place: number, all: readonly Ways[]): readonly string[] | null {
  const sound = sounds.charAt(place);
  for (const ways of all) {
    if (!ways.sounds.includes(sound)) continue;
    if (ways.at === undefined) return ways.rows;
    ways.at.lastIndex = place;
    if (ways.at.test(sounds)) return ways.rows;
  }
  return null;
}

/** Most rows of one word; where it has more, the sounds at its end are read in the likeliest way only. */
const MOST_ROWS = 6;

/** Without vowels two consonants in wide classes say nothing. */
const SHORTEST_WITHOUT_VOWELS = 3;

const isVowel = (sound: string | undefined): boolean => sound !== undefined && 'aeiou'.includes(sound);

/** Vowels that renderings take for one another. */
const vowelClass = (sound: string): string => ('ei'.includes(sound) ? 'i' : 'ou'.includes(sound) ? 'u' : 'a');

/** Of a word of one consonant: its first vowel, the consonant, the vowel after it. */
function withVowels(sounds: string, row: string): string {
  const signs = Array.from(sounds.replaceAll('h', '').replaceAll('w', 'u').replaceAll('y', 'i'), (sound) =>
    isVowel(sound) ? vowelClass(sound) : '-',
  );
  const [, before = '', after = ''] = /^([aiu]?)[aiu]*-+([aiu]?)/u.exec(signs.join('')) ?? [];
  return before + row + after;
}

/**
 * The rows of consonants, in classes, of which a rendering and what it renders have one in common at least: from the sounds
 * of `soundsOf`, as the script spells them. A word of one consonant has its vowels in the row; one
 * without any, or of a script without vowels and too short for that, has none.
 */
export function consonantRows(sounds: string, rendering?: Rendering): readonly string[] {
  const all = rendering === undefined ? IN_LETTERS : IN_SCRIPT[rendering];
  let rows: readonly string[] = [''];
  for (let place = 0; place < sounds.length; place++) {
    const read = rowsAt(sounds, place, all) ?? [CLASS.get(sounds.charAt(place)) ?? NONE];
    const taken = rows.length * read.length > MOST_ROWS ? read.slice(0, 1) : read;
    if (taken.length === 1 && taken[0] === NONE) continue;
    rows = rows.flatMap((row) => taken.map((consonant) => row + consonant));
  }
  if (rendering === 'abjad') return [...new Set(rows)].filter((row) => row.length >= SHORTEST_WITHOUT_VOWELS);
  const whole = rows.map((row) => (row.length === 1 ? withVowels(sounds, row) : row));
  return [...new Set(whole)].filter((row) => row.length > 1);
}
