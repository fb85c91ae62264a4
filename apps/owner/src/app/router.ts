import { createRouter } from '@tanstack/react-router';
import { routes } from './routes.ts';

export const router = createRouter({
  routeTree: routes,
  basepath: '/app',
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
