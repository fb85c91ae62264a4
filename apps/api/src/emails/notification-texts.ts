import {
  type DueNotice,
  type HandedOverWork,
  NOTIFICATION_KINDS,
  type NotificationAbout,
  type NotificationKind,
} from '@zampa/domain/notifications/notification-kinds';
import type { Translate } from '@zampa/i18n/translator';
import * as z from 'zod';
import { translateTo } from '../texts/translate.ts';
import type { EmailLanguage, EmailText } from './email-text.ts';
import { longDay, momentIn, momentWithZone } from './moment.ts';

/** The work of a former team member that others have to take over. */
export const LeftToOthersValues: z.ZodType<HandedOverWork> = z
  .object({ requests: z.int(), bookings: z.int() })
  .readonly();

/** Items that pets are due for, in a recall. */
export const DueValues = z
  .array(
    z
      .object({
        pet: z.string(),
        names: z.object({ en: z.string(), it: z.string() }).readonly(),
        dueOn: z.string(),
      })
      .readonly(),
  )
  .readonly();

export const NotificationValues = z
  .object({
    news: z.enum(NOTIFICATION_KINDS),
    /** The person who acted. */
    person: z.string(),
    /** Empty when no clinic is concerned. */
    facility: z.string(),
    pets: z.array(z.string()).readonly(),
    /** The instants concerned, and the reader's time zone. */
    starts: z.array(z.string()).readonly(),
    zone: z.string(),
    /** Whether the times are of a video visit, which people attend from anywhere. */
    byVideo: z.boolean().optional(),
    /** Present when a team member left. */
    left: LeftToOthersValues.optional(),
    /** Present in a recall. */
    due: DueValues.optional(),
    /** Whether the reader has no account; the link identifies them. */
    byLink: z.boolean().optional(),
    url: z.string(),
  })
  .readonly();
export type NotificationValues = z.output<typeof NotificationValues>;

/** Returns the e-mail of a notification. The e-mail contains no health data, only a link to it. */
export function notificationText(language: EmailLanguage, values: NotificationValues): EmailText {
  const t = translateTo(language);
  const { news, person, facility } = values;
  const names = { person, facility };
  const pets = values.due ? '' : values.pets.join(', ');
  const times = values.starts.map((start) =>
    (values.byVideo ? momentWithZone : momentIn)(language, values.zone, start),
  );
  return {
    subject: t(`notifications:server.kinds.${news}.title`, names),
    paragraphs: [
      t(`notifications:server.kinds.${news}.opening`, names),
      ...(pets ? [`${t('notifications:server.labels.for')}: ${pets}`] : []),
      ...times.map((time) => `${t('notifications:server.labels.when')}: ${time}`),
      ...leftToOthers(t, values.left),
      ...dueLines(language, values.due),
    ],
    action: { label: t(`notifications:server.kinds.${news}.action`), url: values.url },
    closing: values.byLink
      ? t('notifications:server.labels.closingByLink', names)
      : t('notifications:server.labels.closing'),
  };
}

/** Returns the title and the line of a notification in the notification list and in digests. */
export function notificationNotice(
  language: EmailLanguage,
  kind: NotificationKind,
  { person, facility, pets, starts, zone, left, due }: NotificationAbout,
): { title: string; body: string } {
  const t = translateTo(language);
  const names = { person: person || t('notifications:server.labels.formerUser'), facility };
  const times = starts.map((start) => momentIn(language, zone, start));
  return {
    title: t(`notifications:server.kinds.${kind}.title`, names),
    body: [
      due ? '' : pets.join(', '),
      ...times,
      ...leftToOthers(t, left),
      ...dueLines(language, due),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

/** Returns one line for the requests and one for the bookings that a former team member leaves, if any. */
function leftToOthers(t: Translate, left: HandedOverWork | undefined): readonly string[] {
  if (!left) return [];
  const { requests, bookings } = left;
  return [
    ...(requests > 0 ? [`${t('notifications:server.labels.requestsLeft')}: ${requests}`] : []),
    ...(bookings > 0 ? [`${t('notifications:server.labels.bookingsLeft')}: ${bookings}`] : []),
  ];
}

/** Returns one line for each pet and item of a recall. */
const dueLines = (
  language: EmailLanguage,
  due: readonly DueNotice[] | undefined,
): readonly string[] =>
  (due ?? []).map(
    ({ pet, names, dueOn }) => `${pet}: ${names[language]}, ${longDay(language, dueOn)}`,
  );
