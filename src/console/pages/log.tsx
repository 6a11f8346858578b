import { exportLog } from '../../screening-log/export-log.ts';
import { download, page, type Answer } from '../answer.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { isPermitted, type Role } from '../../people/roles.ts';
import { notFound } from '../page-problem.ts';
import type { Route } from '../route.ts';
import type { MemberVisit } from '../visit.ts';
import { LogEntryPage } from './log-entry.tsx';
import { LogPageContent } from './log-list.tsx';
import { readLogSearch } from './log-search.ts';

const PAGE = 50;

/** The screening log: searched, read and taken along as CSV. */
export function logRoutes(parts: ConsoleParts): readonly Route[] {
  const { screeningLog } = parts;
  return [
    {
      method: 'GET',
      path: '/log',
      access: 'member',
      needs: 'read screenings',
      handle: (visit) => showLog(parts, visit),
    },
    {
      method: 'GET',
      path: '/log/export.csv',
      access: 'member',
      needs: 'read screenings',
      async handle({ account, actor, query, now }) {
        const search = { ...readLogSearch(query).search, accountId: account.id };
        await parts.trail.noteExport(actor, 'screenings.exported');
        const name = `screening-log-${now.toISOString().slice(0, 10)}.csv`;
        return download(name, 'text/csv; charset=utf-8', exportLog(screeningLog, search));
      },
    },
    {
      method: 'GET',
      path: '/log/:id',
      access: 'member',
      needs: 'read screenings',
      async handle({ account, role, params }) {
        const id = params['id'] ?? '';
        const entry = /^[1-9]\d{0,15}$/u.test(id) ? await screeningLog.find(account.id, Number(id)) : null;
        if (entry === null) throw notFound();
        const [keys, names] = await Promise.all([keyLabels(parts, account.email, role), listNames(parts)]);
        const content = <LogEntryPage entry={entry} keys={keys} account={account.email} listNames={names} />;
        return page(`Screening ${id}`, content, { scripts: ['print.js'] });
      },
    },
  ];
}

async function showLog(parts: ConsoleParts, { account, role, query }: MemberVisit): Promise<Answer> {
  const read = readLogSearch(query);
  const [found, keys] = await Promise.all([
    parts.screeningLog.search({ ...read.search, accountId: account.id }, PAGE),
    keyLabels(parts, account.email, role),
  ]);
  return page('Screening log', <LogPageContent read={read} found={found} keys={keys} />, { width: 'wide' });
}

/** What each key is called, by its number; revoked ones too. None for who may not read keys. */
async function keyLabels(
  { management }: ConsoleParts,
  email: string,
  role: Role,
): Promise<ReadonlyMap<number, string>> {
  if (!isPermitted(role, 'read keys')) return new Map();
  const { keys } = await management.keys(email);
  return new Map(keys.map(({ id, label, prefix }) => [id, label === '' ? `${prefix}…` : label]));
}

async function listNames({ catalogue }: ConsoleParts): Promise<ReadonlyMap<string, string>> {
  return new Map((await catalogue()).map(({ facts }) => [facts.code, facts.name]));
}
