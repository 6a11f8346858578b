import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createToken } from '../accounts/secret-token.ts';
import type { FirstLoad } from '../ingest/first-load.ts';
import { requirePermitted } from '../people/errors.ts';
import { actorOf } from '../people/person.ts';
import { permittedUseCases } from '../people/permitted-use-cases.ts';
import { ROLES, type Role } from '../people/roles.ts';
import { redirect, type Answer } from './answer.ts';
import { readAssets, type Assets } from './assets.ts';
import type { ConsoleParts } from './console-parts.ts';
import { createCookies, type Cookies } from './cookies.ts';
import { CSRF_FIELD, csrfTokenOf, requireToken } from './csrf.ts';
import { describeProblem, problemPage } from './pages/problem.tsx';
import { notFound, PageProblem } from './page-problem.ts';
import { readForm } from './read-form.ts';
import { createRouter, type FoundRoute, type Lookup } from './route.ts';
import { consoleRoutes } from './routes.ts';
import { sendAnswer, sendAsset } from './send-answer.ts';
import type { Visit } from './visit.ts';

/** One request that came in by HTTP. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly clientAddress: string;
  /** Told which route answers, for metrics. */
  readonly matched: (route: string) => void;
  /** Told whose visit it is, for the log. */
  readonly recognised: (accountId: number) => void;
  /** Told of a failure that is not the visitor's, with what the visitor sent, which stays out of the log. */
  readonly report: (failure: unknown, sent: unknown) => void;
}

/** The web console. False when it has nothing at this address, and nothing was answered. */
export type Console = (exchange: Exchange) => Promise<boolean>;

/** What the console works with at every request. */
interface Desk {
  readonly parts: ConsoleParts;
  readonly cookies: Cookies;
  readonly assets: Assets;
  /** The routes over the use cases of a role; null is nobody's. */
  readonly routesOf: (role: Role | null) => (method: string, path: string) => Lookup;
}

const ASSETS = '/assets/';

/** Builds the console over the use cases. */
export function createConsole(parts: ConsoleParts): Console {
  const desk: Desk = {
    parts,
    cookies: createCookies(parts.publicUrl.startsWith('https:')),
    assets: readAssets(),
    routesOf: routesByRole(parts),
  };
  return (exchange) => answer(desk, exchange);
}

/** The console once for each role: a page cannot reach a use case that its visitor may not use. */
function routesByRole(parts: ConsoleParts): Desk['routesOf'] {
  const build = (role: Role | null): ReturnType<Desk['routesOf']> =>
    createRouter(consoleRoutes({ ...parts, ...permittedUseCases(parts, role) }));
  const nobodys = build(null);
  const built = new Map(ROLES.map((role) => [role, build(role)]));
  return (role) => (role === null ? nobodys : (built.get(role) ?? nobodys));
}

async function answer(desk: Desk, exchange: Exchange): Promise<boolean> {
  const { request, response } = exchange;
  // Not as a URL relative to the console: a path of two slashes would name a host, and be another page than it says.
  const url = new URL(`http://console.invalid${request.url ?? '/'}`);
  if (url.pathname.startsWith(ASSETS)) return answerAsset(desk, exchange, url);
  const method = request.method ?? 'GET';
  let lookup = desk.routesOf(null)(method, url.pathname);
  // Programs that are lost get the JSON of the API, people a page.
  if (lookup.outcome === 'unknown' && !wantsPage(request)) return false;
  exchange.matched(lookup.outcome === 'found' ? lookup.route.path : 'console');
  let visit = newVisit(desk, exchange, url);
  let found: Answer;
  try {
    visit = await recognise(desk, visit);
    if (visit.account !== null) exchange.recognised(visit.account.id);
    lookup = desk.routesOf(visit.role)(method, url.pathname);
    if (lookup.outcome === 'found' && !needsSignIn(lookup, visit)) visit = await readVisit(lookup, visit);
    found = await handle(desk, lookup, visit);
  } catch (error) {
    found = problemFor(error, exchange, visit);
  }
  const loading = await loadingState(desk, exchange);
  const sending = { ...desk, request, response, visit, loading, isFresh: !hasCookie(desk, request) };
  try {
    await sendAnswer(sending, found);
  } catch (error) {
    if (hasLeft(error)) return true;
    const problem = problemFor(error, exchange, visit);
    // A download that breaks on the way must not look complete.
    if (response.headersSent) response.destroy();
    else await sendAnswer(sending, problem);
  }
  return true;
}

