import { sql, type SQL } from 'drizzle-orm';
import {
  isClosing,
  knownField,
  numberToCall,
  speaksForItself,
  typedField,
} from '../../../access/known-person.ts';
import type { Queryable } from '../../../db/database.ts';

const [relation, person] = [sql.raw('fc'), sql.raw('u')];

/** Returns, of relation `fc` with person `u`, what the person says, or until they accept what the facility typed. */
export const contactField = (name: Parameters<typeof knownField>[0]): SQL =>
  knownField(name, relation, person);

/** Returns, of relation `fc` with person `u`, what the facility alone typed; null where the person speaks for themselves. */
export const recordField = (name: Parameters<typeof typedField>[0]): SQL =>
  typedField(name, relation, person);

/** The telephone number and the second one of the contact of relation `fc`, as far as staff may call them. */
export const numbersToCall = {
  phone: numberToCall('phone', relation, person),
  mobile: numberToCall('mobile', relation, person),
} as const;

/** Whether person `u` of relation `fc` has asked for the deletion of their account. */
export const isClosingAccount = isClosing(relation, person);

/** Whether person `u` of relation `fc` speaks for themselves to this facility, or the facility alone does. */
export const isOpenContact = speaksForItself(relation);

/** Whether what is known of person `u` of relation `fc` is what the facility typed, and its own to change. */
export const isRecorded = sql`fc.status <> 'REMOVED' and (fc.contact is not null or u.account_id is null)`;

/**
 * Keeps what facilities typed of these people, who are about to speak for themselves: it is all they see until the
 * person accepts.
 */
export async function saveTypedContact(
  tx: Queryable,
  recordedIds: readonly string[],
): Promise<void> {
  if (recordedIds.length === 0) return;
  await tx.execute(sql`
    update facility_clients fc set contact = json_build_object('firstName', u.first_name,
      'lastName', u.last_name, 'email', u.email, 'phone', u.phone, 'mobile', u.mobile,
      'address', u.address, 'taxNumber', u.tax_number)
    from users u
    where u.id = fc.user_id and u.id = any(${`{${recordedIds.join(',')}}`}::uuid[])
      and u.account_id is null`);
}
