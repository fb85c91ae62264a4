import { createRouter } from '@tanstack/react-router';
import { BrokenPage } from '@zampa/shared-screens/states/BrokenPage.tsx';
import { routeTree } from '../routeTree.gen.ts';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  // Drops search parameters that no route declares.
  search: { strict: true },
  defaultErrorComponent: BrokenPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
