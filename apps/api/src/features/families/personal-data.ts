import { sql } from 'drizzle-orm';
import { roleNameOf } from '../../shapes/person-json.ts';
import type { PersonalData } from '../../personal-data.ts';

/** Export of a person's families, with the names of other members, which each member can see anyway. */
export const familyData: PersonalData = {
  parts: {
    families: {
      tables: ['families', 'family_members'],
      json: ({ userId }) => sql`
        select coalesce(json_agg(json_build_object('id', own.family_id, 'status', own.status,
          'idRole', own.role_id, 'role', ${roleNameOf(sql`own.role_id`)},
          'code', case when own.status = 'ACTIVE' then fa.code end,
          'dateJoined', iso_instant(own.created_at),
          'dateCreated', case when own.status = 'ACTIVE' then iso_instant(fa.created_at) end,
          'members', case when own.status = 'ACTIVE' then (
            select coalesce(json_agg(json_build_object('id', u.id, 'firstName', u.first_name,
              'lastName', u.last_name, 'role', ${roleNameOf(sql`fm.role_id`)}, 'status', fm.status)
              order by fm.created_at, u.id), '[]')
            from family_members fm join users u on u.id = fm.user_id
            where fm.family_id = own.family_id and fm.user_id <> own.user_id) end)
          order by own.created_at, own.family_id), '[]')
        from family_members own left join families fa on fa.id = own.family_id
        where own.user_id = ${userId}`,
    },
  },
};
