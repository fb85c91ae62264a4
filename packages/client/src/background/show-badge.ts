import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { AnswerPage } from '../api/call-types.ts';
import { conversationKeys } from '../conversations/keys.ts';

type Pages = InfiniteData<AnswerPage<unknown>>;

/**
 * Shows the inbox total as a badge on the app's icon and keeps it current. Returns a function that clears the badge.
 */
export function showBadge(queryClient: QueryClient): () => void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  if (!setAppBadge || !clearAppBadge) return () => undefined;
  let shownTotal: number | null = null;
  const show = () => {
    const total = inboxTotal(queryClient);
    if (total === null || total === shownTotal) return;
    shownTotal = total;
    // Devices may reject badges; the number is visible in the app anyway.
    void setAppBadge.call(navigator, total).catch(() => undefined);
  };
  show();
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') show();
  });
  return () => {
    unsubscribe();
    void clearAppBadge.call(navigator).catch(() => undefined);
  };
}

/** Total of the most recently loaded inbox list; `null` if none is loaded. */
function inboxTotal(queryClient: QueryClient): number | null {
  const lists = queryClient
    .getQueryCache()
    .findAll({ queryKey: conversationKeys.waiting })
    .filter(({ state }) => state.data !== undefined)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  const [last] = lists;
  const pages = last && queryClient.getQueryData<Pages>(last.queryKey);
  return pages?.pages[0]?.total ?? null;
}
