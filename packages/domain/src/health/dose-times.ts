import { Temporal } from 'temporal-polyfill';
import { HOUR_MS } from '../time/durations.ts';

export const DOSE_STATUSES = ['GIVEN', 'SKIPPED'] as const;
export type DoseStatus = (typeof DOSE_STATUSES)[number];

export const PLAN_STATUSES = ['ACTIVE', 'STOPPED', 'ENDED'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** When a medicine is given: every so many hours, or at times of day (`HH:MM`). */
export type Schedule =
  | { readonly hours: number; readonly times?: undefined }
  | { readonly times: readonly string[]; readonly hours?: undefined };

export type Course = {
  readonly every: Schedule;
  readonly days: number;
  readonly startsAt: Date;
  /** Times of day are wall-clock times of this zone. */
  readonly zone: string;
};

/**
 * Returns the instants of all doses of a course. With hours, the first is at the start. With times of day, the first is
 * the next such time, and there are as many doses as days times the times of a day. A time that a changeover day skips
 * is an hour later; a repeated one is its first occurrence.
 */
export function doseTimes({ every, days, startsAt, zone }: Course): readonly Date[] {
  if (every.times === undefined) {
    const count = Math.ceil((days * 24) / every.hours);
    return Array.from(
      { length: count },
      (_none, nth) => new Date(startsAt.getTime() + nth * every.hours * HOUR_MS),
    );
  }
  const times = [...new Set(every.times)].toSorted();
  const first = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate();
  // One more day, because times before the start are omitted.
  const candidates = Array.from({ length: days + 1 }, (_none, nth) => first.add({ days: nth }))
    .flatMap((day) => times.map((time) => day.toZonedDateTime({ timeZone: zone, plainTime: time })))
    .map(({ epochMilliseconds }) => new Date(epochMilliseconds));
  return candidates.filter((time) => time >= startsAt).slice(0, days * times.length);
}

type PlanState = {
  readonly stoppedAt: Date | null;
  /** `YYYY-MM-DD`. */
  readonly deceasedOn: string | null;
};

/** Returns the status of a plan: it ends with its last dose or the death of the pet. */
export function planStatusOf(
  times: readonly Date[],
  { stoppedAt, deceasedOn }: PlanState,
  now: Date,
): PlanStatus {
  if (stoppedAt !== null) return 'STOPPED';
  const last = times.at(-1);
  return deceasedOn !== null || !last || last < now ? 'ENDED' : 'ACTIVE';
}

/** How long before its time a dose can be answered. */
export const DOSE_EARLY_MS = 24 * HOUR_MS;

/**
 * Returns why a dose cannot be answered; null if it can. It must be one of the plan's, not far ahead, and not after the
 * plan was stopped.
 */
export function refusalOfDose(
  times: readonly Date[],
  { dueAt, stoppedAt, now }: { readonly dueAt: Date; readonly stoppedAt: Date | null; now: Date },
): 'unknown' | 'date_in_future' | 'STATUS_CONFLICT' | null {
  if (!times.some((time) => time.getTime() === dueAt.getTime())) return 'unknown';
  if (stoppedAt !== null && dueAt > stoppedAt) return 'STATUS_CONFLICT';
  return dueAt.getTime() > now.getTime() + DOSE_EARLY_MS ? 'date_in_future' : null;
}
