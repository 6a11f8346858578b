/**
 * Korean syllables in the spellings of the Revised Romanization, of McCune and Reischauer, of the North and of habit, in
 * classes: "Jeong", "Jong", "Chung" and "정" are one. A class is initial, vowel and final; plain, tense and breathed consonants
 * are one class, since one romanisation writes them as another writes the next ("Pak", "Bak", "Park").
 */

const words = (text: string): readonly string[] => text.split(' ').map((item) => (item === '-' ? '' : item));

const INITIALS: ReadonlyMap<string, string> = new Map(
  Object.entries({ '': '', g: 'G', k: 'G', kk: 'G', kh: 'G', n: 'N', d: 'D', t: 'D', tt: 'D', th: 'D' })
    .concat(Object.entries({ r: 'R', l: 'R', rh: 'R', m: 'M', b: 'B', p: 'B', pp: 'B', ph: 'B' }))
    .concat(Object.entries({ s: 'S', ss: 'S', sh: 'S', j: 'J', jj: 'J', ch: 'J', tch: 'J', c: 'J', h: 'H' })),
);
const FINALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '': '',
    k: 'G',
    g: 'G',
    n: 'N',
    t: 'D',
    d: 'D',
    l: 'L',
    m: 'M',
    p: 'B',
    b: 'B',
    ng: 'NG',
  }),
);
/** "u" is also the "eu" and the "eo" of habit, before these finals only: "Un", "Kum", "Kuk"; "Jung", "Chul". */
const FINALS_AFTER_EU: ReadonlySet<string> = new Set(['N', 'NG', 'L', 'M', 'G']);
const FINALS_AFTER_EO: ReadonlySet<string> = new Set(['N', 'NG', 'L', 'G']);

const VOWELS: Readonly<Record<string, readonly string[]>> = {
  a: ['A'],
  ah: ['A'],
  ae: ['E'],
  ai: ['E'],
  ay: ['E'],
  e: ['E'],
  ya: ['YA'],
  yae: ['YE'],
  ye: ['YE'],
  eo: ['EO'],
  uh: ['EO'],
  o: ['O', 'EO'],
  oh: ['O', 'EO'],
  ou: ['EO', 'U'],
  yeo: ['YEO'],
  you: ['YEO'],
  yo: ['YO', 'YEO'],
  yu: ['YU'],
  yoo: ['YU'],
  wa: ['WA'],
  oa: ['WA'],
  wae: ['OE'],
  oe: ['OE'],
  oi: ['OE'],
  we: ['OE'],
  wo: ['WO'],
  weo: ['WO'],
  woo: ['U'],
  u: ['U'],
  oo: ['U'],
  eu: ['EU'],
  ui: ['UI'],
  eui: ['UI'],
  wi: ['WI'],
  ee: ['I'],
  i: ['I'],
  yi: ['I'],
};
/** "John" is no Korean syllable. */
const ONLY_AT_THE_END = 'h';
/** After "h" the vowel of "hui" is also written as one: "Chung-hee". */
const AFTER_H: ReadonlySet<string> = new Set(['ee', 'i']);
/** Spellings of habit that no rule gives. */
const BY_HABIT: Readonly<Record<string, string>> = {
  park: 'B.A.G',
  hur: 'H.EO.',
  hurh: 'H.EO.',
  noh: 'N.O.',
  roh: 'N.O.',
  ahn: '.A.N',
  sohn: 'S.O.N',
};

/**
 * "R" is not spoken at the start of a word before "i" and "y" in the South ("Ri", "Lee", "Yi"), and is "n" in the family names
 * "Ro" and "Ra" ("Noh", "Na").
 */
function spokenInitial(initial: string, vowel: string, final: string): string {
  if (initial !== 'R') return initial;
  if (/^[YI]/u.test(vowel)) return '';
  return final === '' && /^[AO]$/u.test(vowel) ? 'N' : 'R';
}

const classOf = (initial: string, vowel: string, final: string): string =>
  `${spokenInitial(initial, vowel, final)}.${vowel}.${final}`;

function classesOf(initial: string, spelling: string, final: string): readonly string[] {
  const vowels = [...(VOWELS[spelling] ?? [])];
  if (spelling === 'u' && FINALS_AFTER_EU.has(final)) vowels.push('EU');
  if (spelling === 'u' && FINALS_AFTER_EO.has(final)) vowels.push('EO');
  if (spelling === 'yu' && final !== '') vowels.push('YEO');
  const all = initial === 'H' && final === '' && AFTER_H.has(spelling) ? [...vowels, 'UI'] : vowels;
  const classes = all.map((vowel) => classOf(initial, vowel, final));
  // "Nyong" is how "ryong" is spoken after a consonant: "Sŭng-nyong".
  const assimilated = initial === 'N' ? all.filter((vowel) => vowel.startsWith('Y')) : [];
  return [...classes, ...assimilated.map((vowel) => classOf('', vowel, final))];
}

