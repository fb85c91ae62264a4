import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paintBeforeNavigation } from '@zampa/shared-screens/navigation/paint-before-navigation';

export const Route = createRootRoute({
  beforeLoad: paintBeforeNavigation(),
  // The router does not code-split the root route automatically.
  notFoundComponent: lazyRouteComponent(
    () => import('../app/NotFoundScreen.tsx'),
    'NotFoundScreen',
  ),
});
