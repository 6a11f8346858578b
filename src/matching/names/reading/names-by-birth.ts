import type { PreparedWord } from '../prepared-word.ts';

/** The word that says so in a text that `withNamesByBirth` has read. */
const BORN_AS = 'geborene';

/** What introduces the family name by which someone was born, by language. */
const BORN =
  'n[ée]e?|N[ÉE]E?|geb\\.|Geb\\.|geborene|born|z domu|rozen[áa]|roz\\.|rođena|rodjena|rojena|nata|nascida|nacida|de soltera|født|fødd|född|o\\.s\\.|szül\\.|dz\\.|maiden name:?|урожд(?:[её]нная|\\.)|в девичестве|уроджена|родена|το γένος';
/** A name by birth: one word, or several in capitals, of which a hyphen or an article is a part. */
const NAME = "(?:(?:[Aa]l|[Ee]l|[Dd]e|[Dd]i|[Dd]el|[Vv]on|[Vv]an|de la|bin)[ -])*\\p{Lu}[\\p{L}'’ʼ-]+";

/** "Margaret Thatcher née Roberts", "Natalia Ivanova (née Petrova)". */
const AFTER_NAME = new RegExp(
  `^\\s*(?<given>\\p{L}.*?)\\s+(?<family>(?:(?:al|el|de|di|del|von|van|der|den|de la|bin)[ -])*\\p{Lu}[^\\s,()]*),?\\s*[(]?(?<=[\\s(])(?:${BORN})\\s+(?<birth>${NAME}(?:\\s${NAME})?)[)]?\\s*$`,
  'u',
);
/** "FRANK (née Timchenko), Kseniya Gennadyevna". */
const AFTER_FAMILY = new RegExp(
  `^\\s*(?<family>\\p{L}[^,()]*?),?\\s*[(]?(?<=[\\s(])(?:${BORN})\\s+(?<birth>${NAME})[)]?,\\s*(?<given>\\p{L}[^,()]*)$`,
  'u',
);
/** "THATCHER, Margaret née Roberts". */
const AFTER_GIVEN = new RegExp(
  `^\\s*(?<family>\\p{L}[^,()]*?),\\s*(?<given>\\p{L}[^,()]*?),?\\s*[(]?(?<=[\\s(])(?:${BORN})\\s+(?<birth>${NAME})[)]?\\s*$`,
  'u',
);
const SOME_BIRTH = new RegExp(`(?<=[\\s(])(?:${BORN})\\s`, 'u');
/** In a text that another of its names already stands in, the word is one of theirs. */
const OF_SEVERAL = /\b(?:alias|aka|formerly|also|known|and|und|et)\b/iu;

/**
 * A text that tells the family name by which someone was born, with her name before and after the wedding as other names of the same
 * party: she is listed by either. Any other text as it is.
 */
export function withNamesByBirth(text: string): string {
  if (!SOME_BIRTH.test(text) || OF_SEVERAL.test(text)) return text;
  const found = AFTER_FAMILY.exec(text) ?? AFTER_GIVEN.exec(text) ?? AFTER_NAME.exec(text);
  const { given, family, birth } = found?.groups ?? {};
  if (given === undefined || family === undefined || birth === undefined) return text;
  return `${given} ${family} ${BORN_AS} ${birth} alias ${given} ${family} alias ${given} ${birth}`;
}

/** The words of the first name of a text after the one that introduces a name by birth. */
function bornAs(words: readonly PreparedWord[]): readonly PreparedWord[] {
  const place = words.findIndex(({ text }) => text === BORN_AS);
  if (place < 0) return [];
  const end = words.findIndex(({ wordClass }) => wordClass === 'between');
  return words.slice(place + 1, end < 0 ? undefined : end).filter(({ wordClass }) => wordClass === 'name');
}

/** True where each text tells a name by birth, and not one name: "Maria Müller geb. Fischer" / "Maria Müller geb. Koch". */
export function areBornOthers(query: readonly PreparedWord[], listed: readonly PreparedWord[]): boolean {
  const ofQuery = bornAs(query);
  const ofListed = ofQuery.length === 0 ? [] : bornAs(listed);
  if (ofListed.length === 0) return false;
  return !ofQuery.some((a) => ofListed.some((b) => a.variant === b.variant || a.skeleton === b.skeleton));
}
