/**
 * Korean syllables in Cyrillic letters (system of L. Kontsevich, and the older usage of the press, "Ким Чен Ын"), romanised
 * letter by letter: their classes are those of `korean-syllables.ts`. Cyrillic writes "n" for "ng", and "o" and "e" for
 * vowels that Korean tells apart; Georgian and Armenian follow it.
 */

const INITIALS =
  'kkh=G kk=G k=G g=G n=N tkh=D tt=D t=D d=D r=R l=R m=M pkh=B pp=B p=B b=B ss=S sh=S s=S dzh=J chzh=J chkh=J chch=J ch=J ts=J j=J kh=H h=H';
const VOWELS =
  'yy=UI ya=YA yo=YO,YEO yu=YU ye=YE,YEO va=WA vo=WO ve=OE vi=WI oy=OE ay=E ae=E a=A o=EO,O u=U y=EU,I i=I,EU,UI e=E,EO,YEO,YE';
const FINALS = 'k=G g=G n=N,NG ng=NG t=D l=L r=L m=M p=B';

type Spelling = readonly [string, readonly string[]];

const pairs = (text: string): readonly Spelling[] =>
  text.split(' ').map((pair) => {
    const [letters = '', classes = ''] = pair.split('=');
    return [letters, classes.split(',')] as const;
  });

const NO_LETTERS: Spelling = ['', ['']];

/** The sounds after which the older usage writes "e" for "eo": "Чен", "Сен". */
const OLD_E: ReadonlySet<string> = new Set(['', 'J', 'S', 'D']);

function buildClasses(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [initial, first] of [NO_LETTERS, ...pairs(INITIALS)])
    for (const [vowel, second] of pairs(VOWELS))
      for (const [final, third] of [NO_LETTERS, ...pairs(FINALS)])
        found.set(
          initial + vowel + final,
          first.flatMap((one) =>
            second
              .filter((two) => vowel !== 'e' || two !== 'EO' || OLD_E.has(one))
              .flatMap((two) => third.map((three) => `${spoken(one, two)}.${two}.${three}`)),
          ),
        );
  return found;
}

/** "R" is not spoken before "i" and "y" in the South, as in `korean-syllables.ts`. */
const spoken = (initial: string, vowel: string): string =>
  initial === 'R' && /^[YI]/u.test(vowel) ? '' : initial;

let classes: ReadonlyMap<string, readonly string[]> | null = null;

/** The classes that a syllable of a Korean name in Cyrillic, in small Latin letters, may be of; none when it is none. */
export function koreanInCyrillic(syllable: string): readonly string[] {
  classes ??= buildClasses();
  return classes.get(syllable) ?? [];
}

const FAMILIES: ReadonlySet<string> = new Set(
  (
    'kim li ri pak choy tsoy tskhay chon chen chzhon chan chkhe cho yun lim im khan o so se sin shin kvon khvan an son sen ryu yu khon kho yan ' +
    'pe pek ko mun nam no ro kvak sun che chkhve chve chu chzhu chzhi chzhin pan ten tyan kan min chin om khan khe van kil gil chi pkho ma ' +
    'paek pae ku gu u son sok sim chkha tkhe pyon byon myon ryon vi dzhi dzhu dzhin dzhang'
  ).split(' '),
);

const WORDS_OF_A_NAME = 3;

/** Letters of breathed and other sounds that names of other peoples hardly have: a given name that is written as one has some. */
const OF_KOREAN = /(?:chkh|chzh|tkh|pkh|dzh|gv|kv|khv|yn(?!a)|[rmbgkhcl]?yo[nl]|yok)/u;
const OF_RUSSIANS = /^(?:semyon|artyom|dzhon|dzhan)/u;

const isTwoSyllables = (text: string): boolean =>
  Array.from(text).some(
    (_, at) => koreanInCyrillic(text.slice(0, at)).length > 0 && koreanInCyrillic(text.slice(at)).length > 0,
  );

/**
 * True for the words of a Korean name in Cyrillic, family name first: each a syllable ("kim chen yn"), or the given name as one
 * ("chkhve ryonkhe").
 */
export function isKoreanInCyrillic(words: readonly string[]): boolean {
  const [family = '', ...given] = words;
  if (!FAMILIES.has(family)) return false;
  if (words.length === WORDS_OF_A_NAME) return words.every((word) => koreanInCyrillic(word).length > 0);
  return (
    given.length === 1 &&
    given.every((name) => OF_KOREAN.test(name) && !OF_RUSSIANS.test(name) && isTwoSyllables(name))
  );
}
