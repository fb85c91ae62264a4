import type { ListedConversation } from '@zampa/client/conversations/lists/listed-conversation';
import { Suspense } from 'react';
import type { CalendarSearch } from './search.ts';
import type { TimeRequests } from './use-time-requests.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const ToBeConfirmed = lazyPart(async () => (await import('./ToBeConfirmed.tsx')).ToBeConfirmed);
const ToBeBooked = lazyPart(async () => (await import('./ToBeBooked.tsx')).ToBeBooked);
const LoadMore = lazyPart(
  async () => (await import('@zampa/shared-screens/states/LoadMore.tsx')).LoadMore,
);

export interface TimeRequestListsProps {
  /** Search parameters of the calendar beside the lists. */
  search: CalendarSearch;
  requests: TimeRequests;
  /** Shows the requested time in the calendar, where it can be confirmed. */
  onAnswer: (visit: ListedConversation) => void;
  onBook: (visit: ListedConversation) => void;
  onDrag: (visit: ListedConversation | null) => void;
}

/** Shows the requests to confirm, and the requests that need an appointment. */
export function TimeRequestLists({ requests, onAnswer, onBook, onDrag }: TimeRequestListsProps) {
  return (
    <Suspense>
      <ToBeConfirmed requests={requests.toBeConfirmed} onAnswer={onAnswer} />
      <ToBeBooked requests={requests.toBeBooked} onBook={onBook} onDrag={onDrag} />
      {requests.query.hasNextPage && <LoadMore query={requests.query} />}
    </Suspense>
  );
}
