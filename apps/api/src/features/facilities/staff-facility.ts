import type { StaffFacility } from '@zampa/contract/people/user';
import { sql, type SQL } from 'drizzle-orm';
import { roleNameOf } from '../../shapes/person-json.ts';
import { governsSql } from '../../access/governs.ts';
import { isTrialOverSql, restrictionSql } from '../../access/plan.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';

/** Returns SQL for the trial of organization `o` with facility `f`; null if it has none. */
export const trialJson = (now: Date) => sql`
  case when o.trial_status is null then null else json_build_object(
    'status', case when ${isTrialOverSql(now)} then 'EXPIRED' else o.trial_status end,
    'startedAt', iso_instant(o.trial_started_at),
    'endsAt', iso_instant(o.trial_ends_at),
    'daysLeft', case when o.trial_ends_at is not null then
      greatest(0, (o.trial_ends_at at time zone f.timezone)::date - (${now}::timestamptz at time zone f.timezone)::date)
    end) end`;

/** User id and role of a staff member of facility `f`, as SQL. */
type Member = { readonly userId: SQL; readonly roleId: SQL };

/** Returns SQL for facility `f` of organization `o` as this staff member sees it. */
export const staffFacilityJson = ({ userId, roleId }: Member, now: Date) => sql`json_build_object(
  'id', f.id, 'name', f.name, 'code', f.code, 'city', f.city, 'timezone', f.timezone, 'currency', o.currency,
  'image', '/api/files/' || f.image_id,
  'configurationStatus', f.configuration_status, 'receptionAnswers', f.reception_answers, 'urgentPassesQuiet', f.urgent_passes_quiet, 'idRole', ${roleId}, 'role', ${roleNameOf(roleId)},
  'OrganizationId', f.organization_id, 'governs', ${governsSql(userId, sql`f.id`)},
  'trial', ${trialJson(now)}, 'restriction', ${restrictionSql(now)})`;

/** Reads a facility as a staff member sees it. Throws NOT_FOUND. */
export async function readStaffFacility(
  db: Queryable,
  facilityId: string,
  { userId, roleId }: { readonly userId: string; readonly roleId: number },
  now: Date,
): Promise<StaffFacility> {
  const [row] = await rowsOf<{ facility: StaffFacility }>(
    db,
    sql`select ${staffFacilityJson({ userId: sql`${userId}::uuid`, roleId: sql`${roleId}::int` }, now)} as facility
      from facilities f join organizations o on o.id = f.organization_id where f.id = ${facilityId}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row.facility;
}
