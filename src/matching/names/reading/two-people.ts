import { SHORT_FORMS } from '../words/organisation-words.ts';

let givenNames: ReadonlySet<string> | null = null;

/** True for a text of two words or more of which the first is a given name: "Tom Brown", not "AL NAHYAN". */
function mayBeName(text: string): boolean {
  givenNames ??= new Set(SHORT_FORMS.flat());
  const [first, second] = text.trim().toLowerCase().split(/\s+/u);
  return second !== undefined && first !== 'al' && givenNames.has(first ?? '');
}

/**
 * A text of two names of people with a comma between them, as one that says so: "Tom Brown, Jim Green" is no Tom Green. A text of
 * a family name and given names stays as it is, "García Márquez, Gabriel José", and so does one that tells more of a name in brackets,
 * "Frank (née Timchenko), Elena Gennadyevna".
 */
export function separatePeople(text: string): string {
  if (!text.includes(',') || text.includes('(')) return text;
  const parts = text.split(',');
  return parts.length === 2 && parts.every(mayBeName) ? parts.join(' and ') : text;
}
