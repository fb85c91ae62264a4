import type { Prescription } from '@zampa/contract/health/objects/prescription';
import type { readPrescriptions as call } from '@zampa/contract/health/therapy/read-prescriptions';
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
import { isOfOwnPet, isReadByStaff, isShownToStaff } from '../visible-records.ts';
import { prescriptionJson } from './prescription-json.ts';

export function readPrescriptions({ viewer, tx, query }: PersonContext<typeof call>) {
  return findPrescriptions(tx, viewer, query);
}

type PrescriptionsQuery = PageQuery & { readonly PetId: string };

/**
 * Returns a page of a pet's prescriptions, latest first: all for its family; for staff those of their clinic, and of
 * clinics whose record the family shows to them.
 */
export function findPrescriptions(
  db: Queryable,
  viewer: Viewer,
  { PetId, ...page }: PrescriptionsQuery,
): Promise<ItemsPage<Prescription>> {
  return findLatestPage(db, page, {
    item: prescriptionJson(viewer),
    from: sql`prescriptions r join pets p on p.id = r.pet_id`,
    where: sql`r.pet_id = ${PetId} and (${isReadByStaff(viewer, sql`r`)} or ${isOfOwnPet(viewer, sql`r`)}
      or ${isShownToStaff(viewer, sql`r`)} and ${visiblePet(viewer)})`,
    at: sql`r.created_at`,
    type: 'timestamptz',
    id: sql`r.id`,
  });
}
