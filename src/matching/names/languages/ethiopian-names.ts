/** Beginnings of names of Ethiopians and Eritreans that clerks cut to a letter and a stroke. */
const BEGINNINGS: ReadonlyMap<string, string> = new Map([
  ['w', 'Wolde'],
  ['g', 'Gebre'],
  ['h', 'Haile'],
  ['t', 'Tekle'],
]);

/** What such names go on with: of the church and its saints. */
const CUT_SHORT =
  /(?<![\p{L}\p{N}/])(?<letter>[WGHT])\/(?<rest>mariam|maryam|michael|mikael|gabriel|gebriel|g[ei]+orgis|yohann?[ei]s|s[ei]l+ass?ie|kidan|kirstos|k[ir]+stos|christos|hiwot|meskel|ha[iy]manot|egziabher|medh[ie]n|amlak|tsadi[kq]|tsadkan|amanuel|s[ei][mn]b[ei]t|tensa[ei]|yesus|eyesus|rufael|libanos)(?!\p{L})/giu;

/** A text with such names written out: "Filipos W/Yohannes" is Filipos Woldeyohannes. */
export function writeEthiopianNamesOut(text: string): string {
  if (!text.includes('/')) return text;
  return text.replace(
    CUT_SHORT,
    (_, letter: string, rest: string) =>
      `${BEGINNINGS.get(letter.toLowerCase()) ?? letter}${rest.toLowerCase()}`,
  );
}
