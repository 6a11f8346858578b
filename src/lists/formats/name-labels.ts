/** Languages as labels name them in front of a native spelling, in English and French. */
const LANGUAGES = [
  'russ(?:ian|e)',
  'b[ei][eé]?lorus+(?:ian|e)|belarus+(?:ian|e)|biélorusse',
  'ukrain(?:ian|ien)',
  'arab(?:ic|e)',
  'persian|persan|farsi',
  'hebrew|hébreu',
  'burmese|birman',
  'spanish|espagnol',
  'chinese|chinois',
  'korean|coréen',
  'french|français',
  'english|anglais',
  'georgian|géorgien',
  'turkish|turc',
  'japanese|japonais',
  'pashto|pachto|pashtu',
  'dari',
  'urdu|ourdou',
].join('|');

/** `Russian: …`, `Belarussian : …`, `En russe : …`, `In Arabic: …`, `graphie originale : …`. */
export const LANGUAGE_LABEL = `(?:(?:en|in)\\s+)?(?:${LANGUAGES})\\s*:|(?:graphie|orthographe)\\s+originale\\s*:|original\\s+scri?pt\\s*:`;

const LANGUAGE = new RegExp(`\\(?\\s*(?<!\\p{L})(?:${LANGUAGE_LABEL})\\s*`, 'giu');

/** A field of names with its labels of languages turned into ends of names. */
export function withoutLabels(text: string): string {
  return text.replace(LANGUAGE, '; ');
}

/** `korábbi elnevezése: …`, `formerly: …` in front of a name. */
const FORMER_LABEL =
  /^(?:kor[áa]bbi\s+(?:ismert\s+)?(?:elnevez[ée]se|neve)|former(?:ly)?(?:\s+(?:known|named)\s+as|\s+name)?|ancien(?:nement|\s+nom)|ehemals|fr[üu]her|d[řr][íi]ve|dawniej|ранее|anteriormente|precedentemente|voorheen)\s*:\s*/iu;

/** A name without a label that says it is a former one; null where there is none. */
export function behindFormerLabel(text: string): string | null {
  const rest = text.replace(FORMER_LABEL, '');
  return rest === text || rest === '' ? null : rest;
}

/** Behind a name, how it stood in an earlier list, with its spelling in Arabic: `(Previously listed as. In Arabic: …)`. */
const LISTED_AS =
  /\s*[(（]\s*(?:previously|formerly)\s+listed\s+as[.,]?\s*(?:in\s+arabic\s*[:：]\s*([^()（）]*))?[)）]/giu;

/** A text of names in which such a note becomes the end of its name, and what it spells a line of its own. */
export function withoutListedAs(text: string): string {
  return text.replace(LISTED_AS, (_, script: string | undefined) =>
    script === undefined ? '' : `\n${script.trim()}\n`,
  );
}
