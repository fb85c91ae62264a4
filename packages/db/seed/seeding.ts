import { DAY_MINUTES, MINUTE_MS } from '@zampa/domain/time/durations';

/** Dependencies shared by all parts of the demo data. */
export type Seeding = {
  readonly now: Date;
  readonly newId: () => string;
  /** Creates a facility or family code. */
  readonly newCode: () => string;
};

export function minutesBefore(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() - minutes * MINUTE_MS);
}

export function minutesAfter(instant: Date, minutes: number): Date {
  return minutesBefore(instant, -minutes);
}

export function daysBefore(instant: Date, days: number): Date {
  return minutesBefore(instant, days * DAY_MINUTES);
}
