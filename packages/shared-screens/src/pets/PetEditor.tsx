import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { fileIdOf, useFileUrl } from '@zampa/client/files/use-file-url';
import { petAttributes } from '@zampa/client/pets/pet-attributes';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import { QueryStates } from '../states/QueryStates.tsx';
import { PetForm, type SavePet } from './PetForm.tsx';

export interface PetEditorProps {
  /** The pet to change; a new one without it. */
  pet: Pet | null;
  /** Of a new one. */
  familyId: string;
  save: SavePet;
  onDone: (pet: Pet) => void | Promise<void>;
}

/** Shows the form of a pet once its choices are there. */
export function PetEditor({ pet, familyId, save, onDone }: PetEditorProps) {
  const { t } = useTranslation();
  // What was typed about an older state of the pet is not taken up: others have changed it since.
  const [draft] = useState(pet ? `pet ${pet.id} ${pet.dateUpdated}` : `new pet ${familyId}`);
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
          pet={pet}
          draft={draft}
          image={image}
          submitLabel={submitLabel}
          save={save}
          onDone={onDone}
        />
      )}
    </QueryStates>
  );
}
