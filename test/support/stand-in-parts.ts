import type { ConsoleParts } from '../../src/console/console-parts.ts';

/** Parts of a console that nobody calls: enough to build its routes and look at them. */
export function standInParts(): ConsoleParts {
  const nothing: unknown = new Proxy(() => undefined, {
    get: (_target, name) => (name === 'then' ? undefined : nothing),
  });
  return nothing as ConsoleParts;
}
