import { wallMinute, wallTime } from '@zampa/client/calendar/wall-day';
import { DateTime, Settings } from 'luxon';
import { type DateLocalizer, luxonLocalizer } from 'react-big-calendar';

const MINUTE_MS = 60_000;

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
      new Date(
        Math.floor(day.getTime() / 86_400_000) * 86_400_000 + (minutes + offset) * MINUTE_MS,
      ),
  },
);

const range = ({ start, end }: { start: Date; end: Date }) =>
  `${wallTime(start)} – ${wallTime(end)}`;

/** Times in figures, 24 hours, in both languages. */
export const wallFormats = {
  timeGutterFormat: wallTime,
  eventTimeRangeFormat: range,
  eventTimeRangeStartFormat: ({ start }: { start: Date }) => `${wallTime(start)} –`,
  eventTimeRangeEndFormat: ({ end }: { end: Date }) => `– ${wallTime(end)}`,
  selectRangeFormat: range,
};
