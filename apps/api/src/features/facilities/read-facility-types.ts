import type { readFacilityTypes as call } from '@zampa/contract/facilities/read-facility-types';
import { facilityTypes } from '@zampa/db/schema/facilities';
import { asc } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { PersonContext } from '../../http/context.ts';

/** Returns the kinds of facility, in the order of their ids. */
export function readFacilityTypes({ tx }: PersonContext<typeof call>) {
  return findFacilityTypes(tx);
}

async function findFacilityTypes(db: Queryable) {
  const types = await db.select().from(facilityTypes).orderBy(asc(facilityTypes.id));
  return types.map(({ id, nameEn, nameIt }) => ({
    id,
    name: nameEn,
    names: { en: nameEn, it: nameIt },
  }));
}
