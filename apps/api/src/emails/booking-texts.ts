import { BOOKING_EMAILS, type BookingEmail } from '@zampa/domain/appointments/reminders';
import { dayIn } from '@zampa/domain/time/plain-days';
import * as z from 'zod';
import { serviceText } from '../documents/service-text.ts';
import type { EmailLanguage, EmailText } from './email-text.ts';
import { momentIn } from './moment.ts';

export const BookingValues = z
  .object({
    email: z.enum(BOOKING_EMAILS),
    facility: z.string(),
    /** The zone whose clocks the reader goes by. */
    zone: z.string(),
    /** Instants. */
    start: z.string(),
    writtenAt: z.string(),
    pets: z.array(z.string()).readonly(),
    services: z.array(z.string()).readonly(),
    member: z.string().nullable(),
    /** Where it is, on one line; may be empty. */
    place: z.string(),
    /** Whether both sides meet by video; false of letters that were written down before it could be. */
    byVideo: z.boolean().default(false),
    phone: z.string().nullable(),
    /** Until when the reader may change it; null where that is over. */
    changeBefore: z.string().nullable(),
    url: z.string(),
  })
  .readonly();
export type BookingValues = z.output<typeof BookingValues>;

type Words = {
  readonly subject: Readonly<Record<BookingEmail, (facility: string, when: string) => string>>;
  /** Of a reminder of the day before that was held up until the day itself. */
  today(facility: string, when: string): string;
  readonly opening: Readonly<Record<BookingEmail, string>>;
  readonly when: string;
  readonly for: string;
  readonly what: string;
  readonly with: string;
  readonly where: string;
  readonly byVideo: string;
  readonly phone: string;
  changeUntil(when: string): string;
  readonly tooLate: string;
  readonly action: Readonly<Record<'come' | 'see', string>>;
  closing(facility: string): string;
};

/** Returns what a client is written about a booking, by the clocks of the clinic. */
export function bookingText(language: EmailLanguage, values: BookingValues): EmailText {
  const write = words[language];
  const { email, facility, zone, changeBefore } = values;
  const told = (instant: string) => momentIn(language, zone, instant);
  const when = told(values.start);
  const off = email === 'CANCELED';
  const facts = [
    [write.when, when],
    [write.for, values.pets.join(', ')],
    [write.what, serviceText(values.services, language)],
    [write.with, values.member ?? ''],
    [write.where, off ? '' : placeText(write, values)],
    [write.phone, values.phone ?? ''],
  ];
  const change = changeBefore ? write.changeUntil(told(changeBefore)) : write.tooLate;
  return {
    subject: isHeldUp(values) ? write.today(facility, when) : write.subject[email](facility, when),
    paragraphs: [
      write.opening[email],
      ...facts.flatMap(([name, fact]) => (fact ? [`${name}: ${fact}`] : [])),
      ...(off ? [] : [change]),
    ],
    action: { label: off ? write.action.see : write.action.come, url: values.url },
    closing: write.closing(facility),
  };
}

const isHeldUp = ({ email, zone, start, writtenAt }: BookingValues): boolean =>
  email === 'DAY_BEFORE' && dayIn(new Date(start), zone) === dayIn(new Date(writtenAt), zone);

const placeText = ({ byVideo: video }: Words, { byVideo, place }: BookingValues) =>
  byVideo ? video : place;

const english: Words = {
  subject: {
    CONFIRMED: (facility, when) => `Your appointment at ${facility}: ${when}`,
    CHANGED: (facility, when) => `Your appointment at ${facility} has changed: ${when}`,
    CANCELED: (facility, when) => `Your appointment at ${facility} is called off: ${when}`,
    DAY_BEFORE: (facility, when) => `Tomorrow: your appointment at ${facility}, ${when}`,
    HOURS_BEFORE: (facility, when) => `Soon: your appointment at ${facility}, ${when}`,
  },
  today: (facility, when) => `Today: your appointment at ${facility}, ${when}`,
  opening: {
    CONFIRMED: 'Your appointment is confirmed.',
    CHANGED: 'Your appointment has changed. This is how it stands now:',
    CANCELED: 'This appointment will not take place:',
    DAY_BEFORE: 'We are looking forward to seeing you:',
    HOURS_BEFORE: 'Your appointment begins soon:',
  },
  when: 'When',
  for: 'For',
  what: 'What',
  with: 'With',
  where: 'Where',
  byVideo: 'By video, in Zampa: open the conversation when it is time',
  phone: 'Phone',
  changeUntil: (when) => `You can move it or call it off until ${when}.`,
  tooLate: 'If you cannot come, please call the clinic.',
  action: { come: 'Confirm, move or call off', see: 'See the appointment' },
  closing: (facility) => `${facility}, by Zampa. The link is yours alone: do not pass it on.`,
};

const italian: Words = {
  subject: {
    CONFIRMED: (facility, when) => `Il tuo appuntamento da ${facility}: ${when}`,
    CHANGED: (facility, when) => `Il tuo appuntamento da ${facility} è cambiato: ${when}`,
    CANCELED: (facility, when) => `Il tuo appuntamento da ${facility} è disdetto: ${when}`,
    DAY_BEFORE: (facility, when) => `Domani: il tuo appuntamento da ${facility}, ${when}`,
    HOURS_BEFORE: (facility, when) => `Tra poco: il tuo appuntamento da ${facility}, ${when}`,
  },
  today: (facility, when) => `Oggi: il tuo appuntamento da ${facility}, ${when}`,
  opening: {
    CONFIRMED: 'Il tuo appuntamento è confermato.',
    CHANGED: 'Il tuo appuntamento è cambiato. Ora è così:',
    CANCELED: 'Questo appuntamento non si terrà:',
    DAY_BEFORE: 'Ti aspettiamo:',
    HOURS_BEFORE: 'Il tuo appuntamento inizia tra poco:',
  },
  when: 'Quando',
  for: 'Per',
  what: 'Che cosa',
  with: 'Con',
  where: 'Dove',
  byVideo: 'In video, in Zampa: apri la conversazione quando è l’ora',
  phone: 'Telefono',
  changeUntil: (when) => `Puoi spostarlo o disdirlo fino a ${when}.`,
  tooLate: 'Se non puoi venire, chiama la clinica.',
  action: { come: 'Conferma, sposta o disdici', see: 'Vedi l’appuntamento' },
  closing: (facility) => `${facility}, con Zampa. Il link è solo tuo: non passarlo ad altri.`,
};

const words: Readonly<Record<EmailLanguage, Words>> = { en: english, it: italian };
