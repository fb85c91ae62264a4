import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { Pet } from '@zampa/contract/pets/objects';
import { ageOn } from '@zampa/domain/pets/age';
import { formatAge } from '@zampa/i18n/format/spans';
import { formatWeight } from '@zampa/i18n/format/weights';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { catalogName } from './choices.ts';
import { petAttributesQuery } from '@zampa/client/pets/pet-attributes';
import { today } from './today.ts';

/** Texts about a pet; each is empty if unknown. */
export type PetDetails = {
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

/** Reserves the height of a line while the text loads, to avoid a layout shift. */
const EMPTY_LINE = '\u00A0';

/** Returns the texts about a pet in the reader's language. Catalog names are empty until the attributes are loaded. */
export function usePetDetails(pet: Pet): PetDetails {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(petAttributesQuery(useApi()));
  const catalogText = (catalogue: 'species' | 'breeds' | 'coats' | 'origins', id: number | null) =>
    catalogName(data?.[catalogue] ?? [], id, language);

  const [species, breed] = [
    catalogText('species', pet.SpeciesId),
    catalogText('breeds', pet.BreedId),
  ];
  return {
    species,
    breed,
    coat: catalogText('coats', pet.CoatId),
    origin: catalogText('origins', pet.OriginId),
    sex: pet.sex ? catalogName(data?.sex ?? [], pet.sex, language) : '',
    age: pet.birthDate ? formatAge(t, ageOn(pet.birthDate, pet.deceasedOn ?? today())) : '',
    weight: pet.weight === null ? '' : formatWeight(pet.weight, language),
    kind: data ? [species, breed].filter(Boolean).join(' · ') : EMPTY_LINE,
  };
}
