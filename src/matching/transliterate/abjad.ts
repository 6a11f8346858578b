/**
 * Letters of the scripts that leave short vowels out, as names are romanised. Long vowels are letters like any other
 * and are kept: they tell "Said" from "Saad".
 */
const LETTERS =
  'ا=a أ=a إ=a آ=a ٱ=a ى=a ب=b ٻ=b پ=p ت=t ط=t ټ=t ٹ=t ث=th ج=j چ=ch ح=h ه=h ھ=h ہ=h ۀ=h ة=h ۃ=h خ=kh د=d ض=d ډ=d ڈ=d ذ=dh ' +
  'ر=r ړ=r ڑ=r ڕ=r ز=z ظ=z ژ=zh ږ=zh س=s ص=s ش=sh ښ=sh څ=ts ځ=z غ=gh ف=f ڤ=v ق=q ك=k ک=k ڪ=k گ=g ڭ=ng ل=l ڵ=l م=m ن=n ں=n ڼ=n ' +
  'و=w ؤ=w ۋ=w ۇ=u ۆ=o ۈ=u ي=y ی=y ئ=y ې=y ۍ=y ے=y ێ=e ە=e ' +
  'א=a ב=b ג=g ד=d ה=h ו=w ז=z ח=h ט=t י=y כ=k ך=k ל=l מ=m ם=m נ=n ן=n ס=s פ=p ף=f צ=ts ץ=ts ק=k ר=r ש=sh ת=t װ=w ױ=wy ײ=y';

const LATIN: ReadonlyMap<string, string> = new Map(
  LETTERS.split(' ').map((pair) => {
    const [letter = '', latin = ''] = pair.split('=');
    return [letter, latin] as const;
  }),
);

/** Ayn carries the vowel at the start of a word ("Umar", "Ali") and is not written in Latin letters within one. */
const FIRST_AYN = /^[عע]/u;
const UNWRITTEN = /[عעء]/u;

/** Letters that Persian and Urdu have and Arabic has not: there "ض", "ذ" and "ث" are sounds of "z" and "s". */
const PERSIAN = /[یکگپچژےں]/u;
const PERSIAN_SOUNDS: ReadonlyMap<string, string> = new Map([
  ['ض', 'z'],
  ['ذ', 'z'],
  ['ث', 's'],
]);

/** The breath of Urdu that is one sound with the letter before it: "لکھوی", Lakhvi. */
const ASPIRATE = 'ھ';

/** A breath after one of these is a letter of its own: "زهير" is Zuhayr, not "zh-yr". At the end it is hardly heard. */
const BEFORE_BREATH = /[tdszkgc]$/u;

/** Stands for an ayn within a word where it is told from a word without it: "أسعد" (Asaad) is not "أسد" (Assad). */
export const AYN = '3';

/**
 * Romanises the letters of one Arabic or Hebrew word; what it does not know stays as it is. A breath that would read as one
 * sound with the letter before it is written "x": "zxyr" (Zuhayr).
 */
export function romaniseAbjad(word: string, ayn = ''): string {
  const sounds = PERSIAN.test(word) ? PERSIAN_SOUNDS : LATIN;
  const written = Array.from(word.replace(FIRST_AYN, 'ا'));
  const letters = written.map((letter) =>
    UNWRITTEN.test(letter)
      ? letter === 'ع'
        ? ayn
        : ''
      : (sounds.get(letter) ?? LATIN.get(letter) ?? letter),
  );
  return letters
    .map((letter, place) => {
      const isApart =
        letter === 'h' &&
        written[place] !== ASPIRATE &&
        place + 1 < letters.length &&
        BEFORE_BREATH.test(letters[place - 1] ?? '');
      return isApart ? 'x' : letter;
    })
    .join('');
}
