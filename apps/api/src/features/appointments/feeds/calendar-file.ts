import { isConfirmed } from '@zampa/domain/appointments/booking-status';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { serviceText } from '../../../documents/service-text.ts';
import type { CalendarEntry } from './calendar-entries.ts';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** For whom a file is written, and how much it says. */
export type CalendarReader = {
  readonly party: 'owner' | 'facility';
  readonly language: 'en' | 'it';
  readonly hideDetails?: boolean;
  /** Where the reader finds more. */
  readonly url?: string;
};

const words = {
  en: {
    busy: 'Busy',
    visit: 'Appointment',
    absence: 'Absent',
    with: 'With',
    phone: 'Phone',
    video: 'By video, in Zampa',
  },
  it: {
    busy: 'Occupato',
    visit: 'Appuntamento',
    absence: 'Assente',
    with: 'Con',
    phone: 'Telefono',
    video: 'In video, in Zampa',
  },
} as const;

/**
 * Returns the entries as iCalendar, RFC 5545: the same entry always has the same UID, and a newer version of it the
 * higher number.
 */
export function calendarFile(entries: readonly CalendarEntry[], reader: CalendarReader): string {
  const calendar = ical({
    name: 'Zampa',
    prodId: { company: 'Zampa', product: 'Zampa', language: reader.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  });
  for (const entry of entries)
    calendar.createEvent({
      id: `${entry.id}@zampa`,
      sequence: entry.sequence,
      start: new Date(entry.start),
      end: new Date(entry.end),
      created: new Date(entry.created),
      stamp: new Date(entry.updated),
      lastModified: new Date(entry.updated),
      status: statusOf(entry),
      transparency: ICalEventTransparency.OPAQUE,
      ...(reader.hideDetails
        ? { summary: words[reader.language].busy }
        : { ...detailsOf(entry, reader), ...(reader.url && { url: reader.url }) }),
    });
  return calendar.toString();
}

function statusOf({ valid, category, status }: CalendarEntry): ICalEventStatus {
  if (!valid) return ICalEventStatus.CANCELLED;
  return category !== 'BOOKING' || isConfirmed(status)
    ? ICalEventStatus.CONFIRMED
    : ICalEventStatus.TENTATIVE;
}

function detailsOf(entry: CalendarEntry, { party, language }: CalendarReader) {
  const { category, title, reason, facility, address, facilityAddress, phone } = entry;
  const { visit, absence, with: withWhom, phone: call, video } = words[language];
  const pets = entry.petNames.join(', ');
  if (category !== 'BOOKING') return { summary: title || reason || absence };
  const what = serviceText(entry.serviceNames, language) || visit;
  const elsewhere = entry.byVideo ? video : address;
  const location = elsewhere || facilityAddress;
  if (party === 'facility')
    return {
      summary: [pets, entry.clientName].filter(Boolean).join(' · ') || title || visit,
      description: what,
      ...(elsewhere && { location }),
    };
  return {
    summary: `${what} · ${facility}`,
    description: [
      pets,
      entry.memberName && `${withWhom} ${entry.memberName}`,
      phone && `${call}: ${phone}`,
    ]
      .filter(Boolean)
      .join('\n'),
    ...(location && { location }),
  };
}
