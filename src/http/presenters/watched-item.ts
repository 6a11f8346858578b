import type { Watch } from '../../monitoring/watch.ts';

type Body = Readonly<Record<string, unknown>>;

/** What every answer says of an item: the country only of addresses, facts only where it has some. */
function identity({ id, kind, text, country, entityType, facts = {} }: Watch): Body {
  const { dateOfBirth, nationality, gender, identifiers } = facts;
  return {
    id,
    kind,
    name: text,
    ...(kind === 'address' ? { country } : {}),
    entity_type: entityType,
    ...(dateOfBirth === undefined ? {} : { date_of_birth: dateOfBirth }),
    ...(nationality === undefined ? {} : { nationality }),
    ...(gender === undefined ? {} : { gender }),
    ...(identifiers === undefined ? {} : { identifiers }),
  };
}

/** One item of `GET /monitoring/`; interface specification 2.7. */
export function presentWatch(watch: Watch): Body {
  return {
    ...identity(watch),
    last_checked_at: watch.lastCheckedAt?.toISOString() ?? null,
    last_match_found: watch.bestScore > 0,
    last_match_score: watch.bestScore,
  };
}

/** Answer of `POST /monitoring/`; interface specification 4.6. */
export function presentCreatedWatch(watch: Watch): Body {
  return { ...identity(watch), created: true };
}
