import { DAY_MINUTES } from '@zampa/domain/time/durations';
import { minuteOf, type WeeklySpan, timeOf } from '@zampa/domain/timetables/weekly-hours';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const WORKING_DAYS: readonly number[] = [1, 2, 3, 4, 5];

export interface WeekEditorProps {
  /** Wall-clock hours of a week, as they are typed: some may still be wrong. */
  spans: readonly WeeklySpan[];
  onChange: (spans: readonly WeeklySpan[]) => void;
}

/** A span with its place in the list, by which its problems are told. */
export type PlacedSpan = WeeklySpan & { readonly index: number };

/** Returns the spans of a day, the earliest first; one whose start cannot be read comes last. */
export function spansOf(spans: readonly WeeklySpan[], weekday: number): readonly PlacedSpan[] {
  return spans
    .map((span, index) => ({ ...span, index }))
    .filter((span) => span.weekday === weekday)
    .toSorted((a, b) => (minuteOf(a.from) ?? Infinity) - (minuteOf(b.from) ?? Infinity));
}

/**
 * Returns the hours with one more span on a day: its first is a morning, the next begins an hour after the last ends.
 */
export function withSpanAdded(
  spans: readonly WeeklySpan[],
  weekday: number,
): readonly WeeklySpan[] {
  const ends = spansOf(spans, weekday).map(({ to }) => minuteOf(to) ?? 0);
  const from = ends.length === 0 ? 9 * 60 : Math.min(Math.max(...ends) + 60, 23 * 60);
  const to = ends.length === 0 ? 13 * 60 : Math.min(from + 4 * 60, 24 * 60);
  return [...spans, { weekday, from: timeOf(from), to: timeOf(to) }];
}

/**
 * Returns the spans that hours over midnight are, `20:00` to `08:00`: until the end of the day, and from the beginning of
 * the next; null where a span does not end on the day after.
 */
export function nightOf({ weekday, from, to }: WeeklySpan): readonly WeeklySpan[] | null {
  const [start, end] = [minuteOf(from), minuteOf(to)];
  if (start === null || end === null || end >= start) return null;
  const evening = { weekday, from, to: timeOf(DAY_MINUTES) };
  const morning = { weekday: (weekday % WEEKDAYS.length) + 1, from: timeOf(0), to };
  return end === 0 ? [evening] : [evening, morning];
}

/** Returns the hours with one day's spans on other days too, in place of what those had. */
export function withDayCopied(
  spans: readonly WeeklySpan[],
  weekday: number,
  to: readonly number[],
): readonly WeeklySpan[] {
  const day = spansOf(spans, weekday);
  const targets = to.filter((target) => target !== weekday);
  return [
    ...spans.filter((span) => !targets.includes(span.weekday)),
    ...targets.flatMap((target) =>
      day.map(({ from, to: end }) => ({ weekday: target, from, to: end })),
    ),
  ];
}

/** The days that a day's hours are most often copied to. */
export const copyTargets = {
  workingDays: WORKING_DAYS,
  everyDay: WEEKDAYS,
} as const;

/** Returns whether two weeks have the same hours, in whatever order they were entered. */
export function sameHours(a: readonly WeeklySpan[], b: readonly WeeklySpan[]): boolean {
  const written = (spans: readonly WeeklySpan[]) =>
    spans
      .map(({ weekday, from, to }) => `${weekday} ${from} ${to}`)
      .toSorted()
      .join();
  return written(a) === written(b);
}

/** Returns how many minutes a week is open; what cannot be read does not count. */
export function openMinutes(spans: readonly WeeklySpan[]): number {
  return spans.reduce((sum, { from, to }) => {
    const [start, end] = [minuteOf(from), minuteOf(to)];
    return start === null || end === null || end < start ? sum : sum + end - start;
  }, 0);
}
