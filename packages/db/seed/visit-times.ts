import { dayAfter, dayClock, dayOf } from '@zampa/domain/time/wall-clock';
import { MINUTE_MS } from '@zampa/domain/time/durations';

/** Which days around the present have visits. */
const [FIRST_DAY, LAST_DAY] = [-6, 13];
/** A day on which the second vet is at a course, and one on which the clinic is closed. */
const COURSE_DAY = 4;
const CLOSED_DAY = 11;
const SATURDAY = 6;
const SUNDAY = 7;

/** When those who treat have visits, in minutes after midnight: the one all day, the other in the mornings. */
const minutesOf = [
  [540, 600, 690, 930, 1020],
  [570, 660],
] as const;

export type VisitTime = {
  /** Among those who treat, from 0. */
  readonly vet: 0 | 1;
  readonly start: Date;
  /** From 0, over all visits. */
  readonly place: number;
};

export type Away = {
  /** Null: the whole clinic. */
  readonly vet: 1 | null;
  readonly start: Date;
  readonly end: Date;
};

/** The times of visits around the present, by the clocks of a zone. Every second time of a day stays free. */
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
          .map((minute) => ({ vet, start: at(clock.reaching(minute)), place: place++ }));
      });
    },
  );
}

/** When somebody is away in the days to come. */
export function awayTimesOf(now: Date, zone: string): readonly Away[] {
  const today = dayOf(now, zone);
  const dayOn = (offset: number) => {
    const clock = dayClock(dayAfter(today, offset), zone);
    return { start: at(clock.reaching(0)), end: at(clock.reaching(1440)) };
  };
  return [
    { vet: 1, ...dayOn(COURSE_DAY) },
    { vet: null, ...dayOn(CLOSED_DAY) },
  ];
}

const at = (minutes: number) => new Date(minutes * MINUTE_MS);
