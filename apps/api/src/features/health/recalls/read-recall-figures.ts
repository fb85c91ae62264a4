import type { RecallFigures } from '@zampa/contract/health/objects/recall';
import type { readRecallFigures as call } from '@zampa/contract/health/recalls/read-recall-figures';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';
import { isBookedSince, isDoneSince, sentRecalls } from './find-sent-recalls.ts';

/** Counts the recalls of a clinic by the month of their first message, oldest month first. */
export async function readRecallFigures({
  tx,
  query: { facilityId, months },
  now,
}: PersonContext<typeof call>): Promise<RecallFigures[]> {
  const rows = await rowsOf<RecallFigures>(
    tx,
    sql`with months as (
        select f.id, f.timezone, generate_series(0, ${months}::int - 1) as ago,
          date_trunc('month', ${now}::timestamptz at time zone f.timezone) as current
        from facilities f where f.id = ${facilityId}),
      counted as (
        select date_trunc('month', sent.first_at at time zone f.timezone) as month, count(*)::int as sent,
          count(*) filter (where ${isBookedSince})::int as booked, count(*) filter (where ${isDoneSince})::int as done
        from (${sentRecalls(facilityId, sql`${now}::timestamptz - make_interval(months => ${months}::int + 1)`)}) sent
        join facilities f on f.id = sent.facility_id
        group by 1)
      select to_char(m.current - make_interval(months => m.ago), 'YYYY-MM') as month, coalesce(c.sent, 0) as sent,
        coalesce(c.booked, 0) as booked, coalesce(c.done, 0) as done
      from months m left join counted c on c.month = m.current - make_interval(months => m.ago)
      order by 1`,
  );
  return [...rows];
}
