import { KNOWLEDGE, openTable, tablesIn, type Table } from './table.ts';

/** Columns of the table of towns: the name most used, ISO 3166-1 codes, and other names divided by `|`. */
export const TOWN_COLUMNS = ['town', 'countries', 'other names'] as const;
/** Columns of the table of regions: the name, and its codes of ISO 3166-2. */
export const REGION_COLUMNS = ['region', 'codes'] as const;
/** Columns of the words of addresses of a language. */
const ADDRESS_COLUMNS = ['word', 'kind', 'means'] as const;

/** What a word of addresses may be: see `src/matching/knowledge/words-of-addresses.ts`. */
const KINDS_OF_ADDRESS_WORDS = [
  'street',
  'direction',
  'marker',
  'level',
  'admin',
  'building',
  'generic',
  'landmark',
  'prefix',
  'short',
  'number',
  'ordinal',
  'stop',
] as const;

/** The tables of words of addresses, one a language. */
export const tablesOfAddressWords = (folder: URL = KNOWLEDGE): readonly Table[] =>
  tablesIn(folder)
    .filter((name) => name.startsWith('languages/') && name.endsWith('/addresses'))
    .map((name) => openTable(name, ADDRESS_COLUMNS, folder));

/** What is wrong with words of addresses: a kind that is none, no word, a fact that stands twice. */
export function problemsOfAddressWords({ name, rows }: Table): readonly string[] {
  const kinds: readonly string[] = KINDS_OF_ADDRESS_WORDS;
  const seen = new Set<string>();
  return rows.flatMap(([word = '', kind = ''], place) => {
    const where = `${name}, line ${place + 2}, ${JSON.stringify(word)}`;
    const fact = `${word}\t${kind}`;
    const isSaid = seen.has(fact);
    seen.add(fact);
    if (word === '') return [`${where}: there is no word`];
    if (!kinds.includes(kind)) return [`${where}: ${JSON.stringify(kind)} is no kind`];
    return isSaid ? [`${where}: the same stands above`] : [];
  });
}

/** Every name of the table of towns. */
function townNames(folder: URL): readonly string[] {
  return openTable('towns', TOWN_COLUMNS, folder).rows.flatMap(([town = '', , others = '']) =>
    others === '' ? [town] : [town, ...others.split(' | ')],
  );
}

/**
 * The tables of addresses in the form that the matcher loads; `formOf` gives a word as the reader of addresses sees it.
 * Throws `SyntaxError` for one that cannot be read.
 */
export function addressKnowledge(formOf: (text: string) => string, folder: URL = KNOWLEDGE): object {
  const words = tablesOfAddressWords(folder).flatMap(({ rows }) =>
    rows.map(([word = '', kind = '', means = '']) => [formOf(word), kind, means].join('=')),
  );
  const towns = new Set(townNames(folder).map(formOf));
  const regions = openTable('regions', REGION_COLUMNS, folder).rows.map(([region = '', codes = '']) =>
    [formOf(region), codes].join('='),
  );
  towns.delete('');
  return {
    words: [...new Set(words)].join('|'),
    towns: [...towns].sort().join('|'),
    regions: [...new Set(regions)].join('|'),
  };
}
