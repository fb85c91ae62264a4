import type { Medicine } from '@zampa/contract/health/objects/medicine';
import type { readMedicines as call } from '@zampa/contract/health/therapy/read-medicines';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';

/** Most medicines that are suggested. */
const MOST = 200;

/** Returns the medicines that any vet of a clinic has prescribed, most prescribed first, as they were written last. */
export async function readMedicines({ tx, query }: PersonContext<typeof call>) {
  const rows = await rowsOf<{ medicine: Medicine }>(
    tx,
    sql`select (array_agg(json_build_object('medicine', l.medicine, 'ingredient', l.ingredient, 'strength', l.strength,
        'form', l.form, 'unit', l.unit, 'route', l.route) order by r.created_at desc, l.position))[1] as medicine
      from prescription_lines l join prescriptions r on r.id = l.prescription_id
      where l.facility_id = ${query.facilityId} and r.facility_id = ${query.facilityId}
      group by lower(l.medicine), lower(coalesce(l.strength, '')), lower(coalesce(l.form, ''))
      order by count(*) desc, lower(l.medicine), lower(coalesce(l.strength, '')), lower(coalesce(l.form, ''))
      limit ${MOST}`,
  );
  return rows.map(({ medicine }) => medicine);
}
