import { sql } from 'drizzle-orm';
import { hoursJson } from './weekly-hours.ts';

/** SQL: timetable `t` as JSON, with its hours and followers. */
export const timetableJson = sql`json_build_object(
  'id', t.id, 'facilityId', t.facility_id, 'name', t.name,
  'hours', ${hoursJson((w) => sql`${w}.timetable_id = t.id`)},
  'users', (select coalesce(json_agg(m.user_id order by m.created_at, m.user_id), '[]')
    from facility_members m where m.timetable_id = t.id and m.status = 'ACTIVE'),
  'dateUpdated', iso_instant(t.updated_at))`;