/** What every page says of lists that are not loaded yet; nothing where that cannot be asked, which the page's own problem tells. */
async function loadingState({ parts }: Desk, { report }: Exchange): Promise<FirstLoad> {
  try {
    return await parts.firstLoad();
  } catch (error) {
    report(error, []);
    return { kind: 'complete' };
  }
}

/** The visitor closed the connection before everything was sent, which is nobody's failure. */
function hasLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function problemFor(error: unknown, { report }: Exchange, visit: Visit): Answer {
  const problem = describeProblem(error);
  if (problem.status >= 500) report(error, [...visit.query.values(), ...visit.form.values()]);
  return problemPage(problem);
}

function answerAsset({ assets }: Desk, { request, response, matched }: Exchange, url: URL): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const name = url.pathname.slice(ASSETS.length);
  const asset = assets.read(name, url.searchParams.get('v'));
  if (asset === null) return false;
  matched(`${ASSETS}*`);
  sendAsset(response, asset);
  return true;
}

function wantsPage(request: IncomingMessage): boolean {
  const read = request.method === 'GET' || request.method === 'HEAD';
  return read && (request.headers.accept ?? '').includes('text/html') && !request.url?.startsWith('/api/');
}

function hasCookie({ cookies }: Desk, request: IncomingMessage): boolean {
  return cookies.readSession(request.headers.cookie) !== '';
}

function newVisit({ parts, cookies }: Desk, { request, clientAddress }: Exchange, url: URL): Visit {
  const known = cookies.readSession(request.headers.cookie);
  const sessionId = known === '' ? createToken(randomBytes) : known;
  return {
    method: request.method === 'POST' ? 'POST' : 'GET',
    path: url.pathname,
    params: {},
    query: url.searchParams,
    form: new URLSearchParams(),
    request,
    clientAddress,
    account: null,
    person: null,
    role: null,
    sessionId,
    csrfToken: csrfTokenOf(sessionId),
    now: parts.clock(),
  };
}

async function recognise(desk: Desk, visit: Visit): Promise<Visit> {
  if (!hasCookie(desk, visit.request)) return visit;
  const member = await desk.parts.sessions.resume(visit.sessionId);
  return member === null ? visit : { ...visit, ...member };
}

/** What somebody sends whose session has ended is neither read nor refused: the page they come back to has what they typed. */
function needsSignIn({ route }: FoundRoute, { account }: Visit): boolean {
  return route.access === 'member' && account === null;
}

async function handle(desk: Desk, lookup: Lookup, visit: Visit): Promise<Answer> {
  if (lookup.outcome === 'unknown') throw notFound();
  if (lookup.outcome === 'wrong-method') {
    throw new PageProblem(405, 'This address does not take that.', { Allow: lookup.allowed.join(', ') });
  }
  const { route } = lookup;
  if (route.access === 'public') return route.handle(visit);
  const { account, person, role } = visit;
  if (account === null || person === null || role === null) return askToSignIn(desk, visit);
  if (route.needs !== null) requirePermitted(role, route.needs);
  const actor = actorOf({ account, person, role }, visit.clientAddress);
  return route.handle({ ...visit, account, person, role, actor });
}

async function readVisit({ route, params }: FoundRoute, visit: Visit): Promise<Visit> {
  if (route.method === 'GET') return { ...visit, params };
  if (visit.request.headers['sec-fetch-site'] === 'cross-site') {
    throw new PageProblem(403, 'This form was sent from another site. Nothing was done.');
  }
  if (route.body === 'stream') {
    const sent = visit.request.headers['x-csrf-token'];
    const isForm = /^multipart\/form-data/iu.test(visit.request.headers['content-type'] ?? '');
    if (sent !== undefined || !isForm) requireToken(visit, String(sent));
    return { ...visit, params };
  }
  const form = await readForm(visit.request);
  requireToken(visit, form.get(CSRF_FIELD));
  return { ...visit, params, form };
}

function askToSignIn({ routesOf }: Desk, visit: Visit): Answer {
  const isForm = visit.method === 'POST';
  const wanted = isForm ? pageOfForm(routesOf(null), visit.path) : visit.path + query(visit.query);
  const to = wanted === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(wanted)}`;
  const text = isForm
    ? 'Your session has ended, and nothing was done. Sign in to go on where you were.'
    : 'Sign in to go on.';
  return redirect(to, { notice: { kind: 'info', text } });
}

/** The page of a form: the nearest address above it that can be opened, `/monitoring/7` for `/monitoring/7/matches/9`. */
function pageOfForm(lookUp: ReturnType<Desk['routesOf']>, path: string): string {
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    if (lookUp('GET', at).outcome === 'found') return at;
  }
  return '/';
}

function query(parameters: URLSearchParams): string {
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
