import type pg from 'pg';
import type { Crowd } from './many-requests.ts';
import { RELATED_FAMILIES } from './other-clinics.ts';

/**
 * Adds this many clients named Olga Rossi to a facility, each with a family and a dog that the facility may see,
 * directly in the tables.
 *
 * @returns their families
 */
export async function fillClients(
  pool: pg.Pool,
  facilityId: string,
  count: number,
): Promise<Crowd['families']> {
  const { rows } = await pool.query<Crowd['families'][number]>(
    `with clients as materialized (
      select $1::uuid as facility_id, gen_random_uuid() as family_id, gen_random_uuid() as user_id, gen_random_uuid() as pet_id
      from generate_series(1, $2::int)
    ), people as (
      insert into users (id, first_name, last_name, is_vet, marketing, thirdparties, language, created_at, updated_at)
      select user_id, 'Olga', 'Rossi', false, 0, 0, 'en', now(), now() from clients
    ), ${RELATED_FAMILIES}, shown as (
      insert into facility_pets (facility_id, pet_id, created_at) select facility_id, pet_id, now() from clients
    )
    select family_id as id, user_id as "userId", pet_id as "petId" from clients`,
    [facilityId, count],
  );
  return rows;
}
