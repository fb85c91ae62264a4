import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paintPressFirst } from '@zampa/shared-screens/navigation/paint-press-first';

/** A request, a client, and what stands in the calendar: each is opened beside where it was pressed. */
const OPENED = ['conversation', 'client', 'entry'];

export const Route = createRootRoute({
  beforeLoad: paintPressFirst(OPENED),
  // Of the root alone nothing is split off by itself.
  notFoundComponent: lazyRouteComponent(() => import('../app/NotFoundPage.tsx'), 'NotFoundPage'),
});
