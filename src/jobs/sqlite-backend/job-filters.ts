import type { JobsQueryOptions, RemoveJobsOptions } from 'agenda';

/** Conditions of a statement, all of which hold, and the values of their `?`. */
export interface Filter {
  readonly conditions: readonly string[];
  readonly values: readonly (string | number)[];
}

const NOTHING: Filter = { conditions: [], values: [] };

/** `where …` of a filter; empty for one without conditions. */
export function where({ conditions }: Filter): string {
  return conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
}

function all(...filters: readonly (Filter | null)[]): Filter {
  const given = filters.filter((filter) => filter !== null);
  return {
    conditions: given.flatMap(({ conditions }) => conditions),
    values: given.flatMap(({ values }) => values),
  };
}

function oneOf(column: string, values: readonly string[] | undefined, operator = 'in'): Filter | null {
  if (values === undefined || values.length === 0) return null;
  const texts = values.filter((value) => typeof value === 'string');
  return {
    conditions: [`${column} ${operator} (select value from json_each(?))`],
    values: [JSON.stringify(texts)],
  };
}

/** Jobs that a client wants to remove, disable or enable; null when it names none, which must not mean all. */
export function selectionFilter(options: RemoveJobsOptions): Filter | null {
  const filter = all(
    oneOf('id', options.id === undefined ? options.ids : [options.id]),
    oneOf('name', options.name === undefined ? options.names : [options.name]) ??
      oneOf('name', options.notNames, 'not in'),
    options.data === undefined ? null : dataFilter(options.data),
  );
  return filter.conditions.length === 0 ? null : filter;
}

/** Jobs that a client asks about, whatever their state. */
export function queryFilter(options: JobsQueryOptions): Filter {
  const name = options.search === undefined || options.search === '' ? null : options.search;
  return all(
    oneOf('id', options.id === undefined ? options.ids : [options.id]),
    name === null
      ? oneOf('name', options.name === undefined ? options.names : [options.name])
      : { conditions: ['instr(lower(name), lower(?)) > 0'], values: [name] },
    options.data === undefined ? null : dataFilter(options.data),
    options.includeDisabled === false ? { conditions: ['disabled = 0'], values: [] } : null,
  );
}

const COLUMN_OF: Readonly<Record<string, string>> = {
  name: 'name',
  type: 'type',
  priority: 'priority',
  nextRunAt: 'next_run_at',
  disabled: 'disabled',
};

/**
 * The job that a unique constraint means: the job's name and, for each path such as `data.userId`, an equal value. Throws
 * `TypeError` for anything else than equality, which this store does not know.
 */
export function uniqueFilter(name: string, unique: Readonly<Record<string, unknown>>): Filter {
  const conditions = Object.entries(unique).map(([path, value]): Filter => {
    if (path === 'data' || path.startsWith('data.')) return valueFilter(path.split('.').slice(1), value);
    const column = COLUMN_OF[path];
    if (column === undefined) throw new TypeError(`a job cannot be unique by ${path}`);
    return { conditions: [`${column} is ?`], values: [columnValue(value)] };
  });
  return all({ conditions: ['name = ?'], values: [name] }, ...conditions);
}

function columnValue(value: unknown): string | number {
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError('a job can only be unique by plain values');
}

/** Data that holds every value given; nested objects are looked into. */
function dataFilter(data: unknown): Filter {
  return isPlainObject(data)
    ? all(...Object.entries(data).map(([key, value]) => nestedFilter([key], value)))
    : valueFilter([], data);
}

function nestedFilter(path: readonly string[], value: unknown): Filter {
  if (!isPlainObject(value)) return valueFilter(path, value);
  const entries = Object.entries(value);
  return entries.length === 0
    ? NOTHING
    : all(...entries.map(([key, inner]) => nestedFilter([...path, key], inner)));
}

/** Both sides pass the same reading of JSON, so that numbers, texts and truth values compare as what they are. */
function valueFilter(path: readonly string[], value: unknown): Filter {
  if (isPlainObject(value) && Object.keys(value).some((key) => key.startsWith('$'))) {
    throw new TypeError('a job can only be unique by equality');
  }
  const place = `$${path.map((part) => `."${part.replaceAll('"', '')}"`).join('')}`;
  return {
    conditions: [`json_extract(data, ?) is json_extract(?, '$')`],
    values: [place, JSON.stringify(value ?? null)],
  };
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
