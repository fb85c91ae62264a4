import { useQuery } from '@tanstack/react-query';
import { petAttributesQuery } from '@zampa/client/pets/pet-attributes-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { Pet } from '@zampa/contract/pets/objects';
import { ageOn } from '@zampa/domain/pets/age';
import { ageText } from '@zampa/i18n/format/spans';
import type { Language } from '@zampa/i18n/languages';
import { useTranslation } from 'react-i18next';
import { nameOf } from './choices.ts';

export interface PetDescriptionProps {
  pet: Pick<Pet, 'SpeciesId' | 'BreedId' | 'sex' | 'birthDate'>;
}

/** A pet in one line: breed (or species), sex and age, as far as they are known. */
export function PetDescription({ pet }: PetDescriptionProps) {
  const { t, i18n } = useTranslation();
  const { data: attributes } = useQuery(petAttributesQuery(useApi()));
  if (!attributes) return null;
  const language: Language = i18n.language === 'it' ? 'it' : 'en';
  const today = new Date().toISOString().slice(0, 10);
  const facts = [
    nameOf(attributes.breeds, pet.BreedId, language) ||
      nameOf(attributes.species, pet.SpeciesId, language),
    nameOf(attributes.sex, pet.sex, language).toLowerCase(),
    pet.birthDate && ageText(t, ageOn(pet.birthDate, today)),
  ];
  return facts.filter(Boolean).join(' · ');
}
