import { identityKey, type Identity, type ContactWays } from '@zampa/domain/import/verdicts';
import { fullName } from '@zampa/domain/people/names';
import type { RowError } from '@zampa/domain/invitations/invite';
import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { comparablePhone } from './phone-numbers.ts';

type Person = ContactWays & { readonly firstName: string; readonly lastName: string };

type Known = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly registered: boolean;
  readonly status: RelationshipStatus;
};

/**
 * Finds why people whom the facility knows already are not imported again, by who they are. Other facilities' do not
 * count.
 */
export async function findDuplicates(
  tx: Queryable,
  facility: { readonly id: string; readonly country: string | null },
  wanted: readonly Identity[],
): Promise<ReadonlyMap<string, RowError>> {
  const emails = wanted.flatMap((person) => ('email' in person ? [person.email] : []));
  // The last digits find every way to type a number; whether it is the same one is compared below.
  const endings = wanted.flatMap((person) => ('phone' in person ? [person.phone.slice(-6)] : []));
  const hasNames = wanted.some((person) => 'name' in person);
  const known = await rowsOf<Known>(
    tx,
    sql`select u.first_name as "firstName", u.last_name as "lastName", u.email, u.phone, u.account_id is not null as registered, fc.status
      from facility_clients fc join users u on u.id = fc.user_id
      where fc.facility_id = ${facility.id} and fc.status <> 'REMOVED'
        and (u.email in (select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb))
          or (u.email is null and right(u.phone_digits, 6) in
            (select jsonb_array_elements_text(${JSON.stringify(endings)}::jsonb)))
          or (${hasNames} and u.email is null and u.phone is null))`,
  );
  return new Map(known.map((client) => [keyOf(client, facility.country), errorOf(client)]));
}

/** Returns what makes somebody the same person, however their number was typed in this country. */
export function identityOf(person: Person, country: string | null): Identity {
  const { email, phone } = person;
  if (email) return { email };
  return phone ? { phone: comparablePhone(phone, country) } : { name: fullName(person) };
}

function keyOf(person: Known, country: string | null): string {
  return identityKey(identityOf(person, country));
}

function errorOf({ registered, status }: Known): RowError {
  if (registered) return 'USER_ALREADY_ASSOCIATED';
  return status === 'INVITED' || status === 'IGNORED' ? 'ALREADY_INVITED' : 'ALREADY_PRESENT';
}
