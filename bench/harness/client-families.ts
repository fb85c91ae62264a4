import { DEMO_OWNER } from '@zampa/db/seed/accounts';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import type pg from 'pg';
import { copyPerson, signInAll } from './callers.ts';

/** A client of a facility, signed in, who shares a family with nobody else. */
export type ClientFamily = {
  readonly token: string;
  readonly familyId: string;
  readonly petId: string;
};

/** Makes clients of a facility, each with a family and a dog of their own, and signs them in. */
export async function signInFamilies(
  origin: string,
  pool: pg.Pool,
  facilityId: string,
  count: number,
): Promise<readonly ClientFamily[]> {
  const people = await copyPerson(pool, DEMO_OWNER, 'family', count);
  const { rows } = await pool.query<Omit<ClientFamily, 'token'> & { email: string }>(
    `with clients as (
      select u.id as user_id, u.email, gen_random_uuid() as family_id, gen_random_uuid() as pet_id
      from users u where u.id = any($2::uuid[])
    ), at_home as (
      insert into families (id, code, created_at, updated_at) select family_id, family_id::text, now(), now() from clients
    ), heads as (
      insert into family_members (family_id, user_id, role_id, status, created_at)
      select family_id, user_id, $3, 'ACTIVE', now() from clients
    ), dogs as (
      insert into pets (id, family_id, name, species_id, created_at, updated_at)
      select pet_id, family_id, 'Pluto', 1, now(), now() from clients
    ), related as (
      insert into facility_clients (id, facility_id, family_id, user_id, status, client_from, created_at, updated_at)
      select gen_random_uuid(), $1, family_id, user_id, 'ACTIVE', now(), now(), now() from clients
    )
    select email, family_id as "familyId", pet_id as "petId" from clients`,
    [facilityId, people.map(({ userId }) => userId), FAMILY_ADMIN],
  );
  const tokens = await signInAll(
    origin,
    rows.map(({ email }) => email),
  );
  return rows.map(({ familyId, petId }, at) => ({ familyId, petId, token: tokens[at] ?? '' }));
}