function buildSpellings(): ReadonlyMap<string, readonly string[]> {
  const spellings = new Map<string, readonly string[]>(
    Object.entries(BY_HABIT).map(([text, name]) => [text, [name]]),
  );
  for (const [initial, first] of INITIALS)
    for (const spelling of Object.keys(VOWELS))
      for (const [final, last] of FINALS) {
        if (final !== '' && spelling.endsWith(ONLY_AT_THE_END)) continue;
        const text = initial + spelling + final;
        spellings.set(text, [
          ...new Set([...(spellings.get(text) ?? []), ...classesOf(first, spelling, last)]),
        ]);
      }
  return spellings;
}

let spellings: ReadonlyMap<string, readonly string[]> | null = null;

/** The classes that a syllable in small Latin letters may be of; none when it is no Korean syllable. */
export function koreanClasses(syllable: string): readonly string[] {
  spellings ??= buildSpellings();
  return spellings.get(syllable) ?? [];
}

const BASE = 0xac00;
const LAST = 0xd7a3;
const VOWEL_COUNT = 21;
const FINAL_COUNT = 28;
const HANGUL_INITIALS = words('G G N D D R M B B S S - J J J G D B H');
const HANGUL_VOWELS = words('A E YA YE EO E YEO YE O WA OE OE YO U WO OE WI YU EU UI I');
const HANGUL_FINALS = words('- G G G N N N D L G M L L L B L M B B D D NG D D G D B -');

/** The class of a syllable in Hangul; null for any other character. */
export function hangulClass(syllable: string): string | null {
  const code = syllable.codePointAt(0) ?? 0;
  if (code < BASE || code > LAST) return null;
  const index = code - BASE;
  const initial = HANGUL_INITIALS[Math.floor(index / (VOWEL_COUNT * FINAL_COUNT))] ?? '';
  const vowel = HANGUL_VOWELS[Math.floor((index % (VOWEL_COUNT * FINAL_COUNT)) / FINAL_COUNT)] ?? '';
  return classOf(initial, vowel, HANGUL_FINALS[index % FINAL_COUNT] ?? '');
}

const INITIAL_LETTERS = words('g gg n d dd r m b bb s ss - j jj ch k t p h');
const VOWEL_LETTERS = words('a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i');
const FINAL_LETTERS = words('- k k k n n n t l k m l l l p l m p p t t ng t t k t p t');
const lettersAt = (letters: readonly string[], at: number): string => (letters[at] ?? '').replace('-', '');

/** Syllables in Hangul in Latin letters (Revised Romanization of 2000), each by itself: "단천" is "dancheon". */
export function romaniseSyllables(hangul: string): string {
  return Array.from(hangul, (syllable) => {
    const index = (syllable.codePointAt(0) ?? BASE) - BASE;
    const place = Math.floor(index / FINAL_COUNT);
    return (
      lettersAt(INITIAL_LETTERS, Math.floor(place / VOWEL_COUNT)) +
      lettersAt(VOWEL_LETTERS, place % VOWEL_COUNT) +
      lettersAt(FINAL_LETTERS, index % FINAL_COUNT)
    );
  }).join('');
}

/** Family names, as they are spelt in Latin letters. */
const FAMILY_NAMES: ReadonlySet<string> = new Set(
  (
    'kim gim ri lee yi rhee li pak park bak choe choi jong jeong chung jung cheong kang gang jo cho yun yoon jang chang rim lim im ' +
    'yim han o oh so seo suh sin shin kwon gwon hwang an ahn song ryu yu yoo hong jon jeon chun jun ko go koh mun moon son sohn yang ryang pae bae ' +
    'paek baek baik paik ho heo hur nam ro roh noh no ha kwak gwak sung seong cha ju joo chu u woo ku koo gu ra na min jin chin ji om eom ' +
    'um chae won bang pang kong gong hyon hyeon hyun ham pyon byeon byun yom yeom yeo chu do to sok seok ma mo pyo wi kye tae ' +
    'ryo yeo ryom tak uh eo ok chong chon cheon kil gil wang ki myong maeng pong bong pan ban sol seol on sim shim'
  ).split(' '),
);

/** True for a spelling of a Korean family name. */
export const isKoreanFamilyName = (word: string): boolean => FAMILY_NAMES.has(word);
