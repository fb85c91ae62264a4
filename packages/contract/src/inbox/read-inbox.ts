import { BOOKING_STATUSES } from '@zampa/domain/appointments/booking-status';
import { INBOX_GROUPS } from '@zampa/domain/inbox/inbox-groups';
import { OWNER_INBOX_KINDS, STAFF_INBOX_KINDS } from '@zampa/domain/inbox/inbox-kinds';
import { INBOX_SCOPES } from '@zampa/domain/inbox/inbox-scope';
import { languages } from '@zampa/domain/people/languages';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Person } from '../people/user.ts';
import { Pet } from '../pets/objects.ts';
import { seenAtFacility } from '../policy/verdicts.ts';
import { enumeration, id, instant, page } from '../values.ts';

/** One thing that waits for the person who asks. */
export const InboxItem = z
  .object({
    kind: z.enum([...new Set([...STAFF_INBOX_KINDS, ...OWNER_INBOX_KINDS])]),
    urgent: z.boolean(),
    since: instant,
    conversationId: z.uuid().optional(),
    /** How far the conversation has come, for what is marked as done; 0 outside of one. */
    seq: z.int(),
    /** When the visit is, or was to be, that it is about. */
    start: instant.nullable(),
    facilityId: z.uuid().nullable(),
    timezone: z.string(),
    familyId: z.uuid().nullable(),
    until: instant.nullable(),
    pets: z.array(Pet),
    person: Person.nullable(),
    /** Where the other side can be rung up; of a pet owner the number of the clinic’s contact in the family. */
    phone: z.string().nullable(),
    title: z.string(),
    text: z.string(),
    url: z.string(),
    times: z
      .array(z.object({ start: instant, end: instant, resource: z.uuid() }))
      .optional()
      .describe('The times of a PROPOSAL that can still be chosen, in their order.'),
    booking: z
      .object({
        id: z.uuid(),
        status: z.enum(BOOKING_STATUSES),
        ended: z.boolean(),
        dateUpdated: instant,
      })
      .optional()
      .describe(
        'What a TIME_ASKED is about; ended: its client has left since, so that nobody can agree to it.',
      ),
  })
  .meta({
    id: 'InboxItem',
    description:
      'What waits for somebody. since: from when; title, text: in the language of the reader, text empty for who may not read about health; url: where it is dealt with, with the app it opens in; person: the other side, or whoever asks; timezone: of the clinic; familyId: which family somebody asks to join; until: of a PROPOSAL and a PAYMENT_DUE, until when one can choose or pay, where that ends.',
  });
export type InboxItem = z.output<typeof InboxItem>;

export const Inbox = z
  .object({
    total: z.int(),
    urgent: z.int(),
    groups: z.record(z.enum(INBOX_GROUPS), z.int()),
    others: z.int(),
    items: z.array(InboxItem),
  })
  .meta({
    id: 'Inbox',
    description:
      'total, urgent: of all pages; groups: how much there is of each, whichever of them is asked for; others: how much waits for colleagues alone, whether it is asked for or not.',
  });
export type Inbox = z.output<typeof Inbox>;

export const readInbox = defineCall({
  method: 'GET',
  path: '/inbox',
  policy: seenAtFacility,
  feature: 'inbox',
  summary:
    'What waits for the person who asks, urgent first, then what waits longest; of staff for one facility or all of theirs',
  query: z.object({
    ...page,
    facilityId: id.optional(),
    /** In which language; that of the profile otherwise. */
    language: z.enum(languages).optional(),
    /** Of which group alone; of all otherwise. */
    group: enumeration(INBOX_GROUPS).optional(),
    /** Of staff: without what is assigned to a colleague. */
    whose: enumeration(INBOX_SCOPES).default('EVERYONE'),
  }),
  answer: Inbox,
  paged: true,
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN'],
});
