import { useMatches } from '@tanstack/react-router';
import type { PageName } from '../pages/page-name.ts';

/** The page on screen, as the route says it. */
export function usePage(): PageName | undefined {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
}
