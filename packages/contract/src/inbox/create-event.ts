import { EVENT_ACTIONS, PRIORITIES, SOURCES } from '@zampa/domain/conversations/enumerations';
import { MOST_PROPOSED_TIMES } from '@zampa/domain/appointments/proposals';
import { RED_FLAGS } from '@zampa/domain/conversations/red-flags';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { postedEvents } from '../policy/posted-events.ts';
import { CalendarChange, CalendarDraft, ProposedTime } from '../appointments/post-calendar.ts';
import { planRefusals, uploadRefusals } from '../refusals.ts';
import { clientId, enumeration, flag, id, instant, structured, text } from '../values.ts';

/** What a pet owner asks for; what the server owns (status, dates, who) is not here and so never trusted. */
export const HealthRequest = z.object({
  facilityId: id,
  familyId: id.optional(),
  pets: z.array(id).min(1, 'pets_required').max(20),
  services: z.array(id).min(1, 'services_required').max(10),
  note: text(MESSAGE_MAX_LENGTH).default(''),
  /** The signs of an emergency that the pet owner said yes to; with any, the request is of high priority. */
  redFlags: z.array(enumeration(RED_FLAGS)).max(RED_FLAGS.length).default([]),
  priority: enumeration(PRIORITIES).default('MEDIUM'),
  source: enumeration(SOURCES).default('APP'),
  followUpOf: id.optional(),
  /** Of a visit: its booking, made with it or not at all; without a start its time is still to be found. */
  event: CalendarChange.optional(),
  ...CalendarDraft.pick({ upfront: true, address: true, tellClient: true }).shape,
  /** What was shown to who asks, in minor units: what it costs, and what of it is paid before its time is confirmed. */
  agreed: z.object({ price: z.int().min(0), upfront: z.int().min(0) }).optional(),
  /** Of a visit that staff book: the consultation that it goes on from, which from now on says so. */
  relatedTo: id.optional(),
});

const ChatMessage = z.object({ message: text(MESSAGE_MAX_LENGTH).default('') });
/** What somebody writes down about pets; a clinic does so for pets that it may see. */
export const DiaryNote = z.object({
  facilityId: id.optional(),
  familyId: id.optional(),
  pets: z.array(id).min(1, 'pets_required').max(20),
  message: text(MESSAGE_MAX_LENGTH).default(''),
});

const Action = z.object({
  eventAction: enumeration(EVENT_ACTIONS),
  /** Of PROPOSE_TIME. */
  times: z.array(ProposedTime).min(1, 'times_required').max(MOST_PROPOSED_TIMES).optional(),
  /** Of APPOINTMENT: which of the proposed times. */
  start: instant.optional(),
  /** Of RELATED_TO_APPOINTMENT: the visit, or its booking. */
  appointmentId: id.optional(),
});

const common = {
  sync: flag.optional(),
  clientId: clientId.optional(),
  category: z.string().max(40).optional(),
};

export const PostedEvent = z.preprocess(
  withUpperCaseType,
  z.discriminatedUnion('type', [
    z.object({
      ...common,
      type: z.literal('HEALTH'),
      parent_id: z.null().optional(),
      payload: structured(HealthRequest),
    }),
    z.object({
      ...common,
      type: z.literal('DIARY'),
      parent_id: z.null().optional(),
      payload: structured(DiaryNote),
    }),
    z.object({
      ...common,
      type: z.literal('CHAT'),
      parent_id: id,
      payload: structured(ChatMessage).default({ message: '' }),
    }),
    z.object({
      ...common,
      type: z.literal('BOT'),
      parent_id: id,
      payload: structured(Action),
    }),
    z.object({
      ...common,
      type: z.literal('CALENDAR'),
      parent_id: id.nullable().optional(),
      payload: structured(CalendarDraft),
    }),
  ]),
);
export type PostedEvent = z.output<typeof PostedEvent>;

export const createEvent = defineCall({
  method: 'POST',
  path: '/events',
  policy: postedEvents,
  feature: 'inbox',
  summary:
    'Ask for a consultation or for a visit with its booking (HEALTH), write (CHAT), act (BOT), book or be absent (CALENDAR) or keep a diary (DIARY); clientId makes repeating harmless',
  body: PostedEvent,
  answer: z.object({ id: z.uuid(), seq: z.int() }),
  status: 201,
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    ...planRefusals,
    'FACILITY_UNKNOWN',
    'NOT_FOUND',
    'CLIENT_NOT_REGISTERED',
    'PAYMENTS_NOT_CONFIGURED',
    'CONVERSATION_NOT_STARTED',
    'CONVERSATION_CLOSED',
    'STATUS_CONFLICT',
    'PERIOD_OCCUPIED',
    'TOO_MANY_BOOKINGS',
    'PRICE_CHANGED',
    'TOO_LATE',
    'IDEMPOTENCY_MISMATCH',
    ...uploadRefusals,
  ],
  upload: true,
  documents: true,
});

function withUpperCaseType(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('type' in body)) return body;
  return { ...body, type: typeof body.type === 'string' ? body.type.toUpperCase() : body.type };
}
