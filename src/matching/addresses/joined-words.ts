/** Street words that are written as one with the name: Hauptstraße, Kerkstraat, Storgatan, Mannerheimintie, Beilu. */
const SUFFIXES: readonly (readonly [suffix: string, word: string])[] = [
  ['strasse', 'strasse'],
  ['straat', 'straat'],
  ['gasse', 'gasse'],
  ['platz', 'platz'],
  ['allee', 'allee'],
  ['gatan', 'gatan'],
  ['vagen', 'vagen'],
  ['veien', 'veien'],
  ['gade', 'gade'],
  ['gracht', 'gracht'],
  ['plein', 'plein'],
  ['katu', 'katu'],
  ['dajie', 'dajie'],
  ['str', 'strasse'],
];
/** Shorter words are names of their own ("Abstr", "Mestr"). */
const SHORTEST_NAME = 3;

/** Chinese position words written as one with the road word: Donglu is "dong lu". */
const CHINESE = /^(dong|xi|nan|bei|zhong)(lu|jie|dajie|dadao)$/u;

/** Splits a word that holds its street word, and gives any other word as it is. */
export function splitJoinedWord(word: string): readonly string[] {
  const chinese = CHINESE.exec(word);
  if (chinese !== null) return [chinese[1] ?? '', chinese[2] ?? ''];
  for (const [suffix, full] of SUFFIXES) {
    if (word.endsWith(suffix) && word.length >= suffix.length + SHORTEST_NAME) {
      return [word.slice(0, -suffix.length), full];
    }
  }
  return [word];
}
