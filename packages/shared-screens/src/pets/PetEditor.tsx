import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { fileIdOf, useFileUrl } from '@zampa/client/files/use-file-url';
import { petAttributes } from '@zampa/client/pets/pet-attributes';
import type { Pet } from '@zampa/contract/pets/objects';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import { QueryStates } from '../states/QueryStates.tsx';
import { PetForm } from './PetForm.tsx';
import { newPetValues, type PetBody, valuesOf } from './pet-values.ts';

/** Stores a new pet, or the changes of the one that was read; the key makes a repeated request harmless. */
export type SavePet = (
  pet: Pet | null,
  body: PetBody,
  picture: File | null,
  idempotencyKey: string,
) => Promise<Pet>;

export interface PetEditorProps {
  /** The pet to change; a new one without it. */
  pet: Pet | null;
  /** Of a new one. */
  familyId: string;
  save: SavePet;
  onDone: (pet: Pet) => void;
}

/** Shows the form of a pet once its choices are there. */
export function PetEditor({ pet: current, familyId, save, onDone }: PetEditorProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  // What comes in while somebody types must not count as what they have read.
  const [pet] = useState(current);
  const attributes = useQuery(petAttributes(useApi()));
  const image = useFileUrl(fileIdOf(pet?.image), { width: 256 });
  const submitLabel = (name: string) => {
    if (pet) return t('pets:form.save');
    return name ? t('pets:form.create', { name }) : t('pets:form.createUnnamed');
  };
  return (
    <QueryStates query={attributes} shape="rows">
      {(choices) => (
        <PetForm
          attributes={choices}
          initial={pet ? valuesOf(pet, language) : newPetValues}
          id={pet?.id ?? 'new'}
          // What was typed about an older state of the pet is not taken up: others have changed it since.
          draft={pet ? `pet ${pet.id} ${pet.dateUpdated}` : `new pet ${familyId}`}
          image={image}
          submitLabel={submitLabel}
          send={(body, picture, key) => save(pet, body, picture, key)}
          onDone={onDone}
        />
      )}
    </QueryStates>
  );
}
