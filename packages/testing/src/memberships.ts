import { updateFacility } from '@zampa/contract/facilities/update-facility';
import type pg from 'pg';
import type { Vet } from './people.ts';

/** Makes a person a team member of a facility directly in the table, without an invitation. */
export async function employ(
  pool: Pick<pg.Pool, 'query'>,
  facilityId: string,
  userId: string,
  { roleId, status = 'ACTIVE' }: { roleId: number; status?: 'ACTIVE' | 'PENDING' | 'REMOVED' },
): Promise<void> {
  await pool.query(
    `insert into facility_members (facility_id, user_id, role_id, status, created_at)
    values ($1, $2, $3, $4, now())
    on conflict (facility_id, user_id) do update set role_id = $3, status = $4`,
    [facilityId, userId, roleId, status],
  );
}

/** Turns off that reception reads and answers messages of owners. */
export async function disableReceptionAnswers(admin: Vet): Promise<void> {
  await admin.call(updateFacility, {
    body: { facilityId: admin.facility.id, receptionAnswers: false },
  });
}

const FAMILY_MEMBER = 10;

/** Moves a pet owner from their own family to another as a member without admin rights, directly in the table. */
export async function moveToFamily(
  pool: Pick<pg.Pool, 'query'>,
  familyId: string,
  userId: string,
): Promise<void> {
  await pool.query('delete from family_members where user_id = $1', [userId]);
  await pool.query(
    `insert into family_members (family_id, user_id, role_id, created_at) values ($1, $2, $3, now())`,
    [familyId, userId, FAMILY_MEMBER],
  );
}
