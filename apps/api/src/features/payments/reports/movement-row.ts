import type { Movement } from '@zampa/contract/payments/read-movements';
import { MONEY_ENTRIES } from '@zampa/domain/payments/ledger';
import { signedAmount } from '@zampa/domain/payments/movements';
import { receiptNumber } from '@zampa/domain/payments/receipts';
import { sql, type SQL } from 'drizzle-orm';
import { fieldForStaff } from '../../../shapes/person-for-staff.ts';
import { isoInstant } from '../../../db/instants.ts';
import type { ReportPeriod } from './period.ts';

/** A ledger entry that moved money, as read from the database. */
export type MovementRow = Omit<Movement, 'receipt'> & {
  readonly receipt: { readonly year: number; readonly number: number } | null;
};

const types = sql.raw(MONEY_ENTRIES.map((type) => `'${type}'`).join(', '));

/** SQL: whether ledger entry `e` moved money within the period. For one client, `ch` is its charge. */
export const movedWithinSql = ({ facilityId, familyId, start, end }: ReportPeriod): SQL => sql`
  e.facility_id = ${facilityId} ${familyId ? sql`and ch.family_id = ${familyId}` : sql``} and e.type in (${types})
  and e.created_at >= ${start.toISOString()}::timestamptz and e.created_at < ${end.toISOString()}::timestamptz`;

/**
 * Returns a query of the ledger entries that moved money within a period, filtered by the additional condition
 * `also`.
 */
export const movementsQuery = (
  period: ReportPeriod,
  { also, order, limit }: { readonly also: SQL; readonly order: SQL; readonly limit: number },
): SQL => sql`(
  select e.* from ledger_entries e ${period.familyId ? sql`join charges ch on ch.id = e.charge_id` : sql``}
  where ${movedWithinSql(period)} and ${also} order by ${order} limit ${limit})`;

/** SQL: the joins of ledger entries `e`: charge, assignee, client, card payment and receipt. */
export const movementSources: SQL = sql`
  join charges ch on ch.id = e.charge_id
  join conversations c on c.id = ch.conversation_id
  left join users vet on vet.id = c.assignee_id
  left join facility_clients fc on fc.facility_id = ch.facility_id and fc.family_id = ch.family_id
  left join users payer on payer.id = fc.user_id
  left join refunds given on e.type in ('REFUNDED', 'REFUND_RETURNED', 'CASH_RETURNED') and given.id::text = e.reference
  left join card_attempts a on a.id = case e.type when 'CAPTURED' then e.reference::uuid else given.attempt_id end
  left join card_attempt_lines l on e.type = 'CAPTURED' and l.attempt_id = a.id and l.charge_id = ch.id
  left join receipts r on r.source = case e.type when 'CAPTURED' then 'CARD:' || e.reference
    when 'MARKED_PAID' then 'CASH:' || ch.id when 'REFUNDED' then 'REFUND:' || e.reference
    when 'CASH_RETURNED' then 'REFUND:' || e.reference end`;

/** SQL: the client of relation `fc`, with contact `payer`, as JSON; null if they were erased. */
export const payerJson: SQL = sql`case when payer.id is not null then json_build_object(
    'firstName', ${fieldForStaff('firstName', sql.raw('fc'), sql.raw('payer'))},
    'lastName', ${fieldForStaff('lastName', sql.raw('fc'), sql.raw('payer'))},
    'taxNumber', ${fieldForStaff('taxNumber', sql.raw('fc'), sql.raw('payer'))}) end`;

/** SQL: the columns of a {@link MovementRow}. */
export const movementColumns: SQL = sql`
  e.charge_id || '-' || e.seq as id, iso_micros(e.created_at) as date, e.type, e.amount, coalesce(l.fee, 0) as fee,
  ch.currency, a.card_last4 as last4, ch.conversation_id as "eventId", ch.family_id as "FamilyId",
  ${payerJson} as person,
  (select coalesce(json_agg(p.name order by p.name, p.id), '[]') from conversation_pets cp
    join pets p on p.id = cp.pet_id where cp.conversation_id = ch.conversation_id) as pets,
  (select coalesce(json_agg(cs.name order by cs.name, cs.service_id), '[]') from conversation_services cs
    where cs.conversation_id = ch.conversation_id) as services,
  case when vet.id is not null then json_build_object('id', vet.id, 'firstName', vet.first_name,
    'lastName', vet.last_name) end as colleague,
  case when r.id is not null then json_build_object('year', r.year, 'number', r.number) end as receipt`;

/** Returns a ledger entry in the format of the contract. Refunds are negative. */
export const shapeMovement = ({ receipt, ...row }: MovementRow): Movement => ({
  ...row,
  date: isoInstant(row.date),
  amount: signedAmount(row.type, row.amount),
  receipt: receipt && receiptNumber(receipt),
});
