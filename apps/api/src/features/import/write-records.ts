import { facilityClients, facilityPets } from '@zampa/db/schema/facilities';
import { families, familyMembers, users } from '@zampa/db/schema/people';
import { pets } from '@zampa/db/schema/pets';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import type { Queryable } from '../../db/database.ts';
import { newCode, newId } from '../../db/ids.ts';
import type { ReadRow } from './read-row.ts';

/** Writes people, their families and their animals: one statement for each table, however many there are. */
export async function writeRecords(
  tx: Queryable,
  { facilityId, importId }: { readonly facilityId: string; readonly importId: string },
  accepted: readonly ReadRow[],
  now: Date,
): Promise<void> {
  const at = { createdAt: now, updatedAt: now };
  const records = accepted.map((each) => ({ ...each, userId: newId(), familyId: newId() }));
  await tx.insert(users).values(
    records.map(({ userId, firstName, lastName, email, phone, mobile, address, taxNumber }) => ({
      id: userId,
      firstName,
      lastName,
      email,
      phone,
      mobile,
      address,
      taxNumber,
      ...at,
      isVet: false,
      marketing: 0,
      thirdparties: 0,
      language: 'en' as const,
    })),
  );
  await tx
    .insert(families)
    .values(records.map(({ familyId }) => ({ id: familyId, code: newCode(), ...at })));
  await tx.insert(familyMembers).values(
    records.map(({ familyId, userId }) => ({
      familyId,
      userId,
      roleId: FAMILY_ADMIN,
      createdAt: now,
    })),
  );
  await tx.insert(facilityClients).values(
    records.map(({ familyId, userId, note }) => ({
      id: newId(),
      facilityId,
      familyId,
      userId,
      importId,
      ...at,
      status: 'IMPORTED' as const,
      note,
    })),
  );
  const written = records.flatMap(({ familyId, pets: read }) =>
    read.map((pet) => ({ ...pet, id: newId(), familyId, createdAt: now, updatedAt: now })),
  );
  if (written.length === 0) return;
  await tx.insert(pets).values(written);
  await tx
    .insert(facilityPets)
    .values(written.map(({ id: petId }) => ({ facilityId, petId, createdAt: now })));
}
