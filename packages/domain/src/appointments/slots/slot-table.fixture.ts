import { endOfDay, startOfDay } from '../../time/day-bounds.ts';
import { changesIn } from '../../time/clock-oracle.fixture.ts';
import { repeated } from '../repeat.ts';
import { dayOf } from '../../time/wall-clock.ts';
import { TIME_ZONES } from '../../facilities/time-zones.ts';
import { slotsOf } from './slots.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Days on which clocks change, a leap day and the end of a year. */
export const daysOf = (zone: string) => ['2028-02-29', '2026-12-31', ...changesIn(2026, zone)];

/** The slots of one opening hour, on one of those days. */
export function slotsAt(zone: string, day: string, hour: number): readonly number[] {
  const [fromMinute, toMinute] = [hour * 60, hour * 60 + 60];
  const hours = EVERY_DAY.map((weekday) => ({ weekday, fromMinute, toMinute }));
  const members = [{ id: 'vera', hours: null, busy: [] }];
  const days = { zone, from: day, to: day, hours, closures: [], members };
  return slotsOf({ ...days, duration: 15, earliest: 0, latest: Infinity }).map(
    ({ start }) => start,
  );
}

/** Everything that follows from a wall clock, in every zone, on every one of those days, at every hour. */
export function slotTable(): readonly string[] {
  return TIME_ZONES.flatMap((zone) =>
    daysOf(zone).flatMap((day) => {
      const [start, end] = [startOfDay(day, zone), endOfDay(day, zone)];
      const again = repeated({ start, end }, { weekdays: EVERY_DAY, until: day }, zone);
      const bounds = [start, end, ...again.map((period) => period.end)].map(Number).join(',');
      const hours = Array.from({ length: 24 }, (_, hour) => slotsAt(zone, day, hour).join(','));
      return [`${zone} ${day} ${dayOf(start, zone)} ${bounds}`, ...hours];
    }),
  );
}
