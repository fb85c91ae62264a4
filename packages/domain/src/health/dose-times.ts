import { Temporal } from 'temporal-polyfill';
import { HOUR_MS } from '../time/durations.ts';

export const DOSE_STATUSES = ['GIVEN', 'SKIPPED'] as const;
export type DoseStatus = (typeof DOSE_STATUSES)[number];

export const PLAN_STATUSES = ['ACTIVE', 'STOPPED', 'ENDED'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** Most doses of a prescription line: four a day for a year. */
export const DOSES_MAX = 4 * 366;

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

/** Returns how many doses a schedule has. */
export const countDoses = (every: Schedule, days: number): number =>
  every.times === undefined
    ? Math.ceil((days * 24) / every.hours)
    : days * new Set(every.times).size;

/**
 * Returns the instants of all doses of a course. With hours, the first is at the start. With times of day, the first is
 * the next such time, and there are as many doses as days times the times of a day. A time that a changeover day skips
 * is an hour later; a repeated one is its first occurrence.
 */
export function doseTimes({ every, days, startsAt, zone }: Course): readonly Date[] {
  if (every.times === undefined) {
    const count = countDoses(every, days);
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

/** Returns when a plan has ended early: when it was stopped, or at the end of the day of the pet's death; null if not. */
export function endOfPlan({ stoppedAt, deceasedOn }: PlanState, zone: string): Date | null {
  if (deceasedOn === null) return stoppedAt;
  const next = Temporal.PlainDate.from(deceasedOn).add({ days: 1 });
  const death = new Date(next.toZonedDateTime({ timeZone: zone }).epochMilliseconds);
  return stoppedAt !== null && stoppedAt < death ? stoppedAt : death;
}

/** Returns the doses of a plan that are due before it ended early. */
export const dosesUntil = (times: readonly Date[], end: Date | null): readonly Date[] =>
  end === null ? times : times.filter((time) => time <= end);

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
 * plan was stopped or the pet died.
 */
export function refusalOfDose(
  times: readonly Date[],
  { dueAt, end, now }: { readonly dueAt: Date; readonly end: Date | null; readonly now: Date },
): 'unknown' | 'date_in_future' | 'STATUS_CONFLICT' | null {
  if (!times.some((time) => time.getTime() === dueAt.getTime())) return 'unknown';
  if (end !== null && dueAt > end) return 'STATUS_CONFLICT';
  return dueAt.getTime() > now.getTime() + DOSE_EARLY_MS ? 'date_in_future' : null;
}

/** One day of a therapy: how its doses were answered. `missed`: due without an answer; `ahead`: not yet due. */
export type AdherenceDay = { readonly day: string } & Readonly<
  Record<'given' | 'skipped' | 'missed' | 'ahead', number>
>;

/** How long after its time an unanswered dose is not counted as missed. */
export const DOSE_LATE_MS = 2 * HOUR_MS;

/** Days of a therapy of which the adherence is shown. */
export const ADHERENCE_DAYS = 92;

/**
 * Returns how the doses of each day were answered, earliest day first.
 *
 * @param statusOf the answer to a dose; undefined without one
 * @param dayOf the calendar day of a dose in the zone of the plan
 */
export function adherenceByDay(
  times: readonly Date[],
  statusOf: (time: Date) => DoseStatus | undefined,
  dayOf: (time: Date) => string,
  now: Date,
): readonly AdherenceDay[] {
  const days = new Map<string, AdherenceDay>();
  for (const time of times) {
    const day = dayOf(time);
    const sum = days.get(day) ?? { day, given: 0, skipped: 0, missed: 0, ahead: 0 };
    const isLate = time.getTime() + DOSE_LATE_MS <= now.getTime();
    const answers = { GIVEN: 'given', SKIPPED: 'skipped' } as const;
    const status = statusOf(time);
    const field = status ? answers[status] : isLate ? 'missed' : 'ahead';
    days.set(day, { ...sum, [field]: sum[field] + 1 });
  }
  return [...days.values()];
}

/** A dose that is older is not reminded of any more, such as after a standstill of the server. */
export const REMIND_LATE_MS = HOUR_MS;
/** After this time without an answer, the other adults are reminded, and until then at the latest. */
export const REMIND_OTHERS_MS = 2 * HOUR_MS;
export const REMIND_OTHERS_UNTIL_MS = 12 * HOUR_MS;

/**
 * Returns the dose to remind of now, null if no dose is due, and the next one after that, null after the last dose.
 *
 * @param from the first dose of which nobody was reminded
 */
export function nextReminder(
  times: readonly Date[],
  from: Date,
  now: Date,
): { readonly due: Date | null; readonly next: Date | null } {
  const due = times.filter((time) => time >= from && time <= now).at(-1);
  const isFresh = due !== undefined && now.getTime() - due.getTime() <= REMIND_LATE_MS;
  return { due: isFresh ? due : null, next: times.find((time) => time > now) ?? null };
}
