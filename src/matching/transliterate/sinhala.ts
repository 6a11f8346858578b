const byLetter = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map((pair) => pair.split('=') as [string, string]));

/** Letters of Sinhala, whose block is laid out otherwise than those of India, spelt as names of Sri Lanka are. */
const CONSONANTS = byLetter(
  'ක=k ඛ=kh ග=g ඝ=gh ඞ=n ඟ=ng ච=ch ඡ=ch ජ=j ඣ=j ඤ=gn ඥ=gn ට=t ඨ=t ඩ=d ඪ=d ණ=n ඬ=nd ත=t ථ=th ද=d ධ=dh න=n ඳ=nd ප=p ඵ=ph බ=b භ=bh ම=m ඹ=mb ' +
    'ය=y ර=r ල=l ව=v ශ=sh ෂ=sh ස=s හ=h ළ=l ෆ=f',
);
const VOWELS = byLetter('අ=a ආ=a ඇ=a ඈ=a ඉ=i ඊ=i උ=u ඌ=u ඍ=ri එ=e ඒ=e ඓ=ai ඔ=o ඕ=o ඖ=au');
const SIGNS = byLetter('ා=a ැ=a ෑ=a ි=i ී=i ු=u ූ=u ෘ=ru ෙ=e ේ=e ෛ=ai ො=o ෝ=o ෞ=au');
const VIRAMA = '\u0dca';
const NASAL = '\u0d82';

/** True for a word in Sinhala. */
export const isSinhala = (word: string): boolean => /[\u0d80-\u0dff]/u.test(word);

/** Romanises one word in Sinhala, which speaks every inherent vowel: "අනුර" (Anura). */
export function romaniseSinhala(word: string): string {
  const letters = Array.from(word.normalize('NFC'));
  let text = '';
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] ?? '';
    const consonant = CONSONANTS.get(letter);
    if (consonant === undefined) {
      if (letter === NASAL) text += 'n';
      else text += VOWELS.get(letter) ?? (/[\p{L}\p{N}]/u.test(letter) ? letter : '');
      continue;
    }
    const next = letters[at + 1] ?? '';
    const vowel = SIGNS.get(next) ?? (next === VIRAMA ? '' : 'a');
    if (next === VIRAMA || SIGNS.has(next)) at++;
    text += consonant + vowel;
  }
  return text;
}
