import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { fileIdOf, useFileUrl } from '@zampa/client/files/use-file-url';
import { petAttributesQuery } from '@zampa/client/pets/pet-attributes';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import { QueryStates } from '../states/QueryStates.tsx';
import { PetForm, type SavePet } from './PetForm.tsx';

export interface PetEditorProps {
  /** The pet to edit; null for a new one. */
  pet: Pet | null;
  /** The family of a new pet. */
  familyId: string;
  save: SavePet;
  onDone: (pet: Pet) => void | Promise<void>;
}

/** Loads the pet attributes and renders the pet form. */
export function PetEditor({ pet, familyId, save, onDone }: PetEditorProps) {
  const { t } = useTranslation();
  // The draft key includes the version, so that a draft of an older version is not restored over newer changes.
  const [draftKey] = useState(pet ? `pet ${pet.id} ${pet.dateUpdated}` : `new pet ${familyId}`);
  const attributes = useQuery(petAttributesQuery(useApi()));
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
          draftKey={draftKey}
          image={image}
          submitLabel={submitLabel}
          save={save}
          onDone={onDone}
        />
      )}
    </QueryStates>
  );
}
