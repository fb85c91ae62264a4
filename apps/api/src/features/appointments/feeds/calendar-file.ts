import { isConfirmed } from '@zampa/domain/appointments/booking-status';
import { MINUTE_MS } from '@zampa/domain/time/durations';
import { dayIn, dayPlus } from '@zampa/domain/time/plain-days';
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { serviceText } from '../../../documents/service-text.ts';
import { translateTo } from '../../../texts/translate.ts';
import type { CalendarEntry } from './calendar-entries.ts';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** The reader of a calendar file, and how much detail it contains. */
export type CalendarReader = {
  readonly party: 'owner' | 'facility';
  readonly language: 'en' | 'it';
  readonly hideDetails?: boolean;
  /** Name of the calendar, by which programs tell several feeds apart. */
  readonly name?: string;
  /** Link to the appointment in the app. */
  readonly url?: string;
};

/**
 * Converts entries to iCalendar (RFC 5545). An entry keeps its UID, and each newer version has a higher sequence
 * number.
 */
export function renderCalendarFile(
  entries: readonly CalendarEntry[],
  reader: CalendarReader,
): string {
  const calendar = ical({
    name: reader.name ?? 'Zampa',
    prodId: { company: 'Zampa', product: 'Zampa', language: reader.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  });
  for (const entry of entries)
    calendar.createEvent({
      id: `${entry.id}@zampa`,
      sequence: entry.sequence,
      ...periodOf(entry),
      created: new Date(entry.created),
      stamp: new Date(entry.updated),
      lastModified: new Date(entry.updated),
      status: statusOf(entry),
      transparency: entry.valid ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      ...(reader.hideDetails
        ? { summary: translateTo(reader.language)('appointments:server.calendar.busy') }
        : { ...detailsOf(entry, reader), ...(reader.url && { url: reader.url }) }),
    });
  return `${calendar.toString().trimEnd()}\r\n`;
}

/** Returns the period; whole days as dates, which have no time zone, with the day after the last as the end. */
function periodOf({ allDay, start, end, zone }: CalendarEntry) {
  const period = { start: new Date(start), end: new Date(end) };
  if (!allDay) return period;
  const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
  const lastDay = dayIn(new Date(period.end.getTime() - 1), zone);
  return {
    allDay: true,
    start: dateOf(dayIn(period.start, zone)),
    end: dateOf(dayPlus(lastDay, 1)),
  };
}

const ALARM_SECONDS = (60 * MINUTE_MS) / 1000;

function statusOf({ valid, category, status }: CalendarEntry): ICalEventStatus {
  if (!valid) return ICalEventStatus.CANCELLED;
  return category !== 'BOOKING' || isConfirmed(status)
    ? ICalEventStatus.CONFIRMED
    : ICalEventStatus.TENTATIVE;
}

function detailsOf(entry: CalendarEntry, { party, language }: CalendarReader) {
  const { category, title, reason, facility, address, facilityAddress, phone } = entry;
  const t = translateTo(language);
  const visit = t('appointments:server.calendar.visit');
  const pets = entry.petNames.join(', ');
  if (category !== 'BOOKING')
    return { summary: title || reason || t('appointments:server.calendar.absence') };
  const serviceName = serviceText(entry.serviceNames, language) || visit;
  const elsewhere = entry.byVideo ? t('appointments:server.calendar.video') : address;
  const location = elsewhere || facilityAddress;
  if (party === 'facility')
    return {
      summary: [pets, entry.clientName].filter(Boolean).join(' · ') || title || visit,
      description: serviceName,
      ...(elsewhere && { location }),
    };
  return {
    summary: [pets, serviceName, facility].filter(Boolean).join(' · '),
    ...(entry.valid &&
      isConfirmed(entry.status) &&
      !entry.allDay && {
        alarms: [{ type: ICalAlarmType.display, trigger: ALARM_SECONDS, description: serviceName }],
      }),
    description: [
      pets,
      entry.memberName && t('appointments:server.calendar.with', { person: entry.memberName }),
      phone && t('appointments:server.calendar.phone', { phone }),
    ]
      .filter(Boolean)
      .join('\n'),
    ...(location && { location }),
  };
}
