import type { Person } from '@zampa/contract/people/user';
import { sql, type SQL } from 'drizzle-orm';
import { personJson } from './person-json.ts';

/** Contact fields that only the clinic's own record holds. */
const TYPED_COLUMNS = {
  address: 'address',
  postcode: 'postcode',
  city: 'city',
  taxNumber: 'tax_number',
} as const;

/**
 * Client data that a facility may see. Until the client accepts, the facility sees only the data it typed itself
 * (`facility_clients.contact`), not the client's own profile. Everything that shows a client to staff (lists,
 * calendar, e-mails, exports) uses one of these functions.
 */
const COLUMNS = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  mobile: 'mobile',
  ...TYPED_COLUMNS,
} as const;

/** SQL: whether the client maintains their own contact data, instead of the facility. */
export const managesOwnContact = (relation: SQL): SQL => sql`${relation}.contact is null`;

/**
 * SQL: whether the contact `person` of a relation has never accepted the facility. A facility can enter anyone as a
 * client, so these people are strangers, even after the relation was removed.
 */
export const isOutsider = (relation: SQL, person: SQL): SQL =>
  sql`(${relation}.status in ('IMPORTED', 'INVITED', 'IGNORED') or ${relation}.contact is not null
    or ${person}.account_id is null)`;

/** SQL: a field of the contact `person` of a relation, limited to what its facility may see. */
export const fieldForStaff = (name: keyof typeof COLUMNS, relation: SQL, person: SQL): SQL =>
  sql`case when ${relation}.contact is null then ${person}.${sql.raw(COLUMNS[name])} else ${relation}.contact->>${sql.raw(`'${name}'`)} end`;

/**
 * SQL: a field that the facility typed about the contact `person` of a relation; null if they maintain their own
 * data.
 */
export const clinicTypedField = (
  name: keyof typeof TYPED_COLUMNS,
  relation: SQL,
  person: SQL,
): SQL =>
  sql`case when ${relation}.contact is not null then ${relation}.contact->>${sql.raw(`'${name}'`)}
    when ${person}.account_id is null then ${person}.${sql.raw(TYPED_COLUMNS[name])} end`;

/**
 * SQL: a phone number that staff may call, for the contact `person` of a relation; null once the relation is removed.
 * Paused clients and clients without the app may still be called about a visit. Every phone number shown to staff is
 * read through this function.
 */
export const numberToCall = (name: 'phone' | 'mobile', relation: SQL, person: SQL): SQL =>
  sql`case when ${relation}.status <> 'REMOVED' then nullif(${fieldForStaff(name, relation, person)}, '') end`;

/** SQL: the number to call the contact `person` of a relation, preferring the mobile number. */
export const preferredNumberToCall = (relation: SQL, person: SQL): SQL =>
  sql`coalesce(${numberToCall('mobile', relation, person)}, ${numberToCall('phone', relation, person)})`;

/**
 * SQL: whether the contact `person` of a relation has requested deletion of their account, which disables it. False
 * for clients whose data the facility maintains, since it may not learn this.
 */
export const isErasureRequested = (relation: SQL, person: SQL): SQL =>
  sql`(${relation}.status <> 'REMOVED' and ${managesOwnContact(relation)}
    and ${person}.account_id is not null and not ${person}.enabled)`;

/**
 * SQL: whether the contact `person` of a relation has an e-mail address that the facility may use: the one that it
 * typed, or the client's own.
 */
export const isReachableByEmail = (relation: SQL, person: SQL): SQL =>
  sql`(case when ${managesOwnContact(relation)} and ${person}.account_id is not null then true
    else coalesce(${fieldForStaff('email', relation, person)}, '') <> '' end)`;

/** SQL: a person's name as staff may know it; colleagues always appear under their own name. */
export const nameForStaff = (relation: SQL, person: SQL): SQL =>
  sql`case when ${relation}.contact is null or ${person}.is_vet then ${person}.first_name || ' ' || ${person}.last_name
    else concat_ws(' ', ${relation}.contact->>'firstName', ${relation}.contact->>'lastName') end`;

/** SQL: a person as JSON, as staff may know them. */
export const personForStaffJson = (relation: SQL, person: SQL): SQL =>
  sql`case when ${relation}.contact is null or ${person}.is_vet then ${personJson(person, 'staff')}
    else json_build_object('id', ${person}.id, 'firstName', coalesce(${relation}.contact->>'firstName', ''),
      'lastName', coalesce(${relation}.contact->>'lastName', ''), 'image', null, 'isVet', false) end`;

export type ClinicTypedName = Pick<Person, 'firstName' | 'lastName'>;

/** SQL: the name that the facility typed for its client, as JSON; null if the client maintains their own data. */
export const clinicTypedNameJson = (relation: SQL): SQL =>
  sql`case when ${relation}.contact is not null then json_build_object(
    'firstName', coalesce(${relation}.contact->>'firstName', ''),
    'lastName', coalesce(${relation}.contact->>'lastName', '')) end`;

/**
 * Replaces a person's name and picture by what the facility typed, for people that were read once for many relations.
 */
export function withClinicTypedName(
  person: Person | null,
  typed: ClinicTypedName | null | undefined,
): Person | null {
  return person && typed && !person.isVet ? { ...person, ...typed, image: null } : person;
}
