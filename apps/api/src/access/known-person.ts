import type { Person } from '@zampa/contract/people/user';
import { sql, type SQL } from 'drizzle-orm';
import { personJson } from './person-json.ts';

/** What a facility writes down of a client beside how they are called and reached. */
const TYPED_COLUMNS = { address: 'address', taxNumber: 'tax_number' } as const;

/**
 * What a facility may know of the people of a relation. Until somebody accepts, that is what it typed itself
 * (`facility_clients.contact`), whatever they say of themselves since they signed up. Wherever staff are shown a client,
 * in a list, a calendar, a letter or a file, one of these says who that is.
 */
const COLUMNS = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  mobile: 'mobile',
  ...TYPED_COLUMNS,
} as const;

/** Tells whether the people of a relation speak for themselves to its facility, or it alone does. */
export const speaksForItself = (relation: SQL): SQL => sql`${relation}.contact is null`;

/**
 * Tells whether the contact of a relation, who is `person`, has never accepted its facility, which can give anybody as a
 * client of its. That one was let go again makes them no less a stranger.
 */
export const isOutsider = (relation: SQL, person: SQL): SQL =>
  sql`(${relation}.status in ('IMPORTED', 'INVITED', 'IGNORED') or ${relation}.contact is not null
    or ${person}.account_id is null)`;

/** Returns a part of what the facility of a relation may know of its contact, who is `person`. */
export const knownField = (name: keyof typeof COLUMNS, relation: SQL, person: SQL): SQL =>
  sql`case when ${relation}.contact is null then ${person}.${sql.raw(COLUMNS[name])} else ${relation}.contact->>${sql.raw(`'${name}'`)} end`;

/** Returns what the facility of a relation typed of its contact, who is `person`; null where they speak for themselves. */
export const typedField = (name: keyof typeof TYPED_COLUMNS, relation: SQL, person: SQL): SQL =>
  sql`case when ${relation}.contact is not null then ${relation}.contact->>${sql.raw(`'${name}'`)}
    when ${person}.account_id is null then ${person}.${sql.raw(TYPED_COLUMNS[name])} end`;

/**
 * Returns the telephone number of the contact of a relation, who is `person`, or the second one, as far as staff may call it:
 * until they are no clients any more. Who has paused the contact, or wants no app, may still have a visit to be called about.
 * Wherever staff read a number of a client it is this.
 */
export const numberToCall = (name: 'phone' | 'mobile', relation: SQL, person: SQL): SQL =>
  sql`case when ${relation}.status <> 'REMOVED' then nullif(${knownField(name, relation, person)}, '') end`;

/** Returns the one number of both by which staff call the contact of a relation, who is `person`: a mobile before any other. */
export const firstNumberToCall = (relation: SQL, person: SQL): SQL =>
  sql`coalesce(${numberToCall('mobile', relation, person)}, ${numberToCall('phone', relation, person)})`;

/**
 * Tells whether the contact of a relation, who is `person`, has asked for the deletion of their account: it is shut until
 * that is done or taken back. Of whom the facility alone speaks for it learns nothing of the kind.
 */
export const isClosing = (relation: SQL, person: SQL): SQL =>
  sql`(${relation}.status <> 'REMOVED' and ${speaksForItself(relation)}
    and ${person}.account_id is not null and not ${person}.enabled)`;

/** Returns the name of a person as staff may know it; colleagues by their own, whatever the relation. */
export const knownName = (relation: SQL, person: SQL): SQL =>
  sql`case when ${relation}.contact is null or ${person}.is_vet then ${person}.first_name || ' ' || ${person}.last_name
    else concat_ws(' ', ${relation}.contact->>'firstName', ${relation}.contact->>'lastName') end`;

/** Returns a person as staff may know them, as JSON. */
export const knownPersonJson = (relation: SQL, person: SQL): SQL =>
  sql`case when ${relation}.contact is null or ${person}.is_vet then ${personJson(person, 'staff')}
    else json_build_object('id', ${person}.id, 'firstName', coalesce(${relation}.contact->>'firstName', ''),
      'lastName', coalesce(${relation}.contact->>'lastName', ''), 'image', null, 'isVet', false) end`;

export type TypedName = Pick<Person, 'firstName' | 'lastName'>;

/** Returns what the facility of a relation typed of its people, as JSON; null where they speak for themselves. */
export const typedName = (relation: SQL): SQL =>
  sql`case when ${relation}.contact is not null then json_build_object(
    'firstName', coalesce(${relation}.contact->>'firstName', ''),
    'lastName', coalesce(${relation}.contact->>'lastName', '')) end`;

/** Returns a person as staff may know them, where people were read once for many relations. */
export function asTyped(person: Person | null, typed: TypedName | null | undefined): Person | null {
  return person && typed && !person.isVet ? { ...person, ...typed, image: null } : person;
}
