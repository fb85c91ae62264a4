import type { Conversation } from '@zampa/contract/conversations/conversation';
import { lazy, Suspense } from 'react';
import type { CalendarSearch } from './search.ts';
import type { TimeRequests } from './use-time-requests.ts';

const ToBeConfirmed = lazy(async () => ({
  default: (await import('./ToBeConfirmed.tsx')).ToBeConfirmed,
}));
const ToBeBooked = lazy(async () => ({ default: (await import('./ToBeBooked.tsx')).ToBeBooked }));
const LoadMore = lazy(async () => ({
  default: (await import('@zampa/shared-screens/states/LoadMore.tsx')).LoadMore,
}));

export interface AskedTimesProps {
  /** Of the calendar beside them. */
  search: CalendarSearch;
  asked: TimeRequests;
  /** Shows the time in the calendar, where it is answered. */
  onAnswer: (visit: Conversation) => void;
  onBook: (visit: Conversation) => void;
  onDrag: (visit: Conversation | null) => void;
}

/** Shows who waits for a time, or for an answer to theirs. */
export function AskedTimes({ asked, onAnswer, onBook, onDrag }: AskedTimesProps) {
  return (
    <Suspense>
      <ToBeConfirmed asked={asked.toBeConfirmed} onAnswer={onAnswer} />
      <ToBeBooked asked={asked.toBeBooked} onBook={onBook} onDrag={onDrag} />
      {asked.query.hasNextPage && <LoadMore query={asked.query} />}
    </Suspense>
  );
}
