import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PageName } from '../pages/page-name.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Which page a route shows, for the navigation and the title. */
    page?: PageName;
  }
}

export const rootRoute = createRootRoute({
  notFoundComponent: lazyRouteComponent(() => import('../pages/NotFoundPage.tsx'), 'NotFoundPage'),
});
