import { COPY } from './harness/callers.ts';
import type { Stage } from './harness/stage.ts';

type Opening = {
  /** Whether the copies of the vet also work there. Every team member is notified of a message. */
  readonly withCopies: boolean;
};

/** Opens a clinic beside the demonstration's, of the same organization, with the same staff and no clients. @returns its id */
export async function openSisterClinic(
  { pool, facilityId }: Stage,
  { withCopies }: Opening = { withCopies: true },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into facilities select (jsonb_populate_record(f, jsonb_build_object(
      'id', gen_random_uuid(), 'code', gen_random_uuid()))).* from facilities f where f.id = $1
    returning id`,
    [facilityId],
  );
  const id = rows[0]?.id ?? '';
  await pool.query(
    `insert into facility_members
    select (jsonb_populate_record(m, jsonb_build_object('facility_id', $2::uuid, 'timetable_id', null))).*
    from facility_members m join users u on u.id = m.user_id
    where m.facility_id = $1 and ($3 or u.email not like $4)`,
    [facilityId, id, withCopies, `${COPY}%`],
  );
  return id;
}
