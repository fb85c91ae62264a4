import type { BodyOfKey } from '@zampa/client/api/call-types';
import type { Pet } from '@zampa/contract/pets/objects';
import { DEFAULT_SEX, type Sex } from '@zampa/domain/pets/age';
import {
  distinctNotes,
  HEALTH_NOTE_LENGTH,
  HEALTH_NOTES_MAX,
} from '@zampa/domain/pets/health-notes';
import { refusalOfBirthDate, refusalOfDeathDate } from '@zampa/domain/pets/life-dates';
import { isMicrochip, normalizeMicrochip } from '@zampa/domain/pets/microchip';
import { gramsOf } from '@zampa/domain/pets/weight';
import type { Language } from '@zampa/domain/people/languages';

/** What the form of a pet holds: texts, empty where nothing is chosen. */
export type PetValues = {
  name: string;
  sex: Sex | '';
  SpeciesId: string;
  BreedId: string;
  CoatId: string;
  OriginId: string;
  birthDate: string;
  /** Kilograms. */
  weight: string;
  microchip: string;
  neutered: '' | 'yes' | 'no';
  /** One on each line. */
  allergies: string;
  /** With no line written: whether it is known that there are none. */
  noAllergies: boolean;
  chronicConditions: string;
  noConditions: boolean;
  deceasedOn: string;
  /** A picture that was chosen and is not stored yet. */
  image: File | null;
};

export const newPetValues: PetValues = {
  name: '',
  sex: DEFAULT_SEX,
  SpeciesId: '',
  BreedId: '',
  CoatId: '',
  OriginId: '',
  birthDate: '',
  weight: '',
  microchip: '',
  neutered: '',
  allergies: '',
  noAllergies: false,
  chronicConditions: '',
  noConditions: false,
  deceasedOn: '',
  image: null,
};

const idText = (id: number | null) => (id === null ? '' : String(id));

/** Kilograms with the decimal sign of the reader's language. */
const kilograms = (grams: number, language: Language) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 3, useGrouping: false }).format(
    grams / 1000,
  );

export function valuesOf(pet: Pet, language: Language): PetValues {
  return {
    name: pet.name,
    sex: pet.sex ?? '',
    SpeciesId: idText(pet.SpeciesId),
    BreedId: idText(pet.BreedId),
    CoatId: idText(pet.CoatId),
    OriginId: idText(pet.OriginId),
    birthDate: pet.birthDate ?? '',
    weight: pet.weight === null ? '' : kilograms(pet.weight, language),
    microchip: pet.microchip ?? '',
    neutered: pet.neutered === null ? '' : pet.neutered ? 'yes' : 'no',
    allergies: pet.allergies?.join('\n') ?? '',
    noAllergies: pet.allergies?.length === 0,
    chronicConditions: pet.chronicConditions?.join('\n') ?? '',
    noConditions: pet.chronicConditions?.length === 0,
    deceasedOn: pet.deceasedOn ?? '',
    image: null,
  };
}

export type PetBody = Omit<BodyOfKey<'POST /pets'>, 'FamilyId'>;

/** Null where nobody knows; empty where it is known that there are none. */
function notesOf(lines: string, none: boolean): string[] | null {
  const notes = distinctNotes(lines.split('\n'));
  return notes.length > 0 || none ? notes : null;
}

const choice = (value: string) => (value === '' ? null : Number(value));

/**
 * Returns the body of `POST /pets` and `PATCH /pets`: what is empty is sent as no choice, so that it can be taken back.
 */
export function petBodyOf(values: PetValues): PetBody {
  return {
    name: values.name.trim(),
    sex: values.sex || null,
    SpeciesId: Number(values.SpeciesId),
    BreedId: choice(values.BreedId),
    CoatId: choice(values.CoatId),
    OriginId: choice(values.OriginId),
    birthDate: values.birthDate || null,
    weight: gramsOf(values.weight),
    microchip: normalizeMicrochip(values.microchip) || null,
    neutered: values.neutered === '' ? null : values.neutered === 'yes',
    allergies: notesOf(values.allergies, values.noAllergies),
    chronicConditions: notesOf(values.chronicConditions, values.noConditions),
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

/** Returns what is wrong with the values before they are sent, by field; empty when nothing is. */
export function problemsOf(
  values: PetValues,
  today: string,
): Partial<Record<keyof PetValues, PetProblem>> {
  const birth = refusalOfBirthDate(values.birthDate, today);
  const deceased = refusalOfDeathDate(values.deceasedOn, values.birthDate, today);
  const microchip = normalizeMicrochip(values.microchip);
  const allergies = refusalOfNotes(values.allergies);
  const chronicConditions = refusalOfNotes(values.chronicConditions);
  return {
    ...(values.name.trim() === '' && { name: 'required' }),
    ...(values.SpeciesId === '' && { SpeciesId: 'required' }),
    ...(birth && { birthDate: birth }),
    ...(deceased && { deceasedOn: deceased }),
    ...(values.weight.trim() !== '' &&
      gramsOf(values.weight) === null && { weight: 'invalid_weight' }),
    ...(microchip !== '' && !isMicrochip(microchip) && { microchip: 'invalid_microchip' }),
    ...(allergies && { allergies }),
    ...(chronicConditions && { chronicConditions }),
  };
}

function refusalOfNotes(lines: string): 'too_big' | 'list_full' | null {
  const notes = distinctNotes(lines.split('\n'));
  if (notes.length > HEALTH_NOTES_MAX) return 'list_full';
  return notes.some(({ length }) => length > HEALTH_NOTE_LENGTH) ? 'too_big' : null;
}
