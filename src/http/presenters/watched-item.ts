import type { Watch } from '../../monitoring/watch.ts';

type Body = Readonly<Record<string, unknown>>;

/** What every answer says of an item: the country only of addresses. */
function identity({ id, kind, text, country, entityType }: Watch): Body {
  return { id, kind, name: text, ...(kind === 'address' ? { country } : {}), entity_type: entityType };
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
