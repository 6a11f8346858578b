/** Letters of Azerbaijan as English spells them, in a name that has the one which no other language has: "Vaqif Məmmədov". */
const AZERBAIJANI = /ə/iu;
/** Romanisations of Amharic and others have that letter, and others with it. */
const OF_OTHERS = /[äāīūēōčḥṣṭḫ]/iu;
/** What organisations are called there, which tables have as it is typed without that letter. */
const OF_ORGANISATIONS =
  /şirkət|cəmiyyət|məsuliyyət|bank|dövlət|nazirl|respublik|idarə|sənaye|mərkəz|xidmət|ticarət|holdinq|neft|qrup|universitet|fond|agentl|komit|birli|təşkilat|istehsal|müəssisə|zavod|liman|gəmi|(?<!\p{L})(?:mmc|asc|qsc)(?!\p{L})/iu;
const OF_AZERBAIJAN: ReadonlyMap<string, string> = new Map(
  'ə=a c=j q=g x=kh ç=ch ş=sh ğ=gh ı=i'.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(2)] as const),
);

/** A person's name of Azerbaijan in English letters, any other text as it is; the tables of words have the letters as they are folded. */
export function writeAzerbaijaniOut(text: string): string {
  if (!AZERBAIJANI.test(text) || OF_OTHERS.test(text) || OF_ORGANISATIONS.test(text)) return text;
  return text.replace(/[əcqxçşğı]/giu, (letter) => {
    const spelt = OF_AZERBAIJAN.get(letter.toLowerCase()) ?? letter;
    return letter === letter.toLowerCase() ? spelt : spelt.charAt(0).toUpperCase() + spelt.slice(1);
  });
}
