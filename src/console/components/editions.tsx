import type { VNode } from 'preact';
import { counted } from './numbers.ts';
import { Badge, TableFrame } from './parts.tsx';
import { Day, Time } from './time.tsx';

/** A list as it was when it was searched. */
export interface Edition {
  readonly code: string;
  readonly name: string;
  readonly dataAsOf: string | null;
  readonly fetchedAt: string | null;
  /** The service's count of editions; absent where an earlier release did not keep it. */
  readonly generation?: number;
  readonly stale?: boolean;
}

/** The lists that were searched, with the dates of their copies. */
export function Editions({ lists }: { readonly lists: readonly Edition[] }): VNode {
  const stale = lists.filter((list) => list.stale === true).length;
  const old = stale === 0 ? '' : `, ${stale} of them older than their publishers’ rhythm explains`;
  return (
    <details class="more editions">
      <summary>{`${counted(lists.length, 'list', 'lists')} searched, with their dates${old}`}</summary>
      <TableFrame label="Lists searched">
        <thead>
          <tr>
            <th scope="col">List</th>
            <th scope="col">Publisher’s date</th>
            <th scope="col">Fetched</th>
            <th scope="col">Edition</th>
          </tr>
        </thead>
        <tbody>
          {lists.map(({ code, name, dataAsOf, fetchedAt, generation, stale: isStale }) => (
            <tr key={`${code} ${generation}`}>
              <th scope="row">
                {name}
                {name !== code && <span class="aside list-code">{code}</span>}
              </th>
              <td>
                {dataAsOf === null ? 'none given' : <Day day={dataAsOf} />}
                {isStale === true && (
                  <>
                    {' '}
                    <Badge tone="medium">stale</Badge>
                  </>
                )}
              </td>
              <td>{fetchedAt === null ? 'never' : <Time at={new Date(fetchedAt)} />}</td>
              <td>{generation}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </details>
  );
}
