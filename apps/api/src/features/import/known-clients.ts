import { identityKey, type Identity } from '@zampa/domain/import/verdicts';
import type { RowError } from '@zampa/domain/invitations/invite';
import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../platform/database.ts';
import { comparablePhone } from '../../records/phone-numbers.ts';

type Known = {
  readonly email: string | null;
  readonly phone: string | null;
  readonly registered: boolean;
  readonly status: RelationshipStatus;
};

/** Why people whom the facility knows already are not imported again, by who they are. Other facilities' do not count. */
export async function knownClients(
  tx: Queryable,
  facility: { readonly id: string; readonly country: string | null },
  wanted: readonly Identity[],
): Promise<ReadonlyMap<string, RowError>> {
  const emails = wanted.flatMap((person) => ('email' in person ? [person.email] : []));
  // The last digits find every way to type a number; whether it is the same one is compared below.
  const endings = wanted.flatMap((person) => ('phone' in person ? [person.phone.slice(-6)] : []));
  const known = await rowsOf<Known>(
    tx,
    sql`select u.email, u.phone, u.account_id is not null as registered, fc.status
      from facility_clients fc join users u on u.id = fc.user_id
      where fc.facility_id = ${facility.id} and fc.status <> 'REMOVED'
        and (u.email in (select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb))
          or (u.email is null and right(u.phone_digits, 6) in
            (select jsonb_array_elements_text(${JSON.stringify(endings)}::jsonb))))`,
  );
  return new Map(known.map((client) => [keyOf(client, facility.country), errorOf(client)]));
}

function keyOf({ email, phone }: Known, country: string | null): string {
  return identityKey(email ? { email } : { phone: comparablePhone(phone ?? '', country) });
}

function errorOf({ registered, status }: Known): RowError {
  if (registered) return 'USER_ALREADY_ASSOCIATED';
  return status === 'INVITED' || status === 'IGNORED' ? 'ALREADY_INVITED' : 'ALREADY_PRESENT';
}
