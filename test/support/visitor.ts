/** A page as it came. */
export interface VisitedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Where a redirect leads; null for a page. */
  readonly location: string | null;
}

/** A browser without script: keeps cookies, sends the token of the last page with every form, follows no redirect. */
export interface Visitor {
  get(path: string): Promise<VisitedPage>;
  /** Sends a form with the visitor's token; another `csrf` in the fields takes its place. */
  post(path: string, fields?: Readonly<Record<string, string>>): Promise<VisitedPage>;
  /** The last answer's redirect, followed. */
  follow(page: VisitedPage): Promise<VisitedPage>;
  /** The token of the visitor's forms. */
  csrf(): Promise<string>;
  readonly cookies: Map<string, string>;
}

const TOKEN = /<meta name="csrf-token" content="(?<token>[\w-]+)"/u;

/** A visitor of a running service; with a session id, one who is signed in. */
export function createVisitor(url: string, sessionId?: string): Visitor {
  const cookies = new Map(sessionId === undefined ? [] : [['session', sessionId]]);
  let token: string | null = null;

  const request = async (path: string, init: RequestInit = {}): Promise<VisitedPage> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { Accept: 'text/html', ...(cookie === '' ? {} : { Cookie: cookie }) };
    // The session may change with this answer, and its token with it.
    token = null;
    const response = await fetch(url + path, { redirect: 'manual', headers, ...init });
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
    const text = await response.text();
    token = TOKEN.exec(text)?.groups?.['token'] ?? null;
    return {
      status: response.status,
      headers: response.headers,
      text,
      location: response.headers.get('location'),
    };
  };
  const csrf = async (): Promise<string> => {
    if (token === null) await request('/quick-start');
    if (token === null) throw new Error('no page has a token');
    return token;
  };
  const get = (path: string): Promise<VisitedPage> => request(path);
  return {
    cookies,
    csrf,
    get,
    post: async (path, fields = {}) =>
      request(path, { method: 'POST', body: new URLSearchParams({ csrf: await csrf(), ...fields }) }),
    follow: (page) => {
      if (page.location === null)
        throw new Error(`no redirect, but ${page.status}: ${page.text.slice(0, 500)}`);
      return get(page.location);
    },
  };
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  const name = pair.slice(0, at);
  if (attributes.includes('Max-Age=0')) cookies.delete(name);
  else cookies.set(name, pair.slice(at + 1));
}

/** The paths that a page links to, those that match, in their order. */
export async function linksOn(visitor: Visitor, path: string, wanted: RegExp): Promise<readonly string[]> {
  const { text } = await visitor.get(path);
  const links = [...text.matchAll(/href="([^"]*)"/gu)].map(([, link = '']) => link);
  return [...new Set(links.filter((link) => wanted.test(link)))];
}
