import * as z from 'zod';
import { SEXES } from '@zampa/domain/pets/age';
import { day, instant } from '../values.ts';

export const Pet = z
  .object({
    id: z.uuid(),
    name: z.string(),
    birthDate: day.nullable(),
    sex: z.enum(SEXES).nullable(),
    FamilyId: z.uuid(),
    SpeciesId: z.int(),
    BreedId: z.int().nullable(),
    CoatId: z.int().nullable(),
    OriginId: z.int().nullable(),
    image: z.uuid().nullable(),
    weight: z.int().nullable(),
    microchip: z.string().nullable(),
    neutered: z.boolean().nullable(),
    bites: z.boolean().nullable(),
    allergies: z.array(z.string()).nullable(),
    chronicConditions: z.array(z.string()).nullable(),
    deceasedOn: day.nullable(),
    avatar: z.string().nullable(),
    dateCreated: instant,
    dateUpdated: instant,
  })
  .meta({
    id: 'Pet',
    description:
      'avatar: URL of its picture, 64 by 64 PNG. weight: in grams. bites: whether it bites or scratches when handled. allergies, chronicConditions: null if unknown, empty if there are none. In conversations, a clinic that no longer sees the pet gets only its identity, and null for the rest.',
  });
export type Pet = z.output<typeof Pet>;

const named = {
  id: z.int(),
  name: z.string(),
  names: z.object({ en: z.string(), it: z.string() }),
};

export const PetAttributes = z
  .object({
    species: z.array(z.object(named)),
    breeds: z.array(z.object({ ...named, SpeciesId: z.int() })),
    coats: z.array(z.object(named)),
    origins: z.array(z.object(named)),
    sex: z.array(z.object({ ...named, id: z.enum(SEXES) })),
  })
  .meta({ id: 'PetAttributes' });
export type PetAttributes = z.output<typeof PetAttributes>;
