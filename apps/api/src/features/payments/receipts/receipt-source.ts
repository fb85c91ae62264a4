import type {
  ReceiptKind,
  ReceiptLine,
  ReceiptMeans,
  ReceiptParty,
} from '@zampa/domain/payments/receipts';
import { sql, type SQL } from 'drizzle-orm';
import { nameForStaff } from '../../../shapes/person-for-staff.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { firstNotNull } from '../../../db/first-not-null.ts';

/** The payment or refund that a receipt is about. */
export type ReceiptSubject = {
  readonly of: 'CARD' | 'CASH' | 'REFUND';
  /** Id of the card payment, of the charge paid in cash, or of the refund. */
  readonly id: string;
};

/** The content of a receipt, without its number. */
export type ReceiptContent = {
  readonly facilityId: string;
  readonly familyId: string;
  readonly kind: ReceiptKind;
  /** The receipt that a credit note corrects. */
  readonly correctsId: string | null;
  readonly means: ReceiptMeans;
  readonly cardLast4: string | null;
  readonly currency: 'EUR' | 'USD';
  readonly isSandbox: boolean;
  readonly timezone: string;
  readonly language: 'en' | 'it';
  readonly issuer: ReceiptParty;
  readonly payer: ReceiptParty;
  readonly chargeIds: readonly string[];
  readonly conversationIds: readonly string[];
  readonly lines: readonly ReceiptLine[];
};

/** For each kind, a query of the charges with the amount moved, the payer and the means of payment. */
const sources: Readonly<Record<ReceiptSubject['of'], (id: string) => SQL>> = {
  CARD: (id) => sql`select l.charge_id, l.amount, a.payer_id, a.card_last4, a.mode
    from card_attempts a join card_attempt_lines l on l.attempt_id = a.id
    where a.id = ${id} and a.status = 'SUCCESS'`,
  CASH: (id) => sql`select ch.id as charge_id, ch.cash as amount, null::uuid as payer_id,
      null::text as card_last4, null::text as mode
    from charges ch where ch.id = ${id} and ch.cash > 0`,
  REFUND: (id) => sql`select r.charge_id, r.amount, a.payer_id, a.card_last4, a.mode
    from refunds r left join card_attempts a on a.id = r.attempt_id
    where r.id = ${id} and r.status = 'SUCCESS'`,
};

/** Reads the content of a receipt with current names; undefined if the payment or refund does not exist. */
export async function readReceiptContent(
  tx: Queryable,
  { of, id }: ReceiptSubject,
): Promise<ReceiptContent | undefined> {
  const [content] = await rowsOf<ReceiptContent>(
    tx,
    sql`with moved as (${sources[of](id)}), line as (
      select m.charge_id, m.amount, ch.conversation_id, ch.facility_id, ch.family_id, ch.currency,
        row_number() over (order by ch.created_at, ch.id) as place,
        (select coalesce(json_agg(cs.name order by cs.name, cs.service_id), '[]') from conversation_services cs
          where cs.conversation_id = ch.conversation_id) as services,
        (select coalesce(json_agg(p.name order by p.name, p.id), '[]') from conversation_pets cp
          join pets p on p.id = cp.pet_id where cp.conversation_id = ch.conversation_id) as pets
      from moved m join charges ch on ch.id = m.charge_id),
    whole as (select facility_id, family_id, currency, json_agg(charge_id order by place) as charge_ids,
        json_agg(distinct conversation_id) as conversation_ids,
        json_agg(json_build_object('services', services, 'pets', pets, 'amount', amount) order by place) as lines
      from line group by facility_id, family_id, currency)
    select w.facility_id as "facilityId", w.family_id as "familyId", w.currency,
      case when m.mode is null then 'CASH' else 'CARD' end as means, m.card_last4 as "cardLast4",
      coalesce(m.mode = 'sandbox', false) as "isSandbox", f.timezone,
      coalesce(u.language, case f.country when 'IT' then 'it' else 'en' end) as language,
      ${facilityParty} as issuer, ${personParty} as payer, w.lines,
      w.charge_ids as "chargeIds", w.conversation_ids as "conversationIds",
      ${of === 'REFUND' ? 'CREDIT_NOTE' : 'RECEIPT'} as kind, ${of === 'REFUND' ? corrected : sql`null`} as "correctsId"
    from whole w
    join facilities f on f.id = w.facility_id
    join organizations o on o.id = f.organization_id
    cross join lateral (select * from moved limit 1) m
    left join facility_clients fc on fc.facility_id = w.facility_id and fc.family_id = w.family_id
    left join users u on u.id = ${firstNotNull(sql`m.payer_id`, sql`fc.user_id`)}
    left join accounts login on login.id = u.account_id`,
  );
  return content;
}

/** SQL: the receipt of the charge that `w` refunds. */
const corrected: SQL = sql`(select r.id from receipt_charges rc join receipts r on r.id = rc.receipt_id
  where rc.charge_id::text = w.charge_ids ->> 0 and r.kind = 'RECEIPT' order by r.issued_at desc limit 1)`;

/** SQL: the issuer, from facility `f` and its organization `o`. */
const facilityParty: SQL = sql`json_build_object(
  'name', coalesce(nullif(o.business_name, ''), f.name), 'vat', nullif(o.vat, ''),
  'fiscalCode', nullif(o.fiscal_code, ''), 'email', coalesce(nullif(f.email, ''), o.billing_email),
  'address', array_remove(array[
    nullif(trim(concat_ws(' ', f.address, f.street_number)), ''),
    nullif(trim(concat_ws(' ', f.postcode, f.city, f.region)), '')], null))`;

/**
 * SQL: the payer, from user `u` with account `login`. Until they accept the clinic, the data that it typed in
 * relation `fc`.
 */
const personParty: SQL = sql`case when m.payer_id is null and fc.contact is not null then json_build_object(
  'name', ${nameForStaff(sql.raw('fc'), sql.raw('u'))}, 'vat', null, 'fiscalCode', nullif(fc.contact->>'taxNumber', ''),
  'email', fc.contact->>'email', 'address', array_remove(array[
    nullif(trim(fc.contact->>'address'), ''),
    nullif(trim(concat_ws(' ', fc.contact->>'postcode', fc.contact->>'city')), '')], null))
else json_build_object(
  'name', coalesce(u.first_name || ' ' || u.last_name, ''), 'vat', null,
  'fiscalCode', nullif(u.tax_number, ''), 'email', coalesce(login.email, u.email),
  'address', array_remove(array[
    nullif(trim(u.address), ''), nullif(trim(concat_ws(' ', u.postcode, u.city)), '')], null)) end`;
