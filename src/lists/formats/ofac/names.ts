const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/iu;

/** Order in which the parts of a name are spoken; the files store the last name first. */
const PART_ORDER = [
  'First Name',
  'Middle Name',
  'Patronymic',
  'Last Name',
  'Maiden Name',
  'Matronymic',
  'Nickname',
  'Entity Name',
  'Vessel Name',
  'Aircraft Name',
];

const FAMILY_FIRST_SCRIPT = /^(?:Chinese|Japanese|Korean)/u;

/** True when a name part type of the advanced or enhanced files has a place in the spoken order. */
export function isKnownPartType(type: string): boolean {
  return PART_ORDER.includes(type);
}

/** A person's name in natural order; a `Jr.` that hangs on either part goes to the end (`KNOWLES, JR., Samuel`). */
export function personName(given: string, family: string): string {
  const words = [given, family].map((part) =>
    part
      .trim()
      .split(/\s*,\s*/u)
      .filter((piece) => piece !== ''),
  );
  const suffixes = words.flat().filter((piece) => SUFFIX.test(piece));
  const spoken = words.flat().filter((piece) => !SUFFIX.test(piece));
  return [...spoken, ...suffixes].join(' ').replace(/\s+/gu, ' ').trim();
}

/**
 * Turns `LAST, First Middle` of the CSV files into natural order. A name without a comma stays as it is; further
 * commas only separate given names (`MARUF, Taha, Muhyi al-Din`).
 */
export function naturalPersonName(text: string): string {
  const comma = text.indexOf(',');
  return comma < 0 ? text.trim() : personName(text.slice(comma + 1), text.slice(0, comma));
}

/** A part of a multi-part name. */
export interface NamePart {
  readonly type: string;
  readonly value: string;
}

/**
 * Joins the parts of a name in natural order. Chinese, Japanese and Korean script writes the family name first and
 * without a space.
 */
export function joinNameParts(parts: readonly NamePart[], script: string): string {
  const value = (wanted: (type: string) => boolean): string =>
    [...parts]
      .filter((part) => wanted(part.type))
      .sort((a, b) => PART_ORDER.indexOf(a.type) - PART_ORDER.indexOf(b.type))
      .map((part) => part.value)
      .join(' ');
  const isFamily = (type: string): boolean => type === 'Last Name';
  if (FAMILY_FIRST_SCRIPT.test(script) && parts.some((part) => isFamily(part.type))) {
    return `${value(isFamily)}${value((type) => !isFamily(type))}`;
  }
  if (!parts.some((part) => part.type === 'Last Name')) return value(() => true);
  const rank = PART_ORDER.indexOf('Last Name');
  const given = value((type) => PART_ORDER.indexOf(type) < rank);
  return personName(
    given,
    value((type) => PART_ORDER.indexOf(type) >= rank),
  );
}
