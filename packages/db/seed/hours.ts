import type { timetables, weeklyHours } from '../src/schema/timetables.ts';
import { daysBefore, type Seeding } from './seeding.ts';

type HoursRow = typeof weeklyHours.$inferInsert;

export type Hours = {
  readonly timetable: typeof timetables.$inferInsert;
  readonly weekly: readonly HoursRow[];
};

const NINE = 9 * 60;
const ONE = 13 * 60;
const THREE = 15 * 60;
const SEVEN = 19 * 60;
const WORKING_DAYS = [1, 2, 3, 4, 5];
const SATURDAY = 6;

/** Returns the opening hours of the clinic, and a timetable with only the mornings for one of its vets. */
export function createHours({ now, newId }: Seeding, facilityId: string, openFor: number): Hours {
  const createdAt = daysBefore(now, openFor);
  const timetableId = newId();
  const span = (weekday: number, fromMinute: number, toMinute: number): HoursRow => ({
    facilityId,
    weekday,
    fromMinute,
    toMinute,
  });
  const mornings = WORKING_DAYS.map((weekday) => span(weekday, NINE, ONE));
  return {
    timetable: { id: timetableId, facilityId, name: 'Mattine', createdAt, updatedAt: createdAt },
    weekly: [
      ...mornings,
      ...WORKING_DAYS.map((weekday) => span(weekday, THREE, SEVEN)),
      span(SATURDAY, NINE, ONE),
      ...mornings.map((row) => ({ ...row, timetableId })),
    ],
  };
}
