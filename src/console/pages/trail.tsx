import type { TrailFormat } from '../../trail/export-trail.ts';
import { download, page, type Answer } from '../answer.ts';
import type { ConsoleParts } from '../console-parts.ts';
import type { Route } from '../route.ts';
import type { MemberVisit } from '../visit.ts';
import { ProofPage, TrailPage } from './trail-list.tsx';
import { readTrailFilter } from './trail-filter.ts';

const PAGE = 50;

const TYPES: Readonly<Record<TrailFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
};

/** The trail: searched, checked, and taken along. */
export function trailRoutes({ trail }: ConsoleParts): readonly Route[] {
  const route = (path: string, handle: (visit: MemberVisit) => Promise<Answer>): Route => ({
    method: 'GET',
    path,
    access: 'member',
    needs: 'read trail',
    handle,
  });
  const exported = (format: TrailFormat): Route =>
    route(`/trail/export.${format}`, async ({ actor, query, now }) => {
      const name = `trail-${now.toISOString().slice(0, 10)}.${format}`;
      return download(name, TYPES[format], await trail.export(actor, readTrailFilter(query).filter, format));
    });
  return [
    route('/trail', async ({ actor, query }) => {
      const read = readTrailFilter(query);
      const lines = await trail.search(actor, read.filter, PAGE + 1);
      const content = (
        <TrailPage values={read.values} lines={lines.slice(0, PAGE)} isMore={lines.length > PAGE} />
      );
      return page('Trail', content, { width: 'wide' });
    }),
    exported('csv'),
    exported('jsonl'),
    route('/trail/check', async ({ actor }) =>
      page('The chain of the trail', <ProofPage proof={await trail.verify(actor)} />, { width: 'narrow' }),
    ),
  ];
}
