import {
  type LeftToOthers,
  NOTIFICATION_KINDS,
  type NotificationAbout,
  type NotificationKind,
} from '@zampa/domain/notifications/notification-kinds';
import * as z from 'zod';
import type { EmailLanguage, EmailText } from './email-text.ts';
import { momentIn } from './moment.ts';
import { englishNews } from './news-english.ts';
import { italianNews } from './news-italian.ts';
import type { NewsWords } from './news-words.ts';

/** How much waits for others since somebody has left their team. */
export const LeftToOthersValues: z.ZodType<LeftToOthers> = z
  .object({ requests: z.int(), bookings: z.int() })
  .readonly();

export const NewsValues = z
  .object({
    news: z.enum(NOTIFICATION_KINDS),
    /** Who did it. */
    person: z.string(),
    /** Empty where it is about no clinic. */
    facility: z.string(),
    pets: z.array(z.string()).readonly(),
    /** Instants it is about, and the zone whose clocks the reader goes by. */
    starts: z.array(z.string()).readonly(),
    zone: z.string(),
    /** Where somebody has left their team: how much waits for others. */
    left: LeftToOthersValues.optional(),
    url: z.string(),
  })
  .readonly();
export type NewsValues = z.output<typeof NewsValues>;

/** Returns what somebody is written who was away. What was said about health is never in it: a link leads there. */
export function newsText(language: EmailLanguage, values: NewsValues): EmailText {
  const words = wordsOf[language];
  const { subject, opening, action } = words[values.news];
  const { person, facility } = values;
  const who = { person, facility, pets: values.pets.join(', ') };
  const times = values.starts.map((start) => momentIn(language, values.zone, start));
  return {
    subject: subject(who),
    paragraphs: [
      typeof opening === 'string' ? opening : opening(who),
      ...(who.pets ? [`${words.for}: ${who.pets}`] : []),
      ...times.map((time) => `${words.when}: ${time}`),
      ...leftToOthers(words, values.left),
    ],
    action: { label: action, url: values.url },
    closing: words.closing,
  };
}

/** Returns how it is said in a line or two, in the list of what somebody was told and on a locked screen. */
export function newsNotice(
  language: EmailLanguage,
  kind: NotificationKind,
  { person, facility, pets, starts, zone, left }: NotificationAbout,
): { title: string; body: string } {
  const words = wordsOf[language];
  const who = { person: person || words.formerUser, facility, pets: pets.join(', ') };
  const times = starts.map((start) => momentIn(language, zone, start));
  return {
    title: words[kind].subject(who),
    body: [who.pets, ...times, ...leftToOthers(words, left)].filter(Boolean).join(' · '),
  };
}

/** What waits for others since somebody left, a line for each that there is any of. */
function leftToOthers(words: NewsWords, left: LeftToOthers | undefined): readonly string[] {
  if (!left) return [];
  const { requests, bookings } = left;
  return [
    ...(requests > 0 ? [`${words.requestsLeft}: ${requests}`] : []),
    ...(bookings > 0 ? [`${words.bookingsLeft}: ${bookings}`] : []),
  ];
}

const wordsOf: Readonly<Record<EmailLanguage, NewsWords>> = { en: englishNews, it: italianNews };
