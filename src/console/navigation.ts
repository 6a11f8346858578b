import { isPermitted, type Role, type UseCase } from '../people/roles.ts';

/** A line of the menu. */
export interface NavigationItem {
  readonly label: string;
  readonly path: string;
  /** The use case that whoever sees it may use; `all` see it signed in or not. */
  readonly shownTo: UseCase | 'all';
  /** Also the current item on the pages below its path. */
  readonly deep?: boolean;
}

/** The menu, in its order. */
const NAVIGATION: readonly NavigationItem[] = [
  { label: 'Dashboard', path: '/', shownTo: 'read account' },
  { label: 'Screen', path: '/screen', shownTo: 'screen', deep: true },
  { label: 'Uploads', path: '/uploads', shownTo: 'read uploads', deep: true },
  { label: 'Monitoring', path: '/monitoring', shownTo: 'read monitoring', deep: true },
  { label: 'Log', path: '/log', shownTo: 'read screenings', deep: true },
  { label: 'Lists', path: '/lists', shownTo: 'all' },
  { label: 'API keys', path: '/keys', shownTo: 'read keys', deep: true },
  { label: 'People', path: '/people', shownTo: 'read people', deep: true },
  { label: 'Trail', path: '/trail', shownTo: 'read trail', deep: true },
  { label: 'Quick start', path: '/quick-start', shownTo: 'all' },
  { label: 'Pricing', path: '/pricing', shownTo: 'all' },
];

/** The lines that a role sees; null is nobody's. */
export function navigationFor(role: Role | null): readonly NavigationItem[] {
  return NAVIGATION.filter(
    ({ shownTo }) => shownTo === 'all' || (role !== null && isPermitted(role, shownTo)),
  );
}

/** Whether a page belongs to a line of the menu. */
export function isCurrent(item: NavigationItem, path: string): boolean {
  return item.path === path || (item.deep === true && path.startsWith(`${item.path}/`));
}
