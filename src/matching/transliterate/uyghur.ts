/**
 * Uyghur in its Arabic letters, which write every vowel (Uyghur Latin Yëziqi, 2001, without its marks): "تۇرسۇن" is Tursun. A vowel at
 * the start of a syllable stands behind a hamza that is not spoken.
 */
const LETTERS: ReadonlyMap<string, string> = new Map(
  (
    'ا=a ە=e ې=e ى=i ي=y و=o ۇ=u ۆ=o ۈ=u ۋ=w ب=b پ=p ت=t ج=j چ=ch خ=kh د=d ر=r ز=z ژ=zh س=s ش=sh غ=gh ف=f ق=q ك=k گ=g ڭ=ng ' +
    'ل=l م=m ن=n ھ=h'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** Letters, or a vowel behind a hamza at the start, that Arabic and Persian have not. */
const UYGHUR = /[ۇۈۋ]|^ئ[اەوۇۆۈېى]/u;
/** Kurdish and Pashto share some of them. */
const OF_OTHERS = /[ێڵڕڤیکۍښځټډړڼ]/u;
const HAMZA = /ئ/gu;

/** The letters of a word in Uyghur as its own Latin alphabet has them; null for a word of any other language. */
export function romaniseUyghur(word: string): string | null {
  if (!UYGHUR.test(word) || OF_OTHERS.test(word)) return null;
  const letters = Array.from(word.replace(HAMZA, ''), (letter) => LETTERS.get(letter));
  return letters.every((letter) => letter !== undefined) ? letters.join('') : null;
}
