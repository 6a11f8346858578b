import { prepareName, type PrepareOptions } from '../prepare-name.ts';
import type { PreparedName } from '../prepared-name.ts';

/** Forms of two letters are initials as well: "A S" of "Mohammed A S Alqibti". A longer one is no name of a person. */
const LONGEST_FORM = 2;
/** A name may look like a word of organisations: "Gromadskih" like "public". Two are an organisation. */
const MOST_GENERIC = 1;
/** People have no more names; what is longer is read long enough. */
const MOST_WORDS = 7;

/** Classes of words that the name of a firm or a ship is read for and that of a person is not. */
const OF_FIRMS: ReadonlySet<string> = new Set(['legalForm', 'generic', 'number']);

/**
 * A typed text as lists prepare the names of people, where that differs: in "Andrey V Gromadskih" no letter is a legal form, and "One"
 * of "Tiger One" is no number. Null where both are the same, and for what only an organisation is called: what is searched twice
 * costs twice.
 */
export function asPerson(
  text: string,
  name: PreparedName,
  options: Pick<PrepareOptions, 'prepared'>,
): PreparedName | null {
  const { words } = name;
  if (!words.some(({ wordClass }) => OF_FIRMS.has(wordClass))) return null;
  const generic = words.filter(({ wordClass }) => wordClass === 'generic').length;
  const hasForm = words.some(
    ({ wordClass, text: form }) => wordClass === 'legalForm' && form.length > LONGEST_FORM,
  );
  if (hasForm || generic > MOST_GENERIC || words.length > MOST_WORDS || /\p{Nd}/u.test(text)) return null;
  const person = prepareName(text, { ...options, mayHaveLegalForm: false });
  const keys = (one: PreparedName): string => one.words.map(({ key }) => key).join(' ');
  return person.words.length === 0 || keys(person) === keys(name) ? null : person;
}
