/** "ъ" between consonants is a vowel, in Bulgarian alone. */
const BULGARIAN = /(?<=[бвгджзйклмнпрстфхцчшщ])ъ(?=[бвгджзйклмнпрстфхцчшщ])/iu;
const VOWEL = /(?<=[бвгджзйклмнпрстфхцчшщ])ъ(?=[бвгджзйклмнпрстфхцчшщ])/giu;
const SHT: readonly (readonly [RegExp, string])[] = [
  [/щ/gu, 'шт'],
  [/Щ(?=\p{Lu})/gu, 'ШТ'],
  [/Щ/gu, 'Шт'],
];

/** A Bulgarian text with the letters that Russian has for other sounds as they are spoken: "Щърбанов" is Shtarbanov. Any other text as it is. */
export function writeBulgarianOut(text: string): string {
  if (!BULGARIAN.test(text)) return text;
  let spoken = text.replace(VOWEL, (letter) => (letter === 'ъ' ? 'а' : 'А'));
  for (const [letter, sounds] of SHT) spoken = spoken.replace(letter, sounds);
  return spoken;
}
