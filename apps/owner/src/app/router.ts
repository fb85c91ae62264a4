import { createRouter } from '@tanstack/react-router';
import { BrokenPage } from '@zampa/shared-screens/states/BrokenPage.tsx';
import { routes } from './routes.ts';

export const router = createRouter({
  routeTree: routes,
  basepath: '/app',
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: BrokenPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
