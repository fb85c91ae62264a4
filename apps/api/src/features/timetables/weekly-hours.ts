import { weeklyHours } from '@zampa/db/schema/timetables';
import { parseMinute, validateHours, type WeeklySpan } from '@zampa/domain/timetables/weekly-hours';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../db/alias.ts';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';

const [span] = aliases('span');

/**
 * SQL: weekly hours in the format of the contract, by weekday and time.
 *
 * @param condition SQL condition on the rows, given the table's alias
 */
export const hoursJson = (condition: (table: SQL) => SQL) => sql`(
  select coalesce(json_agg(json_build_object(
    'weekday', ${span}.weekday,
    'from', to_char(make_interval(mins => ${span}.from_minute), 'HH24:MI'),
    'to', to_char(make_interval(mins => ${span}.to_minute), 'HH24:MI'))
    order by ${span}.weekday, ${span}.from_minute), '[]')
  from weekly_hours ${span} where ${condition(span)})`;

/** Throws WORKING_HOURS_INVALID with each span that is invalid or overlaps another. */
export function requireHours(spans: readonly WeeklySpan[], field: string): void {
  const problems = validateHours(spans);
  if (problems.length === 0) return;
  throw new Refusal('WORKING_HOURS_INVALID', {
    fields: problems.map((problem) => ({
      field: `${field}.${problem.index}.${problem.field}`,
      code: problem.code,
    })),
  });
}

/** Replaces the weekly hours of a facility or of one of its timetables. */
export async function replaceHours(
  tx: Queryable,
  facilityId: string,
  timetableId: string | null,
  spans: readonly WeeklySpan[],
): Promise<void> {
  const condition = timetableId
    ? eq(weeklyHours.timetableId, timetableId)
    : and(eq(weeklyHours.facilityId, facilityId), isNull(weeklyHours.timetableId));
  await tx.delete(weeklyHours).where(condition);
  if (spans.length === 0) return;
  await tx.insert(weeklyHours).values(
    spans.map(({ weekday, from, to }) => ({
      facilityId,
      timetableId,
      weekday,
      fromMinute: parseMinute(from) ?? 0,
      toMinute: parseMinute(to) ?? 0,
    })),
  );
}
