import type { JsonObjectSchema } from './tool-schemas.ts';

/**
 * Arguments as they are meant: models and the forms of agent platforms send numbers and lists as text, and fill in what they
 * have nothing to say for, with null or an empty text. What cannot be read stays, for the schema to refuse.
 */
export function readSentArguments(schema: JsonObjectSchema, sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent ?? {};
  const types = typesOf(schema);
  return Object.fromEntries(
    Object.entries(sent)
      .filter(([, value]) => value !== null)
      .map(([name, value]: readonly [string, unknown]): readonly [string, unknown] => [
        name,
        typeof value === 'string' ? readText(value, types.get(name)) : value,
      ])
      .filter(([, value]) => value !== undefined),
  );
}

function typesOf(schema: JsonObjectSchema): ReadonlyMap<string, unknown> {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, { readonly type?: unknown }>>;
  return new Map(Object.entries(properties).map(([name, { type }]) => [name, type]));
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/u;

/** Undefined for a number or a list of nothing. */
function readText(text: string, type: unknown): unknown {
  const written = text.trim();
  switch (type) {
    case 'number':
    case 'integer':
      if (written === '') return undefined;
      return NUMBER.test(written) ? Number(written) : text;
    case 'array':
      return written === '' ? undefined : readList(written);
    default:
      return text;
  }
}

/** `OFAC_SDN, EU_FSF`, or the same as JSON. */
function readList(written: string): unknown {
  if (!written.startsWith('[')) return written.split(/[\s,;]+/u).filter((item) => item !== '');
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}
