import type { VNode } from 'preact';
import type { FirstLoad } from '../../ingest/first-load.ts';
import { Callout } from './notice.tsx';

/** Says on every page that nothing can be screened before the lists were loaded for the first time. */
export function LoadingBanner({ state }: { readonly state: FirstLoad }): VNode | null {
  switch (state.kind) {
    case 'complete':
      return null;
    case 'loading':
      return (
        <Callout kind="warning" title={`Loading lists: ${state.done} of ${state.total}`}>
          <p>
            Screening begins when all of them were loaded, usually within a few minutes. Load this page again.
          </p>
        </Callout>
      );
    case 'waiting':
      return (
        <Callout kind="warning" title="The lists are not loaded yet">
          <p>
            Nothing can be screened until they are. <a href="/status">Service state</a> tells the operator of
            this service why.
          </p>
        </Callout>
      );
  }
}
