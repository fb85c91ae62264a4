import { BOOKING_EMAILS } from '@zampa/domain/appointments/reminders';
import { dayIn } from '@zampa/domain/time/plain-days';
import * as z from 'zod';
import type { Translate } from '@zampa/i18n/translator';
import { serviceText } from '../documents/service-text.ts';
import { translateTo } from '../texts/translate.ts';
import type { EmailLanguage, EmailText } from './email-text.ts';
import { momentIn, momentWithZone } from './moment.ts';

export const BookingValues = z
  .object({
    email: z.enum(BOOKING_EMAILS),
    facility: z.string(),
    /** The clinic's time zone, in which all times are written. */
    zone: z.string(),
    /** Instants. */
    start: z.string(),
    writtenAt: z.string(),
    pets: z.array(z.string()).readonly(),
    services: z.array(z.string()).readonly(),
    member: z.string().nullable(),
    /** The address on one line; may be empty. */
    place: z.string(),
    /** Whether it is a video visit. */
    byVideo: z.boolean().default(false),
    phone: z.string().nullable(),
    /** The deadline for changes by the reader; null when it has passed. */
    changeBefore: z.string().nullable(),
    url: z.string(),
    /** Address of the conversation; null for readers without an account. */
    conversationUrl: z.string().nullable().default(null),
  })
  .readonly();
export type BookingValues = z.output<typeof BookingValues>;

/**
 * Returns the e-mail about a booking, with times in the clinic's time zone. For video visits, which people attend
 * from anywhere, the e-mail names the time zone.
 */
export function bookingText(language: EmailLanguage, values: BookingValues): EmailText {
  const t = translateTo(language);
  const { email, facility, zone, changeBefore, conversationUrl } = values;
  const when = momentIn(language, zone, values.start);
  const isCanceled = email === 'CANCELED';
  const subject = isHeldUp(values) ? 'today' : email;
  return {
    subject: t(`appointments:server.email.subject.${subject}`, { facility, when }),
    paragraphs: [
      t(`appointments:server.email.opening.${email}`),
      ...factsOf(t, language, values),
      ...(isCanceled
        ? []
        : [deadlineText(t, changeBefore && timeText(language, values, changeBefore))]),
    ],
    action: {
      label: t(`appointments:server.email.${isCanceled ? 'see' : 'come'}`),
      url: values.url,
    },
    ...(conversationUrl && {
      link: { label: t('appointments:server.email.conversation'), url: conversationUrl },
    }),
    closing: t('appointments:server.email.closing', { facility }),
  };
}

/** Returns one line for each known fact of the booking. */
function factsOf(t: Translate, language: EmailLanguage, values: BookingValues): readonly string[] {
  const { email, byVideo, pets, services, member, phone } = values;
  const place = byVideo ? t('appointments:server.email.byVideo') : values.place;
  const facts = [
    [t('appointments:server.email.when'), timeText(language, values, values.start)],
    [t('appointments:server.email.for'), pets.join(', ')],
    [t('appointments:server.email.what'), serviceText(services, language)],
    [t('appointments:server.email.with'), member],
    [t('appointments:server.email.where'), email === 'CANCELED' ? '' : place],
    [t('appointments:server.email.phone'), phone],
  ];
  return facts.flatMap(([name, fact]) => (fact ? [`${name}: ${fact}`] : []));
}

const timeText = (language: EmailLanguage, { byVideo, zone }: BookingValues, instant: string) =>
  (byVideo ? momentWithZone : momentIn)(language, zone, instant);

const deadlineText = (t: Translate, when: string | null): string =>
  when
    ? t('appointments:server.email.changeUntil', { when })
    : t('appointments:server.email.tooLate');

/** Returns whether a reminder for the day before was delayed until the day itself. */
const isHeldUp = ({ email, zone, start, writtenAt }: BookingValues): boolean =>
  email === 'DAY_BEFORE' && dayIn(new Date(start), zone) === dayIn(new Date(writtenAt), zone);
