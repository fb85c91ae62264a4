import { dayPlus, daysFrom } from '@zampa/domain/time/plain-days';
import { wallAt } from '@zampa/domain/time/wall-day';

export const CALENDAR_VIEWS = ['agenda', 'day', 'week', 'month'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** A range of days, both ends included. */
export type DayRange = { readonly from: string; readonly to: string };

/** Number of days in the agenda. */
const AGENDA_DAYS = 14;

/** Returns the ISO day of the week: Monday is 1. */
export const weekdayOf = (day: string): number => wallAt(day).getUTCDay() || 7;

const mondayOf = (day: string) => dayPlus(day, 1 - weekdayOf(day));
const sundayOf = (day: string) => dayPlus(day, 7 - weekdayOf(day));

function monthRange(day: string): DayRange {
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: dayPlus(`${dayPlus(from, 31).slice(0, 7)}-01`, -1) };
}

/** Returns the days that a view shows around a day: weeks start on Monday, months are padded to whole weeks. */
export function visibleDays(view: CalendarView, day: string): DayRange {
  switch (view) {
    case 'agenda':
      return { from: day, to: dayPlus(day, AGENDA_DAYS - 1) };
    case 'day':
      return { from: day, to: day };
    case 'week':
      return { from: mondayOf(day), to: sundayOf(day) };
    case 'month': {
      const { from, to } = monthRange(day);
      return { from: mondayOf(from), to: sundayOf(to) };
    }
  }
}

/** Returns the selected day after one step back or forward in a view. */
export function stepDay(view: CalendarView, day: string, step: -1 | 1): string {
  switch (view) {
    case 'agenda':
      return dayPlus(day, step * AGENDA_DAYS);
    case 'day':
      return dayPlus(day, step);
    case 'week':
      return dayPlus(day, step * 7);
    case 'month': {
      const { from, to } = monthRange(day);
      return monthRange(step > 0 ? dayPlus(to, 1) : dayPlus(from, -1)).from;
    }
  }
}

/** Returns every day of a range. */
export const eachDay = ({ from, to }: DayRange): readonly string[] => daysFrom(from, to);
