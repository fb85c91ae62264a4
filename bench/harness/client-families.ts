import { DEMO_OWNER } from '@zampa/db/seed/accounts';
import { RELATED_FAMILIES } from '@zampa/testing/other-clinics';
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
      select $1::uuid as facility_id, u.id as user_id, u.email, gen_random_uuid() as family_id, gen_random_uuid() as pet_id
      from users u where u.id = any($2::uuid[])
    ), ${RELATED_FAMILIES}
    select email, family_id as "familyId", pet_id as "petId" from clients`,
    [facilityId, people.map(({ userId }) => userId)],
  );
  const tokens = await signInAll(
    origin,
    rows.map(({ email }) => email),
  );
  return rows.map(({ familyId, petId }, at) => ({ familyId, petId, token: tokens[at] ?? '' }));
}
