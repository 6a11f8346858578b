import { randomUUID } from 'node:crypto';
import { QuotaExceededError } from '../../accounts/errors.ts';
import { InvalidInputError, ListsNotLoadedError, StaleListsError } from '../../errors.ts';
import { detectJurisdictions } from '../../jurisdictions/jurisdictions.ts';
import type { JurisdictionFlag } from '../../domain/match.ts';
import { page, redirect, type Answer } from '../answer.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { PageProblem } from '../page-problem.ts';
import type { Route } from '../route.ts';
import type { MemberVisit } from '../visit.ts';
import { sentence } from './problem.tsx';
import { ScreenPage, type ListOption } from './screen-form.tsx';
import { keptResult, screenOnce } from './screen-once.ts';
import {
  emptyForm,
  readFormValues,
  readOrder,
  type FieldProblems,
  type ScreenFormValues,
  type ScreenKind,
} from './screen-request.ts';
import { readResultQuery } from './result-query.ts';
import { keptMatch, MatchPage, ScreenResultPage } from './screen-result.tsx';

/** Where each kind of form is. */
const SCREEN_PATHS: Readonly<Record<ScreenKind, string>> = {
  name: '/screen',
  address: '/screen/address',
};

const EXPIRED =
  'There is no such result. Results are kept for a day; what was screened stays in the screening log.';

/** Screening of one name or address, and its result. */
export function screenRoutes(parts: ConsoleParts): readonly Route[] {
  const kinds: readonly ScreenKind[] = ['name', 'address'];
  return [
    ...kinds.flatMap((kind): readonly Route[] => [
      {
        method: 'GET',
        path: SCREEN_PATHS[kind],
        access: 'member',
        needs: 'screen',
        handle: (visit) => showForm(parts, visit, { form: emptyForm(kind) }),
      },
      {
        method: 'POST',
        path: SCREEN_PATHS[kind],
        access: 'member',
        needs: 'screen',
        handle: (visit) => submit(parts, visit, kind),
      },
    ]),
    {
      method: 'GET',
      path: '/screen/results/:id',
      access: 'member',
      needs: 'read screenings',
      async handle(visit) {
        const kept = await keptResult(parts, visit.account, visit.params['id'] ?? '');
        if (kept === null) throw new PageProblem(404, EXPIRED);
        const lists = await listOptions(parts);
        return page(
          'Screening result',
          <ScreenResultPage
            kept={kept}
            id={visit.params['id'] ?? ''}
            query={readResultQuery(visit.query)}
            account={visit.account.email}
            lists={lists}
            mark={randomUUID()}
          />,
          { width: 'wide', scripts: ['print.js', 'details.js'] },
        );
      },
    },
    {
      method: 'GET',
      path: '/screen/results/:id/:part/:place',
      access: 'member',
      needs: 'read screenings',
      handle: (visit) => showMatch(parts, visit),
    },
  ];
}

async function showMatch(parts: ConsoleParts, { account, params }: MemberVisit): Promise<Answer> {
  const { id = '', part, place = '' } = params;
  const kept = await keptResult(parts, account, id);
  const known = (['found', 'contacts', 'hidden'] as const).find((one) => one === part);
  if (kept === null || known === undefined) throw new PageProblem(404, EXPIRED);
  const match = keptMatch(kept, known, Number(place));
  if (match === null) throw new PageProblem(404, EXPIRED);
  return page('Match', <MatchPage kept={kept} id={id} match={match} place={Number(place)} />, {
    scripts: ['print.js'],
  });
}

async function submit(parts: ConsoleParts, visit: MemberVisit, kind: ScreenKind): Promise<Answer> {
  const form = readFormValues(kind, visit.form);
  const order = readOrder(form, parts.clock());
  if ('problems' in order) return showForm(parts, visit, { form, problems: order.problems, status: 422 });
  const mark = visit.form.get('mark') ?? '';
  try {
    const id = await screenOnce(parts, visit.account, {
      mark,
      form,
      order,
      clientAddress: visit.clientAddress,
    });
    return redirect(`/screen/results/${id}`);
  } catch (error) {
    const problems = problemsOf(error, kind);
    if (problems === null) throw error;
    // What was typed is still there when it can be screened.
    if (!isForLater(error)) return showForm(parts, visit, { form, problems, status: 422 });
    const headers = { 'Retry-After': String(error.retryAfterSeconds) };
    return showForm(parts, visit, { form, problems, status: 503, headers });
  }
}

const isForLater = (error: unknown): error is ListsNotLoadedError | StaleListsError =>
  error instanceof ListsNotLoadedError || error instanceof StaleListsError;

/** A mistake beside its field; null for what is no mistake in the form. */
function problemsOf(error: unknown, kind: ScreenKind): FieldProblems | null {
  if (isForLater(error) || error instanceof QuotaExceededError) {
    return { [kind]: sentence(error.message) };
  }
  if (!(error instanceof InvalidInputError)) return null;
  const at = error.message.indexOf(': ');
  const [field, problem] = [error.message.slice(0, at), error.message.slice(at + 2)];
  return { [field]: `This ${problem}.` };
}

interface ShownForm {
  readonly form: ScreenFormValues;
  readonly problems?: FieldProblems;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

async function showForm(
  parts: ConsoleParts,
  { account }: MemberVisit,
  { form, problems = {}, status = 200, headers = {} }: ShownForm,
): Promise<Answer> {
  const [lists, allowance] = await Promise.all([listOptions(parts), parts.allowance.state(account)]);
  const content = (
    <ScreenPage
      form={form}
      problems={problems}
      lists={lists}
      allowance={allowance}
      mark={randomUUID()}
      flags={status === 422 ? flagsOf(form) : []}
    />
  );
  return page(form.kind === 'name' ? 'Screen a name' : 'Screen an address', content, { status, headers });
}

/** A city alone is not searched, but what it points to is known. */
function flagsOf({ kind, text, country }: ScreenFormValues): readonly JurisdictionFlag[] {
  return detectJurisdictions(kind === 'address' ? { country, address: text } : { country });
}

async function listOptions({
  catalogue,
  isSearchable,
}: Pick<ConsoleParts, 'catalogue' | 'isSearchable'>): Promise<readonly ListOption[]> {
  return (await catalogue()).map(({ facts }) => ({
    code: facts.code,
    name: facts.name,
    core: facts.core,
    searchable: isSearchable(facts.code),
  }));
}
