import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { readSlots } from '@zampa/contract/appointments/read-slots';
import { readClients } from '@zampa/contract/clients/read-clients';
import { countRequests } from '@zampa/contract/inbox/count-requests';
import { readConversationCursors } from '@zampa/contract/inbox/read-conversation-cursors';
import { readEvent } from '@zampa/contract/inbox/read-event';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { at, type OpenClinic } from '../appointments/clinic.ts';

type Read = {
  /** Name of the snapshot file. */
  readonly name: string;
  readonly run: (clinic: OpenClinic, now: Date) => Promise<unknown>;
};

/** The most frequent reads. */
export const HOT_READS: readonly Read[] = [
  {
    name: 'requests-of-a-clinic',
    run: ({ vet, facilityId }) => vet.call(readRequests, { query: { facilityId, limit: 50 } }),
  },
  {
    name: 'requests-of-an-owner',
    run: ({ owner }) => owner.call(readRequests, { query: { limit: 50 } }),
  },
  {
    name: 'numbers-of-requests',
    run: ({ vet, facilityId }) => vet.call(countRequests, { query: { facilityId } }),
  },
  {
    name: 'thread',
    run: ({ vet, visitId }) => vet.call(readRequest, { params: { id: visitId }, query: {} }),
  },
  {
    name: 'event',
    run: ({ owner, visitId }) => owner.call(readEvent, { query: { id: visitId } }),
  },
  {
    name: 'heads',
    run: ({ owner }) =>
      owner.call(readConversationCursors, { query: { since: '2026-01-01T00:00:00.000Z' } }),
  },
  {
    name: 'calendar',
    run: ({ vet, facilityId }) =>
      vet.call(readCalendar, { query: { facilityId, from: '2026-11-02', to: '2026-11-15' } }),
  },
  {
    name: 'slots',
    run: ({ owner, facilityId, serviceId }, now) => {
      const [from, to] = [3, 10].map((days) => at(now, days).slice(0, 10));
      const query = { facilityId, services: serviceId, from: from ?? '', to: to ?? '' };
      return owner.call(readSlots, { query });
    },
  },
  {
    name: 'inbox-of-staff',
    run: ({ vet, facilityId }) => vet.call(readInbox, { query: { facilityId } }),
  },
  {
    name: 'inbox-of-owner',
    run: ({ owner }) => owner.call(readInbox, { query: {} }),
  },
  {
    name: 'clients',
    run: ({ vet, facilityId }) =>
      vet.call(readClients, { params: { id: facilityId }, query: { limit: 50 } }),
  },
];
