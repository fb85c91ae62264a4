import { createRouter } from '@tanstack/react-router';
import { BrokenPage } from '@zampa/shared-screens/states/BrokenPage.tsx';
import { routeTree } from '../routeTree.gen.ts';

export const router = createRouter({
  routeTree,
  basepath: '/app',
  defaultPreload: 'intent',
  scrollRestoration: true,
  // Drops unknown search parameters from the URL.
  search: { strict: true },
  // The content scrolls in `main`, not in the window.
  scrollToTopSelectors: ['main'],
  defaultErrorComponent: BrokenPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
