/** Arabic has no "p" and writes "b" or "f" for it, but "Parker" is no spelling of "Barker" in letters that have both. */
export const beginWithOtherLip = (a: string, b: string): boolean =>
  a[0] !== b[0] && LIPS.test(a) && LIPS.test(b);
const LIPS = /^(?:p(?!h)|b|f)/u;

/** "Alba" is no "Alfa": no script takes these two for one, only "p" for either. */
export function haveOtherLips(a: string, b: string): boolean {
  if (!SOME_LIP.test(a) || !SOME_LIP.test(b)) return false;
  const [ofA, ofB] = [lipsOf(a), lipsOf(b)];
  if (ofA.length !== ofB.length) return false;
  for (let at = 0; at < ofA.length; at++) {
    const [one, other] = [ofA.charAt(at), ofB.charAt(at)];
    if (one !== other && one !== 'p' && other !== 'p') return true;
  }
  return false;
}
const SOME_LIP = /[bfp]/u;
const lipsOf = (text: string): string =>
  text
    .replaceAll('ph', 'f')
    .replace(/[^bfp]+/gu, '')
    .replace(/(.)\1+/gu, '$1');

/** "Kalkan" is no "Kalkavan": only beside "o" and "u" is "v" a vowel as well. */
export const lacksV = (a: string, b: string): boolean =>
  (V_BETWEEN.test(a) && !MAY_SPELL_V.test(b)) ||
  (V_BETWEEN.test(b) && !MAY_SPELL_V.test(a)) ||
  (V_BEHIND_CONSONANT.test(a) && !MAY_BE_V.test(b)) ||
  (V_BEHIND_CONSONANT.test(b) && !MAY_BE_V.test(a));
const V_BETWEEN = /[aei]v[aei]/u;
/** "Nordic" is no "Nordvik", though it has an "o". */
const V_BEHIND_CONSONANT = /[bcdfgklmnprstz]v[aei]/u;
const MAY_BE_V = /[vwubf]/u;
const MAY_SPELL_V = /[vwuobf]/u;
