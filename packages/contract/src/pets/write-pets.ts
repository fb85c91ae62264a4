import * as z from 'zod';
import { DEFAULT_SEX, SEXES } from '@zampa/domain/pets/age';
import { defineCall } from '../call.ts';
import { catalogueId, day, enumeration, id, requiredText } from '../values.ts';
import { Pet } from './objects.ts';

/** A part of a form that was left empty is no choice. */
const choice = z.preprocess((value) => (value === '' ? null : value), catalogueId.nullable());

const fields = {
  name: requiredText(60),
  sex: enumeration(SEXES),
  SpeciesId: catalogueId,
  BreedId: choice.optional(),
  CoatId: choice.optional(),
  OriginId: choice.optional(),
  birthDate: z.preprocess((value) => (value === '' ? null : value), day.nullable()).optional(),
};

const uploadRefusals = [
  'VALIDATION',
  'NOT_FOUND',
  'UNSUPPORTED_MEDIA',
  'PAYLOAD_TOO_LARGE',
] as const;

export const createPet = defineCall({
  method: 'POST',
  path: '/pets',
  feature: 'pets',
  summary: 'Add a pet to a family, with its picture',
  query: z.object({ facilityId: id.optional(), userId: id.optional() }),
  body: z.object({ ...fields, sex: fields.sex.default(DEFAULT_SEX), FamilyId: id }),
  answer: Pet,
  status: 201,
  refusals: [...uploadRefusals, 'FORBIDDEN'],
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
  refusals: [...uploadRefusals, 'FORBIDDEN', 'STALE'],
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
