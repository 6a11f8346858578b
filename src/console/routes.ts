import type { ConsoleParts } from './console-parts.ts';
import { accountRoutes } from './pages/account.tsx';
import { checkoutRoutes } from './pages/checkout.tsx';
import { dashboardRoutes } from './pages/dashboard.tsx';
import { entryRoutes } from './pages/entry.tsx';
import { keyRoutes } from './pages/keys.tsx';
import { listRoutes } from './pages/lists.tsx';
import { logRoutes } from './pages/log.tsx';
import { monitoringRoutes } from './pages/monitoring.tsx';
import { invitationRoutes } from './pages/invitation.tsx';
import { passwordRoutes } from './pages/password.tsx';
import { peopleRoutes } from './pages/people.tsx';
import { planRoutes } from './pages/pricing.tsx';
import { quickStartRoutes } from './pages/quick-start.tsx';
import { screenRoutes } from './pages/screen.tsx';
import { signInRoutes } from './pages/sign-in.tsx';
import { signUpRoutes } from './pages/sign-up.tsx';
import { uploadRoutes } from './pages/uploads.tsx';
import { statusRoutes } from './pages/status.tsx';
import { trailRoutes } from './pages/trail.tsx';
import type { Route } from './route.ts';

/** Every address of the console. */
export function consoleRoutes(parts: ConsoleParts): readonly Route[] {
  return [
    ...dashboardRoutes(parts),
    ...uploadRoutes(parts),
    ...screenRoutes(parts),
    ...monitoringRoutes(parts),
    ...logRoutes(parts),
    ...entryRoutes(parts),
    ...listRoutes(parts),
    ...statusRoutes(parts),
    ...planRoutes(),
    ...checkoutRoutes(parts),
    ...keyRoutes(parts),
    ...quickStartRoutes(parts),
    ...peopleRoutes(parts),
    ...invitationRoutes(parts),
    ...trailRoutes(parts),
    ...accountRoutes(parts),
    ...signInRoutes(parts),
    ...signUpRoutes(parts),
    ...passwordRoutes(parts),
  ];
}
