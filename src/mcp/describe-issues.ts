import { closestMatch } from 'leven';
import type { z } from 'zod';
import { plain } from './results/plain-text.ts';
import { propertiesOf, type JsonObjectSchema, type PropertySchema } from './tool-schemas.ts';

const MOST_ISSUES = 5;
const LONGEST_SHOWN = 60;

/** What is wrong with arguments, a sentence for each: which argument, and what to send. */
export function describeIssues(
  issues: readonly z.core.$ZodIssue[],
  schema: JsonObjectSchema,
  sent: unknown,
): string {
  const properties = propertiesOf(schema);
  const problems = [...new Set(issues.flatMap((issue) => problemsOf(issue, properties, sent)))];
  const told = problems
    .slice(0, MOST_ISSUES)
    .map((problem) => (problem.endsWith('?') ? problem : `${problem}.`));
  const more = problems.length - told.length;
  return [...told, ...(more > 0 ? [`And ${more} more problems.`] : [])].join(' ');
}

type Properties = ReadonlyMap<string, PropertySchema>;

function problemsOf(issue: z.core.$ZodIssue, properties: Properties, sent: unknown): readonly string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownArgument(key, properties));
  const [name, ...inside] = issue.path.map(String);
  if (name === undefined || typeof sent !== 'object' || sent === null)
    return ['the arguments must be an object'];
  const values = sent as Readonly<Record<string, unknown>>;
  const property = properties.get(name) ?? {};
  if (!Object.hasOwn(values, name)) return [`${name} is missing: ${lowerCased(property.description ?? '')}`];
  const at = Number(inside[0]);
  if (inside.length > 0)
    return [`${name}: ${shown((values[name] as readonly unknown[])[at])} ${issue.message}`];
  return [`${name} ${OWN_WORDS.has(issue.code) ? issue.message : `must be ${wanted(property)}`}`];
}

/** Issues whose message the schema gives, as it goes on after the name of the argument. */
const OWN_WORDS: ReadonlySet<string> = new Set(['custom', 'invalid_union']);

function wanted({ type, enum: options, minimum, maximum }: PropertySchema): string {
  if (options !== undefined) return `one of ${options.join(', ')}`;
  switch (type) {
    case 'number':
      return `a number from ${minimum} to ${maximum}`;
    case 'integer':
      return `a whole number from ${minimum} to ${maximum}`;
    case 'array':
      return 'a list, such as ["A", "B"], or text with commas';
    default:
      return 'text';
  }
}

function unknownArgument(key: string, properties: Properties): string {
  const names = [...properties.keys()];
  const problem = `there is no argument ${shown(key)}`;
  if (names.length === 0) return `${problem}; the tool takes none`;
  const meant =
    names.find((name) =>
      key
        .toLowerCase()
        .split(/[^a-z]+/u)
        .includes(name),
    ) ?? nearest(key, names);
  return meant === undefined
    ? `${problem}; the arguments are ${names.join(', ')}`
    : `${problem}; did you mean ${meant}?`;
}

/** Up to two slips, and never half of the letters. */
function nearest(key: string, names: readonly string[]): string | undefined {
  if (key.length > LONGEST_SHOWN) return undefined;
  return closestMatch(key.toLowerCase(), [...names], { maxDistance: key.length > 3 ? 2 : 1 });
}

function shown(value: unknown): string {
  const written = plain(typeof value === 'string' ? value : JSON.stringify(value));
  return written.length > LONGEST_SHOWN ? `${written.slice(0, LONGEST_SHOWN)}…` : written || '""';
}

/** A description as a part of a sentence: its first sentence. */
function lowerCased(description: string): string {
  const [first = ''] = description.split(/\.(?: |$)/u);
  return first.charAt(0).toLowerCase() + first.slice(1);
}
