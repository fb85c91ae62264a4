import { EVENT_TYPES } from '@zampa/domain/conversations/enumerations';
import * as z from 'zod';
import { Person } from '../my-data/user.ts';
import { instant } from '../values.ts';

export const StoredFile = z
  .object({
    id: z.uuid(),
    url: z.string(),
    filetype: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    size: z.int(),
  })
  .meta({ id: 'StoredFile', description: 'url: below the origin; takes ?width&format.' });
export type StoredFile = z.output<typeof StoredFile>;

export const EventPayload = z.object({
  userId: z.uuid().nullable(),
  message: z.string().optional(),
  eventAction: z.string().optional(),
  withdrawn: z.literal(true).optional(),
  hidden: z.literal(true).optional(),
});

/** One entry of a conversation. `seq` grows by one within it and is its order, everywhere. */
export const Event = z
  .object({
    id: z.uuid(),
    parent_id: z.uuid(),
    seq: z.int(),
    type: z.enum(EVENT_TYPES),
    category: z.string(),
    clientId: z.string().nullable(),
    payload: EventPayload,
    file: StoredFile.nullable(),
    user: Person.nullable(),
    dateCreated: instant,
    dateUpdated: instant,
  })
  .meta({
    id: 'Event',
    description:
      'payload.hidden: a health message that this role may not read; withdrawn: taken back by its author.',
  });
export type Event = z.output<typeof Event>;
