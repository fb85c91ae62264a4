import '@zampa/i18n/english/pets';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { clientKeys } from '@zampa/client/clients/keys';
import { conversationKeys } from '@zampa/client/conversations/keys';
import { fileIdOf, useFileUrl } from '@zampa/client/files/use-file-url';
import { petAttributes } from '@zampa/client/pets/pet-attributes';
import type { Pet } from '@zampa/contract/pets/objects';
import { useLanguage } from '@zampa/i18n/use-language';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '../states/QueryStates.tsx';
import { PetForm } from './PetForm.tsx';
import { newPet, type PetBody, valuesOf } from './pet-values.ts';

export interface StaffPetEditorProps {
  /** The pet to change; a new one of the family without it. */
  pet: Pet | null;
  familyId: string;
  facilityId: string;
  onDone: () => void;
}

/** The form of a pet at the clinic: what it changes, the family sees at once. */
export function StaffPetEditor({ pet: current, onDone, ...place }: StaffPetEditorProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  // What comes in while somebody types must not count as what they have read.
  const [pet] = useState(current);
  const attributes = useQuery(petAttributes(useApi()));
  const image = useFileUrl(fileIdOf(pet?.image), { width: 256 });
  const send = useSave(pet, place);
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

function useSave(
  pet: Pet | null,
  { familyId, facilityId }: Pick<StaffPetEditorProps, 'familyId' | 'facilityId'>,
) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return async (body: PetBody, file: File | null, idempotencyKey: string): Promise<Pet> => {
    const common = { file, idempotencyKey };
    const saved = pet
      ? await api.send('PATCH /pets', {
          query: { PetId: pet.id },
          body,
          ifMatch: pet.dateUpdated,
          ...common,
        })
      : await api.send('POST /pets', {
          query: { facilityId },
          body: { ...body, FamilyId: familyId },
          ...common,
        });
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: clientKeys.all }),
      queryClient.invalidateQueries({ queryKey: conversationKeys.all }),
    ]);
    return saved;
  };
}
