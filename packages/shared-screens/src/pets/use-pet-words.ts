import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { Pet } from '@zampa/contract/pets/objects';
import { ageOn } from '@zampa/domain/pets/age';
import { ageText } from '@zampa/i18n/format/spans';
import { formatWeight } from '@zampa/i18n/format/weights';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { nameOf } from './choices.ts';
import { petAttributes } from '@zampa/client/pets/pet-attributes';
import { today } from './today.ts';

/** What is said of a pet, each empty where it is not known. */
export type PetWords = {
  readonly species: string;
  readonly breed: string;
  readonly coat: string;
  readonly origin: string;
  readonly sex: string;
  readonly age: string;
  readonly weight: string;
  /** Species and breed in one line. */
  readonly kind: string;
};

/** As high as the words that are still to come, so that nothing below moves. */
const EMPTY_LINE = '\u00A0';

/** Returns a pet in the reader's words. Empty until the catalogues are there. */
export function usePetWords(pet: Pet): PetWords {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(petAttributes(useApi()));
  const word = (catalogue: 'species' | 'breeds' | 'coats' | 'origins', id: number | null) =>
    nameOf(data?.[catalogue] ?? [], id, language);

  const [species, breed] = [word('species', pet.SpeciesId), word('breeds', pet.BreedId)];
  return {
    species,
    breed,
    coat: word('coats', pet.CoatId),
    origin: word('origins', pet.OriginId),
    sex: pet.sex ? nameOf(data?.sex ?? [], pet.sex, language) : '',
    age: pet.birthDate ? ageText(t, ageOn(pet.birthDate, pet.deceasedOn ?? today())) : '',
    weight: pet.weight === null ? '' : formatWeight(pet.weight, language),
    kind: data ? [species, breed].filter(Boolean).join(' · ') : EMPTY_LINE,
  };
}
