import type { VNode } from 'preact';
import { SEARCH_KINDS, type LevelCounts, type SearchKind } from '../../uploads/row-scores.ts';
import type { Upload } from '../../uploads/upload.ts';
import { whole } from '../components/numbers.ts';
import { Card, TableFrame } from '../components/parts.tsx';
import { resultQueryText } from './result-query.ts';

/** Kinds of search in words. */
export const KIND_WORDS: Readonly<Record<SearchKind, string>> = {
  name: 'Name',
  contact: 'Contact',
  address: 'Address',
};

const LEVELS = [
  ['high', 'High'],
  ['medium', 'Medium'],
  ['low', 'Low'],
  ['none', 'No match'],
] as const;

/** Rows by the level of each kind of search, each count a link to its rows. Nothing where only names were searched. */
export function KindCounts({
  upload,
  levels,
}: {
  readonly upload: Upload;
  readonly levels: Readonly<Record<SearchKind, LevelCounts>>;
}): VNode | null {
  const searched = SEARCH_KINDS.filter((kind) => Object.values(levels[kind]).some((count) => count > 0));
  if (searched.every((kind) => kind === 'name')) return null;
  return (
    <Card title="By what matched">
      <TableFrame label="Rows by the level of their names, contacts and addresses">
        <thead>
          <tr>
            <th scope="col">Rows</th>
            {LEVELS.map(([level, word]) => (
              <th key={level} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {searched.map((kind) => (
            <tr key={kind}>
              <th scope="row">{KIND_WORDS[kind]}</th>
              {LEVELS.map(([level]) => (
                <td key={level}>
                  <a
                    href={`/uploads/${upload.id}${resultQueryText({ filter: { of: kind, level }, order: 'row', page: 1 })}`}
                  >
                    {whole(levels[kind][level])}
                  </a>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <p class="muted">An address alone makes a row medium at most: many share one with a listed party.</p>
    </Card>
  );
}
