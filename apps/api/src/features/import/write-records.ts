import { facilityPets } from '@zampa/db/schema/facilities';
import { pets } from '@zampa/db/schema/pets';
import type { Queryable } from '../../db/database.ts';
import { insertClientRecords } from '../clients/public.ts';
import { newId } from '../../db/ids.ts';
import { insertMany } from '../../db/insert-many.ts';
import type { ReadPet, ReadRow } from './read-row.ts';

/** Writes people, their families and their animals: one statement for each table, however many there are. */
export async function writeRecords(
  tx: Queryable,
  target: { readonly facilityId: string; readonly writerId: string; readonly importId: string },
  accepted: readonly ReadRow[],
  now: Date,
): Promise<void> {
  const relations = await insertClientRecords(
    tx,
    target,
    accepted.map(({ firstName, lastName, email, phone, mobile, address, taxNumber, note }) => ({
      firstName,
      lastName,
      email,
      phone,
      mobile,
      address,
      taxNumber,
      note,
    })),
    now,
  );
  await insertPets(
    tx,
    target.facilityId,
    relations.map(({ familyId }, index) => ({ familyId, pets: accepted[index]?.pets ?? [] })),
    now,
  );
}

/** Writes animals of families that the facility alone knows: two statements, however many they are. */
export async function insertPets(
  tx: Queryable,
  facilityId: string,
  families: readonly { readonly familyId: string; readonly pets: readonly ReadPet[] }[],
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
