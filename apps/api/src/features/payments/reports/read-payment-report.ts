import type {
  PaymentReport,
  readPaymentReport as call,
} from '@zampa/contract/payments/read-payment-report';
import { RECEIVING, RETURNING } from '@zampa/domain/payments/movements';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';
import { movedWithinSql } from './movement-row.ts';
import { readReportPeriod } from './period.ts';

type Sums = Omit<PaymentReport, 'currency'>;

const typeInSql = (types: readonly string[]): SQL =>
  sql`type in (${sql.raw(types.map((type) => `'${type}'`).join(', '))})`;

/** Returns the totals of a facility's payments and refunds within a period. Errors: VALIDATION, FORBIDDEN. */
export async function readPaymentReport({
  tx,
  query,
}: PersonContext<typeof call>): Promise<PaymentReport> {
  const period = await readReportPeriod(tx, query);
  const { facilityId, timezone, currency } = period;
  const [sums] = await rowsOf<Sums>(
    tx,
    sql`with moved as (
      select e.type, e.amount, (e.created_at at time zone ${timezone})::date as day, c.assignee_id,
        case e.type when 'CAPTURED' then coalesce((select l.fee from card_attempt_lines l
          where l.attempt_id = e.reference::uuid and l.charge_id = e.charge_id), 0) else 0 end as fee
      from ledger_entries e join charges ch on ch.id = e.charge_id join conversations c on c.id = ch.conversation_id
      where ${movedWithinSql(period)}),
    received as (select * from moved where ${typeInSql(RECEIVING)})
    select ${totalOf(sql`received`)} as received,
      ${totalOf(sql`received where type = 'CAPTURED'`)} as "byCard",
      ${totalOf(sql`received where type = 'MARKED_PAID'`)} as "inCash",
      (select json_build_object('count', count(*) filter (where type <> 'REFUND_RETURNED')::int,
          'amount', coalesce(sum(case type when 'REFUND_RETURNED' then -amount else amount end), 0)::int)
        from moved where ${typeInSql(RETURNING)}) as returned,
      (select json_build_object('amount', coalesce(sum(amount), 0)::int, 'count', count(distinct family_id)::int)
        from charges where facility_id = ${facilityId} and status in ('TO_BE_PAID', 'PENDING')) as waiting,
      (select coalesce(sum(fee), 0)::int from received) as fees,
      (select coalesce(json_agg(json_build_object('day', day, 'card', card, 'cash', cash) order by day), '[]') from (
        select day, coalesce(sum(amount) filter (where type = 'CAPTURED'), 0)::int as card,
          coalesce(sum(amount) filter (where type = 'MARKED_PAID'), 0)::int as cash
        from received group by day) daily) as days,
      (select coalesce(json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
          'amount', each.amount) order by each.amount desc, u.id), '[]')
        from (select assignee_id, sum(amount)::int as amount from received group by assignee_id) each
        join users u on u.id = each.assignee_id) as colleagues`,
  );
  if (!sums) throw new Error('the report query returned no row');
  return { currency, ...sums };
}

const totalOf = (from: SQL): SQL =>
  sql`(select json_build_object('amount', coalesce(sum(amount), 0)::int, 'count', count(*)::int) from ${from})`;
