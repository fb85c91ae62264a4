import type { Event } from '@zampa/contract/conversations/event';
import type { EventMessage } from '@zampa/contract/socket';
import type {
  ConversationWithEvents,
  DiaryEntry,
} from '@zampa/contract/conversations/conversation';
import { sample } from '../sample.test-data.ts';
import { type Thread, toThread } from './thread/thread.ts';

const at = (seq: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, seq)).toISOString();

/** A message of the vet, the first event of a conversation. */
export const event = sample<Event>({
  id: 'event-1',
  parent_id: 'c',
  seq: 1,
  type: 'CHAT',
  category: 'NONE',
  clientId: null,
  payload: { userId: 'vet', message: 'message 1' },
  file: null,
  user: { id: 'vet', firstName: 'Giulia', lastName: 'Rossi', image: null, isVet: true },
  dateCreated: at(1),
  dateUpdated: at(1),
});

/** A message of the vet, `seq` seconds after 10:00 UTC. */
export const chat = (seq: number, changes: Partial<Event> = {}): Event =>
  event({
    id: `event-${seq}`,
    seq,
    payload: { userId: 'vet', message: `message ${seq}` },
    dateCreated: at(seq),
    dateUpdated: at(seq),
    ...changes,
  });

export const created = (seq: number, changes: Partial<Event> = {}): EventMessage => ({
  action: 'created',
  conversationId: 'c',
  seq,
  event: chat(seq, changes),
});

export function conversation(seqs: readonly number[]): ConversationWithEvents {
  const last = seqs.at(-1) ?? 0;
  return {
    id: 'c',
    parent_id: null,
    type: 'HEALTH',
    category: 'CONSULTATION',
    seq: last,
    file: null,
    payload: {
      source: 'APP',
      note: 'She limps.',
      redFlags: [],
      pets: ['luna'],
      services: ['message'],
      serviceNames: ['Message consultation'],
      priority: 'MEDIUM',
      status: 'NEW',
      userId: 'owner',
      assigneeId: null,
      facilityId: 'clinic',
      facilityName: 'Clinica San Luca',
      familyId: 'family',
      assignDate: null,
      openDate: null,
      closeDate: null,
      duration: null,
      payment: {
        status: 'FREE',
        amount: 0,
        currency: 'EUR',
        payment_type: 'UNKNOWN',
        requestDate: null,
        paidDate: null,
      },
      followUpOf: null,
      continuedIn: [],
      videomeeting: null,
    },
    dateCreated: at(0),
    dateUpdated: at(last),
    user: { id: 'owner', firstName: 'Marta', lastName: 'Bianchi', image: null, isVet: false },
    family: { id: 'family', user: null, registered: true, ended: false },
    facility: { id: 'clinic', name: 'Clinica San Luca', timezone: 'Europe/Rome', phone: null },
    assignee: null,
    pets: [],
    lastEvent: null,
    lastMessage: null,
    lastUserMessage: null,
    proposal: null,
    lastBooking: null,
    appointment: null,
    unread: 0,
    readSeq: 0,
    match: null,
    payments: [],
    events: seqs.map((seq) => chat(seq)),
  };
}

const { payments: _, events: __, ...common } = conversation([]);

/** An entry of the family's diary. */
export const entry: DiaryEntry = {
  ...common,
  id: 'entry',
  type: 'DIARY',
  category: 'WEIGHT_MONITORING',
  payload: {
    message: 'At the sea\nAll day',
    pets: ['luna'],
    status: 'CLOSED',
    userId: 'owner',
    familyId: 'family',
    facilityId: null,
    facilityName: null,
    date: '2026-11-19',
    weight: 12_400,
  },
  facility: null,
};

/** A cached thread of the given events; complete only if it starts at event 1. */
export const thread = (seqs: readonly number[]): Thread => ({
  ...toThread(conversation(seqs)),
  complete: seqs[0] === 1,
});
