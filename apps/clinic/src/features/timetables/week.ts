import { DAY_MINUTES } from '@zampa/domain/time/durations';
import { parseMinute, type WeeklySpan, formatMinute } from '@zampa/domain/timetables/weekly-hours';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const WORKING_DAYS: readonly number[] = [1, 2, 3, 4, 5];

export interface WeekEditorProps {
  /** Local hours of a week as typed; some may be invalid. */
  spans: readonly WeeklySpan[];
  onChange: (spans: readonly WeeklySpan[]) => void;
}

/** A span with its index in the list, to which its problems refer. */
export type PlacedSpan = WeeklySpan & { readonly index: number };

/** Returns the spans of a day sorted by start. Spans with an unreadable start come last. */
export function spansOfDay(spans: readonly WeeklySpan[], weekday: number): readonly PlacedSpan[] {
  return spans
    .map((span, index) => ({ ...span, index }))
    .filter((span) => span.weekday === weekday)
    .toSorted((a, b) => (parseMinute(a.from) ?? Infinity) - (parseMinute(b.from) ?? Infinity));
}

/**
 * Returns the hours with another span on a day: 9:00 to 13:00 on an empty day, else starting an hour after the last
 * span ends.
 */
export function withSpanAdded(
  spans: readonly WeeklySpan[],
  weekday: number,
): readonly WeeklySpan[] {
  const ends = spansOfDay(spans, weekday).map(({ to }) => parseMinute(to) ?? 0);
  const from = ends.length === 0 ? 9 * 60 : Math.min(Math.max(...ends) + 60, 23 * 60);
  const to = ends.length === 0 ? 13 * 60 : Math.min(from + 4 * 60, 24 * 60);
  return [...spans, { weekday, from: formatMinute(from), to: formatMinute(to) }];
}

/**
 * Splits hours past midnight, such as `20:00` to `08:00`, into the spans of two days. Returns null if the span does
 * not pass midnight.
 */
export function splitAtMidnight({ weekday, from, to }: WeeklySpan): readonly WeeklySpan[] | null {
  const [start, end] = [parseMinute(from), parseMinute(to)];
  if (start === null || end === null || end >= start) return null;
  const evening = { weekday, from, to: formatMinute(DAY_MINUTES) };
  const morning = { weekday: (weekday % WEEKDAYS.length) + 1, from: formatMinute(0), to };
  return end === 0 ? [evening] : [evening, morning];
}

/** Returns the hours with one day's spans copied to other days, replacing theirs. */
export function withDayCopied(
  spans: readonly WeeklySpan[],
  weekday: number,
  to: readonly number[],
): readonly WeeklySpan[] {
  const day = spansOfDay(spans, weekday);
  const targets = to.filter((target) => target !== weekday);
  return [
    ...spans.filter((span) => !targets.includes(span.weekday)),
    ...targets.flatMap((target) =>
      day.map(({ from, to: end }) => ({ weekday: target, from, to: end })),
    ),
  ];
}

/** Common targets for copying a day's hours. */
export const copyTargets = {
  workingDays: WORKING_DAYS,
  everyDay: WEEKDAYS,
} as const;

/** Returns whether two weeks have the same hours, regardless of the order of their spans. */
export function haveSameHours(a: readonly WeeklySpan[], b: readonly WeeklySpan[]): boolean {
  const toSortedText = (spans: readonly WeeklySpan[]) =>
    spans
      .map(({ weekday, from, to }) => `${weekday} ${from} ${to}`)
      .toSorted()
      .join();
  return toSortedText(a) === toSortedText(b);
}

/** Returns the opening minutes of a week; unreadable spans are skipped. */
export function openMinutes(spans: readonly WeeklySpan[]): number {
  return spans.reduce((sum, { from, to }) => {
    const [start, end] = [parseMinute(from), parseMinute(to)];
    return start === null || end === null || end < start ? sum : sum + end - start;
  }, 0);
}
