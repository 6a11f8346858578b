import type { Rendering } from './sounds.ts';

/**
 * The class of each consonant, wide enough for scripts of few sounds; what is not here is no consonant to rely on. Stops of the
 * teeth and hissing sounds are apart, and "m" and "n": the more classes, the fewer words share a row by chance.
 */
const CLASS: ReadonlyMap<string, string> = new Map(
  [
    ...Array.from('pbfv', (sound) => [sound, 'P']),
    ...Array.from('tdTD', (sound) => [sound, 'T']),
    ...Array.from('szSZcCJ', (sound) => [sound, 'S']),
    ...Array.from('kgxG', (sound) => [sound, 'K']),
    ...Array.from('nN', (sound) => [sound, 'N']),
    ['m', 'M'],
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

/** In Latin letters. */
const IN_LETTERS: readonly Ways[] = [
  { sounds: 'xG', rows: ['K', NONE] }, // Khalid / harido, kallid
  { sounds: 't', rows: ['T', 'S'], at: /(?<![^])t(?=r[aeiouy]{1,3}[nNkmt]?h?(?![^]))/uy }, // Trong / chon
  {
    sounds: 'r',
    rows: ['R', NONE],
    at: /(?<=(?<![^])t)r(?=[aeiouy]{1,3}[nNkmt]?h?(?![^]))|(?<![^])r(?=y[aeou])/uy,
  }, // Trong, Ryonbong / yonbon
  { sounds: 'gk', rows: ['K', NONE], at: /(?<![^])(?:g(?=b)|k(?=p))/uy }, // Gbagbo / bagubo
  { sounds: 'J', rows: ['S', NONE] }, // Jalal, Sergej
  { sounds: 'N', rows: ['N', 'NK', 'NS'], at: /N(?=[ei])/uy }, // Angela
  { sounds: 'N', rows: ['N', 'NK'], at: /N(?=[aeiouhwy])/uy }, // Jong-un, Ilonggo
  { sounds: 'w', rows: [NONE, 'P'] }, // Smirnow, Wagner
  { sounds: 'g', rows: ['K', 'S'], at: /g(?=[ei])/uy }, // George
  { sounds: 'C', rows: ['S', 'K', NONE], at: /C(?=[^aeiou])/uy }, // Christos, Rochman / rofuman
  { sounds: 'C', rows: ['S', NONE], at: /C(?![^])/uy }, // Barech / barefu
  { sounds: 'k', rows: ['K', 'S'], at: /(?<=[ai])k(?![^])|k(?=y)/uy }, // Milosevic, Kyi
  { sounds: 'TD', rows: ['T', 'S'] }, // Thatcher / satcha, Dhahir / zahir
  { sounds: 't', rows: ['T', NONE], at: /(?<=[eo]|[aeo]n)t(?![^])/uy }, // Pinochet / pinoshe, Laurent / roran
  { sounds: 'r', rows: ['R', NONE], at: /(?<=[aeo]|[ae]i|eu)r(?=l|$)|(?<=au)r(?=[bdfgkmnpst])/uy }, // Boubakeur / bubake, Zaurbek / zaubekku, Taylor / teira, Charles / chals, Blair
  { sounds: 'r', rows: ['R', NONE], at: /(?<=[CTth]a|[TtkpbsCh]o)r(?=n(?![aeiou]))|(?<=le)r(?=[mt]$)/uy }, // Charnvirakul, Thanathorn, Chalerm
];

const IN_SCRIPT: Readonly<Record<Rendering, readonly Ways[]>> = {
  kana: [
    { sounds: 'f', rows: ['P', NONE], at: /f(?=u(?:[^aeiou]|$))/uy }, // raburofu (Lavrov), afumado (Ahmad)
    { sounds: 'N', rows: ['NK', 'N'] },
    { sounds: 'u', rows: [NONE, 'P'], at: /(?<![^])u(?=r)/uy }, // urumuchi, uradorena (Vladlena)
    { sounds: 'u', rows: [NONE, 'P'], at: /(?<=[aeo])u(?=[rn]|(?![^]))/uy }, // pauro (Pavlo), sutanisurau (Stanislav)
    { sounds: 'w', rows: [NONE, 'P'] },
    { sounds: 'cCJzZ', rows: ['S', 'T'] }, // urajimiru (Vladimir), chimoshenko (Timoshenko), kazzafi (Gaddafi)
    { sounds: 'r', rows: ['R', NONE], at: /r(?=ur)/uy }, // chorurima (Chollima)
    { sounds: 'n', rows: ['N', 'M'], at: /n(?=[pbft])/uy }, // oranpikku, panfirova, tantomo (Tamtomo)
  ],
  hangul: [],
  han: [
    { sounds: 'J', rows: ['S', 'T', 'K'] }, // pujing (Putin), jiamo (Gama)
    { sounds: 'S', rows: ['S', NONE] }, // xisailin (Hussein)
    { sounds: 'z', rows: ['S', 'T'] }, // kazafei (Gaddafi)
    { sounds: 'r', rows: ['R', 'S'] }, // puligeren (Prigozhin)
    { sounds: 'w', rows: ['P', NONE] }, // miluoshewei (Milosevic), taiwan
    { sounds: 'nN', rows: ['N', 'M'], at: /[nN](?![aeiou])/uy }, // xilanni, jinhan
  ],
  abjad: [
    { sounds: 'w', rows: [NONE, 'P'] }, // mwhmd (Muhammad), wyktwr (Viktor)
    { sounds: 'xG', rows: ['K', NONE] },
    { sounds: 'J', rows: ['S', 'K'] }, // jmal (Jamal, Gamal)
    { sounds: 'TD', rows: ['T', 'S'] },
    { sounds: 'd', rows: ['T', 'S'], at: /d(?![^]*d)/uy }, // rmdan (Ramzan)
    { sounds: 'N', rows: ['N', 'NK'] }, // bngazy (Benghazi)
    { sounds: 'h', rows: [NONE, 'T'], at: /(?<=[^aeiouwy])h(?![^])/uy }, // jbhh (Jabhat)
  ],
  thai: [
    { sounds: 'w', rows: ['P', NONE] },
    { sounds: 'sSCJ', rows: ['S', 'T'], at: /[sSCJ](?![aeiouy])/uy }, // ratchphol (Ratpol)
    { sounds: 'r', rows: ['R', NONE], at: /(?<=[^aeiou])r(?![^])/uy }, // samakr (Samak)
    { sounds: 'r', rows: ['R', 'N', NONE], at: /(?<=a)r(?![^])/uy }, // phannikar (Pannika)
    { sounds: 'lr', rows: ['R', 'N'], at: /[lr](?![^])/uy }, // thanathor (Thanathon), phaibul (Paiboon)
  ],
  tamil: [{ sounds: 'k', rows: ['K', NONE], at: /(?<=[aeiou])k(?=[aeiou])/uy }], // makumut (Mahmud)
  abugida: [
    { sounds: 'wv', rows: ['P', NONE] },
    { sounds: 'xG', rows: ['K', NONE] },
  ],
  greek: [
    { sounds: 'C', rows: ['S', 'K', NONE] },
    { sounds: 'gG', rows: ['K', NONE] }, // Dagoud (Dawood)
    { sounds: 'b', rows: ['P', 'MP'] }, // Olumpos, Ampas (Abbas)
    { sounds: 'd', rows: ['T', 'NT'] },
  ],
  alphabet: [{ sounds: 'xGg', rows: ['K', NONE] }], // Hussein / Khuseyn, Helmut / Gelmut
  georgian: [{ sounds: 'xG', rows: ['K', NONE] }],
};

/** Renderings that close a syllable with "n" where the next begins with "m" or "n": "muhanmode", "mohanmado" (Mohammed). */
const NASAL_TWICE = /[nN](?=[mn])/gu;

/** What is read of a sound: the ways that may apply, and its class where none does. */
interface Reading {
  readonly ways: readonly Ways[];
  readonly usual: readonly string[];
}

const NO_ROWS: readonly string[] = [NONE];

/** How each sound is read, by its character code. */
function readingsBySound(all: readonly Ways[]): readonly Reading[] {
  return Array.from({ length: 128 }, (_, code) => {
    const sound = String.fromCharCode(code);
    const letter = CLASS.get(sound);
    return {
      ways: all.filter(({ sounds }) => sounds.includes(sound)),
      usual: letter === undefined ? NO_ROWS : [letter],
    };
  });
}

const READ_IN_LETTERS = readingsBySound(IN_LETTERS);
const READ_IN_SCRIPT = new Map(
  Object.entries(IN_SCRIPT).map(([script, all]) => [script as Rendering, readingsBySound(all)] as const),
);

function readAt(sounds: string, place: number, readings: readonly Reading[]): readonly string[] {
  const reading = readings[sounds.charCodeAt(place)];
  if (reading === undefined) return NO_ROWS;
  for (const { at, rows } of reading.ways) {
    if (at === undefined) return rows;
    at.lastIndex = place;
    if (at.test(sounds)) return rows;
  }
  return reading.usual;
}

/** Each row with each of the consonants after it. */
function withEach(rows: readonly string[], consonants: readonly string[]): readonly string[] {
  const longer: string[] = [];
  for (const row of rows) for (const consonant of consonants) longer.push(row + consonant);
  return longer;
}

/** Most rows of one word; where it has more, the sounds at its end are read in the likeliest way only. */
const MOST_ROWS = 6;
/** Kana read many sounds in two ways: "ジャヴァーンバフト" (Javanbakht). */
const MOST_ROWS_OF_KANA = 12;

/** Without vowels two consonants in wide classes say nothing. */
const SHORTEST_WITHOUT_VOWELS = 3;
/** Hebrew has letters of two sounds, by which no other likeness finds a word: "אהבת" (Ahavat), "הרצי" (Herzi). */
const SHORTEST_OF_HEBREW = 2;
const MANY_SOUNDS = 4;

const isVowel = (sound: string | undefined): boolean => sound !== undefined && 'aeiou'.includes(sound);

/** Vowels that renderings take for one another. */
const vowelClass = (sound: string): string => ('ei'.includes(sound) ? 'i' : 'ou'.includes(sound) ? 'u' : 'a');

/** Of a word of one consonant that others are not read with: its first vowel, the consonant, the vowel after it. */
function withVowels(sounds: string, row: string, all: readonly Reading[]): string {
  const signs = Array.from(sounds, (sound, place) => {
    if (readAt(sounds, place, all).includes(row)) return '-';
    if (sound === 'w' || sound === 'y')
      return isVowel(sounds[place + 1]) ? '' : vowelClass(sound === 'w' ? 'u' : 'i');
    return isVowel(sound) ? vowelClass(sound) : '';
  });
  const [, before = '', after = ''] = /^([aiu]?)[aiu]*-+([aiu]?)/u.exec(signs.join('')) ?? [];
  return before + row + after;
}

/** Of a word whose only consonant is a breath, or "y", which scripts write with other letters: "khu", "fu" (Hu), "yw" (Yo). */
function breathOf(sounds: string): string {
  const [, breath, vowel] = /^([hxfCy])([aeiou])[aeiou]?$/u.exec(sounds) ?? [];
  if (vowel === undefined) return NONE;
  return (breath === 'y' ? 'Y' : 'H') + vowelClass(vowel);
}

/** Kana close a word with a vowel after the consonant that may be its last: "horu" (Khor), "poru" (Paul). */
const LAST_VOWEL = /(?<=[^aeiou])u$|(?<=[td])o$/u;

/** Two letters that are one vowel in Korean and German, and in Burmese: "Haeyang" / "heyan", "Kyaw" / "cho". */
const VOWELS_OF_TWO: readonly (readonly [RegExp, string])[] = [
  [/ae/gu, 'e'],
  [/aw(?![^])/u, 'o'],
];

/** A syllable of a consonant and a long vowel, all of it written: "shy" (Xi), "ky" (Ki). */
const OPEN_SYLLABLE = /^[^aeiouywxG](?:[yw]|a[wy]?)$/u;

/**
 * The rows of consonants, in classes, of which a rendering and what it renders have one in common at least: from the sounds
 * of `soundsOf`, as the script spells them. A word of one consonant has its vowels in the row; one
 * without any, or of a script without vowels and too short for that, has none.
 */
export function consonantRows(sounds: string, rendering?: Rendering, isHebrew = false): readonly string[] {
  const all = (rendering === undefined ? undefined : READ_IN_SCRIPT.get(rendering)) ?? READ_IN_LETTERS;
  const once = rendering === 'han' || rendering === 'kana' ? sounds.replace(NASAL_TWICE, '') : sounds;
  const most = rendering === 'kana' ? MOST_ROWS_OF_KANA : MOST_ROWS;
  let rows: readonly string[] = [''];
  for (let place = 0; place < once.length; place++) {
    const read = readAt(once, place, all);
    const taken = rows.length * read.length > most ? read.slice(0, 1) : read;
    if (taken.length === 1 && taken[0] === NONE) continue;
    rows = withEach(rows, taken);
  }
  if (rendering === 'abjad') {
    const breath = /^[hxy]/u.test(once)
      ? breathOf(once.replace(/^y$/u, 'yy').replace(/w$/u, 'u').replace(/y$/u, 'i'))
      : NONE;
    if (breath !== NONE) return [breath];
    if (OPEN_SYLLABLE.test(once)) return [...new Set(rows)].map((row) => withVowels(once, row, all));
    const shortest = isHebrew && once.length >= MANY_SOUNDS ? SHORTEST_OF_HEBREW : SHORTEST_WITHOUT_VOWELS;
    return [...new Set(rows)].filter((row) => row.length >= shortest);
  }
  const open =
    rendering === 'kana'
      ? rows
          .filter((row) => row.length === 1)
          .map((row) => withVowels(once.replace(LAST_VOWEL, ''), row, all))
      : [];
  const spoken =
    rendering === undefined
      ? VOWELS_OF_TWO.reduce((text, [letters, vowel]) => text.replace(letters, vowel), once)
      : once;
  const withOneVowel =
    spoken === once ? [] : rows.filter((row) => row.length === 1).map((row) => withVowels(spoken, row, all));
  const whole = rows.map((row) =>
    row.length === 1 ? withVowels(once, row, all) : row === NONE ? breathOf(once) : row,
  );
  return [...new Set([...whole, ...open, ...withOneVowel])].filter((row) => row.length > 1);
}
