import { fillFacility, MESSAGES_EACH } from '@zampa/testing/many-requests';
import type { Stage } from './harness/stage.ts';

type Family = { readonly id: string; readonly userId: string; readonly petId: string };

/** Fills the demonstration's clinic, its families and staff, with so many events. @returns a pet that some are about */
export async function fillClinic({ pool, facilityId }: Stage, events: number) {
  const { rows: families } = await pool.query<Family>(
    `select fc.family_id as id, fc.user_id as "userId", min(p.id::text) as "petId"
    from facility_clients fc join pets p on p.family_id = fc.family_id
    where fc.facility_id = $1 and fc.status = 'ACTIVE' group by 1, 2 order by 1`,
    [facilityId],
  );
  const { rows: staff } = await pool.query<{ id: string }>(
    `select m.user_id as id from facility_members m join users u on u.id = m.user_id
    where m.facility_id = $1 and m.role_id in (1, 3) order by m.created_at, m.user_id limit 3`,
    [facilityId],
  );
  const assignees = staff.map(({ id }) => id);
  await fillFacility(pool, { facilityId, families, assignees }, Math.ceil(events / MESSAGES_EACH));
  const [family] = families;
  if (!family) throw new Error('the demonstration has no clients with pets');
  return { petId: family.petId };
}
