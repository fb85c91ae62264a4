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

/** Inbox item: one thing that needs an action of the caller. */
export const InboxItem = z
  .object({
    kind: z.enum([...new Set([...STAFF_INBOX_KINDS, ...OWNER_INBOX_KINDS])]),
    urgent: z.boolean(),
    since: instant,
    conversationId: z.uuid().optional(),
    /** Latest `seq` of the conversation, to mark the item as done; 0 outside a conversation. */
    seq: z.int(),
    /** Start of the visit, or its planned start. */
    start: instant.nullable(),
    facilityId: z.uuid().nullable(),
    timezone: z.string(),
    familyId: z.uuid().nullable(),
    until: instant.nullable(),
    pets: z.array(Pet),
    person: Person.nullable(),
    /** Phone number of the other side; for a pet owner, that of the clinic's contact in the family. */
    phone: z.string().nullable(),
    title: z.string(),
    text: z.string(),
    url: z.string(),
    times: z
      .array(z.object({ start: instant, end: instant, resource: z.uuid() }))
      .optional()
      .describe('The times of a PROPOSAL that can still be chosen, in order.'),
    booking: z
      .object({
        id: z.uuid(),
        status: z.enum(BOOKING_STATUSES),
        ended: z.boolean(),
        dateUpdated: instant,
      })
      .optional()
      .describe(
        'The requested time of a TIME_ASKED. ended: its client has left, so it can no longer be confirmed.',
      ),
  })
  .meta({
    id: 'InboxItem',
    description:
      'An item that needs an action. since: when it appeared. title, text: in the reader’s language; text is empty for people who may not read health data. url: the screen where it is handled, including the app. person: the other side, or the person who asks. timezone: of the clinic. familyId: the family that a person asks to join. until: the deadline to choose (PROPOSAL) or pay (PAYMENT_DUE), if there is one.',
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
      'total, urgent: over all pages. groups: the count of each group, regardless of the filter. others: the number of items assigned to colleagues, regardless of the filter.',
  });
export type Inbox = z.output<typeof Inbox>;

export const readInbox = defineCall({
  method: 'GET',
  path: '/inbox',
  policy: seenAtFacility,
  feature: 'inbox',
  summary:
    'Read the caller’s inbox, urgent items first, then the oldest; for staff, of one facility or all of theirs',
  query: z.object({
    ...page,
    facilityId: id.optional(),
    /** Language of the texts; defaults to the profile's. */
    language: z.enum(languages).optional(),
    /** Only items of this group; defaults to all. */
    group: enumeration(INBOX_GROUPS).optional(),
    /** Staff only: MINE excludes items assigned to a colleague. */
    whose: enumeration(INBOX_SCOPES).default('EVERYONE'),
  }),
  answer: Inbox,
  paged: true,
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN'],
});
