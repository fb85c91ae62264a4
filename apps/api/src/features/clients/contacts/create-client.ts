import type { createClient as call } from '@zampa/contract/clients/create-client';
import { facilities } from '@zampa/db/schema/facilities';
import { pets, species } from '@zampa/db/schema/pets';
import { identityKey } from '@zampa/domain/import/verdicts';
import { eq } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { publishClient } from '../../../realtime/publish-family.ts';
import { newId } from '../../../db/ids.ts';
import { identityOf, findDuplicates } from './find-duplicates.ts';
import { insertClientRecords } from './insert-client-records.ts';
import { linkToFacility } from '../../pets/public.ts';
import { readClient } from '../lists/read-client.ts';

/**
 * Enters somebody who rings or walks in: a record of the facility's own, which can be booked at once.
 * Refusals: FACILITY_UNKNOWN, VALIDATION, CLIENT_EXISTS for whom the facility knows already.
 */
export async function createClient(
  { viewer, tx, body, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const { FacilityId: facilityId, pet, email = null, phone = null, ...person } = body;
  // Two who enter, import or invite the same person at once wait for each other here.
  const [facility] = await tx
    .select()
    .from(facilities)
    .where(eq(facilities.id, facilityId))
    .for('update');
  if (!facility) throw new Refusal('FACILITY_UNKNOWN');
  const identity = identityOf({ ...person, email, phone }, facility.country);
  const known = await findDuplicates(tx, facility, [identity]);
  if (known.has(identityKey(identity))) throw new Refusal('CLIENT_EXISTS');
  const [relation] = await withoutPersonIn(tx, 'newcomers', (open) =>
    insertClientRecords(
      open,
      { facilityId, writerId: viewer.userId },
      [{ email, phone, ...person }],
      now,
    ),
  );
  if (!relation) throw new Error('insert returned no row');
  const { familyId } = relation;
  if (pet) await addPet(tx, { ...pet, familyId, facilityId }, now);
  publishClient(deps, tx, facilityId, familyId);
  return readClient(tx, relation.id, viewer);
}

type FirstPet = NonNullable<PersonContext<typeof call>['body']['pet']> & {
  readonly familyId: string;
  readonly facilityId: string;
};

async function addPet(
  tx: Queryable,
  { name, SpeciesId: speciesId, sex, familyId, facilityId }: FirstPet,
  now: Date,
): Promise<void> {
  const [kind] = await tx.select().from(species).where(eq(species.id, speciesId));
  if (!kind) throw invalid('pet.SpeciesId', 'unknown');
  const id = newId();
  await tx
    .insert(pets)
    .values({ id, familyId, name, speciesId, sex: sex ?? null, createdAt: now, updatedAt: now });
  await linkToFacility(tx, facilityId, [id], now);
}
