import * as z from 'zod';
import { DEFAULT_SEX, SEXES } from '@zampa/domain/pets/age';
import {
  distinctNotes,
  HEALTH_NOTE_LENGTH,
  HEALTH_NOTES_MAX,
} from '@zampa/domain/pets/health-notes';
import { isMicrochip, normalizeMicrochip } from '@zampa/domain/pets/microchip';
import { WEIGHT_MAX_GRAMS } from '@zampa/domain/pets/weight';
import { defineCall } from '../call.ts';
import { uploadRefusals } from '../refusals.ts';
import {
  catalogueId,
  day,
  enumeration,
  flag,
  id,
  requiredText,
  structured,
  text,
} from '../values.ts';
import { Pet } from './objects.ts';

/** A part of a form that was left empty says that it is not known. */
const orUnknown = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable()).optional();

const grams = z.coerce.number().int().min(1).max(WEIGHT_MAX_GRAMS);
const microchip = text(40).transform(normalizeMicrochip).refine(isMicrochip, 'invalid_microchip');
const healthNotes = structured(
  z
    .array(text(HEALTH_NOTE_LENGTH))
    .transform(distinctNotes)
    .refine((notes) => notes.length <= HEALTH_NOTES_MAX, 'list_full'),
);

const fields = {
  name: requiredText(60),
  sex: orUnknown(enumeration(SEXES)),
  SpeciesId: catalogueId,
  BreedId: orUnknown(catalogueId),
  CoatId: orUnknown(catalogueId),
  OriginId: orUnknown(catalogueId),
  birthDate: orUnknown(day),
  weight: orUnknown(grams),
  microchip: orUnknown(microchip),
  neutered: orUnknown(flag),
  allergies: orUnknown(healthNotes),
  chronicConditions: orUnknown(healthNotes),
  deceasedOn: orUnknown(day),
};

const ofPets = ['VALIDATION', 'NOT_FOUND', ...uploadRefusals] as const;

export const createPet = defineCall({
  method: 'POST',
  path: '/pets',
  feature: 'pets',
  summary: 'Add a pet to a family, with its picture',
  query: z.object({ facilityId: id.optional(), userId: id.optional() }),
  body: z.object({ ...fields, sex: fields.sex.default(DEFAULT_SEX), FamilyId: id }),
  answer: Pet,
  status: 201,
  refusals: [...ofPets, 'FORBIDDEN'],
  upload: true,
});

export const updatePet = defineCall({
  method: 'PATCH',
  path: '/pets',
  feature: 'pets',
  summary: 'Change a pet or its picture',
  query: z.object({ PetId: id }),
  body: z.object(fields).partial(),
  answer: Pet,
  refusals: [...ofPets, 'FORBIDDEN', 'STALE'],
  upload: true,
});

export const deletePet = defineCall({
  method: 'DELETE',
  path: '/pets',
  feature: 'pets',
  summary: 'Remove a pet from the family; clinics keep their record',
  query: z.object({ PetId: id }),
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN'],
});
