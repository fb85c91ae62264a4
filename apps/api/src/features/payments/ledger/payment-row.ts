import type { Payment } from '@zampa/contract/payments/objects';
import { receiptNumber } from '@zampa/domain/payments/receipts';
import { refundableAmount } from '@zampa/domain/payments/refunds';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';
import { fieldForStaff } from '../../../shapes/person-for-staff.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { isoInstant, isoInstantOrNull } from '../../../db/instants.ts';

const [facility] = aliases('facility');

type Dates = 'start' | 'expiresAt' | 'requestDate' | 'createdDate' | 'paidDate';

type ReceiptRow = Omit<Payment['receipts'][number], 'number'> & {
  readonly year: number;
  readonly number: number;
};

/** A payment as read from the database. Timestamps are in PostgreSQL's format. */
export type PaymentRow = Omit<Payment, Dates | 'refundable' | 'receipts'> & {
  readonly receipts: readonly ReceiptRow[];
  readonly captured: number;
  readonly cash: number;
  readonly cashReturned: number;
  readonly start: string | null;
  readonly expiresAt: string | null;
  readonly requestDate: string | null;
  readonly createdDate: string;
  readonly paidDate: string | null;
};

/** SQL: the columns of a {@link PaymentRow}, of charge `ch`. */
export const paymentColumns: SQL = sql`
  ch.id, ch.conversation_id as "eventId", c.status as "eventStatus", c.category, ch.booking_id as "bookingId",
  ch.facility_id as "facilityId", ch.family_id as "FamilyId", ch.amount,
  c.price, ch.deposit, ch.captured, ch.cash, ch.refunded, called_off_of(ch.id) as "calledOff", ch.cash_returned as "cashReturned", ch.dispute,
  ch.currency, ch.status, ch.reason, ch.kind as type, ch.payment_type, ch.upfront,
  iso_micros(ch.expires_at) as "expiresAt", iso_micros(ch.asked_at) as "requestDate",
  iso_micros(ch.created_at) as "createdDate", iso_micros(ch.paid_at) as "paidDate",
  case when tried.card_last4 is not null and tried.status = 'SUCCESS' then
    json_build_object('brand', coalesce(tried.card_brand, ''), 'last4', tried.card_last4) end as card,
  coalesce(tried.status = 'FAILED' and tried.failure is not null, false) and ch.status <> 'PAID' as declined,
  (select coalesce(json_agg(json_build_object('id', r.id, 'kind', r.kind, 'year', r.year, 'number', r.number,
      'amount', r.amount) order by r.year, r.number), '[]')
    from receipt_charges rc join receipts r on r.id = rc.receipt_id where rc.charge_id = ch.id) as receipts,
  f.name as "facilityName", f.timezone,
  iso_micros((select k.starts_at from calendar_events k where k.conversation_id = ch.conversation_id
    order by (k.id = ch.booking_id) desc nulls last, k.valid desc, k.updated_at desc limit 1)) as start,
  (select json_build_object('firstName', ${fieldForStaff('firstName', sql.raw('fc'), sql.raw('u'))},
      'lastName', ${fieldForStaff('lastName', sql.raw('fc'), sql.raw('u'))})
    from facility_clients fc join users u on u.id = fc.user_id
    where fc.facility_id = ch.facility_id and fc.family_id = ch.family_id) as person,
  not exists (select from facility_clients fc where fc.facility_id = ch.facility_id and fc.family_id = ch.family_id
    and fc.status in ('IMPORTED', 'INVITED', 'IGNORED')) as registered,
  (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name, p.id), '[]')
    from conversation_pets cp join pets p on p.id = cp.pet_id where cp.conversation_id = ch.conversation_id) as pets,
  (select coalesce(json_agg(cs.name order by cs.name, cs.service_id), '[]')
    from conversation_services cs where cs.conversation_id = ch.conversation_id) as services`;

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
