import type { VNode } from 'preact';
import { counted } from './numbers.ts';
import { TableFrame } from './parts.tsx';
import { Day, Time } from './time.tsx';

/** A list as it was when it was searched. */
export interface Edition {
  readonly code: string;
  readonly name: string;
  readonly dataAsOf: string | null;
  readonly fetchedAt: string | null;
}

/** The lists that were searched, with the dates of their copies. */
export function Editions({ lists }: { readonly lists: readonly Edition[] }): VNode {
  return (
    <details class="more editions">
      <summary>{`${counted(lists.length, 'list', 'lists')} searched, with their dates`}</summary>
      <TableFrame label="Lists searched">
        <thead>
          <tr>
            <th scope="col">List</th>
            <th scope="col">Publisher’s date</th>
            <th scope="col">Fetched</th>
          </tr>
        </thead>
        <tbody>
          {lists.map(({ code, name, dataAsOf, fetchedAt }) => (
            <tr key={code}>
              <th scope="row">
                {name}
                {name !== code && <span class="aside list-code">{code}</span>}
              </th>
              <td>{dataAsOf === null ? 'none given' : <Day day={dataAsOf} />}</td>
              <td>{fetchedAt === null ? 'never' : <Time at={new Date(fetchedAt)} />}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </details>
  );
}
