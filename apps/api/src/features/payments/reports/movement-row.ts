import type { Movement } from '@zampa/contract/payments/read-movements';
import { MONEY_ENTRIES } from '@zampa/domain/payments/ledger';
import { movedBy } from '@zampa/domain/payments/movements';
import { receiptNumber } from '@zampa/domain/payments/receipts';
import { sql, type SQL } from 'drizzle-orm';
import { knownField } from '../../../access/known-person.ts';
import { isoInstant } from '../../../db/instants.ts';
import type { ReportPeriod } from './period.ts';

/** A line of the ledger by which money has moved, as it is read. */
export type MovementRow = Omit<Movement, 'receipt'> & {
  readonly receipt: { readonly year: number; readonly number: number } | null;
};

const types = sql.raw(MONEY_ENTRIES.map((type) => `'${type}'`).join(', '));

/** Holds of the lines `e` of a period by which money has moved; of one client's, `ch` is the charge. */
export const movedIn = ({ facilityId, familyId, start, end }: ReportPeriod): SQL => sql`
  e.facility_id = ${facilityId} ${familyId ? sql`and ch.family_id = ${familyId}` : sql``} and e.type in (${types})
  and e.created_at >= ${start.toISOString()}::timestamptz and e.created_at < ${end.toISOString()}::timestamptz`;

/**
 * Returns the lines of a period by which money has moved, as far as what is known of one tells which are meant: in
 * order, no more than so many.
 */
export const movementsIn = (
  period: ReportPeriod,
  { also, order, limit }: { readonly also: SQL; readonly order: SQL; readonly limit: number },
): SQL => sql`(
  select e.* from ledger_entries e ${period.familyId ? sql`join charges ch on ch.id = e.charge_id` : sql``}
  where ${movedIn(period)} and ${also} order by ${order} limit ${limit})`;

/** What is joined to lines `e` of the ledger: the charge, who was in charge, the card payment, and its paper. */
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

/** Whose payments are those of relation `fc`, whose contact is user `payer`; null where nobody is any more. */
export const payerJson: SQL = sql`case when payer.id is not null then json_build_object(
    'firstName', ${knownField('firstName', sql.raw('fc'), sql.raw('payer'))},
    'lastName', ${knownField('lastName', sql.raw('fc'), sql.raw('payer'))},
    'taxNumber', ${knownField('taxNumber', sql.raw('fc'), sql.raw('payer'))}) end`;

/** The columns of a {@link MovementRow}. */
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

/** Returns a line as callers are told of it: what went back is negative. */
export const shapeMovement = ({ receipt, ...row }: MovementRow): Movement => ({
  ...row,
  date: isoInstant(row.date),
  amount: movedBy(row.type, row.amount),
  receipt: receipt && receiptNumber(receipt),
});
