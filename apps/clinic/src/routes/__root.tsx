import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paintBeforeNavigation } from '@zampa/shared-screens/navigation/paint-before-navigation';

/**
 * Search parameters that open something beside or below the pressed control: requests, clients, calendar entries,
 * lists of tabs.
 */
const OPENED = ['conversation', 'client', 'entry', 'list', 'tab'];

export const Route = createRootRoute({
  beforeLoad: paintBeforeNavigation(OPENED),
  // The router does not code-split the root route automatically.
  notFoundComponent: lazyRouteComponent(() => import('../app/NotFoundPage.tsx'), 'NotFoundPage'),
});
