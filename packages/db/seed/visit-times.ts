import { dayAfter, dayClock, dayOf } from '@zampa/domain/time/wall-clock';
import { MINUTE_MS } from '@zampa/domain/time/durations';

/** First and last day with visits, relative to today. */
const [FIRST_DAY, LAST_DAY] = [-6, 13];
/** Days, relative to today, on which the second vet is at a course and on which the clinic is closed. */
const COURSE_DAY = 4;
const CLOSED_DAY = 11;
const SATURDAY = 6;
const SUNDAY = 7;

/** Start times of the two vets' visits in minutes after midnight: one works all day, the other in the mornings. */
const minutesOf = [
  [540, 600, 690, 930, 1020],
  [570, 660],
] as const;

export type VisitTime = {
  /** Index of the vet. */
  readonly vet: 0 | 1;
  readonly start: Date;
  /** Index over all visits. */
  readonly place: number;
};

export type Away = {
  /** Null for the whole clinic. */
  readonly vet: 1 | null;
  readonly start: Date;
  readonly end: Date;
};

/** Returns the times of visits around today in a time zone. One in three times of a day stays free. */
export function visitTimesOf(now: Date, zone: string): readonly VisitTime[] {
  const today = dayOf(now, zone);
  let place = 0;
  return Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, index) => FIRST_DAY + index).flatMap(
    (offset) => {
      const clock = dayClock(dayAfter(today, offset), zone);
      if (clock.weekday === SUNDAY || offset === CLOSED_DAY) return [];
      return ([0, 1] as const).flatMap((vet) => {
        if (vet === 1 && (offset === COURSE_DAY || clock.weekday === SATURDAY)) return [];
        return minutesOf[vet]
          .filter((minute) => clock.weekday !== SATURDAY || minute < 780)
          .filter((_minute, at) => (at + offset + vet) % 3 !== 0)
          .map((minute) => ({ vet, start: toDate(clock.reaching(minute)), place: place++ }));
      });
    },
  );
}

/** Returns the absences of the next days. */
export function awayTimesOf(now: Date, zone: string): readonly Away[] {
  const today = dayOf(now, zone);
  const dayOn = (offset: number) => {
    const clock = dayClock(dayAfter(today, offset), zone);
    return { start: toDate(clock.reaching(0)), end: toDate(clock.reaching(1440)) };
  };
  return [
    { vet: 1, ...dayOn(COURSE_DAY) },
    { vet: null, ...dayOn(CLOSED_DAY) },
  ];
}

const toDate = (minutes: number) => new Date(minutes * MINUTE_MS);
