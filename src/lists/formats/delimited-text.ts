import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse, CsvError, type Options } from 'csv-parse';
import { ListFormatError } from '../../errors.ts';

/** How a delimited text file is laid out. */
export interface DelimitedLayout {
  /** Column separator; `,` when not given. */
  readonly delimiter?: string;
  /** Label of the encoding (`utf-8` when not given; a byte-order mark is honoured and dropped). */
  readonly encoding?: string;
  /** Exact number of columns of every row; a row of another length is an error. */
  readonly columns?: number;
  /** True for files that use quotes inside unquoted fields. */
  readonly lenientQuotes?: boolean;
  /** Lines before the header or the first row. */
  readonly skipLines?: number;
}

/** Most characters one row may hold. */
const MAX_ROW_CHARACTERS = 4_000_000;

async function* decode(bytes: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError)
      throw new ListFormatError(`the file is not ${encoding} text`, { cause: error });
    throw error;
  }
}

/**
 * Reads the rows of a delimited text file as a stream of string arrays. A lone Ctrl-Z line, with which OFAC ends its
 * files, and empty lines are dropped. Throws `ListFormatError` with the line number for broken quoting, a row of
 * the wrong length or text that is not in the given encoding.
 */
export async function* readRows(
  bytes: AsyncIterable<Uint8Array>,
  layout: DelimitedLayout = {},
): AsyncGenerator<readonly string[]> {
  const options: Options = {
    delimiter: layout.delimiter ?? ',',
    relax_quotes: layout.lenientQuotes ?? false,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_CHARACTERS,
    from_line: (layout.skipLines ?? 0) + 1,
  };
  const parser = parse(options);
  const feeding = pipeline(Readable.from(decode(bytes, layout.encoding ?? 'utf-8')), parser);
  // Its failure reaches the reader through the parser; the promise itself must not stay unhandled.
  feeding.catch(() => {});
  let line = 0;
  try {
    for await (const record of parser) {
      const row = record as string[];
      line++;
      if (row.length === 1 && row[0]?.trim() === '\u001a') continue;
      if (layout.columns !== undefined && row.length !== layout.columns) {
        throw new ListFormatError(`row ${line} has ${row.length} columns, expected ${layout.columns}`);
      }
      yield row;
    }
  } catch (error) {
    if (error instanceof CsvError) {
      throw new ListFormatError(`broken delimited text: ${error.message}`, { cause: error });
    }
    throw error;
  } finally {
    parser.destroy();
  }
}

/**
 * Reads rows as records by the header line. Header names are compared after trimming; every name in `required` must
 * be there or the file is refused, as it is for a row of another length than the header. Columns that are neither required nor in `optional` go to `unknownColumn`.
 */
export async function* readRecords(
  bytes: AsyncIterable<Uint8Array>,
  options: DelimitedLayout & {
    readonly required: readonly string[];
    readonly optional?: readonly string[];
    readonly unknownColumn: (name: string) => void;
  },
): AsyncGenerator<Readonly<Record<string, string>>> {
  let header: readonly string[] | null = null;
  for await (const row of readRows(bytes, options)) {
    if (header === null) {
      header = row.map((name) => name.trim());
      const missing = options.required.filter((name) => !header?.includes(name));
      if (missing.length > 0) throw new ListFormatError(`missing columns: ${missing.join(', ')}`);
      const known = new Set([...options.required, ...(options.optional ?? [])]);
      for (const name of header) if (!known.has(name)) options.unknownColumn(name);
      continue;
    }
    if (row.length !== header.length) {
      throw new ListFormatError(
        `a row has ${row.length} columns, the header ${header.length}: ${row[0] ?? ''}`,
      );
    }
    yield Object.fromEntries(header.map((name, index) => [name, row[index] ?? '']));
  }
  if (header === null) throw new ListFormatError('the file is empty');
}
