/**
 * Korean syllables in kana, romanised as `kana.ts` does: their classes are those of `korean-syllables.ts`. Kana close a syllable
 * with another one ("パク" Pak, "イル" Il) and write "n" for "ng".
 */

const INITIALS = 'k=G g=G n=N d=D t=D r=R m=M b=B p=B sh=S s=S z=S j=J ch=J h=H f=H';
const VOWELS =
  'yo=YO,YEO yon=YO,YEO ya=YA yu=YU,YEO ye=YE,YEO wa=WA wo=WO,EO we=OE ui=UI,WI a=A,WA o=O,EO u=U,EU i=I,UI e=E,EO,OE,YE';
const FINALS = 'ku=G kku=G n=N,NG ru=L mu=M n=M pu=B tto=D to=D tsu=D';

type Spelling = readonly [string, readonly string[]];

const pairs = (text: string): readonly Spelling[] =>
  text.split(' ').map((pair) => {
    const [letters = '', classes = ''] = pair.split('=');
    return [letters, classes.split(',')] as const;
  });

const NO_LETTERS: Spelling = ['', ['']];

/** After these a vowel has lost its "y": "chon" is Chong or Chyong, "shi" Si. */
const COLOURED = /^(?:sh|ch|j)/u;

function classesOf(
  [initial, first]: Spelling,
  vowels: readonly string[],
  [, last]: Spelling,
): readonly string[] {
  const spoken = COLOURED.test(initial)
    ? vowels.flatMap((vowel) => [vowel, vowel.replace(/^Y/u, '')])
    : vowels;
  return first.flatMap((one) =>
    [...new Set(spoken)].flatMap((vowel) => {
      const before = one === 'R' && /^[YI]/u.test(vowel) ? '' : one;
      return last.map((final) => `${before}.${vowel}.${final}`);
    }),
  );
}

function buildClasses(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const initial of [NO_LETTERS, ...pairs(INITIALS)])
    for (const [vowel, vowels] of pairs(VOWELS))
      for (const final of [NO_LETTERS, ...pairs(FINALS)]) {
        const text = initial[0] + vowel + final[0];
        found.set(text, [...new Set([...(found.get(text) ?? []), ...classesOf(initial, vowels, final)])]);
      }
  return found;
}

let classes: ReadonlyMap<string, readonly string[]> | null = null;

/** The classes that a syllable of a Korean name in kana, in small Latin letters, may be of; none when it is none. */
export function koreanInKana(syllable: string): readonly string[] {
  classes ??= buildClasses();
  return classes.get(syllable) ?? [];
}

/**
 * How neighbouring syllables change one another when they are spoken, which kana write: what the first then ends with and the second begins with,
 * and what they are by themselves. "グンニョル" is Kuk-ryol, "ミョンノク" Myong-rok.
 */
const AS_SPOKEN: readonly (readonly [
  last: RegExp,
  first: RegExp,
  own: readonly (readonly [string, string])[],
])[] = [
  [
    /n$/u,
    /^n/u,
    [
      ['n', 'r'],
      ['ku', 'r'],
      ['ku', 'n'],
    ],
  ],
  [/n$/u, /^m/u, [['ku', 'm']]],
  [
    /mu$/u,
    /^n/u,
    [
      ['mu', 'r'],
      ['pu', 'r'],
      ['pu', 'n'],
    ],
  ],
  [/mu$/u, /^m/u, [['pu', 'm']]],
  [
    /ru$/u,
    /^r/u,
    [
      ['n', 'r'],
      ['ru', 'n'],
    ],
  ],
];

/** What two neighbouring syllables in small Latin letters may be by themselves, where they changed one another; none for others. */
export function unspokenInKana(first: string, second: string): readonly (readonly [string, string])[] {
  return AS_SPOKEN.flatMap(([last, start, own]) =>
    last.test(first) && start.test(second)
      ? own.map(([end, begin]) => [first.replace(last, end), second.replace(start, begin)] as const)
      : [],
  );
}

const FAMILIES: ReadonlySet<string> = new Set(
  (
    'キム ク パク リ イ チェ チョエ チョン ジョン チョ カン ユン チャン イム リム ハン オ ソ シン クォン クオン ファン アン ソン リュ ユ ホン チュ コ ムン ヤン リャン ペ ペク ' +
    'ホ ナム ロ ノ ハ クァク ウ ミン チン チ オム キル ヨン チャ シム トン メン ミョン ワン'
  ).split(' '),
);

const isTwoSyllables = (text: string): boolean =>
  Array.from(text).some(
    (_, at) => koreanInKana(text.slice(0, at)).length > 0 && koreanInKana(text.slice(at)).length > 0,
  );

/**
 * True for the parts of a Korean name in kana: a family name and a given name of two syllables, or each of its syllables.
 * `romanise` gives the Latin letters of a part.
 */
export function isKoreanInKana(parts: readonly string[], romanise: (part: string) => string): boolean {
  const [family = '', ...given] = parts;
  if (!FAMILIES.has(family) || given.length === 0 || given.length > 2) return false;
  const texts = given.map(romanise);
  return texts.length === 1
    ? texts.every(isTwoSyllables)
    : texts.every((text) => koreanInKana(text).length > 0);
}
