import type { Vaccination } from '@zampa/contract/health/objects/vaccination';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { fileAddress } from '../../../db/file-address.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { readerSideOf } from '../../../shapes/person-json.ts';
import { personById } from '../person-by-id.ts';
import { vaccineJson } from './vaccine-json.ts';

/** SQL: vaccination `v` with item `i` as JSON. */
export function vaccinationJson(viewer: Viewer): SQL {
  const side = readerSideOf(viewer);
  return sql`json_build_object(
    'id', v.id, 'PetId', v.pet_id, 'facilityId', v.facility_id,
    'source', case when v.facility_id is null then 'OWNER' else 'CLINIC' end,
    'vaccineId', v.item_id, 'vaccine', ${vaccineJson}, 'product', v.product, 'manufacturer', v.manufacturer,
    'batch', v.batch, 'expiresOn', v.expires_on, 'givenOn', v.given_on, 'site', v.site,
    'doseNumber', v.dose_number, 'nextDueOn', v.next_due_on, 'file', ${fileAddress(sql`v.file_id`)},
    'author', ${personById(sql`v.author_id`, side)},
    'confirmed', case when v.confirmed_at is not null then json_build_object('facilityId', v.confirmed_facility_id,
      'by', ${personById(sql`v.confirmed_by`, side)}, 'at', iso_instant(v.confirmed_at)) end,
    'voided', case when v.voided_at is not null then json_build_object('reason', v.void_reason,
      'by', ${personById(sql`v.voided_by`, side)}, 'at', iso_instant(v.voided_at)) end,
    'dateCreated', iso_instant(v.created_at))`;
}

/** Reads a vaccination. The caller has checked access. Throws NOT_FOUND. */
export async function readVaccination(
  tx: Queryable,
  viewer: Viewer,
  id: string,
): Promise<Vaccination> {
  const [row] = await rowsOf<{ vaccination: Vaccination }>(
    tx,
    sql`select ${vaccinationJson(viewer)} as vaccination
      from vaccinations v join preventive_items i on i.id = v.item_id where v.id = ${id}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row.vaccination;
}
