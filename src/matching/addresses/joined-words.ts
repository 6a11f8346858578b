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
  ['daero', 'daero'],
  ['weg', 'weg'],
  ['str', 'strasse'],
];
/** Shorter words are names of their own ("Abstr", "Mestr"). */
const SHORTEST_NAME = 3;

/** Chinese position words written as one with the road word: Donglu is "dong lu". */
const CHINESE = /^(dong|xi|nan|bei|zhong)(lu|jie|dajie|dadao)$/u;

/** Words long enough to be told with a letter left out, doubled or put before another: "Storgaatn", "Bahnhofstrase". */
const WITH_SLIPS = ['strasse', 'straat', 'gatan', 'gasse', 'vagen'] as const;

/** The name before a street word that is written with a slip; null where there is none. */
function beforeSlip(word: string): readonly [name: string, full: string] | null {
  for (const full of WITH_SLIPS) {
    for (const length of [full.length, full.length - 1, full.length + 1]) {
      const name = word.slice(0, -length);
      const ending = word.slice(-length);
      if (name.length < SHORTEST_NAME || ending === full || ending.charAt(0) !== full.charAt(0)) continue;
      if (isSlip(ending, full)) return [name, full];
    }
  }
  return null;
}

/** One letter left out or doubled, or two neighbours that changed places. */
function isSlip(typed: string, full: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === full[start]) start++;
  const rest = typed.slice(start);
  const right = full.slice(start);
  if (typed.length === full.length)
    return (
      rest.length > 1 && rest.slice(2) === right.slice(2) && rest[0] === right[1] && rest[1] === right[0]
    );
  return typed.length < full.length ? rest === right.slice(1) : rest.slice(1) === right;
}

/** Splits a word that holds its street word, and gives any other word as it is. */
export function splitJoinedWord(word: string): readonly string[] {
  const chinese = CHINESE.exec(word);
  if (chinese !== null) return [chinese[1] ?? '', chinese[2] ?? ''];
  for (const [suffix, full] of SUFFIXES) {
    if (word.endsWith(suffix) && word.length >= suffix.length + SHORTEST_NAME) {
      return [word.slice(0, -suffix.length), full];
    }
  }
  return beforeSlip(word) ?? [word];
}
