import type { readFacilityTypes as call } from '@zampa/contract/facilities/read-facility-types';
import { facilityTypes } from '@zampa/db/schema/facilities';
import { asc } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { PersonContext } from '../../http/context.ts';
import { pageOfList, type Page } from '../../http/replies/pagination.ts';

/** Returns the facility types, sorted by id. Throws VALIDATION. */
export async function readFacilityTypes({ tx, query }: PersonContext<typeof call>): Promise<Page> {
  return pageOfList(await findFacilityTypes(tx), query);
}

async function findFacilityTypes(db: Queryable) {
  const types = await db.select().from(facilityTypes).orderBy(asc(facilityTypes.id));
  return types.map(({ id, nameEn, nameIt }) => ({
    id,
    name: nameEn,
    names: { en: nameEn, it: nameIt },
  }));
}
