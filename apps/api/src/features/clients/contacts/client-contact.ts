import { sql, type SQL } from 'drizzle-orm';
import {
  isErasureRequested,
  fieldForStaff,
  numberToCall,
  managesOwnContact,
  clinicTypedField,
} from '../../../shapes/person-for-staff.ts';
import type { Queryable } from '../../../db/database.ts';

const [relation, person] = [sql.raw('fc'), sql.raw('u')];

/**
 * Returns SQL for a field of person `u` in relation `fc`: the person's own value, or the facility's typed value until
 * they accept.
 */
export const contactField = (name: Parameters<typeof fieldForStaff>[0]): SQL =>
  fieldForStaff(name, relation, person);

/** Returns SQL for a field that the facility typed in relation `fc`; null once the person provides their own data. */
export const typedContactField = (name: Parameters<typeof clinicTypedField>[0]): SQL =>
  clinicTypedField(name, relation, person);

/** SQL for the phone numbers of the contact of relation `fc` that staff may call. */
export const numbersToCall = {
  phone: numberToCall('phone', relation, person),
  mobile: numberToCall('mobile', relation, person),
} as const;

/** SQL condition: person `u` of relation `fc` has requested the deletion of their account. */
export const isClosingAccount = isErasureRequested(relation, person);

/** SQL condition: the contact of relation `fc` provides their own data to the facility. */
export const hasOwnContact = managesOwnContact(relation);

/** SQL condition: the data about person `u` in relation `fc` was typed by the facility, which may change it. */
export const isRecorded = sql`fc.status <> 'REMOVED' and (fc.contact is not null or u.account_id is null)`;

/**
 * Stores in each relation the contact data that its facility typed, before the person gets an account. Each facility
 * sees only what it typed until the person accepts.
 */
export async function saveTypedContact(
  tx: Queryable,
  recordedIds: readonly string[],
): Promise<void> {
  if (recordedIds.length === 0) return;
  await tx.execute(sql`
    update facility_clients fc set contact = json_build_object('firstName', u.first_name,
      'lastName', u.last_name, 'email', u.email, 'phone', u.phone, 'mobile', u.mobile,
      'address', u.address, 'postcode', u.postcode, 'city', u.city, 'taxNumber', u.tax_number)
    from users u
    where u.id = fc.user_id and u.id = any(${`{${recordedIds.join(',')}}`}::uuid[])
      and u.account_id is null`);
}
