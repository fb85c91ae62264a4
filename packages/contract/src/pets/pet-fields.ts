import * as z from 'zod';
import { SEXES } from '@zampa/domain/pets/age';
import {
  distinctNotes,
  HEALTH_NOTE_LENGTH,
  HEALTH_NOTES_MAX,
} from '@zampa/domain/pets/health-notes';
import { isMicrochip, normalizeMicrochip } from '@zampa/domain/pets/microchip';
import { PET_NAME_LENGTH } from '@zampa/domain/pets/pet-name';
import { WEIGHT_MAX_GRAMS } from '@zampa/domain/pets/weight';
import { uploadRefusals } from '../refusals.ts';
import { catalogueId, day, enumeration, flag, requiredLine, jsonOrValue, text } from '../values.ts';
import { converted, JSON_TEXT_LENGTH, numeric } from '../bounded.ts';

/** Treats an empty form field as null: unknown. */
const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  converted(
    (value) => (value === '' ? null : value),
    schema.nullable(),
    JSON_TEXT_LENGTH,
  ).optional();

const grams = numeric(z.int().min(1).max(WEIGHT_MAX_GRAMS));

const microchip = text(40).transform(normalizeMicrochip).refine(isMicrochip, 'invalid_microchip');

/** Duplicate notes are stored once, so more may be sent than are stored. */
const MOST_HEALTH_NOTES_SENT = 10 * HEALTH_NOTES_MAX;

const healthNotes = jsonOrValue(
  z
    .array(text(HEALTH_NOTE_LENGTH))
    .max(MOST_HEALTH_NOTES_SENT, 'list_full')
    .transform(distinctNotes)
    .refine((notes) => notes.length <= HEALTH_NOTES_MAX, 'list_full'),
);

export const petFields = {
  name: requiredLine(PET_NAME_LENGTH),
  sex: emptyAsNull(enumeration(SEXES)),
  SpeciesId: catalogueId,
  BreedId: emptyAsNull(catalogueId),
  CoatId: emptyAsNull(catalogueId),
  OriginId: emptyAsNull(catalogueId),
  birthDate: emptyAsNull(day),
  weight: emptyAsNull(grams),
  microchip: emptyAsNull(microchip),
  neutered: emptyAsNull(flag),
  bites: emptyAsNull(flag),
  allergies: emptyAsNull(healthNotes),
  chronicConditions: emptyAsNull(healthNotes),
  deceasedOn: emptyAsNull(day),
};

export const ofPets = ['VALIDATION', 'NOT_FOUND', ...uploadRefusals] as const;
