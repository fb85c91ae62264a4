import { dayPlus, daysFrom } from '@zampa/domain/time/plain-days';
import { wallAt } from '@zampa/domain/time/wall-day';

export const CALENDAR_VIEWS = ['agenda', 'day', 'week', 'month'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** Days, both included. */
export type Days = { readonly from: string; readonly to: string };

/** How many days an agenda lists. */
const AGENDA_DAYS = 14;

/** Returns the day of the week as a number: Monday is 1. */
export const weekdayOf = (day: string): number => wallAt(day).getUTCDay() || 7;

const mondayOf = (day: string) => dayPlus(day, 1 - weekdayOf(day));
const sundayOf = (day: string) => dayPlus(day, 7 - weekdayOf(day));

function monthOf(day: string): Days {
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: dayPlus(`${dayPlus(from, 31).slice(0, 7)}-01`, -1) };
}

/** Returns what a view shows around a day: weeks begin on Monday, a month is shown in whole weeks. */
export function visibleDays(view: CalendarView, day: string): Days {
  switch (view) {
    case 'agenda':
      return { from: day, to: dayPlus(day, AGENDA_DAYS - 1) };
    case 'day':
      return { from: day, to: day };
    case 'week':
      return { from: mondayOf(day), to: sundayOf(day) };
    case 'month': {
      const { from, to } = monthOf(day);
      return { from: mondayOf(from), to: sundayOf(to) };
    }
  }
}

/** Returns the day that a view goes to, one step back or on. */
export function stepFrom(view: CalendarView, day: string, step: -1 | 1): string {
  switch (view) {
    case 'agenda':
      return dayPlus(day, step * AGENDA_DAYS);
    case 'day':
      return dayPlus(day, step);
    case 'week':
      return dayPlus(day, step * 7);
    case 'month': {
      const { from, to } = monthOf(day);
      return monthOf(step > 0 ? dayPlus(to, 1) : dayPlus(from, -1)).from;
    }
  }
}

/** Returns every day of a span. */
export const eachDay = ({ from, to }: Days): readonly string[] => daysFrom(from, to);
