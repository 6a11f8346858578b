import leven from 'leven';

/** Words between the alternatives of one field: `Katsiaryna or Katerina Surname`, `A / B`. Capitals are names: `Ou Rui`, `OR`. */
const BETWEEN = /\s*,?\s+(?:or|and|ou|или|або)\s+|\s*\/\s*/u;
/** Names of firms and bodies have "and" inside; only `or` and a stroke between spaces stand between two of them. */
const BETWEEN_ORGANISATIONS = /\s*,?\s+(?:or|ou|или|або)\s*:?\s+|\s+\/\s+/u;
/** An English word between two names that are not in Latin letters belongs to neither. */
const BETWEEN_OTHER_SCRIPTS =
  /(?<=(?!\p{Script=Latin})\p{L}["”»'’)]*)\s+and\s+(?=["“«'‘(]*(?!\p{Script=Latin})\p{L})/u;
const PATRONYMIC = /(?:vich|vna|ych|вич|вна|віч|ўна|івна|ївна)$/iu;

/** From here on two words are spellings of one. */
const ALIKE = 0.5;
/** A field of many spellings of each word gives no more names than these. */
const MOST_NAMES = 24;

/** The words of a name in their order, each with its spellings. */
type Slots = string[][];

/**
 * The names of a person that a field gives between `or`, `and` or a stroke. What the alternatives share belongs to each: `Katsiaryna or
 * Katerina Examplova` are two given names of one surname, `Anna Examplova or Testova` two surnames, `Anna Examplova or Vera Testova`
 * two names. A field without such words comes back as it is.
 */
export function alternativesOfPerson(text: string): readonly string[] {
  const pieces = text.split(BETWEEN).flatMap((piece) => (piece.trim() === '' ? [] : [piece.trim()]));
  if (pieces.length < 2) return pieces;
  const names: Slots[] = [];
  for (const words of pieces.map((piece) => piece.split(/\s+/u))) {
    const current = names.at(-1);
    if (current === undefined || !continues(current, words)) names.push(words.map((word) => [word]));
  }
  return names.flatMap(combinations);
}

/** Takes the words into the name before them; false when they are a name of their own. */
function continues(current: Slots, words: readonly string[]): boolean {
  const [first = '', ...rest] = words;
  const likeness = current.map((slot) => Math.max(...slot.map((word) => alike(word, first))));
  const best = likeness.indexOf(Math.max(...likeness));
  if (rest.length > 0) {
    const last = current.length - 1;
    if (best !== last || (likeness[last] ?? 0) < ALIKE || (last > 0 && likeness[0] === likeness[last]))
      return false;
    current[last]?.push(first);
    current.push(...rest.map((word) => [word]));
    return true;
  }
  if ((likeness[best] ?? 0) >= ALIKE) current[best]?.push(first);
  else if (current.length > 1) current.at(-1)?.push(first);
  else if (PATRONYMIC.test(first)) current.push([first]);
  else return false;
  return true;
}

function alike(one: string, other: string): number {
  const [a, b] = [one, other].map((word) => word.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase());
  if (a === undefined || b === undefined || a === '' || b === '') return 0;
  return 1 - leven(a, b) / Math.max(a.length, b.length);
}

function combinations(slots: Slots): readonly string[] {
  let names: string[][] = [[]];
  for (const slot of slots) {
    names = names.flatMap((name) => [...new Set(slot)].map((word) => [...name, word])).slice(0, MOST_NAMES);
  }
  return names.map((words) => words.join(' '));
}

/** The names of a firm or body that a field gives between `or` or a stroke with spaces, outside brackets. */
export function alternativesOfOrganisation(text: string): readonly string[] {
  const separator = new RegExp(`${BETWEEN_ORGANISATIONS.source}|${BETWEEN_OTHER_SCRIPTS.source}`, 'u');
  return splitOutside(text, separator);
}

const STROKE = /\s+\/\s+/u;

/** `Artem / Artyom Examplov`, `Rossiya RTR / RTR Planeta`: two names of any list. */
export function namesAroundStroke(text: string): readonly string[] {
  if (!STROKE.test(text)) return [text];
  const parts = splitOutside(text, STROKE);
  if (parts.length < 2 || parts.some((part) => (part.match(/\p{L}/gu)?.length ?? 0) < 2)) return [text];
  const isPersonal =
    parts.some((part) => !part.includes(' ')) && parts.every((part) => /^[\p{L}\p{M}.'’ -]+$/u.test(part));
  const [first = '', second = ''] = parts;
  const shared = isPersonal && alike(first.split(' ').at(-1) ?? '', second.split(' ')[0] ?? '') >= ALIKE;
  return shared ? alternativesOfPerson(text) : parts;
}

/** Splits where the separator stands outside brackets. */
function splitOutside(text: string, separator: RegExp): readonly string[] {
  const hidden: string[] = [];
  const flat = text.replace(/\([^()]*\)|\[[^[\]]*\]/gu, (group) => `\u0001${hidden.push(group) - 1}\u0002`);
  return flat
    .split(separator)
    .map((piece) =>
      piece.replace(/\u0001(\d+)\u0002/gu, (_, index: string) => hidden[Number(index)] ?? '').trim(),
    )
    .filter((piece) => piece !== '');
}
