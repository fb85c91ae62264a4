import { sql } from 'drizzle-orm';
import { isRestrictedSql } from '../../../access/plan.ts';

/** Returns SQL for clinic `f` of organization `o` as the family of relation `fc` sees it. */
export const vetFacilityJson = (now: Date) => sql`json_build_object(
  'id', f.id, 'name', f.name, 'city', f.city, 'phone', f.phone, 'timezone', f.timezone, 'image', '/api/files/' || f.image_id,
  'acceptsRequests', not ${isRestrictedSql(now)},
  'FamilyId', fc.family_id, 'status', fc.status, 'clientFrom', iso_instant(fc.client_from),
  'pets', (select coalesce(json_agg(fp.pet_id order by fp.pet_id), '[]') from facility_pets fp
    join pets lp on lp.id = fp.pet_id
    where fp.facility_id = f.id and lp.family_id = fc.family_id and lp.deleted_at is null))`;
