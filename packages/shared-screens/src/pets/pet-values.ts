import type { CallBody } from '@zampa/client/api/call-types';
import type { Pet } from '@zampa/contract/pets/objects';
import { hasVisibleText } from '@zampa/domain/people/has-visible-text';
import type { Sex } from '@zampa/domain/pets/age';
import {
  distinctNotes,
  HEALTH_NOTE_LENGTH,
  HEALTH_NOTES_MAX,
} from '@zampa/domain/pets/health-notes';
import { refusalOfBirthDate, refusalOfDeathDate } from '@zampa/domain/pets/life-dates';
import { isMicrochip, normalizeMicrochip } from '@zampa/domain/pets/microchip';
import { PET_NAME_LENGTH } from '@zampa/domain/pets/pet-name';
import { parseGrams } from '@zampa/domain/pets/weight';
import type { Language } from '@zampa/domain/people/languages';

/** Empty if unknown. */
type YesOrNo = '' | 'yes' | 'no';

/** Values of the pet form; an unset value is an empty string. */
export type PetValues = {
  name: string;
  sex: Sex | '';
  SpeciesId: string;
  BreedId: string;
  CoatId: string;
  OriginId: string;
  birthDate: string;
  /** In kilograms. */
  weight: string;
  microchip: string;
  neutered: YesOrNo;
  bites: YesOrNo;
  /** One per line. */
  allergies: string;
  /** With no lines: whether the pet is known to have no allergies. */
  noAllergies: boolean;
  chronicConditions: string;
  noConditions: boolean;
  deceasedOn: string;
  /** A chosen picture that is not saved yet. */
  image: File | null;
};

export const newPetValues: PetValues = {
  name: '',
  sex: '',
  SpeciesId: '',
  BreedId: '',
  CoatId: '',
  OriginId: '',
  birthDate: '',
  weight: '',
  microchip: '',
  neutered: '',
  bites: '',
  allergies: '',
  noAllergies: false,
  chronicConditions: '',
  noConditions: false,
  deceasedOn: '',
  image: null,
};

const toYesOrNo = (value: boolean | null): YesOrNo => (value === null ? '' : value ? 'yes' : 'no');

const parseYesOrNo = (value: YesOrNo) => (value === '' ? null : value === 'yes');

const idText = (id: number | null) => (id === null ? '' : String(id));

/** Formats grams as kilograms with the decimal separator of the language. */
const formatKilograms = (grams: number, language: Language) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 3, useGrouping: false }).format(
    grams / 1000,
  );

export function toPetValues(pet: Pet, language: Language): PetValues {
  return {
    name: pet.name,
    sex: pet.sex ?? '',
    SpeciesId: idText(pet.SpeciesId),
    BreedId: idText(pet.BreedId),
    CoatId: idText(pet.CoatId),
    OriginId: idText(pet.OriginId),
    birthDate: pet.birthDate ?? '',
    weight: pet.weight === null ? '' : formatKilograms(pet.weight, language),
    microchip: pet.microchip ?? '',
    neutered: toYesOrNo(pet.neutered),
    bites: toYesOrNo(pet.bites),
    allergies: pet.allergies?.join('\n') ?? '',
    noAllergies: pet.allergies?.length === 0,
    chronicConditions: pet.chronicConditions?.join('\n') ?? '',
    noConditions: pet.chronicConditions?.length === 0,
    deceasedOn: pet.deceasedOn ?? '',
    image: null,
  };
}

export type PetBody = Omit<CallBody<'createPet'>, 'FamilyId'>;

/** Null if unknown; empty if the pet is known to have no such notes. */
function toNotes(lines: string, none: boolean): string[] | null {
  const notes = distinctNotes(lines.split('\n'));
  return notes.length > 0 || none ? notes : null;
}

const parseChoice = (value: string) => (value === '' ? null : Number(value));

/** Returns the body of `createPet` and `updatePet`. Emptied fields become null, which clears them. */
export function toPetBody(values: PetValues): PetBody {
  return {
    name: values.name.trim(),
    sex: values.sex || null,
    SpeciesId: Number(values.SpeciesId),
    BreedId: parseChoice(values.BreedId),
    CoatId: parseChoice(values.CoatId),
    OriginId: parseChoice(values.OriginId),
    birthDate: values.birthDate || null,
    weight: parseGrams(values.weight),
    microchip: normalizeMicrochip(values.microchip) || null,
    neutered: parseYesOrNo(values.neutered),
    bites: parseYesOrNo(values.bites),
    allergies: toNotes(values.allergies, values.noAllergies),
    chronicConditions: toNotes(values.chronicConditions, values.noConditions),
    deceasedOn: values.deceasedOn || null,
  };
}

export type PetProblem =
  | 'required'
  | 'date_in_future'
  | 'date_too_early'
  | 'before_birth'
  | 'invalid_weight'
  | 'invalid_microchip'
  | 'too_big'
  | 'list_full';

/** Validates the values before sending and returns an error code per field; empty if all are valid. */
export function validatePetValues(
  values: PetValues,
  today: string,
): Partial<Record<keyof PetValues, PetProblem>> {
  const birth = refusalOfBirthDate(values.birthDate, today);
  const deceased = refusalOfDeathDate(values.deceasedOn, values.birthDate, today);
  const microchip = normalizeMicrochip(values.microchip);
  const name = nameProblem(values.name);
  const allergies = notesProblem(values.allergies);
  const chronicConditions = notesProblem(values.chronicConditions);
  return {
    ...(name && { name }),
    ...(values.SpeciesId === '' && { SpeciesId: 'required' }),
    ...(birth && { birthDate: birth }),
    ...(deceased && { deceasedOn: deceased }),
    ...(values.weight.trim() !== '' &&
      parseGrams(values.weight) === null && { weight: 'invalid_weight' }),
    ...(microchip !== '' && !isMicrochip(microchip) && { microchip: 'invalid_microchip' }),
    ...(allergies && { allergies }),
    ...(chronicConditions && { chronicConditions }),
  };
}

function nameProblem(typed: string): 'required' | 'too_big' | null {
  const name = typed.trim();
  if (!hasVisibleText(name)) return 'required';
  return name.length > PET_NAME_LENGTH ? 'too_big' : null;
}

function notesProblem(lines: string): 'too_big' | 'list_full' | null {
  const notes = distinctNotes(lines.split('\n'));
  if (notes.length > HEALTH_NOTES_MAX) return 'list_full';
  return notes.some(({ length }) => length > HEALTH_NOTE_LENGTH) ? 'too_big' : null;
}
