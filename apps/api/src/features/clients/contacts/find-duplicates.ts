import {
  identityKey,
  matchKey,
  type ContactWays,
  type Identity,
} from '@zampa/domain/import/verdicts';
import { fullName } from '@zampa/domain/people/names';
import type { RowError } from '@zampa/domain/invitations/invite';
import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import { sql } from 'drizzle-orm';
import { PLANNED_ONCE } from '../../../db/accompanied-query.ts';
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
  const keys = wanted.flatMap((person) => ('email' in person ? [] : [matchKey(person)]));
  const known = await rowsOf<Known>(
    tx,
    // Whom it looks for are found first, and then what the facility knows of each of them: however many it has, and
    // whatever the database takes that number to be.
    // Who has signed up and not accepted is compared as the facility typed them, and is no more to it than that.
    sql`${sql.raw(PLANNED_ONCE)} with found as materialized (
        select u.id, u.first_name, u.last_name, u.email, u.phone, u.account_id from users u
        where (u.email is not null and u.email = any(${sql.param(emails)}::text[]))
          or (u.match_key is not null and u.match_key = any(${sql.param(keys)}::text[])))
      select f.first_name as "firstName", f.last_name as "lastName", f.email, f.phone,
        f.account_id is not null as registered, client.status, client.id
      from found f cross join lateral (select fc.id, fc.status from facility_clients fc
        where fc.user_id = f.id and fc.facility_id = ${facility.id} and fc.status <> 'REMOVED'
          and fc.contact is null offset 0) client
      union all
      select typed.contact->>'firstName', typed.contact->>'lastName', typed.contact->>'email',
        typed.contact->>'phone', false, typed.status, typed.id
      from facility_clients typed
      where typed.facility_id = ${facility.id} and typed.contact is not null and typed.status <> 'REMOVED'
        and (typed.contact->>'email' is null or typed.contact->>'email' = any(${sql.param(emails)}::text[]))
      order by id`,
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
