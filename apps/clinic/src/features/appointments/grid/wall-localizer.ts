import { wallMinute, wallTime } from '@zampa/domain/time/wall-day';
import { DateTime, Settings } from 'luxon';
import { type DateLocalizer, luxonLocalizer } from 'react-big-calendar';
import { DAY_MS, MINUTE_MS } from '@zampa/domain/time/durations';

// Every date that the calendar sees is a wall date, whose clock is in its UTC fields.
Settings.defaultZone = 'utc';

/**
 * How the calendar reckons: with wall dates, whose days always have 24 hours. Its own reckoning asks the device for
 * the changes of its clocks, and is an hour wrong on those days.
 */
export const wallLocalizer: DateLocalizer = Object.assign(
  luxonLocalizer(DateTime, { firstDayOfWeek: 1 }),
  {
    getDstOffset: () => 0,
    getTimezoneOffset: () => 0,
    getMinutesFromMidnight: wallMinute,
    getTotalMin: (start: Date, end: Date) =>
      Math.round((end.getTime() - start.getTime()) / MINUTE_MS),
    getSlotDate: (day: Date, minutes: number, offset: number) =>
      new Date(Math.floor(day.getTime() / DAY_MS) * DAY_MS + (minutes + offset) * MINUTE_MS),
    sortEvents: byDayThenLength,
  },
);

type Sorted = { readonly start: Date; readonly end: Date };

/**
 * The order of the cells of a month: what lasts several days first, so that its bar stays on one line, and the rest by
 * the clock. The localizer's own takes an hour for longer than half of one, and puts it before whatever the time.
 */
export function byDayThenLength({ evtA, evtB }: { evtA: Sorted; evtB: Sorted }): number {
  const dayOf = (date: Date) => Math.floor(date.getTime() / DAY_MS);
  const daysOf = ({ start, end }: Sorted) => dayOf(end) - dayOf(start);
  return (
    dayOf(evtA.start) - dayOf(evtB.start) ||
    daysOf(evtB) - daysOf(evtA) ||
    evtA.start.getTime() - evtB.start.getTime() ||
    evtA.end.getTime() - evtB.end.getTime()
  );
}

const range = ({ start, end }: { start: Date; end: Date }) =>
  `${wallTime(start)} – ${wallTime(end)}`;

/** Times in figures, 24 hours, in both languages. */
export const wallFormats = {
  dateFormat: 'd',
  timeGutterFormat: wallTime,
  eventTimeRangeFormat: range,
  eventTimeRangeStartFormat: ({ start }: { start: Date }) => `${wallTime(start)} –`,
  eventTimeRangeEndFormat: ({ end }: { end: Date }) => `– ${wallTime(end)}`,
  selectRangeFormat: range,
};
