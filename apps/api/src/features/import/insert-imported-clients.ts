import { facilityPets } from '@zampa/db/schema/facilities';
import { pets } from '@zampa/db/schema/pets';
import type { Queryable } from '../../db/database.ts';
import { insertClientRecords } from '../clients/public.ts';
import { newId } from '../../db/ids.ts';
import { insertMany } from '../../db/insert-many.ts';
import type { ParsedPet, ParsedRow } from './parse-row.ts';

/** Inserts clients with their families and pets, with one statement per table. */
export async function insertImportedClients(
  tx: Queryable,
  target: { readonly facilityId: string; readonly writerId: string; readonly importId: string },
  accepted: readonly ParsedRow[],
  now: Date,
): Promise<void> {
  const relations = await insertClientRecords(
    tx,
    target,
    accepted.map(({ pets: _pets, warnings: _warnings, ...person }) => person),
    now,
  );
  await insertPets(
    tx,
    target.facilityId,
    relations.map(({ familyId }, index) => ({ familyId, pets: accepted[index]?.pets ?? [] })),
    now,
  );
}

/** Inserts pets of families that exist only in this facility's records, with two statements. */
export async function insertPets(
  tx: Queryable,
  facilityId: string,
  families: readonly { readonly familyId: string; readonly pets: readonly ParsedPet[] }[],
  now: Date,
): Promise<void> {
  const written = families.flatMap(({ familyId, pets: own }) =>
    own.map((pet) => ({
      ...pet,
      id: newId(),
      familyId,
      knownTo: [facilityId],
      createdAt: now,
      updatedAt: now,
    })),
  );
  await insertMany(tx, pets, written);
  await insertMany(
    tx,
    facilityPets,
    written.map(({ id: petId }) => ({ facilityId, petId, createdAt: now })),
  );
}
