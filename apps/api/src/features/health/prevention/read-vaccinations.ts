import type { Vaccination } from '@zampa/contract/health/objects/vaccination';
import type { readVaccinations as call } from '@zampa/contract/health/read-vaccinations';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { visiblePet } from '../../../access/visible-pet.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';
import { decodeCursor, pageOfRows, type PositionedRow } from '../../../http/replies/pagination.ts';
import { isOfOwnPet, isOfWorkplace, isShownToWorkplace } from '../visible-records.ts';
import { vaccinationJson } from './vaccination-json.ts';

export function readVaccinations({ viewer, tx, query }: PersonContext<typeof call>) {
  return findVaccinations(tx, viewer, query);
}

type Row = PositionedRow<Vaccination>;
type VaccinationsQuery = {
  readonly PetId: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
};

/**
 * Returns a page of a pet's vaccinations, latest dose first: for its family all of them, for staff those of their
 * clinic, those that the family recorded, and those of clinics whose record the family shows to them.
 */
export async function findVaccinations(
  db: Queryable,
  viewer: Viewer,
  { PetId, limit, cursor }: VaccinationsQuery,
): Promise<{ readonly items: readonly Vaccination[]; readonly next: string | null }> {
  const after = decodeCursor(cursor, 2);
  const rows = await rowsOf<Row>(
    db,
    sql`select ${vaccinationJson(viewer)} as item, array[v.given_on::text, v.id::text] as position
    from vaccinations v
    join preventive_items i on i.id = v.item_id
    join pets p on p.id = v.pet_id
    where v.pet_id = ${PetId} and (${isOfWorkplace(viewer, sql`v`)} or ${isOfOwnPet(viewer, sql`v`)}
      or (v.facility_id is null or ${isShownToWorkplace(viewer, sql`v`)}) and ${visiblePet(viewer)})
      ${after ? sql`and (v.given_on, v.id) < (${after[0]}::date, ${after[1]}::uuid)` : sql``}
    order by v.given_on desc, v.id desc limit ${limit + 1}`,
  );
  return pageOfRows(rows, limit);
}
