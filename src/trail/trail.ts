import type { Clock } from '../domain/clock.ts';
import { requirePermitted } from '../people/errors.ts';
import type { Actor } from '../people/person.ts';
import { act, type ActKind } from './act.ts';
import type { TrailLine } from './chain.ts';
import { exportTrail, type TrailFormat } from './export-trail.ts';
import type { TrailSearch, TrailStore } from './trail-store.ts';
import { verifyTrail, type TrailProof } from './verify-trail.ts';

/** Which lines of the actor's account are wanted. */
export type TrailFilter = Omit<TrailSearch, 'accountId'>;

/** The trail of an account, for who may read it: `RoleRefusedError` for others. */
export interface Trail {
  /** At most `size` lines, newest first. */
  search(actor: Actor, filter: TrailFilter, size: number): Promise<readonly TrailLine[]>;
  /** What fits, piece by piece; that it was taken along is a line of its own. */
  export(actor: Actor, filter: TrailFilter, format: TrailFormat): Promise<AsyncIterable<string>>;
  verify(actor: Actor): Promise<TrailProof>;
  /** Notes that somebody took data along, whatever its role is. */
  noteExport(actor: Actor, kind: Extract<ActKind, `${string}.exported`>, subject?: string): Promise<void>;
}

/** The trail over a store. */
export function createTrail({ store, clock }: { readonly store: TrailStore; readonly clock: Clock }): Trail {
  const require = ({ member }: Actor): void => {
    if (member !== null) requirePermitted(member.role, 'read trail');
  };
  return {
    async search(actor, filter, size) {
      require(actor);
      return store.search({ ...filter, accountId: actor.accountId }, size);
    },
    async export(actor, filter, format) {
      require(actor);
      await store.append(actor.accountId, act('trail.exported', actor.author, format), clock());
      return exportTrail(store, { ...filter, accountId: actor.accountId }, format);
    },
    async verify(actor) {
      require(actor);
      return verifyTrail(store, actor.accountId);
    },
    noteExport: (actor, kind, subject = '') =>
      store.append(actor.accountId, act(kind, actor.author, subject), clock()),
  };
}
