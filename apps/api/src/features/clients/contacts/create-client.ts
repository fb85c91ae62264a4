import type { createClient as call } from '@zampa/contract/clients/create-client';
import { facilities } from '@zampa/db/schema/facilities';
import { pets, species } from '@zampa/db/schema/pets';
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
import { linkPetsToFacility } from '../../pets/public.ts';
import { readClient } from '../lists/read-client.ts';

/**
 * Creates a client record for someone who calls or walks in; it can be booked immediately. Errors: FACILITY_UNKNOWN,
 * VALIDATION, CLIENT_EXISTS if the facility already has this client.
 */
export async function createClient(
  { viewer, tx, body, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const { FacilityId: facilityId, pet, email = null, phone = null, ...person } = body;
  // Locks the facility, so that parallel creates, imports and invitations of the same person run one after the other.
  const [facility] = await tx
    .select()
    .from(facilities)
    .where(eq(facilities.id, facilityId))
    .for('update');
  if (!facility) throw new Refusal('FACILITY_UNKNOWN');
  const identity = identityOf({ ...person, email, phone, mobile: null }, facility.country);
  const duplicates = await findDuplicates(tx, facility, [{ identity, pets: [] }]);
  if (duplicates.find(identity, [])) throw new Refusal('CLIENT_EXISTS');
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
  if (pet) await insertFirstPet(tx, { ...pet, familyId, facilityId }, now);
  publishClient(deps, tx, facilityId, familyId);
  return readClient(tx, relation.id, viewer);
}

type FirstPet = NonNullable<PersonContext<typeof call>['body']['pet']> & {
  readonly familyId: string;
  readonly facilityId: string;
};

async function insertFirstPet(
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
  await linkPetsToFacility(tx, facilityId, [id], now);
}
