import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paintPressFirst } from '@zampa/shared-screens/navigation/paint-press-first';

/** A request, a client, and what stands in the calendar are opened beside where they were pressed, lists below their tabs. */
const OPENED = ['conversation', 'client', 'entry', 'list', 'tab'];

export const Route = createRootRoute({
  beforeLoad: paintPressFirst(OPENED),
  // Of the root alone nothing is split off by itself.
  notFoundComponent: lazyRouteComponent(() => import('../app/NotFoundPage.tsx'), 'NotFoundPage'),
});
