import { renderToString } from 'preact-render-to-string';
import type { FirstLoad } from '../ingest/first-load.ts';
import type { Notice, PageAnswer } from './answer.ts';
import type { Assets } from './assets.ts';
import { CsrfToken } from './components/form.tsx';
import { VisitorRole } from './components/permitted.tsx';
import { Layout } from './layout.tsx';
import type { Visit } from './visit.ts';

/** A page as HTML, within the layout. */
export function renderPage({
  answer,
  visit,
  loading,
  assets,
  notice,
}: {
  readonly answer: PageAnswer;
  readonly visit: Visit;
  readonly loading: FirstLoad;
  readonly assets: Assets;
  readonly notice: Notice | null;
}): string {
  const document = renderToString(
    <CsrfToken.Provider value={visit.csrfToken}>
      <VisitorRole.Provider value={visit.role}>
        <Layout answer={answer} visit={visit} loading={loading} assets={assets} notice={notice} />
      </VisitorRole.Provider>
    </CsrfToken.Provider>,
  );
  return `<!doctype html>${document}`;
}
