import { requestMeeting } from '@zampa/client/video/video-state';
import { useEffect, useEffectEvent } from 'react';
import type { RequestsSearch } from './search.ts';

/**
 * Joins the video meeting named in the URL. Removes the name from the URL, so that a reload does not join again.
 */
export function useJoinMeeting(
  search: RequestsSearch,
  onSearch: (search: RequestsSearch, how: { replace: boolean }) => void,
): void {
  const { conversation, video } = search;
  const forget = useEffectEvent(() => {
    const { video: _, ...rest } = search;
    onSearch(rest, { replace: true });
  });
  useEffect(() => {
    if (!conversation || !video) return;
    requestMeeting(conversation);
    forget();
  }, [conversation, video]);
}
