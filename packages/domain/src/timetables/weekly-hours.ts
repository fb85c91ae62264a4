/** Span on a weekday; Monday is 1. Local times of the facility, `HH:MM`; a day may end at `24:00`. */
export type WeeklySpan = { readonly weekday: number; readonly from: string; readonly to: string };

export type SpanProblem = {
  readonly index: number;
  readonly field: 'weekday' | 'from' | 'to';
  readonly code: 'invalid_weekday' | 'invalid_time' | 'ends_before_start' | 'overlap';
};

/** Parses a time `HH:MM` to minutes after midnight; null if it is invalid. `24:00` is the end of the day. */
export function parseMinute(time: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const minute = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && minute <= 24 * 60 ? minute : null;
}

/** Formats minutes after midnight as `HH:MM`. */
export function formatMinute(minute: number): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

/** Returns the problems of weekly hours, by index. Spans of a day may touch, but not overlap. */
export function validateHours(spans: readonly WeeklySpan[]): readonly SpanProblem[] {
  return spans.flatMap((span, index) => {
    const problem = validateSpan(span) ?? (overlapsEarlier(spans, index) ? overlap : null);
    return problem ? [{ index, ...problem }] : [];
  });
}

const overlap = { field: 'from', code: 'overlap' } as const;

function validateSpan({ weekday, from, to }: WeeklySpan): Omit<SpanProblem, 'index'> | null {
  if (!Number.isInteger(weekday) || weekday < 1 || weekday > 7)
    return { field: 'weekday', code: 'invalid_weekday' };
  const [start, end] = [parseMinute(from), parseMinute(to)];
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
          validateSpan(earlier) === null &&
          earlier.weekday === span.weekday &&
          earlier.from < span.to &&
          span.from < earlier.to,
      )
  );
}
