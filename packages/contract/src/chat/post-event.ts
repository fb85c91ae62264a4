import { EVENT_ACTIONS, PRIORITIES, SOURCES } from '@zampa/domain/conversations/enumerations';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { clientId, enumeration, flag, id, structured, text } from '../values.ts';

/** What a pet owner asks for; what the server owns (status, dates, who) is not here and so never trusted. */
export const HealthRequest = z.object({
  facilityId: id,
  familyId: id.optional(),
  pets: z.array(id).min(1, 'pets_required').max(20),
  services: z.array(id).min(1, 'services_required').max(10),
  note: text(MESSAGE_MAX_LENGTH).default(''),
  priority: enumeration(PRIORITIES).default('MEDIUM'),
  source: enumeration(SOURCES).default('APP'),
});

const ChatMessage = z.object({ message: text(MESSAGE_MAX_LENGTH).default('') });
const Action = z.object({ eventAction: enumeration(EVENT_ACTIONS) });

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
  ]),
);
export type PostedEvent = z.output<typeof PostedEvent>;

export const postEvent = defineCall({
  method: 'POST',
  path: '/events',
  feature: 'chat',
  summary:
    'Ask for a consultation (HEALTH), write (CHAT) or act (BOT); clientId makes repeating harmless',
  body: PostedEvent,
  answer: z.object({ id: z.uuid(), seq: z.int() }),
  status: 201,
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'NOT_FOUND',
    'CONVERSATION_NOT_STARTED',
    'CONVERSATION_CLOSED',
    'STATUS_CONFLICT',
    'IDEMPOTENCY_MISMATCH',
    'UNSUPPORTED_MEDIA',
    'PAYLOAD_TOO_LARGE',
  ],
  upload: true,
});

function withUpperCaseType(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('type' in body)) return body;
  return { ...body, type: typeof body.type === 'string' ? body.type.toUpperCase() : body.type };
}
