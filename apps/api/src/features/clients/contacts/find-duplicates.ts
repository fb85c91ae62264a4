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
    // Led by whom it looks for, however many the facility has: an array of unknown length is taken for a short one.
    sql`${sql.raw(PLANNED_ONCE)} select u.first_name as "firstName", u.last_name as "lastName", u.email, u.phone,
        u.account_id is not null as registered, fc.status
      from users u join facility_clients fc on fc.user_id = u.id
      where fc.facility_id = ${facility.id} and fc.status <> 'REMOVED'
        and ((u.email is not null and u.email = any(${sql.param(emails)}::text[]))
          or (u.match_key is not null and u.match_key = any(${sql.param(keys)}::text[])))
      order by fc.id`,
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
