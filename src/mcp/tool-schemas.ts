import { z } from 'zod';

/** A JSON Schema of an object. */
export interface JsonObjectSchema {
  readonly type: 'object';
  readonly [keyword: string]: unknown;
}

/** What the JSON Schema of one argument may say. */
export interface PropertySchema {
  readonly type?: unknown;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: PropertySchema;
}

/** The arguments of a tool by name. */
export function propertiesOf(schema: JsonObjectSchema): ReadonlyMap<string, PropertySchema> {
  return new Map(Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, PropertySchema>>));
}

/** What a tool takes, in full: a model writes arguments by it. */
export function inputSchemaOf(schema: z.ZodType): JsonObjectSchema {
  const { type, properties, required, additionalProperties } = written(schema, 'input');
  return { type, properties, ...(required === undefined ? {} : { required }), additionalProperties };
}

/**
 * What a tool answers, in outline: the fields with their types and meanings. A model reads the schemas of all tools before it
 * can do anything, and reads an answer by the names in it.
 */
export function outputSchemaOf(schema: z.ZodType): JsonObjectSchema {
  const { type, properties, required } = written(schema, 'output');
  const fields = Object.entries((properties ?? {}) as Readonly<Record<string, object>>);
  return {
    type,
    properties: Object.fromEntries(fields.map(([name, field]) => [name, outlineOf(field)])),
    required,
  };
}

function outlineOf(field: object): object {
  return Object.fromEntries(Object.entries(field).filter(([keyword]) => OUTLINE.has(keyword)));
}

const OUTLINE: ReadonlySet<string> = new Set(['type', 'description']);

function written(schema: z.ZodType, io: 'input' | 'output'): JsonObjectSchema {
  // Clients check answers by validators that know draft 7 for certain.
  const { type, ...keywords } = z.toJSONSchema(schema, { target: 'draft-7', io });
  if (type !== 'object') throw new Error('the protocol wants schemas of objects');
  return { type, ...keywords };
}
