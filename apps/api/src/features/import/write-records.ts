import type { BodyOf } from '@zampa/contract/call';
import type { importClients } from '@zampa/contract/import/import-clients';
import { facilityClients, facilityPets } from '@zampa/db/schema/facilities';
import { families, familyMembers, users } from '@zampa/db/schema/people';
import { pets } from '@zampa/db/schema/pets';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { readDay, readSex } from '@zampa/domain/import/cells';
import type { Queryable } from '../../platform/database.ts';
import { newCode, newId } from '../../records/ids.ts';
import { readAnimals, type Animals } from './find-animals.ts';

type Row = BodyOf<typeof importClients>['users'][number];

/** A row that is imported, with how its person is reached. */
export type Accepted = {
  readonly row: Row;
  readonly email: string | null;
  readonly phone: string | null;
};

/** Writes people, their families and their animals: one statement for each table, however many there are. */
export async function writeRecords(
  tx: Queryable,
  { facilityId, importId }: { readonly facilityId: string; readonly importId: string },
  accepted: readonly Accepted[],
  now: Date,
): Promise<void> {
  const at = { createdAt: now, updatedAt: now };
  const records = accepted.map((each) => ({ ...each, userId: newId(), familyId: newId() }));
  await tx.insert(users).values(
    records.map(({ userId, row: { firstName, lastName }, email, phone }) => ({
      id: userId,
      firstName,
      lastName,
      email,
      phone,
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
    records.map(({ familyId, userId, row: { note } }) => ({
      id: newId(),
      facilityId,
      familyId,
      userId,
      importId,
      ...at,
      status: 'IMPORTED' as const,
      note: note ?? '',
    })),
  );
  const animals = await readAnimals(tx);
  const written = records.flatMap(({ familyId, row }) => petsOf(row, familyId, animals, now));
  if (written.length === 0) return;
  await tx.insert(pets).values(written);
  await tx
    .insert(facilityPets)
    .values(written.map(({ id: petId }) => ({ facilityId, petId, createdAt: now })));
}

/** An animal without a name is none: files have empty columns for those that a client does not have. */
function petsOf({ pets: typed }: Row, familyId: string, animals: Animals, now: Date) {
  const today = now.toISOString().slice(0, 10);
  return (typed ?? [])
    .filter(({ name }) => name !== '')
    .map(({ name, species, breed, sex, birthDate }) => {
      const born = readDay(birthDate ?? '');
      return {
        id: newId(),
        familyId,
        name,
        sex: readSex(sex ?? ''),
        ...animals.find(species ?? '', breed ?? ''),
        createdAt: now,
        updatedAt: now,
        birthDate: born && born <= today ? born : null,
      };
    });
}
