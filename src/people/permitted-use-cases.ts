import type { Idempotency } from '../accounts/idempotency.ts';
import type { AccountManagement } from '../accounts/manage-accounts.ts';
import type { PlanOrders } from '../accounts/plan-orders.ts';
import type { Monitoring } from '../monitoring/monitoring.ts';
import type { Reviews } from '../monitoring/reviews.ts';
import type { ScreeningsBy } from '../screening-log/record-screenings.ts';
import type { ScreeningLogStore } from '../screening-log/screening-log.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { requirePermitted } from './errors.ts';
import { permitted, type Gates } from './permitted.ts';
import type { Role } from './roles.ts';

/** What people do with an account, whichever door they come through. Those of people and of the trail ask for the actor themselves. */
export interface RoleUseCases {
  readonly screeningsBy: ScreeningsBy;
  readonly screeningLog: Pick<ScreeningLogStore, 'search' | 'find'>;
  readonly uploads: Uploads;
  readonly monitoring: Monitoring;
  readonly reviews: Reviews;
  readonly management: Pick<AccountManagement, 'keys' | 'createKey' | 'revokeKey'>;
  readonly planOrders: PlanOrders;
  /** Keeps results of screenings. */
  readonly idempotency: Idempotency;
}

/** Which use case each of their methods belongs to. */
export const GATES: {
  readonly [Name in Exclude<keyof RoleUseCases, 'screeningsBy'>]: Gates<RoleUseCases[Name]>;
} = {
  screeningLog: { search: 'read screenings', find: 'read screenings' },
  uploads: {
    receive: 'upload files',
    list: 'read uploads',
    find: 'read uploads',
    preview: 'read uploads',
    change: 'upload files',
    start: 'upload files',
    cancel: 'upload files',
    resume: 'upload files',
    remove: 'upload files',
    results: 'read uploads',
    levels: 'read uploads',
    row: 'read uploads',
    deliver: 'read uploads',
  },
  monitoring: {
    read: 'read monitoring',
    add: 'change monitoring',
    list: 'read monitoring',
    remove: 'change monitoring',
  },
  reviews: {
    open: 'read monitoring',
    waiting: 'read monitoring',
    lastMatches: 'read monitoring',
    review: 'decide matches',
  },
  management: { keys: 'read keys', createKey: 'change keys', revokeKey: 'change keys' },
  idempotency: { begin: 'screen', abandon: 'screen', kept: 'read screenings' },
  planOrders: { place: 'order plans', open: 'read account' },
};

/** The use cases as a role may use them; null is nobody's. Throws `RoleRefusedError` where one is used that the role has not. */
export function permittedUseCases(all: RoleUseCases, role: Role | null): RoleUseCases {
  return {
    screeningsBy: (origin) => {
      requirePermitted(role, 'screen');
      return all.screeningsBy(origin);
    },
    screeningLog: permitted(all.screeningLog, GATES.screeningLog, role),
    uploads: permitted(all.uploads, GATES.uploads, role),
    monitoring: permitted(all.monitoring, GATES.monitoring, role),
    reviews: permitted(all.reviews, GATES.reviews, role),
    management: permitted(all.management, GATES.management, role),
    idempotency: permitted(all.idempotency, GATES.idempotency, role),
    planOrders: permitted(all.planOrders, GATES.planOrders, role),
  };
}
