import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UpfrontPart, UpfrontWindow } from '@zampa/domain/payments/upfront';
import type { Api } from '../api.ts';
import { useApi } from '../ClientProvider.tsx';
import type { EntryTime } from './use-move-entry.ts';
import { refreshCalendar } from './refresh-calendar.ts';

/** A booking made by staff: for an existing visit, or with a new visit for a family. */
export type VisitToBook = {
  /** Idempotency key, created once per entered visit, so that it is stored once however often it is sent. */
  readonly clientId: string;
  readonly facilityId: string;
  /** The visit that needs a time; null creates a new one. */
  readonly visitId: string | null;
  /** The consultation that a new visit follows up. */
  readonly relatedTo: string | null;
  readonly familyId: string;
  readonly category: 'VISIT' | 'VIDEOCONSULTATION';
  readonly pets: readonly string[];
  readonly services: readonly string[];
  readonly note: string;
  readonly address: string;
  readonly time: EntryTime;
  /** Whether to notify the client immediately; absent if clients are never notified about such a time. */
  readonly tellClient?: boolean;
  /** Prepayment required before confirmation, and its deadline; null for none. */
  readonly upfront: { readonly part: UpfrontPart; readonly window: UpfrontWindow } | null;
};

/** Mutation that books a time, with a new visit if needed. Resolves to the visit's id. */
export function useBookVisit() {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (visit: VisitToBook) =>
      visit.visitId === null
        ? createVisit(api, visit)
        : bookExistingVisit(api, visit, visit.visitId),
    onSettled: (_id, _error, { facilityId }) => refreshCalendar(queryClient, facilityId),
  });
}

async function createVisit(api: Api, visit: VisitToBook): Promise<string> {
  const { clientId, facilityId, familyId, pets, services, note, category, relatedTo } = visit;
  const { id } = await api.createEvent({
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
        ...toBooking(visit),
        ...(relatedTo && { relatedTo }),
      },
    },
    idempotencyKey: clientId,
  });
  return id;
}

async function bookExistingVisit(api: Api, visit: VisitToBook, visitId: string): Promise<string> {
  const { clientId, pets, services } = visit;
  await api.createEvent({
    body: {
      type: 'CALENDAR',
      category: 'BOOKING',
      parent_id: visitId,
      clientId,
      payload: { reason: '', pets: [...pets], services: [...services], ...toBooking(visit) },
    },
    idempotencyKey: clientId,
  });
  return visitId;
}

const toBooking = ({ time, tellClient: shouldNotify, address, upfront }: VisitToBook) => ({
  event: { ...time },
  ...(shouldNotify !== undefined && { tellClient: shouldNotify }),
  ...(address && { address }),
  ...(upfront && { upfront }),
});
