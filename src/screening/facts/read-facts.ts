import { GENDERS, type Gender, type KnownFacts, type KnownIdentifier } from '../../domain/facts.ts';
import { InvalidInputError } from '../../errors.ts';
import { hasLetterOrDigit } from '../../matching/normalise/clean-text.ts';
import { spanOf } from './days.ts';
import { FACT_MODEL } from './fact-model.ts';

/** Facts as a door takes them: texts that nobody has checked; empty ones count as not sent. */
export interface FactFields {
  readonly date_of_birth?: string | undefined;
  readonly nationality?: string | undefined;
  readonly gender?: string | undefined;
  readonly identifiers?:
    | readonly {
        readonly number: string;
        readonly type?: string | undefined;
        readonly country?: string | undefined;
      }[]
    | undefined;
}

/** DESIGN 11. */
export const MOST_IDENTIFIERS = 10;

/** What a field of facts may hold at most, in code points. */
export const LONGEST_FACT = { nationality: 200, number: 100, type: 100, country: 100 } as const;

/** What is wrong with a date of birth, in words that follow the name of its field; null for nothing. */
export function birthProblem(text: string, today: Date): string | null {
  const span = spanOf(text);
  if (!/^\d{4}(?:-\d{2}){0,2}$/u.test(text)) return 'must be YYYY, YYYY-MM or YYYY-MM-DD';
  if (span === null) return `there is no such day as ${text}`;
  const { earliestYear } = FACT_MODEL.date;
  if (Number(text.slice(0, 4)) < earliestYear) return `must not be before ${earliestYear}`;
  // Somewhere on Earth it is tomorrow.
  const tomorrow = new Date(today.getTime() + 86_400_000).toISOString().slice(0, 10);
  return span.earliest > tomorrow ? 'must not be in the future' : null;
}

/**
 * The facts of a request or an item, undefined where none was sent. `within` stands before the names of fields, such as `items[3].`.
 * Throws `InvalidInputError` naming the field: a date that is none, before 1850 or in the future, another gender, an identifier without
 * letter or digit, more than 10 of them.
 */
export function readFacts(fields: FactFields, today: Date, within = ''): KnownFacts | undefined {
  const dateOfBirth = textOf(fields.date_of_birth);
  const nationality = textOf(fields.nationality);
  const gender = textOf(fields.gender);
  const refuse = (field: string, problem: string): never => {
    throw new InvalidInputError(`${within}${field}`, problem);
  };
  const problem = dateOfBirth === '' ? null : birthProblem(dateOfBirth, today);
  if (problem !== null) refuse('date_of_birth', problem);
  if (gender !== '' && !isGender(gender)) refuse('gender', `must be one of ${GENDERS.join(', ')}`);
  const identifiers = readIdentifierFields(fields.identifiers ?? [], refuse);
  const facts: KnownFacts = {
    ...(dateOfBirth === '' ? {} : { dateOfBirth }),
    ...(nationality === '' ? {} : { nationality }),
    ...(isGender(gender) ? { gender } : {}),
    ...(identifiers.length === 0 ? {} : { identifiers }),
  };
  return Object.keys(facts).length === 0 ? undefined : facts;
}

const textOf = (text: string | undefined): string => text?.trim() ?? '';

const isGender = (text: string): text is Gender => (GENDERS as readonly string[]).includes(text);

/** Each identifier once. */
function readIdentifierFields(
  sent: NonNullable<FactFields['identifiers']>,
  refuse: (field: string, problem: string) => never,
): readonly KnownIdentifier[] {
  if (sent.length > MOST_IDENTIFIERS) refuse('identifiers', `must hold at most ${MOST_IDENTIFIERS}`);
  const read = sent.map((one, at): KnownIdentifier => {
    const [number, type, country] = [textOf(one.number), textOf(one.type), textOf(one.country)];
    if (!hasLetterOrDigit(number)) refuse(`identifiers[${at}].number`, 'must contain a letter or a digit');
    return { number, ...(type === '' ? {} : { type }), ...(country === '' ? {} : { country }) };
  });
  return [...new Map(read.map((one) => [JSON.stringify([one.number, one.type, one.country]), one])).values()];
}

/** `passport: K123456 (Iran)`: what stands before a colon is the type, what stands in brackets behind the number the country. */
const WRITTEN = /^(?:(?<type>[^:]*\p{L}[^:]*):\s*)?(?<number>.*?)(?:\s*\((?<country>\p{L}[^()]*)\))?$/u;

/** Identifiers as people write them in one field: several by comma, semicolon or line, `passport: K123456 (Iran)`. */
export function identifiersInText(text: string): readonly KnownIdentifier[] {
  const parts = text.split(/[,;\n]/u).map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .map((part): KnownIdentifier => {
      const { type = '', number = '', country = '' } = WRITTEN.exec(part)?.groups ?? {};
      return {
        number: number === '' ? part : number,
        ...(type === '' ? {} : { type: type.trim() }),
        ...(country === '' ? {} : { country }),
      };
    });
}
