import { useMatches, type StaticDataRouteOption } from '@tanstack/react-router';
import type { TextKey } from '@zampa/i18n/namespaces';
import type { Place } from './navigation.tsx';

declare module '@tanstack/react-router' {
  /** What the route of a page behind the sign-in says of it. The frame around the page is made from this. */
  interface StaticDataRouteOption {
    /** What it is called, above it and in the browser's tab. */
    title?: TextKey;
    /** The place of the navigation that it belongs to. */
    place?: Place;
    /** Everybody: also who works for no clinic. Where it is not said, whoever works for the clinic. */
    seenBy?: 'admins' | 'everybody';
    /** Panes fill the window and scroll by themselves. */
    content?: 'panes';
  }
}

/** Returns what the route of the page on screen says of it; nothing where that is no page behind the sign-in. */
export function usePage(): StaticDataRouteOption {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
}
