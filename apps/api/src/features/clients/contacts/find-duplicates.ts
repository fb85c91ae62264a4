import {
  type ClientMatcher,
  createClientMatcher,
  type Identity,
  searchKeys,
} from '@zampa/domain/import/client-matcher';
import type { ExistingClient } from '@zampa/domain/import/evaluate-rows';
import type { ComparablePet } from '@zampa/domain/import/pet-matcher';
import { fullName } from '@zampa/domain/people/names';
import type { RowError } from '@zampa/domain/invitations/invite';
import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable, withGenericPlan } from '../../../db/database.ts';
import { normalizePhone } from './phone-numbers.ts';

type Contact = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly mobile: string | null;
};

type StoredClient = Contact & {
  readonly id: string;
  readonly familyId: string;
  readonly registered: boolean;
  readonly status: RelationshipStatus;
};

/** A person who may already be a client, and their pets. */
type Candidate = { readonly identity: Identity; readonly pets: readonly ComparablePet[] };

/**
 * Finds the clients of the facility that match these people, with the reason why each person is skipped. Clients
 * of other facilities are ignored.
 */
export async function findDuplicates(
  tx: Queryable,
  facility: { readonly id: string; readonly country: string | null },
  people: readonly Candidate[],
): Promise<ClientMatcher<ExistingClient>> {
  const stored = await findStoredClients(tx, facility.id, people);
  const pets = people.some((person) => person.pets.length > 0)
    ? await readPets(tx, facility.id, stored)
    : new Map<string, readonly ComparablePet[]>();
  const matcher = createClientMatcher<ExistingClient>();
  for (const client of stored)
    matcher.add(
      { id: client.id, code: duplicateErrorOf(client) },
      identityOf(client, facility.country),
      pets.get(client.familyId) ?? [],
    );
  return matcher;
}

function findStoredClients(
  tx: Queryable,
  facilityId: string,
  people: readonly Candidate[],
): Promise<StoredClient[]> {
  const keys = people.map(({ identity, pets }) => searchKeys(identity, pets));
  const emails = sql`${sql.param(keys.flatMap((each) => each.emails))}::text[]`;
  const phones = sql`${sql.param(keys.flatMap((each) => each.phones))}::text[]`;
  const names = sql`${sql.param(keys.flatMap((each) => each.names))}::text[]`;
  return rowsOf<StoredClient>(
    withGenericPlan(tx),
    // Finds matching people first and then their relations, so that the plan does not depend on the facility's number
    // of clients. People who have signed up but not accepted are compared by the facility's typed data.
    sql`with found as materialized (
        select u.id, u.first_name, u.last_name, u.email, u.phone, u.mobile, u.account_id from users u
        where (u.email is not null and u.email = any(${emails}))
          or (u.phone_key is not null and u.phone_key = any(${phones}))
          or (u.mobile_key is not null and u.mobile_key = any(${phones}))
          or u.name_key = any(${names}))
      select client.id, client.family_id as "familyId", f.first_name as "firstName",
        f.last_name as "lastName", f.email, f.phone, f.mobile,
        f.account_id is not null as registered, client.status
      from found f cross join lateral (select fc.id, fc.family_id, fc.status from facility_clients fc
        where fc.user_id = f.id and fc.facility_id = ${facilityId} and fc.status <> 'REMOVED'
          and fc.contact is null offset 0) client
      union all
      select typed.id, typed.family_id, typed.contact->>'firstName', typed.contact->>'lastName',
        typed.contact->>'email', typed.contact->>'phone', typed.contact->>'mobile', false, typed.status
      from facility_clients typed
      where typed.facility_id = ${facilityId} and typed.contact is not null and typed.status <> 'REMOVED'
      order by id`,
  );
}

/** Reads the pets that the facility knows of these clients, by family. */
async function readPets(
  tx: Queryable,
  facilityId: string,
  clients: readonly StoredClient[],
): Promise<ReadonlyMap<string, readonly ComparablePet[]>> {
  if (clients.length === 0) return new Map();
  const families = sql.param(clients.map(({ familyId }) => familyId));
  const pets = await rowsOf<ComparablePet & { readonly familyId: string }>(
    tx,
    sql`select p.family_id as "familyId", p.name, p.species_id as "speciesId", p.microchip
      from pets p join facility_pets fp on fp.pet_id = p.id and fp.facility_id = ${facilityId}
      where p.family_id = any(${families}::uuid[]) and p.deleted_at is null`,
  );
  return Map.groupBy(pets, ({ familyId }) => familyId);
}

/** Returns what a person is recognized by, with normalized phone numbers. */
export function identityOf(person: Contact, country: string | null): Identity {
  const { email, phone, mobile } = person;
  const phones = [phone, mobile].flatMap((number) =>
    number ? [normalizePhone(number, country)] : [],
  );
  return { email, phones: [...new Set(phones)], name: fullName(person) };
}

function duplicateErrorOf({ registered, status }: StoredClient): RowError {
  if (registered) return 'USER_ALREADY_ASSOCIATED';
  return status === 'INVITED' || status === 'IGNORED' ? 'ALREADY_INVITED' : 'ALREADY_PRESENT';
}
