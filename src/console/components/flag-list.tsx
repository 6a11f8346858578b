import type { VNode } from 'preact';
import type { JurisdictionFlag } from '../../domain/match.ts';
import { SourceLink } from './source-link.tsx';
import { Badge } from './parts.tsx';

const TIERS = { embargoed: 'embargoed', high_risk: 'high risk' } as const;

/** Places that a screening points to, apart from its matches, with what they mean and do not mean. */
export function FlagList({
  flags,
  noMatches = false,
  id = 'flags',
}: {
  readonly flags: readonly JurisdictionFlag[];
  /** Whether nothing was found beside them, which must not read as a clearance. */
  readonly noMatches?: boolean;
  readonly id?: string;
}): VNode {
  const embargoed = flags.some(({ tier }) => tier === 'embargoed');
  return (
    <section class="notice notice-flag flags" aria-labelledby={id}>
      <h2 id={id}>{flags.length === 1 ? 'Jurisdiction flag' : 'Jurisdiction flags'}</h2>
      <p>
        A flag is not a match: it says where the party is, not who it is, and is not counted as a match.
        {embargoed && noMatches && (
          <strong>
            {' '}
            That nothing was found is no clearance: nearly every dealing with the place needs a licence.
          </strong>
        )}
      </p>
      <ul class="flag-list">
        {flags.map((flag) => (
          <Flag key={`${flag.tier} ${flag.jurisdiction}`} flag={flag} />
        ))}
      </ul>
    </section>
  );
}

function Flag({ flag }: { readonly flag: JurisdictionFlag }): VNode {
  return (
    <li>
      <p>
        <strong>{flag.jurisdiction}</strong> <Badge tone="flag">{TIERS[flag.tier]}</Badge>
      </p>
      <p>{flag.reason}</p>
      <p class="aside">
        Raised by <bdi>{flag.evidence}</bdi>. Authority:{' '}
        <SourceLink url={flag.sourceUrl} text={flag.authority} />
      </p>
      {flag.otherGrounds.map((ground) => (
        <p class="aside" key={ground.reason}>
          {`Also ${TIERS[ground.tier]}: ${ground.reason} `}
          <SourceLink url={ground.sourceUrl} text={ground.authority} />
        </p>
      ))}
    </li>
  );
}
