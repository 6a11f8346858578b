/**
 * Letters of one sound each that scholars write Arabic, Persian and Hebrew names with (DIN 31635, ALA-LC, Encyclopaedia of Islam) and
 * whose base letter is another sound: "Ḫalīl Ǧamāl", Khalil Jamal. Others have the base letter of what most languages write.
 */
const SOUNDS: ReadonlyMap<string, string> = new Map([
  ['ḫ', 'kh'],
  ['ẖ', 'kh'],
  ['ḵ', 'kh'],
  ['ǧ', 'j'],
  ['ǰ', 'j'],
  ['ġ', 'gh'],
  ['ḡ', 'gh'],
  ['ṯ', 'th'],
  ['ḏ', 'dh'],
]);
const LETTER = new RegExp(`[${[...SOUNDS.keys()].join('')}]`, 'giu');
/** Maltese has "ġ" for another sound, and letters that no scholar needs: "Ġużè", "Għarb". */
const MALTESE = /[ħċ]|ż|għ/iu;

/** A text with the letters of scholars written as English writes their sounds; Maltese and all other letters as they are. */
export function writeScholarsOut(text: string): string {
  if (text.search(LETTER) < 0 || MALTESE.test(text)) return text;
  return text.replace(LETTER, (letter) => {
    const sound = SOUNDS.get(letter.toLowerCase()) ?? letter;
    return letter === letter.toLowerCase() ? sound : sound.charAt(0).toUpperCase() + sound.slice(1);
  });
}
