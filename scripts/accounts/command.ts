import type { MailedLinks } from '../../src/accounts/mailed-links.ts';
import type { AccountManagement } from '../../src/accounts/manage-accounts.ts';
import type { AccountRemoval } from '../../src/compose-account-removal.ts';
import type { People } from '../../src/people/people.ts';
import type { Author } from '../../src/trail/act.ts';
import type { Trail } from '../../src/trail/trail.ts';
import type { TrailStore } from '../../src/trail/trail-store.ts';

/** What a command answers: the object of `--json`, and the same for people. */
export interface CommandAnswer {
  readonly json: unknown;
  /** As a function where making it does something that a program did not ask for. */
  readonly text: string | (() => Promise<string>);
  /** 0 when absent. */
  readonly exitCode?: number;
}

/** Options as typed; switches that were given hold a text too. */
export type OptionTexts = Readonly<Record<string, string | undefined>>;

/** What some commands need beside the management of accounts. */
export interface BesideManagement {
  readonly links: Pick<MailedLinks, 'issue'>;
  readonly people: People;
  readonly trail: Trail;
  readonly trailStore: TrailStore;
  /** Who runs the command, for the trail. */
  readonly by: Author;
  /** Deletes an account from every store. */
  readonly removeAccount: (email: string) => Promise<AccountRemoval>;
}

/** A command of `npm run accounts`. */
export interface AccountCommand {
  readonly name: string;
  readonly summary: string;
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly switches: readonly string[];
  readonly run: (
    management: AccountManagement,
    options: OptionTexts,
    beside: BesideManagement,
  ) => Promise<CommandAnswer>;
}
