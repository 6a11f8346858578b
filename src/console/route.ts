import type { UseCase } from '../people/roles.ts';
import type { Answer } from './answer.ts';
import type { MemberVisit, Visit } from './visit.ts';

interface RouteFacts {
  readonly method: 'GET' | 'POST';
  /** Parts that start with a colon stand for one segment: `/keys/:id/revoke`. */
  readonly path: string;
  /**
   * `form` (when absent) reads an URL-encoded form of at most 64 kB into `visit.form` and checks its `csrf` field.
   * `stream` leaves the body to the page: a script sends the token in the header `X-CSRF-Token`, which is checked before the
   * page is called; a form sends it first in the body, and the page must call `requireToken` before it does anything.
   */
  readonly body?: 'form' | 'stream';
}

/** A page for everybody. */
export interface PublicRoute extends RouteFacts {
  readonly access: 'public';
  readonly handle: (visit: Visit) => Promise<Answer> | Answer;
}

/** A page for members; others are asked to sign in first. */
export interface MemberRoute extends RouteFacts {
  readonly access: 'member';
  /**
   * The use case that the page is of, so that nobody is shown a form that it would refuse; the use case itself decides. Null for what
   * concerns the person alone.
   */
  readonly needs: UseCase | null;
  readonly handle: (visit: MemberVisit) => Promise<Answer> | Answer;
}

/** An address of the console. */
export type Route = PublicRoute | MemberRoute;

/** A route with the values of its `:name` parts. */
export interface FoundRoute {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** The route for a method and path; the methods that the path has when only the method is wrong. */
export type Lookup =
  | ({ readonly outcome: 'found' } & FoundRoute)
  | { readonly outcome: 'wrong-method'; readonly allowed: readonly string[] }
  | { readonly outcome: 'unknown' };

/** Finds routes. A fixed segment goes before a named one: `/uploads/new` before `/uploads/:id`. */
export function createRouter(routes: readonly Route[]): (method: string, path: string) => Lookup {
  const patterns = routes
    .map((route) => ({ route, segments: route.path.split('/') }))
    .sort((a, b) => named(a.segments) - named(b.segments));
  return (method, path) => {
    const segments = path.split('/');
    const matching = patterns.flatMap(({ route, segments: pattern }) => {
      const params = match(pattern, segments);
      return params === null ? [] : [{ route, params }];
    });
    const wanted = method === 'HEAD' ? 'GET' : method;
    const found = matching.find(({ route }) => route.method === wanted);
    if (found !== undefined) return { outcome: 'found', ...found };
    if (matching.length === 0) return { outcome: 'unknown' };
    return { outcome: 'wrong-method', allowed: [...new Set(matching.map(({ route }) => route.method))] };
  };
}

function named(segments: readonly string[]): number {
  return segments.filter((segment) => segment.startsWith(':')).length;
}

function match(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of pattern.entries()) {
    const segment = segments[at] ?? '';
    if (part.startsWith(':')) {
      if (segment === '') return null;
      params[part.slice(1)] = decodeURIComponent(segment);
    } else if (part !== segment) return null;
  }
  return params;
}
