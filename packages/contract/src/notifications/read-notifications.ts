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
  })
  .meta({
    id: 'Notification',
    description:
      'What somebody was told. title, body: in their language, never what was said about health; url: where it is dealt with, with the app it opens in.',
  });
export type Notification = z.output<typeof Notification>;

export const readNotifications = defineCall({
  method: 'GET',
  path: '/notifications',
  policy: own,
  feature: 'notifications',
  summary:
    'What the caller was told, newest first; X-Total-Count has how many of those asked for there are',
  query: z.object({
    ...page,
    /** Only what is unread. */
    unread: flag.optional(),
    /** In which language; that of the profile otherwise. */
    language: z.enum(languages).optional(),
  }),
  answer: z.array(Notification),
  paged: true,
  refusals: ['VALIDATION'],
});
