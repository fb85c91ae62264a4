import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { AnswerPage } from '../api/call-types.ts';
import { conversationKeys } from '../conversations/keys.ts';

type Pages = InfiniteData<AnswerPage<unknown>>;

/** Shows on the app's icon how much waits for the person, as the app itself shows it. Returns how to take it away. */
export function showBadge(queryClient: QueryClient): () => void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  if (!setAppBadge || !clearAppBadge) return () => undefined;
  let shown: number | null = null;
  const show = () => {
    const total = waitingIn(queryClient);
    if (total === null || total === shown) return;
    shown = total;
    // A device may show no badges: the number stands in the app.
    void setAppBadge.call(navigator, total).catch(() => undefined);
  };
  show();
  const leave = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') show();
  });
  return () => {
    leave();
    void clearAppBadge.call(navigator).catch(() => undefined);
  };
}

/** How much waits, by the list that was asked for last; `null` while none was. */
function waitingIn(queryClient: QueryClient): number | null {
  const lists = queryClient
    .getQueryCache()
    .findAll({ queryKey: conversationKeys.waiting })
    .filter(({ state }) => state.data !== undefined)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  const [last] = lists;
  const pages = last && queryClient.getQueryData<Pages>(last.queryKey);
  return pages?.pages[0]?.total ?? null;
}
