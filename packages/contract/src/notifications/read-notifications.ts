import * as z from 'zod';
import { defineCall } from '../call.ts';
import { NOTIFICATION_KINDS } from '@zampa/domain/notifications/notification-kinds';
import { languages } from '@zampa/domain/people/languages';
import { own } from '../policy/verdicts.ts';
import { flag, instant, page } from '../values.ts';

export const Notification = z
  .object({
    id: z.uuid(),
    kind: z.enum(NOTIFICATION_KINDS),
    title: z.string(),
    body: z.string(),
    url: z.string(),
    read: z.boolean(),
    dateCreated: instant,
    conversationId: z.uuid().nullable(),
    pet: z
      .object({
        id: z.uuid(),
        name: z.string(),
        SpeciesId: z.int(),
        image: z.uuid().nullable(),
      })
      .nullable(),
  })
  .meta({
    id: 'Notification',
    description:
      'title, body: in the reader’s language, without health data. url: the screen where it is handled, including the app. pet: the first pet of its conversation; image: null for clinics that no longer see the pet.',
  });
export type Notification = z.output<typeof Notification>;

export const readNotifications = defineCall({
  method: 'GET',
  path: '/notifications',
  policy: own,
  feature: 'notifications',
  summary: 'List the caller’s notifications, newest first; X-Total-Count is the total',
  query: z.object({
    ...page,
    /** Only unread notifications. */
    unread: flag.optional(),
    /** Language of the texts; defaults to the profile's. */
    language: z.enum(languages).optional(),
  }),
  answer: z.array(Notification),
  paged: true,
  refusals: ['VALIDATION'],
});
