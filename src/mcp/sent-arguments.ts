import { propertiesOf, type JsonObjectSchema, type PropertySchema } from './tool-schemas.ts';

/**
 * Arguments as they are meant: models and the forms of agent platforms send numbers and lists as text and identifiers as
 * numbers, write codes in small letters, and fill in what they have nothing to say for, with null or an empty text. What
 * cannot be read stays, for the schema to refuse.
 */
export function readSentArguments(schema: JsonObjectSchema, sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent ?? {};
  const properties = propertiesOf(schema);
  return Object.fromEntries(
    Object.entries(sent)
      .filter(([, value]) => value !== null)
      .map(([name, value]: readonly [string, unknown]): readonly [string, unknown] => [
        name,
        readValue(value, properties.get(name) ?? {}),
      ])
      .filter(([, value]) => value !== undefined),
  );
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu;

/** Undefined for a number or a list of nothing. */
function readValue(value: unknown, property: PropertySchema): unknown {
  switch (property.type) {
    case 'number':
    case 'integer':
      return typeof value === 'string' ? readNumber(value) : value;
    case 'array':
      return readList(value, property.items ?? {});
    case 'string':
      return property.enum === undefined ? readText(value) : readOption(value, property.enum);
    default:
      return value;
  }
}

function readNumber(text: string): unknown {
  const written = text.trim();
  if (written === '') return undefined;
  return NUMBER.test(written) ? Number(written) : text;
}

/** A larger number has lost digits on the way: another identifier would be looked for. */
function readText(value: unknown): unknown {
  return Number.isSafeInteger(value) ? String(value) : value;
}

/** One of the options in any letter case. */
function readOption(value: unknown, options: readonly string[]): unknown {
  if (typeof value !== 'string') return value;
  const written = value.trim().toLowerCase();
  return options.find((option) => option.toLowerCase() === written) ?? value;
}

/** `OFAC_SDN, EU_FSF`, the same as JSON, or an array of such texts. */
function readList(value: unknown, { enum: options = [] }: PropertySchema): unknown {
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const items = typeof value === 'string' ? itemsOf(value.trim()) : value;
  if (!Array.isArray(items)) return items;
  return (items as readonly unknown[])
    .flatMap((item): readonly unknown[] => (typeof item === 'string' ? separated(item) : [item]))
    .map((item) => readOption(item, options));
}

function itemsOf(written: string): unknown {
  if (!written.startsWith('[')) return separated(written);
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}

function separated(written: string): readonly string[] {
  return written.split(/[\s,;]+/u).filter((item) => item !== '');
}
