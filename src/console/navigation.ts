/** A line of the menu. */
export interface NavigationItem {
  readonly label: string;
  readonly path: string;
  /** `members` sees it only when signed in, `all` always. */
  readonly shownTo: 'members' | 'all';
  /** Also the current item on the pages below its path. */
  readonly deep?: boolean;
}

/** The menu, in its order. */
export const NAVIGATION: readonly NavigationItem[] = [
  { label: 'Dashboard', path: '/', shownTo: 'members' },
  { label: 'Screen', path: '/screen', shownTo: 'members', deep: true },
  { label: 'Uploads', path: '/uploads', shownTo: 'members', deep: true },
  { label: 'Monitoring', path: '/monitoring', shownTo: 'members', deep: true },
  { label: 'Log', path: '/log', shownTo: 'members', deep: true },
  { label: 'Lists', path: '/lists', shownTo: 'all' },
  { label: 'API keys', path: '/keys', shownTo: 'members', deep: true },
  { label: 'Quick start', path: '/quick-start', shownTo: 'all' },
  { label: 'Pricing', path: '/pricing', shownTo: 'all' },
];

/** Whether a page belongs to a line of the menu. */
export function isCurrent(item: NavigationItem, path: string): boolean {
  return item.path === path || (item.deep === true && path.startsWith(`${item.path}/`));
}
