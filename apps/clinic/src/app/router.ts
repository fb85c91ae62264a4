import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { BrokenPage } from '@zampa/shared-screens/states/BrokenPage.tsx';
import { accountRoutes } from './routes/account-routes.ts';
import { rootRoute } from './routes/root-route.ts';
import { workspaceRoutes } from './routes/workspace-routes.ts';

const start = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/dashboard' });
  },
});

export const router = createRouter({
  routeTree: rootRoute.addChildren([start, ...accountRoutes, workspaceRoutes]),
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: BrokenPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
