import type { Migration } from '../connection.ts';
import { accounts001 } from './accounts-001-accounts.ts';
import { accounts002 } from './accounts-002-idempotency.ts';
import { accounts003 } from './accounts-003-mcp-usage.ts';
import { accounts004 } from './accounts-004-monitoring.ts';
import { accounts005 } from './accounts-005-console-access.ts';
import { accounts006 } from './accounts-006-suspension-mails.ts';
import { accounts007 } from './accounts-007-match-reviews.ts';
import { accounts008 } from './accounts-008-plan-orders.ts';
import { accounts009 } from './accounts-009-rate-windows.ts';
import { accounts010 } from './accounts-010-identity.ts';
import { accounts011 } from './accounts-011-watch-facts.ts';
import { accounts012 } from './accounts-012-people.ts';

/** The schema of accounts.sqlite. */
export const ACCOUNT_MIGRATIONS: readonly Migration[] = [
  accounts001,
  accounts002,
  accounts003,
  accounts004,
  accounts005,
  accounts006,
  accounts007,
  accounts008,
  accounts009,
  accounts010,
  accounts011,
  accounts012,
];
