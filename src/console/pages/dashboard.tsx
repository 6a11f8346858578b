import { page } from '../answer.ts';
import type { ConsoleParts } from '../console-parts.ts';
import type { Route } from '../route.ts';
import { Dashboard } from './dashboard-content.tsx';
import { HomePage } from './home.tsx';
import { readDashboard } from './read-dashboard.ts';

/** The start: what the service is for visitors, how things stand for members. */
export function dashboardRoutes(parts: ConsoleParts): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/',
      access: 'public',
      async handle(visit) {
        const { account, role } = visit;
        if (account === null || role === null)
          return page('Screen against sanctions lists', <HomePage />, { width: 'wide' });
        const view = await readDashboard(parts, { account, role }, visit.now);
        return page('Dashboard', <Dashboard view={view} now={visit.now} />, { width: 'wide' });
      },
    },
  ];
}
