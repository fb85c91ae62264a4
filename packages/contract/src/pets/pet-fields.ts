import * as z from 'zod';
import { SEXES } from '@zampa/domain/pets/age';
import {
  distinctNotes,
  HEALTH_NOTE_LENGTH,
  HEALTH_NOTES_MAX,
} from '@zampa/domain/pets/health-notes';
import { isMicrochip, normalizeMicrochip } from '@zampa/domain/pets/microchip';
import { WEIGHT_MAX_GRAMS } from '@zampa/domain/pets/weight';
import { uploadRefusals } from '../refusals.ts';
import { catalogueId, day, enumeration, flag, requiredText, structured, text } from '../values.ts';

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

export const petFields = {
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

export const ofPets = ['VALIDATION', 'NOT_FOUND', ...uploadRefusals] as const;
