import {
  CONVERSATION_STATUSES,
  HEALTH_CATEGORIES,
  PRIORITIES,
  SOURCES,
} from '@zampa/domain/conversations/enumerations';
import * as z from 'zod';
import { Event, StoredFile } from '../chat/event.ts';
import { Person } from '../my-data/user.ts';
import { Pet } from '../pets/objects.ts';
import { instant } from '../values.ts';

export const HealthPayload = z.object({
  source: z.enum(SOURCES),
  note: z.string(),
  pets: z.array(z.uuid()),
  services: z.array(z.uuid()),
  serviceNames: z.array(z.string()),
  priority: z.enum(PRIORITIES),
  status: z.enum(CONVERSATION_STATUSES),
  userId: z.uuid().nullable(),
  assigneeId: z.uuid().nullable(),
  facilityId: z.uuid(),
  facilityName: z.string(),
  familyId: z.uuid(),
  openDate: instant.nullable(),
  closeDate: instant.nullable(),
});

/** A conversation: the parent event, with who and what belongs to it. `seq` is that of its latest event. */
export const Conversation = z
  .object({
    id: z.uuid(),
    parent_id: z.null(),
    type: z.literal('HEALTH'),
    category: z.enum(HEALTH_CATEGORIES),
    seq: z.int(),
    file: StoredFile.nullable(),
    payload: HealthPayload,
    dateCreated: instant,
    dateUpdated: instant,
    user: Person.nullable(),
    family: z.object({ id: z.uuid(), user: Person.nullable() }),
    facility: z.object({
      id: z.uuid(),
      name: z.string(),
      timezone: z.string(),
      phone: z.string().nullable(),
    }),
    assignee: Person.nullable(),
    pets: z.array(Pet),
    lastMessage: Event.nullable(),
    lastUserMessage: Event.nullable(),
    appointment: z.null(),
    unread: z.int(),
    readSeq: z.int(),
  })
  .meta({
    id: 'Conversation',
    description:
      'family.user: the contact of the family at the facility; unread: messages of others after what the caller has read; readSeq: how far the other side has read.',
  });
export type Conversation = z.output<typeof Conversation>;

export const ConversationWithEvents = Conversation.extend({ events: z.array(Event) }).meta({
  id: 'ConversationWithEvents',
  description: 'events: by ascending seq, the latest 100, or those before or after a seq.',
});
export type ConversationWithEvents = z.output<typeof ConversationWithEvents>;
