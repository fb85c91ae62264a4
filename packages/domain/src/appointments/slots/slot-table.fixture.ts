import { endOfDay, startOfDay } from '../../time/day-bounds.ts';
import { changesIn } from '../../time/clock-oracle.fixture.ts';
import { recurringPeriods } from '../repeat.ts';
import { dayOf } from '../../time/wall-clock.ts';
import { TIME_ZONES } from '../../facilities/time-zones.ts';
import { availableSlots } from './slots.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Days with a DST change, a leap day and the last day of a year. */
export const specialDaysOf = (zone: string) => [
  '2028-02-29',
  '2026-12-31',
  ...changesIn(2026, zone),
];

/** Slots of one opening hour on one of those days. */
export function slotsAt(zone: string, day: string, hour: number): readonly number[] {
  const [fromMinute, toMinute] = [hour * 60, hour * 60 + 60];
  const hours = EVERY_DAY.map((weekday) => ({ weekday, fromMinute, toMinute }));
  const members = [{ id: 'vera', hours: null, busy: [] }];
  const days = { zone, from: day, to: day, hours, closures: [], members };
  return availableSlots({ ...days, duration: 15, earliest: 0, latest: Infinity }).map(
    ({ start }) => start,
  );
}

/** All results that depend on the wall clock: for every zone, on each of those days, at each hour. */
export function slotTable(): readonly string[] {
  return TIME_ZONES.flatMap((zone) =>
    specialDaysOf(zone).flatMap((day) => {
      const [start, end] = [startOfDay(day, zone), endOfDay(day, zone)];
      const again = recurringPeriods({ start, end }, { weekdays: EVERY_DAY, until: day }, zone);
      const bounds = [start, end, ...again.map((period) => period.end)].map(Number).join(',');
      const hours = Array.from({ length: 24 }, (_, hour) => slotsAt(zone, day, hour).join(','));
      return [`${zone} ${day} ${dayOf(start, zone)} ${bounds}`, ...hours];
    }),
  );
}
