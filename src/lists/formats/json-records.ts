import { ListFormatError } from '../../errors.ts';

/** Most characters one record may hold. */
const MAX_RECORD_CHARACTERS = 4_000_000;

/** Most characters outside the records (the envelope around them). */
const MAX_ENVELOPE_CHARACTERS = 100_000;

/**
 * Reads the objects of the array `key` of a JSON object (`{"results": [{...}, {...}]}`) as a stream, so that memory is
 * bounded by one record. Throws `ListFormatError` when the file is empty, not JSON, cut short or has no such array.
 */
export async function* readJsonRecords(
  bytes: AsyncIterable<Uint8Array>,
  key: string,
): AsyncGenerator<Readonly<Record<string, unknown>>> {
  const scanner = createScanner(key);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of bytes) yield* scanner.push(decode(() => decoder.decode(chunk, { stream: true })));
  yield* scanner.push(decode(() => decoder.decode()));
  scanner.end();
}

function decode(read: () => string): string {
  try {
    return read();
  } catch (error) {
    throw new ListFormatError('the JSON file is not UTF-8', { cause: error });
  }
}

interface Scanner {
  push(text: string): Generator<Readonly<Record<string, unknown>>>;
  end(): void;
}

/** Cuts out the array's objects by nesting depth; the envelope keeps an empty array in their place and is parsed last. */
function createScanner(key: string): Scanner {
  let depth = 0;
  let inText = false;
  let escaped = false;
  let envelope = '';
  let record = '';
  let sawArray = false;
  const opening = new RegExp(`"${key}"\\s*:\\s*\\[$`, 'u');
  let inArray = false;

  function* push(text: string): Generator<Readonly<Record<string, unknown>>> {
    for (const character of text) {
      const inRecord = inArray && depth >= 3;
      if (inText) {
        if (escaped) escaped = false;
        else if (character === '\\') escaped = true;
        else if (character === '"') inText = false;
      } else if (character === '"') inText = true;
      else if (character === '{' || character === '[') depth++;
      else if (character === '}' || character === ']') depth--;
      if (inRecord || (inArray && depth >= 3)) {
        record += character;
        if (record.length > MAX_RECORD_CHARACTERS) throw new ListFormatError('a JSON record is too large');
        if (depth === 2 && !inText) {
          yield parseObject(record);
          record = '';
        }
        continue;
      }
      if (inArray && depth === 2 && /[\s,]/u.test(character)) continue;
      envelope += character;
      if (envelope.length > MAX_ENVELOPE_CHARACTERS)
        throw new ListFormatError(`no array "${key}" in the file`);
      if (inArray && depth < 2) inArray = false;
      if (!inText && character === '[' && depth === 2 && opening.test(envelope)) {
        inArray = true;
        sawArray = true;
      }
    }
  }

  return {
    push,
    end: () => {
      if (envelope.trim() === '') throw new ListFormatError('the file is empty');
      if (record !== '') throw new ListFormatError('the JSON file is cut short');
      parseObject(envelope.replace(/^\uFEFF/u, ''));
      if (!sawArray) throw new ListFormatError(`no array "${key}" in the file`);
    },
  };
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ListFormatError('the file is not JSON or is cut short', { cause: error });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ListFormatError('the JSON file is not an object of records');
  }
  return value as Readonly<Record<string, unknown>>;
}
