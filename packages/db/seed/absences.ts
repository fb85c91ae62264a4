import type { calendarEvents, occupiedPeriods } from '../src/schema/calendar.ts';
import type { Clinic } from './clinic.ts';
import { pick } from './pick.ts';
import { daysBefore, type Seeding } from './seeding.ts';
import { awayTimesOf } from './visit-times.ts';

export type CalendarRows = {
  readonly entry: typeof calendarEvents.$inferInsert;
  /** Null if the entry occupies no time, or no longer does. */
  readonly period: typeof occupiedPeriods.$inferInsert | null;
};

/** Returns the calendar rows of one vet's absence and of a day on which the clinic is closed. */
export function seedAbsences(
  { now, newId }: Seeding,
  { facility, staff }: Clinic,
): readonly CalendarRows[] {
  const createdAt = daysBefore(now, 2);
  const creatorId = pick(staff, 0).id;
  return awayTimesOf(now, facility.timezone ?? 'Europe/Rome').map(({ vet, start, end }) => {
    const id = newId();
    const memberId = vet === null ? null : pick(staff, vet).id;
    const time = { facilityId: facility.id, memberId, startsAt: start, endsAt: end };
    return {
      entry: {
        id,
        ...time,
        category: 'OOO',
        status: 'NEW',
        allDay: true,
        reason: vet === null ? 'Inventario' : 'Corso di aggiornamento',
        creatorId,
        createdAt,
        updatedAt: createdAt,
      },
      period: { calendarEventId: id, ...time },
    };
  });
}
