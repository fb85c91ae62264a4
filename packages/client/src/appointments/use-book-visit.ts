import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UpfrontPart, UpfrontWindow } from '@zampa/domain/payments/upfront';
import type { Api } from '../api.ts';
import { useApi } from '../ClientProvider.tsx';
import type { EntryTime } from './use-move-entry.ts';
import { renewCalendar } from './renew-calendar.ts';

/** A booking as staff make it: of a visit that is there, or with a new one for a family. */
export type VisitToBook = {
  /** Made once for what is being entered, and kept with it: however often it is sent, it is stored once. */
  readonly clientId: string;
  readonly facilityId: string;
  /** The visit that waits for its time; null makes a new one. */
  readonly visitId: string | null;
  /** The consultation that a new visit goes on from. */
  readonly relatedTo: string | null;
  readonly familyId: string;
  readonly category: 'VISIT' | 'VIDEOCONSULTATION';
  readonly pets: readonly string[];
  readonly services: readonly string[];
  readonly note: string;
  readonly address: string;
  readonly time: EntryTime;
  /** Whether the client is written about it at once; absent where nobody is written about such a time. */
  readonly tellClient?: boolean;
  /** What the client pays before it is confirmed, within so many minutes; null for nothing. */
  readonly upfront: { readonly part: UpfrontPart; readonly window: UpfrontWindow } | null;
};

/** Books a time, with its visit where there is none yet; gives the id of the visit. */
export function useBookVisit() {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (visit: VisitToBook) =>
      visit.visitId === null ? openVisit(api, visit) : book(api, visit, visit.visitId),
    onSettled: (_id, _error, { facilityId }) => renewCalendar(queryClient, facilityId),
  });
}

async function openVisit(api: Api, visit: VisitToBook): Promise<string> {
  const { clientId, facilityId, familyId, pets, services, note, category, relatedTo } = visit;
  const { id } = await api.send('POST /events', {
    body: {
      type: 'HEALTH',
      category,
      clientId,
      payload: {
        facilityId,
        familyId,
        note,
        pets: [...pets],
        services: [...services],
        source: 'APP',
        priority: 'MEDIUM',
        redFlags: [],
        ...bookingOf(visit),
        ...(relatedTo && { relatedTo }),
      },
    },
    idempotencyKey: clientId,
  });
  return id;
}

async function book(api: Api, visit: VisitToBook, visitId: string): Promise<string> {
  const { clientId, pets, services } = visit;
  await api.send('POST /events', {
    body: {
      type: 'CALENDAR',
      category: 'BOOKING',
      parent_id: visitId,
      clientId,
      payload: { reason: '', pets: [...pets], services: [...services], ...bookingOf(visit) },
    },
    idempotencyKey: clientId,
  });
  return visitId;
}

const bookingOf = ({ time, tellClient, address, upfront }: VisitToBook) => ({
  event: { ...time },
  ...(tellClient !== undefined && { tellClient }),
  ...(address && { address }),
  ...(upfront && { upfront }),
});
