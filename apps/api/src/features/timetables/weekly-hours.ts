import { weeklyHours } from '@zampa/db/schema/timetables';
import { minuteOf, problemsOfHours, type WeeklySpan } from '@zampa/domain/timetables/weekly-hours';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../db/alias.ts';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';

const [span] = aliases('span');

/**
 * Returns spans as the contract has them, by day and time.
 *
 * @param whose which ones, of the table that it is given
 */
export const hoursJson = (whose: (table: SQL) => SQL) => sql`(
  select coalesce(json_agg(json_build_object(
    'weekday', ${span}.weekday,
    'from', to_char(make_interval(mins => ${span}.from_minute), 'HH24:MI'),
    'to', to_char(make_interval(mins => ${span}.to_minute), 'HH24:MI'))
    order by ${span}.weekday, ${span}.from_minute), '[]')
  from weekly_hours ${span} where ${whose(span)})`;

/** Refuses hours that do not exist or overlap, at each place. */
export function requireHours(spans: readonly WeeklySpan[], field: string): void {
  const problems = problemsOfHours(spans);
  if (problems.length === 0) return;
  throw new Refusal('WORKING_HOURS_INVALID', {
    fields: problems.map((problem) => ({
      field: `${field}.${problem.index}.${problem.field}`,
      code: problem.code,
    })),
  });
}

/** Replaces the hours of a facility, or of one of its timetables. */
export async function replaceHours(
  tx: Queryable,
  facilityId: string,
  timetableId: string | null,
  spans: readonly WeeklySpan[],
): Promise<void> {
  const whose = timetableId
    ? eq(weeklyHours.timetableId, timetableId)
    : and(eq(weeklyHours.facilityId, facilityId), isNull(weeklyHours.timetableId));
  await tx.delete(weeklyHours).where(whose);
  if (spans.length === 0) return;
  await tx.insert(weeklyHours).values(
    spans.map(({ weekday, from, to }) => ({
      facilityId,
      timetableId,
      weekday,
      fromMinute: minuteOf(from) ?? 0,
      toMinute: minuteOf(to) ?? 0,
    })),
  );
}
