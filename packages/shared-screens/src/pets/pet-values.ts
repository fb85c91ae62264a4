import type { BodyOf } from '@zampa/client/api/call-types';
import type { Pet } from '@zampa/contract/pets/objects';
import { DEFAULT_SEX, type Sex } from '@zampa/domain/pets/age';
import { refusalOfBirthDate } from '@zampa/domain/pets/birth-date';

/** What the form of a pet holds: texts, empty where nothing is chosen. */
export type PetValues = {
  name: string;
  sex: Sex;
  SpeciesId: string;
  BreedId: string;
  CoatId: string;
  OriginId: string;
  birthDate: string;
  /** A picture that was chosen and is not stored yet. */
  image: File | null;
};

export const newPet: PetValues = {
  name: '',
  sex: DEFAULT_SEX,
  SpeciesId: '',
  BreedId: '',
  CoatId: '',
  OriginId: '',
  birthDate: '',
  image: null,
};

const idText = (id: number | null) => (id === null ? '' : String(id));

export function valuesOf(pet: Pet): PetValues {
  return {
    name: pet.name,
    sex: pet.sex,
    SpeciesId: idText(pet.SpeciesId),
    BreedId: idText(pet.BreedId),
    CoatId: idText(pet.CoatId),
    OriginId: idText(pet.OriginId),
    birthDate: pet.birthDate ?? '',
    image: null,
  };
}

export type PetBody = Omit<BodyOf<'POST /pets'>, 'FamilyId'>;

const choice = (value: string) => (value === '' ? null : Number(value));

/** The body of `POST /pets` and `PATCH /pets`: what is empty is sent as no choice, so that it can be taken back. */
export function bodyOf(values: PetValues): PetBody {
  return {
    name: values.name.trim(),
    sex: values.sex,
    SpeciesId: Number(values.SpeciesId),
    BreedId: choice(values.BreedId),
    CoatId: choice(values.CoatId),
    OriginId: choice(values.OriginId),
    birthDate: values.birthDate || null,
  };
}

export type PetProblem = 'required' | 'date_in_future';

/** What is wrong with the values before they are sent, by field; empty when nothing is. */
export function problemsOf(
  values: PetValues,
  today: string,
): Partial<Record<keyof PetValues, PetProblem>> {
  const late = refusalOfBirthDate(values.birthDate, today);
  return {
    ...(values.name.trim() === '' && { name: 'required' }),
    ...(values.SpeciesId === '' && { SpeciesId: 'required' }),
    ...(late && { birthDate: late }),
  };
}
