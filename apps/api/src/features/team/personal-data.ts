import { sql } from 'drizzle-orm';
import { roleNameOf } from '../../shapes/person-json.ts';
import type { PersonalData } from '../../personal-data.ts';

/** Export of a person's workplaces and applications, with role and timetable. */
export const workplaceData: PersonalData = {
  parts: {
    workplaces: {
      tables: ['facility_members'],
      json: ({ userId }) => sql`
        select coalesce(json_agg(json_build_object('id', m.facility_id, 'name', f.name, 'status', m.status,
          'idRole', m.role_id, 'role', ${roleNameOf(sql`m.role_id`)}, 'species', m.species,
          'services', m.services, 'dateJoined', iso_instant(m.created_at),
          'timetable', (select json_build_object('id', t.id, 'name', t.name,
            'hours', (select coalesce(json_agg(json_build_object('weekday', h.weekday,
              'fromMinute', h.from_minute, 'toMinute', h.to_minute) order by h.weekday, h.from_minute), '[]')
              from weekly_hours h where h.timetable_id = t.id))
            from timetables t where t.id = m.timetable_id))
          order by m.created_at, m.facility_id), '[]')
        from facility_members m left join facilities f on f.id = m.facility_id
        where m.user_id = ${userId}`,
    },
  },
};
