import type { Payment } from '@zampa/contract/payments/objects';
import { receiptNumber } from '@zampa/domain/payments/receipts';
import { refundableAmount } from '@zampa/domain/payments/refunds';
import { conversations } from '@zampa/db/schema/conversations';
import { facilities } from '@zampa/db/schema/facilities';
import { charges } from '@zampa/db/schema/payments';
import { sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { aliases } from '../../../db/alias.ts';
import { fieldForStaff } from '../../../shapes/person-for-staff.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { fixedSql } from '../../../db/fixed-sql.ts';
import { selectList, type RowOf } from '../../../db/select-list.ts';
import { isoInstant, isoInstantOrNull } from '../../../db/instants.ts';

const [facility] = aliases('facility');

type ReceiptRow = Omit<Payment['receipts'][number], 'number'> & {
  readonly year: number;
  readonly number: number;
};

const ch = alias(charges, 'ch');
const c = alias(conversations, 'c');
const f = alias(facilities, 'f');

const paymentFields = {
  id: ch.id,
  eventId: ch.conversationId,
  eventStatus: c.status,
  category: sql<Payment['category']>`${c.category}`,
  bookingId: ch.bookingId,
  facilityId: ch.facilityId,
  FamilyId: ch.familyId,
  amount: ch.amount,
  price: c.price,
  deposit: ch.deposit,
  captured: ch.captured,
  cash: ch.cash,
  refunded: ch.refunded,
  calledOff: sql<number>`called_off_of(${ch.id})`,
  cashReturned: ch.cashReturned,
  dispute: ch.dispute,
  currency: ch.currency,
  status: ch.status,
  reason: ch.reason,
  type: ch.kind,
  payment_type: ch.paymentType,
  upfront: ch.upfront,
  expiresAt: sql<string | null>`iso_micros(${ch.expiresAt})`,
  requestDate: sql<string | null>`iso_micros(${ch.askedAt})`,
  createdDate: sql<string>`iso_micros(${ch.createdAt})`,
  paidDate: sql<string | null>`iso_micros(${ch.paidAt})`,
  card: sql<
    Payment['card']
  >`case when tried.card_last4 is not null and tried.status = 'SUCCESS' then
    json_build_object('brand', coalesce(tried.card_brand, ''), 'last4', tried.card_last4) end`,
  declined: sql<boolean>`coalesce(tried.status = 'FAILED' and tried.failure is not null, false)
    and ${ch.status} <> 'PAID'`,
  receipts: sql<readonly ReceiptRow[]>`(
    select coalesce(json_agg(json_build_object('id', r.id, 'kind', r.kind, 'year', r.year, 'number', r.number,
      'amount', r.amount) order by r.year, r.number), '[]')
    from receipt_charges rc join receipts r on r.id = rc.receipt_id where rc.charge_id = ${ch.id})`,
  facilityName: f.name,
  timezone: f.timezone,
  start: sql<string | null>`iso_micros((
    select k.starts_at from calendar_events k where k.conversation_id = ${ch.conversationId}
    order by (k.id = ${ch.bookingId}) desc nulls last, k.valid desc, k.updated_at desc limit 1))`,
  person: sql<Payment['person']>`(
    select json_build_object('firstName', ${fieldForStaff('firstName', sql.raw('fc'), sql.raw('u'))},
      'lastName', ${fieldForStaff('lastName', sql.raw('fc'), sql.raw('u'))})
    from facility_clients fc join users u on u.id = fc.user_id
    where fc.facility_id = ${ch.facilityId} and fc.family_id = ${ch.familyId})`,
  registered: sql<boolean>`not exists (
    select from facility_clients fc where fc.facility_id = ${ch.facilityId} and fc.family_id = ${ch.familyId}
    and fc.status in ('IMPORTED', 'INVITED', 'IGNORED'))`,
  pets: sql<Payment['pets']>`(
    select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name, p.id), '[]')
    from conversation_pets cp join pets p on p.id = cp.pet_id where cp.conversation_id = ${ch.conversationId})`,
  services: sql<Payment['services']>`(
    select coalesce(json_agg(cs.name order by cs.name, cs.service_id), '[]')
    from conversation_services cs where cs.conversation_id = ${ch.conversationId})`,
};

/** A payment as read from the database. Timestamps are in PostgreSQL's format. */
export type PaymentRow = RowOf<typeof paymentFields>;

/** SQL: the columns of a {@link PaymentRow}, of charge `ch`. */
export const paymentColumns = fixedSql(selectList(paymentFields));

/**
 * SQL: the joins for the columns of a {@link PaymentRow}, of charges `ch`. The facility is a lateral lookup with
 * `offset 0`, as in `lookupById`.
 */
export const paymentSources: SQL = sql`
  join conversations c on c.id = ch.conversation_id
  cross join lateral (select ${facility}.name, ${facility}.timezone from facilities ${facility}
    where ${facility}.id = ch.facility_id offset 0) f
  left join lateral (select a.status, a.failure, a.card_brand, a.card_last4 from card_attempt_lines l
    join card_attempts a on a.id = l.attempt_id
    where l.charge_id = ch.id order by a.status <> 'SUCCESS', a.created_at desc limit 1) tried on true`;

/** Returns a payment in the format of the contract. */
export const shapePayment = ({ captured, cash, cashReturned, ...row }: PaymentRow): Payment => ({
  ...row,
  refundable: refundableAmount({ ...row, captured, cash, cashReturned }),
  receipts: row.receipts.map(({ year, number, ...receipt }) => ({
    ...receipt,
    number: receiptNumber({ year, number }),
  })),
  start: isoInstantOrNull(row.start),
  expiresAt: isoInstantOrNull(row.expiresAt),
  requestDate: isoInstantOrNull(row.requestDate),
  createdDate: isoInstant(row.createdDate),
  paidDate: isoInstantOrNull(row.paidDate),
});

/** Reads the payment of a charge. The caller has checked access. */
export async function readPayment(tx: Queryable, id: string): Promise<Payment> {
  const [row] = await rowsOf<PaymentRow>(
    tx,
    sql`select ${paymentColumns} from charges ch ${paymentSources} where ch.id = ${id}`,
  );
  if (!row) throw new Error('the charge was not found');
  return shapePayment(row);
}
