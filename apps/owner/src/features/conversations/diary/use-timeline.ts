import type { DiarySearch } from '@zampa/client/inbox/diary-search';
import { useDiaryTimeline } from '@zampa/client/inbox/use-diary-timeline';
import { deviceZone } from '@zampa/i18n/format/zones';
import {
  countRecords,
  filterRecords,
  mergeRecords,
} from '@zampa/shared-screens/conversations/diary/merge-records';
import { useDiaryRecords } from './use-diary-records.ts';

/** Loads the diary and the health records of the family as one timeline, the latest first, and counts the records. */
export function useTimeline(search: DiarySearch) {
  const { items, ...query } = useDiaryTimeline(search);
  const { records, isLoaded, error, isPaused, refetch } = useDiaryRecords(search.pets);
  const zone = deviceZone();
  const merge = { isComplete: !query.hasNextPage, zone };
  return {
    items: mergeRecords(items, filterRecords(records, search, zone), merge),
    recordCounts: countRecords(records, search, zone),
    /** For LoadMore: the following page of the diary. */
    pages: query,
    /** Loaded once both are. */
    query: {
      data: isLoaded ? query.data : undefined,
      isError: query.isError || error !== null,
      error: query.error ?? error,
      fetchStatus: isPaused ? ('paused' as const) : query.fetchStatus,
      refetch: () => Promise.all([query.refetch(), refetch()]),
    },
  };
}
