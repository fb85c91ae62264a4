import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root-route.ts';

/** Everything behind the sign-in shares one frame, which decides who may see it. */
export const workspace = createRoute({
  getParentRoute: () => rootRoute,
  id: 'workspace',
  component: lazyRouteComponent(() => import('../shell/Workspace.tsx'), 'Workspace'),
});
