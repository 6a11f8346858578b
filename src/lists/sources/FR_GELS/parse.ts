import { ListFormatError } from '../../../errors.ts';
import { readJsonRecords } from '../../formats/json-records.ts';
import type { ReadReport } from '../../list-source.ts';

/** The values of one field of the register, each an object of texts. */
export type FieldValues = readonly Readonly<Record<string, string>>[];

/** One entry of the register: its name, nature and fields by TypeChamp. */
export interface RegisterEntry {
  readonly id: string;
  readonly nature: string;
  readonly name: string;
  readonly fields: ReadonlyMap<string, FieldValues>;
}

const WRAPPER = /^\s*\{\s*"Publications"\s*:\s*/u;

/** Most characters before and after the entries that may hold the date. */
const MARGIN_CHARACTERS = 4_000;

/** Yields the entries of `{"Publications": {"DatePublication": …, "PublicationDetail": [ … ]}}` as a stream. */
export async function* parseRegister(
  bytes: AsyncIterable<Uint8Array>,
  report: ReadReport,
): AsyncGenerator<RegisterEntry> {
  const unwrapped = unwrap(bytes);
  for await (const record of readJsonRecords(unwrapped.bytes, 'PublicationDetail')) {
    yield readEntry(record, report);
  }
  const day = /"DatePublication"\s*:\s*"(\d{4}-\d\d-\d\d)/u.exec(unwrapped.margins())?.[1];
  if (day === undefined) throw new ListFormatError('the register has no DatePublication');
  report.dataAsOf(day);
}

/**
 * Takes the outer object off, `{"Publications":` and its last brace, so that the entries stand where the shared reader of
 * JSON records expects them; `margins` is the text around them once everything was read.
 */
function unwrap(bytes: AsyncIterable<Uint8Array>): {
  bytes: AsyncIterable<Uint8Array>;
  margins: () => string;
} {
  let head = '';
  let tail: Buffer = Buffer.alloc(0);
  async function* inner(): AsyncGenerator<Uint8Array> {
    let started = false;
    for await (const chunk of bytes) {
      tail = Buffer.concat([tail, chunk]);
      if (!started && tail.length < MARGIN_CHARACTERS) continue;
      if (!started) tail = withoutWrapper(tail);
      started = true;
      const ready = Math.max(0, tail.length - MARGIN_CHARACTERS);
      yield tail.subarray(0, ready);
      tail = tail.subarray(ready);
    }
    if (!started) tail = withoutWrapper(tail);
    const end = tail.toString('latin1').search(/\}\s*$/u);
    if (end < 0) throw new ListFormatError('the register is cut short');
    yield tail.subarray(0, end);
  }
  function withoutWrapper(start: Buffer): Buffer {
    const hasMark = start.subarray(0, 3).toString('hex') === 'efbbbf';
    const plain = hasMark ? start.subarray(3) : start;
    head = plain.subarray(0, MARGIN_CHARACTERS).toString('latin1');
    if (head === '') throw new ListFormatError('the file is empty');
    const wrapper = WRAPPER.exec(head)?.[0];
    if (wrapper === undefined) throw new ListFormatError('the file does not start with "Publications"');
    return plain.subarray(wrapper.length);
  }
  return { bytes: inner(), margins: () => head + tail.toString('latin1') };
}

function readEntry(record: Readonly<Record<string, unknown>>, report: ReadReport): RegisterEntry {
  const { IdRegistre: id, Nature: nature, Nom: name, RegistreDetail: details, ...rest } = record;
  for (const [key, value] of Object.entries(rest)) report.unknown(`entry.${key}`, text(value));
  const fields = new Map<string, FieldValues>();
  for (const detail of list(details)) {
    const { TypeChamp: type, Valeur: values } = asObject(detail);
    const read = list(values).map((value) => mapTexts(asObject(value)));
    fields.set(text(type), [...(fields.get(text(type)) ?? []), ...read]);
  }
  return { id: text(id), nature: text(nature), name: text(name), fields };
}

/** `Valeur` is a list even for one value, and null where there is none. */
const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const text = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';

const mapTexts = (value: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [key, text(one)]));
