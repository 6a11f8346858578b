import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';

/**
 * Given names that families of North Africa and Lebanon have behind "father of": of "Boukhari" and "Bourgeois" the beginning is no word. Names
 * that begin so only as they are spoken ("Bousaid") are those of the same father.
 */
const CHILD =
  'z[ei]i?d|za[iy]d|ali|hafs|hassan|hass[ae]ine?|houss[ei]ine?|hamza|h[ae]mid|said|saad|saab|sa[ae]da|salem|salim|taleb|talib|ta[iy]eb|yahia|yahya|y[ao][kq]oub|' +
  'djema+|jema+|djom+a|jom+a|kacem|kassem|qasim|rachid|rashid|abid|abdallah|abdellah|abdelli|ch[ae]+ib|chahine?|medi[ae]ne|ziane?|ziyan|n[ao]u?[wou]ar|othmane?|' +
  'khalil|khalifa|kh?aled|khalid|mehdi|mahdi|nasser|nasr|rahma|samra|sa[iy]f|yous+ef|diab|dhiab|dargham|karroum|farhat|hadir|h[ae]di|h[ei]lal|malhab|ghanem|antoun|harb|assi|jaoude?|chakra|chebel|mansour|merdes|nab|raad|r[ae]ja|sleiman|sulaiman|zein';
const CHILD_ALONE = new RegExp(`^(?:${CHILD})$`, 'u');
const FATHER = /^b(?:ou|u)$/u;
/** What such a name begins with: most names are told by it. */
const MAY_BE_FATHER = /^b(?:ou|u$)/u;
/** As one word: those of which no other word begins so. */
const JOINED =
  /^bou(?<child>z[ei]i?d|za[iy]d|hafs|ali|hass[ae]ine?|houss[ei]ine?|hamza|taleb|talib|djema+|jema+|djom+a|jom+a|kacem|abdallah|abdellah|khalfa|khalil|mehdi|mahdi|yahia|yahya|yakoub|othmane?|m[ei]di[ae]n[ei]?|saad|saada|said|nasr|mansour)$/u;

/** "Zayd" and "Madyan" as they are said there. */
const inFull = (child: string): string =>
  child.replace(/^z(?:e?i|a[iy])d$/u, 'zayd').replace(/^m[ei]di[ae]n[ei]?$/u, 'madyan');

/**
 * "Father of" as it is spoken in North Africa and Lebanon, before a given name, as others write it: "Bouzid" and "Bou Zid" are "Abu Zayd". What is
 * written as one stays one: Karim Bouali is no Karim Ali.
 */
export function withAbu(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length < 2) return words;
  return words.map((word, place) => {
    if (word.consonantal || word.native !== undefined || !MAY_BE_FATHER.test(word.text)) return word;
    const next = words[place + 1];
    if (FATHER.test(word.text)) return CHILD_ALONE.test(next?.text ?? '') ? latinWord('abu') : word;
    const child = JOINED.exec(word.text)?.groups?.['child'];
    return child === undefined ? word : latinWord(`abu${inFull(child)}`);
  });
}
