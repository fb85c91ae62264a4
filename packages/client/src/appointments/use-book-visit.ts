import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Api } from '../api.ts';
import { useApi } from '../ClientProvider.tsx';
import { newClientId } from '../conversations/client-id.ts';
import { type EntryTime, renewCalendar } from './use-change-entry.ts';

/** A booking as staff make it: of a visit that is there, or with a new one for a family. */
export type VisitToBook = {
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
  /** Whether the client is written about it at once. */
  readonly tellClient: boolean;
};

/** What has gone out already: the same names and the same visit go out again, so that nothing is there twice. */
type Sent = {
  readonly visit: VisitToBook;
  readonly visitName: string;
  readonly bookings: Map<string, string>;
};

/**
 * Books a time, in up to three steps of which each may lose its answer: the visit, its booking, and what ties it to the
 * consultation it comes from. Trying again goes on where it ended; gives the id of the visit.
 */
export function useBookVisit() {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const sent = useRef<Sent | null>(null);
  return useMutation({
    mutationFn: async (visit: VisitToBook) => {
      if (sent.current?.visit.familyId !== visit.familyId)
        sent.current = { visit, visitName: newClientId(), bookings: new Map() };
      const { visit: first, visitName, bookings } = sent.current;
      const visitId = visit.visitId ?? (await openVisit(api, first, visitName));
      const content = JSON.stringify([
        visitId,
        visit.pets,
        visit.services,
        visit.address,
        visit.time,
        visit.tellClient,
      ]);
      const name = bookings.get(content) ?? newClientId();
      bookings.set(content, name);
      await book(api, visit, visitId, name);
      if (visit.relatedTo) await tie(api, visit.relatedTo, visitId, `${name}-tie`);
      return visitId;
    },
    onSettled: (_id, _error, { facilityId }) => renewCalendar(queryClient, facilityId),
  });
}

async function openVisit(api: Api, visit: VisitToBook, clientId: string): Promise<string> {
  const { facilityId, familyId, pets, services, note, category } = visit;
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
      },
    },
    idempotencyKey: clientId,
  });
  return id;
}

function book(api: Api, visit: VisitToBook, visitId: string, clientId: string) {
  const { pets, services, address, time, tellClient } = visit;
  return api.send('POST /events', {
    body: {
      type: 'CALENDAR',
      category: 'BOOKING',
      parent_id: visitId,
      clientId,
      payload: {
        event: { ...time },
        reason: '',
        pets: [...pets],
        services: [...services],
        tellClient,
        ...(address && { address }),
      },
    },
    idempotencyKey: clientId,
  });
}

const tie = (api: Api, consultationId: string, visitId: string, clientId: string) =>
  api.send('POST /events', {
    body: {
      type: 'BOT',
      parent_id: consultationId,
      clientId,
      payload: { eventAction: 'RELATED_TO_APPOINTMENT', appointmentId: visitId },
    },
    idempotencyKey: clientId,
  });
