import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useFileUrl, fileIdOf } from '@zampa/client/files/use-file-url';
import type { Pet } from '@zampa/contract/pets/objects';
import { PetForm } from '@zampa/shared-screens/pets/PetForm.tsx';
import { petAttributes } from '@zampa/client/pets/pet-attributes';
import { newPet, valuesOf } from '@zampa/shared-screens/pets/pet-values';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useSavePet } from './queries.ts';

export interface PetEditorProps {
  /** The pet to change; a new one without it. */
  pet: Pet | null;
  onDone: (pet: Pet) => void;
}

/** The form of a pet once its choices are there. */
export function PetEditor({ pet, onDone }: PetEditorProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const attributes = useQuery(petAttributes(useApi()));
  const image = useFileUrl(fileIdOf(pet?.image), { width: 256 });
  const send = useSavePet(pet?.id ?? null);
  const submitLabel = (name: string) => {
    if (pet) return t('pets:form.save');
    return name ? t('pets:form.create', { name }) : t('pets:form.createUnnamed');
  };

  return (
    <QueryStates query={attributes} shape="rows">
      {(choices) => (
        <PetForm
          attributes={choices}
          initial={pet ? valuesOf(pet, language) : newPet}
          id={pet?.id ?? 'new'}
          image={image}
          submitLabel={submitLabel}
          send={send}
          onDone={onDone}
        />
      )}
    </QueryStates>
  );
}
