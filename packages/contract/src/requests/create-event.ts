import { EVENT_ACTIONS, PRIORITIES, SOURCES } from '@zampa/domain/conversations/enumerations';
import { MOST_PROPOSED_TIMES } from '@zampa/domain/appointments/proposals';
import { RED_FLAGS } from '@zampa/domain/conversations/red-flags';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { postedEvents } from '../policy/posted-events.ts';
import { CalendarChange, CalendarDraft, ProposedTime } from '../appointments/post-calendar.ts';
import { planRefusals, uploadRefusals } from '../refusals.ts';
import { instantOrDay } from '../appointments/instant-or-day.ts';
import { clientId, enumeration, flag, id, instant, jsonOrValue, text } from '../values.ts';
import { converted, rawText } from '../bounded.ts';

/**
 * Request of a pet owner. Fields that the server sets (status, dates, author) are absent, so a client cannot forge
 * them.
 */
export const HealthRequest = z.object({
  facilityId: id,
  familyId: id.optional(),
  pets: z.array(id).min(1, 'pets_required').max(20),
  services: z.array(id).min(1, 'services_required').max(10),
  note: text(MESSAGE_MAX_LENGTH).default(''),
  /** Emergency signs that the pet owner confirmed; any of them raises the priority to high. */
  redFlags: z.array(enumeration(RED_FLAGS)).max(RED_FLAGS.length).default([]),
  priority: enumeration(PRIORITIES).default('MEDIUM'),
  source: enumeration(SOURCES).default('APP'),
  followUpOf: id.optional(),
  /** Visits only: the booking created with it, if any. Without `start`, the time is not chosen yet. */
  event: CalendarChange.optional(),
  ...CalendarDraft.pick({ upfront: true, address: true, tellClient: true }).shape,
  /** Price and prepayment that were shown to the client, in minor units. */
  agreed: z.object({ price: z.int().min(0), upfront: z.int().min(0) }).optional(),
  /** Only for a visit that staff book: the consultation that it follows up, which then links to the visit. */
  relatedTo: id.optional(),
});

const ChatMessage = z.object({ message: text(MESSAGE_MAX_LENGTH).default('') });
/** Diary note about pets; clinics may only write it for pets that they can see. */
export const DiaryNote = z.object({
  facilityId: id.optional(),
  familyId: id.optional(),
  pets: z.array(id).min(1, 'pets_required').max(20),
  message: text(MESSAGE_MAX_LENGTH).default(''),
  /** When it happened; without it, now. */
  date: instantOrDay.optional(),
});

const Action = z.object({
  eventAction: enumeration(EVENT_ACTIONS),
  /** For PROPOSE_TIME. */
  times: z.array(ProposedTime).min(1, 'times_required').max(MOST_PROPOSED_TIMES).optional(),
  /** For APPOINTMENT: the accepted time. */
  start: instant.optional(),
  /** For APPOINTMENT of an owner: whether it can be taken back for some seconds. The clinic is notified after them. */
  undoable: flag.optional(),
  /** For RELATED_TO_APPOINTMENT: the visit or its booking. */
  appointmentId: id.optional(),
});

const common = {
  sync: flag.optional(),
  clientId: clientId.optional(),
  category: rawText(40).optional(),
};

export const PostedEvent = converted(
  withUpperCaseType,
  z.discriminatedUnion('type', [
    z.object({
      ...common,
      type: z.literal('HEALTH'),
      parent_id: z.null().optional(),
      payload: jsonOrValue(HealthRequest),
    }),
    z.object({
      ...common,
      type: z.literal('DIARY'),
      parent_id: z.null().optional(),
      payload: jsonOrValue(DiaryNote),
    }),
    z.object({
      ...common,
      type: z.literal('CHAT'),
      parent_id: id,
      payload: jsonOrValue(ChatMessage).default({ message: '' }),
    }),
    z.object({
      ...common,
      type: z.literal('BOT'),
      parent_id: id,
      payload: jsonOrValue(Action),
    }),
    z.object({
      ...common,
      type: z.literal('CALENDAR'),
      parent_id: id.nullable().optional(),
      payload: jsonOrValue(CalendarDraft),
    }),
  ]),
);
export type PostedEvent = z.output<typeof PostedEvent>;

export const createEvent = defineCall({
  method: 'POST',
  path: '/events',
  policy: postedEvents,
  feature: 'requests',
  summary:
    'Create an event: a request for a consultation, or a visit with its booking (HEALTH), a message (CHAT), an action (BOT), a booking or absence (CALENDAR), or a diary entry (DIARY). With the same clientId, repeating has no further effect',
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
