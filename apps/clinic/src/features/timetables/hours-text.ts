import type { WeeklySpan } from '@zampa/domain/timetables/weekly-hours';
import { weekdayName } from '@zampa/i18n/format/weekdays';
import type { Language } from '@zampa/domain/people/languages';
import { spansOfDay, WEEKDAYS } from './week.ts';

/** Returns a week in one line, with equal consecutive days combined: `Mon–Fri 09:00–13:00, Sat 09:00–12:00`. */
export function hoursText(spans: readonly WeeklySpan[], language: Language): string {
  const days = WEEKDAYS.map((weekday) => ({
    weekday,
    hours: spansOfDay(spans, weekday)
      .map(({ from, to }) => `${from}–${to}`)
      .join(' '),
  }));
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const { weekday, hours } of days) {
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, hours });
  }
  const name = (weekday: number) => weekdayName(weekday, language, 'short');
  return runs
    .filter(({ hours }) => hours !== '')
    .map(({ first, last, hours }) =>
      first === last ? `${name(first)} ${hours}` : `${name(first)}–${name(last)} ${hours}`,
    )
    .join(', ');
}
