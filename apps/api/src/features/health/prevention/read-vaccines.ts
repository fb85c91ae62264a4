import type { readVaccines as call } from '@zampa/contract/health/read-vaccines';
import type { Vaccine } from '@zampa/contract/health/objects/vaccine';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';
import { vaccineJson } from './vaccine-json.ts';

/** Returns the catalogue of preventive care by species. */
export async function readVaccines({ tx }: PersonContext<typeof call>): Promise<Vaccine[]> {
  const rows = await rowsOf<{ vaccine: Vaccine }>(
    tx,
    sql`select ${vaccineJson} as vaccine from preventive_items i order by i.species_id, i.id`,
  );
  return rows.map(({ vaccine }) => vaccine);
}
