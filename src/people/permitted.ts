import { requirePermitted } from './errors.ts';
import type { Role, UseCase } from './roles.ts';

/** Which use case each method of a service belongs to. The type names every method, so that a new one is not forgotten. */
export type Gates<Service> = {
  readonly [
    Name in keyof Service as Service[Name] extends (...values: never[]) => unknown ? Name : never
  ]: UseCase;
};

/**
 * A service as a role may use it: each method throws `RoleRefusedError` before it does anything where the role has not its use case.
 * Null is nobody's role, who may use nothing.
 */
export function permitted<Service extends object>(
  service: Service,
  gates: Gates<Service>,
  role: Role | null,
): Service {
  const useCases = gates as Readonly<Record<string, UseCase | undefined>>;
  return new Proxy(service, {
    get(target, name): unknown {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const useCase = useCases[String(name)];
      if (useCase === undefined) throw new TypeError(`${String(name)} belongs to no use case`);
      return (...values: unknown[]): unknown => {
        requirePermitted(role, useCase);
        return Reflect.apply(value, target, values);
      };
    },
  });
}
