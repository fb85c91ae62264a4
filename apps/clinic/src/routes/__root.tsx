import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paintPressFirst } from '@zampa/shared-screens/navigation/paint-press-first';

export const Route = createRootRoute({
  beforeLoad: paintPressFirst(),
  // Of the root alone nothing is split off by itself.
  notFoundComponent: lazyRouteComponent(() => import('../app/NotFoundPage.tsx'), 'NotFoundPage'),
});
