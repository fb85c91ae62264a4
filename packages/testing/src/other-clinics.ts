import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import type pg from 'pg';
import { type Crowd, fillFacilities, MESSAGES_EACH } from './many-requests.ts';

const FAMILIES = 20;

/**
 * Common table expressions that insert a family, a dog and a client relation for people. They need a preceding
 * `clients` with the columns `facility_id`, `family_id`, `user_id` and `pet_id`.
 */
export const RELATED_FAMILIES = `at_home as (
      insert into families (id, code, created_at, updated_at) select family_id, family_id::text, now(), now() from clients
    ), heads as (
      insert into family_members (family_id, user_id, role_id, status, created_at)
      select family_id, user_id, ${FAMILY_ADMIN}, 'ACTIVE', now() from clients
    ), dogs as (
      insert into pets (id, family_id, name, species_id, created_at, updated_at)
      select pet_id, family_id, 'Pluto', 1, now(), now() from clients
    ), related as (
      insert into facility_clients (id, facility_id, family_id, user_id, status, client_from, created_at, updated_at)
      select gen_random_uuid(), facility_id, family_id, user_id, 'ACTIVE', now(), now(), now() from clients
    )`;

/**
 * Creates clinics of other organizations, each with a vet and clients, and this number of events.
 *
 * @param facilityId the facility that they are copied from
 */
export async function fillOtherClinics(
  pool: pg.Pool,
  facilityId: string,
  { clinics, events }: { readonly clinics: number; readonly events: number },
): Promise<void> {
  const { rows } = await pool.query<Crowd>(
    `with opened as (
      select gen_random_uuid() as id, gen_random_uuid() as organization_id, gen_random_uuid() as vet_id
      from generate_series(1, $1::int)
    ), organized as (
      insert into organizations (id, name, created_at) select organization_id, 'Elsewhere', now() from opened
    ), founded as (
      insert into facilities select (jsonb_populate_record(f, jsonb_build_object(
        'id', opened.id, 'organization_id', opened.organization_id, 'code', opened.id))).*
      from facilities f cross join opened where f.id = $2
    ), clients as (
      select opened.id as facility_id, gen_random_uuid() as family_id, gen_random_uuid() as user_id, gen_random_uuid() as pet_id
      from opened cross join generate_series(1, ${FAMILIES})
    ), people as (
      insert into users (id, first_name, last_name, is_vet, marketing, thirdparties, language, created_at, updated_at)
      select vet_id, 'Vet', 'Elsewhere', true, 0, 0, 'en', now(), now() from opened
      union all select user_id, 'Owner', 'Elsewhere', false, 0, 0, 'en', now(), now() from clients
    ), hired as (
      insert into facility_members (facility_id, user_id, role_id, status, created_at)
      select id, vet_id, 3, 'ACTIVE', now() from opened
    ), ${RELATED_FAMILIES}
    select opened.id as "facilityId", array[opened.vet_id::text] as assignees, (
      select json_agg(json_build_object('id', family_id, 'userId', user_id, 'petId', pet_id))
      from clients where clients.facility_id = opened.id) as families
    from opened`,
    [clinics, facilityId],
  );
  await fillFacilities(pool, rows, Math.ceil(events / MESSAGES_EACH));
}
