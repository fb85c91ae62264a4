import { useMatches, type StaticDataRouteOption } from '@tanstack/react-router';
import type { TextKey } from '@zampa/i18n/namespaces';
import type { Place } from './navigation.tsx';

declare module '@tanstack/react-router' {
  /** Static data of a signed-in route, from which the frame around the page is built. */
  interface StaticDataRouteOption {
    /** Title above the page and in the browser tab. */
    title?: TextKey;
    /** Item of the main navigation that is highlighted. */
    place?: Place;
    /** `everybody` includes users without a clinic. Default: all staff of the clinic. */
    seenBy?: 'admins' | 'everybody';
    /** `panes` fill the window and scroll independently. */
    content?: 'panes';
  }
}

/** Returns the static data of the current route; empty for signed-out pages. */
export function usePage(): StaticDataRouteOption {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
}
