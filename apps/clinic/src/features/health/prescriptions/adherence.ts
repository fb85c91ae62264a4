import type { Therapy } from '@zampa/contract/health/objects/prescription';
import { dayIn } from '@zampa/domain/time/plain-days';

/** Doses of a therapy on one day of the family's zone. */
export type AdherenceDay = {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly given: number;
  /** Skipped by the family, or past without an answer. */
  readonly missed: number;
  readonly total: number;
  readonly look: 'given' | 'partly' | 'missed' | 'ahead';
};

/** Returns the days of a therapy until it was stopped, with how many doses were given and missed. */
export function adherenceDays(
  { doses, zone, stoppedAt }: Pick<Therapy, 'doses' | 'zone' | 'stoppedAt'>,
  now: Date,
): readonly AdherenceDay[] {
  const counted = doses.filter(({ dueAt }) => stoppedAt === null || dueAt <= stoppedAt);
  const byDay = Map.groupBy(counted, ({ dueAt }) => dayIn(new Date(dueAt), zone));
  return [...byDay].map(([day, ofDay]) => {
    const given = ofDay.filter(({ status }) => status === 'GIVEN').length;
    const missed = ofDay.filter(
      ({ status, dueAt }) =>
        status === 'SKIPPED' || (status === 'PENDING' && new Date(dueAt) < now),
    ).length;
    return { day, given, missed, total: ofDay.length, look: lookOf(given, missed) };
  });
}

function lookOf(given: number, missed: number): AdherenceDay['look'] {
  if (missed > 0) return given > 0 ? 'partly' : 'missed';
  return given > 0 ? 'given' : 'ahead';
}
