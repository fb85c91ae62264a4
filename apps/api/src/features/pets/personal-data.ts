import { sql } from 'drizzle-orm';
import { petJson } from '../../shapes/pet-json.ts';
import type { PersonalData } from '../../personal-data.ts';

/** Export of the pets of a person's families, including removed ones. */
export const petData: PersonalData = {
  parts: {
    pets: {
      tables: ['pets', 'pet_weights'],
      json: ({ userId }) => sql`
        select coalesce(json_agg((${petJson('p')})::jsonb || jsonb_build_object(
          'species', (select s.name_en from species s where s.id = p.species_id),
          'breed', (select b.name_en from breeds b where b.id = p.breed_id),
          'dateDeleted', iso_instant(p.deleted_at),
          'weights', (select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'weight', w.weight_grams,
            'dateCreated', iso_instant(w.created_at)) order by w.created_at, w.id), '[]')
            from pet_weights w where w.pet_id = p.id)) order by p.created_at, p.id), '[]')
        from pets p where p.family_id in (select fm.family_id from family_members fm
          where fm.user_id = ${userId} and fm.status = 'ACTIVE')`,
    },
  },
};
