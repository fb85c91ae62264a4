import { wallDay, wallMinute, wallTime } from '@zampa/domain/time/wall-day';
import { DAY_MS, MINUTE_MS } from '@zampa/domain/time/durations';
import { weekdayName } from '@zampa/i18n/format/weekdays';
import { DateLocalizer } from 'react-big-calendar';
import {
  addUnits,
  compareUnits,
  datesFrom,
  endOfUnit,
  startOfUnit,
  unitsBetween,
  parseWallUnit,
} from './wall-arithmetic.ts';
import { weekdayOf } from '../calendar/visible-days.ts';

type Sorted = { readonly start: Date; readonly end: Date };
type InRange = { readonly event: Sorted; readonly range: Sorted };

const isBefore = (one: Date, other: Date, unit?: string) =>
  compareUnits(one, other, parseWallUnit(unit)) < 0;
const isSame = (one: Date, other: Date, unit?: string) =>
  compareUnits(one, other, parseWallUnit(unit)) === 0;
/** Accepts undefined, which the calendar passes before it has slots, and returns an invalid date. */
const startOf = (date: Date | undefined, unit?: string) =>
  date ? startOfUnit(date, parseWallUnit(unit)) : new Date(Number.NaN);
const endOf = (date: Date, unit?: string) => endOfUnit(date, parseWallUnit(unit));
const firstVisibleDay = (date: Date) => startOf(startOf(date, 'month'), 'week');
const lastVisibleDay = (date: Date) => endOf(endOf(date, 'month'), 'week');

/**
 * Date functions for react-big-calendar that use wall dates only. Any missing function would fall back to the
 * device's time zone and its clock changes.
 */
export const wallDateMath = {
  startOf,
  endOf,
  lt: isBefore,
  gte: (one: Date, other: Date, unit?: string) => !isBefore(one, other, unit),
  gt: (one: Date, other: Date, unit?: string) => isBefore(other, one, unit),
  lte: (one: Date, other: Date, unit?: string) => !isBefore(other, one, unit),
  eq: isSame,
  neq: (one: Date, other: Date, unit?: string) => !isSame(one, other, unit),
  isSameDate: (one: Date, other: Date) => isSame(one, other, 'day'),
  inRange: (date: Date, first: Date, last: Date, unit = 'day') =>
    !isBefore(date, first, unit) && !isBefore(last, date, unit),
  min: (one: Date, other: Date) => (other < one ? other : one),
  max: (one: Date, other: Date) => (other > one ? other : one),
  add: (date: Date, count: number, unit?: string) => addUnits(date, count, parseWallUnit(unit)),
  range: (first: Date, last: Date, unit = 'day') => datesFrom(first, last, parseWallUnit(unit)),
  ceil(date: Date, unit?: string) {
    const start = startOf(date, unit);
    return isSame(start, date) ? start : addUnits(start, 1, parseWallUnit(unit));
  },
  diff(from: Date, to: Date, unit = 'day') {
    const parsedUnit = parseWallUnit(unit);
    if (parsedUnit === 'month') throw new Error('months differ in length');
    return unitsBetween(from, to, parsedUnit);
  },
  merge: (date: Date, time: Date) =>
    new Date(startOf(date, 'day').getTime() + (time.getTime() - startOf(time, 'day').getTime())),
  daySpan: (from: Date, to: Date) => (to.getTime() - from.getTime()) / DAY_MS,
  firstVisibleDay,
  lastVisibleDay,
  visibleDays: (date: Date) => datesFrom(firstVisibleDay(date), lastVisibleDay(date), 'day'),
  getDstOffset: () => 0,
  getTimezoneOffset: () => 0,
  getMinutesFromMidnight: wallMinute,
  getTotalMin: (start: Date, end: Date) =>
    Math.round((end.getTime() - start.getTime()) / MINUTE_MS),
  getSlotDate: (day: Date, minutes: number, offset: number) =>
    new Date(startOf(day, 'day').getTime() + (minutes + offset) * MINUTE_MS),
  continuesPrior: (start: Date, first: Date) => start < first,
  continuesAfter: (_start: Date, end: Date, last: Date) => end >= last,
  inEventRange({ event, range }: InRange) {
    const first = startOf(event.start, 'day');
    const endsAfter = isSame(first, event.end, 'minutes')
      ? !isBefore(event.end, range.start, 'minutes')
      : isBefore(range.start, event.end, 'minutes');
    return !isBefore(range.end, first, 'day') && endsAfter;
  },
  // A period from midnight to midnight is timed like any other.
  startAndEndAreDateOnly: () => false,
  sortEvents: byDayThenLength,
};

/**
 * Sort order of the month view: by day, then longer entries first so that their bars stay on one line, then by time.
 * The built-in order puts any entry over half an hour first, regardless of its time.
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

const formatRange = ({ start, end }: { start: Date; end: Date }) =>
  `${wallTime(start)} – ${wallTime(end)}`;

const formatWeekday = (date: Date, culture?: string) =>
  weekdayName(weekdayOf(wallDay(date)), culture === 'it' ? 'it' : 'en', 'short');

/**
 * Time formats, 24 hours in both languages. The formats for headers return values that are not shown, since the app
 * has its own headers.
 */
export const wallFormats = {
  dateFormat: (date: Date) => String(date.getUTCDate()),
  weekdayFormat: formatWeekday,
  dayFormat: formatWeekday,
  dayHeaderFormat: wallDay,
  dayRangeHeaderFormat: ({ start }: Sorted) => wallDay(start),
  monthHeaderFormat: wallDay,
  timeGutterFormat: wallTime,
  eventTimeRangeFormat: formatRange,
  eventTimeRangeStartFormat: ({ start }: { start: Date }) => `${wallTime(start)} –`,
  eventTimeRangeEndFormat: ({ end }: { end: Date }) => `– ${wallTime(end)}`,
  selectRangeFormat: formatRange,
};

/** The localizer passed to react-big-calendar. */
export const wallLocalizer: DateLocalizer = Object.assign(
  new DateLocalizer({
    firstOfWeek: () => 1,
    formats: wallFormats,
    format: (_date, format) => {
      throw new Error(`the calendar asks for ${format}, which wallFormats does not have`);
    },
  }),
  wallDateMath,
);
