/** A span of a weekday; Monday is 1. Wall-clock times of the facility, `HH:MM`; a day may end at `24:00`. */
export type WeeklySpan = { readonly weekday: number; readonly from: string; readonly to: string };

export type SpanProblem = {
  readonly index: number;
  readonly field: 'weekday' | 'from' | 'to';
  readonly code: 'invalid_weekday' | 'invalid_time' | 'ends_before_start' | 'overlap';
};

/**
 * Returns the minutes after midnight of a time `HH:MM`, null when there is no such time; `24:00` is the end of a day.
 */
export function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const minute = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && minute <= 24 * 60 ? minute : null;
}

/** Returns a minute after midnight as `HH:MM`. */
export function timeOf(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Returns what is wrong with the hours of a week, at each place; spans of one day may touch but not overlap. */
export function problemsOfHours(spans: readonly WeeklySpan[]): readonly SpanProblem[] {
  return spans.flatMap((span, index) => {
    const problem = problemOfSpan(span) ?? (overlapsEarlier(spans, index) ? overlap : null);
    return problem ? [{ index, ...problem }] : [];
  });
}

const overlap = { field: 'from', code: 'overlap' } as const;

function problemOfSpan({ weekday, from, to }: WeeklySpan): Omit<SpanProblem, 'index'> | null {
  if (!Number.isInteger(weekday) || weekday < 1 || weekday > 7)
    return { field: 'weekday', code: 'invalid_weekday' };
  const [start, end] = [minuteOf(from), minuteOf(to)];
  if (start === null) return { field: 'from', code: 'invalid_time' };
  if (end === null) return { field: 'to', code: 'invalid_time' };
  return start < end ? null : { field: 'to', code: 'ends_before_start' };
}

function overlapsEarlier(spans: readonly WeeklySpan[], index: number): boolean {
  const span = spans[index];
  return (
    span !== undefined &&
    spans
      .slice(0, index)
      .some(
        (earlier) =>
          problemOfSpan(earlier) === null &&
          earlier.weekday === span.weekday &&
          earlier.from < span.to &&
          span.from < earlier.to,
      )
  );
}
