/** Bodies that are called in another way than their listed names translate to, and what they are listed as; told by the whole text alone. */
const BODIES: readonly (readonly [called: RegExp, name: string])[] = [
  [/^(?:the )?(?:national|natl?\.?) bank of iran$/iu, 'Bank Melli Iran'],
  [/^(?:(?:the )?bank of russia|bank rossii|банк россии)$/iu, 'Central Bank of Russia'],
  [/^aum supreme truth$/iu, 'Aum Shinrikyo'],
];
/** How such texts end: most names are told by it. */
const SOME_BODY = /(?:of iran|of russia|rossii|россии|truth)\s*$/iu;

/** The name that a body is listed by of what it calls itself in English: "National Bank of Iran"; any other text as it is. */
export function withListedName(text: string): string {
  if (!SOME_BODY.test(text)) return text;
  return BODIES.find(([called]) => called.test(text.trim()))?.[1] ?? text;
}
