import type { Prescription } from '@zampa/contract/health/objects/prescription';
import type { readPrescriptions as call } from '@zampa/contract/health/therapy/read-prescriptions';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { visiblePet } from '../../../access/visible-pet.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';
import { decodeCursor, pageOfRows, type PositionedRow } from '../../../http/replies/pagination.ts';
import { isOfOwnPet, isReadByStaff, isShownToStaff } from '../visible-records.ts';
import { prescriptionJson } from './prescription-json.ts';

export function readPrescriptions({ viewer, tx, query }: PersonContext<typeof call>) {
  return findPrescriptions(tx, viewer, query);
}

type Row = PositionedRow<Prescription>;
type PrescriptionsQuery = {
  readonly PetId: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
};

/**
 * Returns a page of a pet's prescriptions, latest first: all for its family; for staff those of their clinic, and of
 * clinics whose record the family shows to them.
 */
export async function findPrescriptions(
  db: Queryable,
  viewer: Viewer,
  { PetId, limit, cursor }: PrescriptionsQuery,
): Promise<{ readonly items: readonly Prescription[]; readonly next: string | null }> {
  const after = decodeCursor(cursor, 2);
  const rows = await rowsOf<Row>(
    db,
    sql`select ${prescriptionJson(viewer)} as item, array[iso_micros(r.created_at), r.id::text] as position
    from prescriptions r join pets p on p.id = r.pet_id
    where r.pet_id = ${PetId} and (${isReadByStaff(viewer, sql`r`)} or ${isOfOwnPet(viewer, sql`r`)}
      or ${isShownToStaff(viewer, sql`r`)} and ${visiblePet(viewer)})
      ${after ? sql`and (r.created_at, r.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
    order by r.created_at desc, r.id desc limit ${limit + 1}`,
  );
  return pageOfRows(rows, limit);
}
