import type { RecordAccess } from '@zampa/contract/health/objects/record-access';
import type { readRecordAccess as call } from '@zampa/contract/health/read-record-access';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import { uuids } from '../../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';
import {
  findLatestPage,
  type ItemsPage,
  type PageQuery,
} from '../../../http/replies/latest-page.ts';
import { isOfOwnPet } from '../visible-records.ts';

export function readRecordAccess({ viewer, tx, query }: PersonContext<typeof call>) {
  return findRecordAccess(tx, viewer, query);
}

type AccessQuery = PageQuery & { readonly PetId: string };

/** Returns a page of the consents about a pet that apply, latest first: all for its family, for staff those they have. */
export async function findRecordAccess(
  db: Queryable,
  viewer: Viewer,
  { PetId, ...page }: AccessQuery,
): Promise<ItemsPage<RecordAccess>> {
  const workplaces = uuids(viewer.facilities.map(({ facilityId }) => facilityId));
  const { items, next } = await findLatestPage<Stored>(db, page, {
    item: sql`json_build_object('PetId', a.pet_id, 'from', a.from_facility_id, 'to', a.to_facility_id,
      'dateGranted', iso_instant(a.granted_at))`,
    from: sql`record_access a`,
    where: sql`a.pet_id = ${PetId} and a.withdrawn_at is null
      and (a.to_facility_id = any(${workplaces}) or ${isOfOwnPet(viewer, sql`a`)})`,
    at: sql`a.granted_at`,
    type: 'timestamptz',
    id: sql`a.id`,
  });
  const clinicOf = await findClinics(db, items);
  return {
    items: items.map(({ from, to, ...access }) => ({
      ...access,
      from: clinicOf(from),
      to: clinicOf(to),
    })),
    next,
  };
}

type Stored = Omit<RecordAccess, 'from' | 'to'> & { readonly from: string; readonly to: string };

/** Returns a lookup of clinics by id. Staff may know the name of a clinic whose record the family shows them. */
async function findClinics(db: Queryable, items: readonly Stored[]) {
  const ids = items.flatMap(({ from, to }) => [from, to]);
  const rows = await withoutPersonIn(db, 'newcomers', (all) =>
    rowsOf<RecordAccess['from']>(
      all,
      sql`select f.id, f.name from facilities f where f.id = any(${uuids(ids)})`,
    ),
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id: string): RecordAccess['from'] => ({ id, name: names.get(id) ?? '' });
}
