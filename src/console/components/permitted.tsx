import { createContext, type ComponentChildren, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import { isPermitted, type Role, type UseCase } from '../../people/roles.ts';

/** What the visitor is in the account, for every part of the page. */
export const VisitorRole = createContext<Role | null>(null);

/** Shows what belongs to a use case to those alone who may use it. */
export function Permitted({
  to,
  children,
}: {
  readonly to: UseCase;
  readonly children: ComponentChildren;
}): VNode | null {
  const role = useContext(VisitorRole);
  return role !== null && isPermitted(role, to) ? <>{children}</> : null;
}
