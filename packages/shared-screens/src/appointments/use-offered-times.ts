import { type SlotSource, useSlots } from '@zampa/client/appointments/slots';
import { timesByDay, timesOfAssignee } from '@zampa/domain/appointments/slots/offered-times';
import { dayIn } from '@zampa/domain/time/plain-days';
import { useEffect, useState } from 'react';

/** Loads up to this many pages automatically while no time is available. */
const AUTO_LOADED_PAGES = 3;

/** Loads the available times from today on, by day, and more pages while a team member has none. */
export function useOfferedTimes(source: SlotSource, assigneeId: string | null) {
  const [first] = useState(() => dayIn(new Date(), source.zone));
  const slots = useSlots(source, first);
  const { hasNextPage, isFetching, isSuccess, fetchNextPage } = slots;
  const times = timesOfAssignee(slots.times, assigneeId);
  const isSearching =
    times.length === 0 && hasNextPage && (slots.data?.pages.length ?? 0) < AUTO_LOADED_PAGES;
  useEffect(() => {
    if (isSearching && !isFetching && isSuccess) void fetchNextPage();
  }, [isSearching, isFetching, isSuccess, fetchNextPage]);
  return {
    ...slots,
    data: isSearching ? undefined : slots.data,
    /** The first day that is loaded. */
    first,
    byDay: timesByDay(times, source.zone),
  };
}
