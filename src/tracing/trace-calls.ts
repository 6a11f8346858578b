import { traced, type PartDetails, type TracedPart } from '../request-scope.ts';

/** An object that is asked as before, whose named methods are parts of the trace of whoever asks. */
export function traceCalls<Target extends object>(
  part: TracedPart,
  target: Target,
  methods: readonly (keyof Target & string)[],
): Target {
  const known: ReadonlySet<string | symbol> = new Set(methods);
  return new Proxy(target, {
    get(_target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const method = value as (...args: readonly unknown[]) => unknown;
      // An object with private fields knows itself alone, not what stands in for it.
      const call = (...args: readonly unknown[]): unknown => method.apply(target, [...args]);
      if (!known.has(name)) return call;
      const details: PartDetails = { operation: String(name) };
      return (...args: readonly unknown[]) => traced(part, details, () => call(...args));
    },
  });
}
