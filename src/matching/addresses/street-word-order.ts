/** Street words that stand behind the name; the others stand before it. */
const BEHIND =
  /^(?:street|str|st|streets|road|rd|roads|avenue|ave|lane|ln|alley|drive|dr|boulevard|blvd|bld|square|sq|highway|hwy|expressway|way|court|ct|close|crescent|terrace|parkway|pkwy|strasse|straat|gasse|platz|allee|gatan|vagen|gade|gata|gate|veien|katu|tie|utca|sokak|sokagi|sok|sk|caddesi|cad|cd|bulvari|jie|lu|dajie|dadao|hutong|xiang|nong|embankment|prospekt|prospect|pr|naberezhnaya|shosse|proezd|proyezd|pereulok|marg|chowk|ro|gil|daero|passage|thnn|meydani|yolu|maantee|mnt|tanav|tn|puiestee|iela|gatve|g|aleja|cesta|ulica|ut|kucesi|kochasi|gracht|plein|grove|gardens|row|walk|parade|mews|quay|rise|loop|circuit|crescent|cres|trail|turnpike|circle|cir)$/u;

/** True for a word of streets that stands behind the street's name: "Street", but not "rue". */
export function standsBehindName(word: string): boolean {
  return BEHIND.test(word);
}
