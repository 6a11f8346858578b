/**
 * The ending of the nominative on names of other peoples, "პუტინი" (Putin), "მილოშევიჩი" (Milošević), which other
 * languages drop; Georgian names keep theirs ("გიორგი", "ივანიშვილი").
 */
const NOMINATIVE = /(?<=\p{L}(?:ოვ|ევ|ინ|იჩ|ენ|ონ|ორ|ერ|ეტ|ად|უდ|იდ)|^ინ)ი$/u;

/** A Georgian word as other languages write it, still in Georgian letters. */
export function withoutGeorgianEnding(word: string): string {
  return word.replace(NOMINATIVE, '');
}
