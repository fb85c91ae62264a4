import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createRootRoute({
  // Of the root alone nothing is split off by itself.
  notFoundComponent: lazyRouteComponent(() => import('../app/NotFoundPage.tsx'), 'NotFoundPage'),
});
