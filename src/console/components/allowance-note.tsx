import type { VNode } from 'preact';
import type { AllowanceState } from '../../accounts/accounts.ts';
import { Callout } from './notice.tsx';
import { whole } from './numbers.ts';
import { Time } from './time.tsx';

/** Says above a form that the allowance is used up, and what helps; nothing while searches are left. */
export function AllowanceNote({ allowance }: { readonly allowance: AllowanceState }): VNode | null {
  const { remaining, limit, resetsAt } = allowance;
  if (remaining > 0) return null;
  return (
    <Callout kind="warning" title="No searches are left">
      <p>
        {`All ${whole(limit)} searches of ${resetsAt === null ? 'your trial' : 'this month'} are used. `}
        {resetsAt !== null && (
          <>
            New ones come at <Time at={resetsAt} />, or at once with a larger plan.{' '}
          </>
        )}
        <a href="/pricing">{resetsAt === null ? 'Choose a plan to go on' : 'See the plans'}</a>. Results, the
        log and monitoring stay open.
      </p>
    </Callout>
  );
}
