import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import { FAMILY_ADMIN, FAMILY_MEMBER } from '@zampa/domain/families/membership';
import type { facilityClients, facilityPets } from '../src/schema/facilities.ts';
import type { families, familyMembers, users } from '../src/schema/people.ts';
import type { pets, petWeights } from '../src/schema/pets.ts';
import { type Animal, firstAnimals, ownerAnimals, secondAnimals } from './animals.ts';
import type { Colours } from './drawings/colours.ts';
import type { Picture } from './drawings/pictures.ts';
import { coloursOfAnimal, portraitOf } from './drawings/portraits.ts';
import { createHealth } from './health.ts';
import { clientPeople, type SeedPerson } from './people.ts';
import { personRow } from './person-row.ts';
import { daysBefore, type Seeding } from './seeding.ts';
import { createWeights } from './weights.ts';

/** In days ago. Every client relation is older than the oldest conversation. */
const FIRST_CLIENT_DAYS = 58;
const NEWEST_CLIENT_DAYS = 46;

export type ClientPet = {
  readonly row: typeof pets.$inferInsert;
  /** Gives the clinic access to the pet. */
  readonly link: typeof facilityPets.$inferInsert;
  readonly weights: readonly (typeof petWeights.$inferInsert)[];
  readonly portrait: Picture;
  readonly colours: Colours;
};

/** A family with its contact person, its pets and its relation to the clinic. */
export type SeedClient = {
  readonly person: typeof users.$inferInsert & { readonly language: SeedPerson['language'] };
  readonly family: typeof families.$inferInsert;
  readonly member: typeof familyMembers.$inferInsert;
  /** A second family member, who shares the pets. */
  readonly partner?: {
    readonly person: typeof users.$inferInsert;
    readonly member: typeof familyMembers.$inferInsert;
  };
  readonly relation: typeof facilityClients.$inferInsert;
  readonly pets: readonly ClientPet[];
};

const owner: SeedPerson = { firstName: 'Marta', lastName: 'Bianchi', language: 'en' };
const partner: SeedPerson = { firstName: 'Luca', lastName: 'Bianchi', language: 'en' };

/** Returns forty clients. The first is the owner who can sign in. */
export function createClients(
  seeding: Seeding,
  facilityId: string,
  account: { accountId: string; email: string },
): readonly SeedClient[] {
  const first = createClient(seeding, facilityId, owner, ownerAnimals, 0);
  const welcomedAt = first.person.createdAt;
  const others = clientPeople.map((person, index) => {
    const animals = [firstAnimals[index], secondAnimals[index]].filter((animal) => !!animal);
    return createClient(seeding, facilityId, person, animals, index + 1);
  });
  return [
    {
      ...first,
      person: { ...first.person, ...account, welcomedAt },
      partner: createPartner(seeding, first, clientPeople.length + 1),
    },
    ...others,
  ];
}

function createPartner(seeding: Seeding, { family }: SeedClient, index: number) {
  const { createdAt } = family;
  const person = personRow(seeding, { ...partner, index, isVet: false, createdAt });
  return {
    person,
    member: { familyId: family.id, userId: person.id, roleId: FAMILY_MEMBER, createdAt },
  };
}

function createClient(
  seeding: Seeding,
  facilityId: string,
  person: SeedPerson,
  animals: readonly Animal[],
  index: number,
): SeedClient {
  const { now, newId, newCode } = seeding;
  const days = FIRST_CLIENT_DAYS - (index % (FIRST_CLIENT_DAYS - NEWEST_CLIENT_DAYS));
  const createdAt = daysBefore(now, days);
  const at = { createdAt, updatedAt: createdAt };
  const user = personRow(seeding, { ...person, index, isVet: false, createdAt });
  const family = { id: newId(), code: newCode(), ...at };
  const status = relationStatus(index);
  return {
    person: user,
    family,
    member: { familyId: family.id, userId: user.id, roleId: FAMILY_ADMIN, createdAt },
    relation: {
      id: newId(),
      facilityId,
      familyId: family.id,
      userId: user.id,
      status,
      clientFrom: status === 'ACTIVE' ? createdAt : null,
      ...at,
    },
    pets: animals.map((animal, place) => {
      const row = {
        ...petRow(seeding, animal, family, index + place * 2),
        ...createHealth(animal, person.language, index * 7 + place),
      };
      const colours = coloursOfAnimal(animal.speciesId, index + place * 2);
      return {
        row,
        colours,
        weights: createWeights(seeding, row.id, row.weightGrams, user.id),
        link: { facilityId, petId: row.id, createdAt },
        portrait: {
          id: row.imageId,
          svg: portraitOf(animal.speciesId, colours),
          uploaderId: user.id,
          belongsTo: { petId: row.id },
          createdAt,
        },
      };
    }),
  };
}

/** The last four clients were imported; two of them have also been invited. */
function relationStatus(index: number): RelationshipStatus {
  if (index < clientPeople.length - 3) return 'ACTIVE';
  return index < clientPeople.length - 1 ? 'INVITED' : 'IMPORTED';
}

function petRow(
  { now, newId }: Seeding,
  { months, ...animal }: Animal,
  { id: familyId, createdAt }: { id: string; createdAt: Date },
  number: number,
) {
  const birth = new Date(now);
  birth.setUTCMonth(birth.getUTCMonth() - months, 1 + (number % 28));
  return {
    ...animal,
    id: newId(),
    familyId,
    imageId: newId(),
    birthDate: birth.toISOString().slice(0, 10),
    createdAt,
    updatedAt: createdAt,
  } satisfies typeof pets.$inferInsert;
}
