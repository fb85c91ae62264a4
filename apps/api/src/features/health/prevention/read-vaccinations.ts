import type { Vaccination } from '@zampa/contract/health/objects/vaccination';
import type { readVaccinations as call } from '@zampa/contract/health/read-vaccinations';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { visiblePet } from '../../../access/visible-pet.ts';
import type { Queryable } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';
import {
  findLatestPage,
  type ItemsPage,
  type PageQuery,
} from '../../../http/replies/latest-page.ts';
import { isOfOwnPet, isOfWorkplace, isShownToWorkplace } from '../visible-records.ts';
import { vaccinationJson } from './vaccination-json.ts';

export function readVaccinations({ viewer, tx, query }: PersonContext<typeof call>) {
  return findVaccinations(tx, viewer, query);
}

type VaccinationsQuery = PageQuery & { readonly PetId: string };

/**
 * Returns a page of a pet's vaccinations, latest dose first: for its family all of them, for staff those of their
 * clinic, those that the family recorded, and those of clinics whose record the family shows to them.
 */
export function findVaccinations(
  db: Queryable,
  viewer: Viewer,
  { PetId, ...page }: VaccinationsQuery,
): Promise<ItemsPage<Vaccination>> {
  return findLatestPage(db, page, {
    item: vaccinationJson(viewer),
    from: sql`vaccinations v join preventive_items i on i.id = v.item_id join pets p on p.id = v.pet_id`,
    where: sql`v.pet_id = ${PetId} and (${isOfWorkplace(viewer, sql`v`)} or ${isOfOwnPet(viewer, sql`v`)}
      or (v.facility_id is null or ${isShownToWorkplace(viewer, sql`v`)}) and ${visiblePet(viewer)})`,
    at: sql`v.given_on`,
    type: 'date',
    id: sql`v.id`,
  });
}
