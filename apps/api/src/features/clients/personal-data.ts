import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';

/**
 * Export of the clinics of a person's families. A clinic's notes about its clients are its own records and must be
 * requested there (ADR 078).
 */
export const relationData: PersonalData = {
  parts: {
    clinics: {
      tables: ['facility_clients', 'facility_pets'],
      json: ({ userId }) => sql`
        select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'address', f.address,
          'city', f.city, 'phone', f.phone, 'FamilyId', fc.family_id, 'status', fc.status,
          'isContact', fc.user_id = ${userId}::uuid,
          'clientFrom', iso_instant(fc.client_from), 'dateCreated', iso_instant(fc.created_at),
          'dateUpdated', iso_instant(fc.updated_at),
          'pets', (select coalesce(json_agg(shown.pet_id order by shown.created_at, shown.pet_id), '[]')
            from facility_pets shown join pets p on p.id = shown.pet_id
            where shown.facility_id = fc.facility_id and p.family_id = fc.family_id))
          order by fc.created_at, fc.id), '[]')
        from facility_clients fc join facilities f on f.id = fc.facility_id
        where fc.family_id in (select fm.family_id from family_members fm
          where fm.user_id = ${userId} and fm.status = 'ACTIVE')`,
    },
  },
};
