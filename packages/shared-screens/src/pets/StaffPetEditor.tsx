import '@zampa/i18n/english/pets';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { clientKeys } from '@zampa/client/clients/keys';
import { conversationKeys } from '@zampa/client/conversations/keys';
import type { Pet } from '@zampa/contract/pets/objects';
import { PetEditor } from './PetEditor.tsx';
import type { SavePet } from './PetForm.tsx';

export interface StaffPetEditorProps {
  /** The pet to edit; null for a new one of the family. */
  pet: Pet | null;
  familyId: string;
  facilityId: string;
  onDone: () => void;
}

/** Pet form for the clinic. The family sees changes immediately. */
export function StaffPetEditor({ pet, onDone, ...ids }: StaffPetEditorProps) {
  return <PetEditor pet={pet} familyId={ids.familyId} save={useSavePet(ids)} onDone={onDone} />;
}

function useSavePet({
  familyId,
  facilityId,
}: Pick<StaffPetEditorProps, 'familyId' | 'facilityId'>): SavePet {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const refetchPets = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: clientKeys.all }),
      queryClient.invalidateQueries({ queryKey: conversationKeys.all }),
    ]);
  return async (pet, body, file, idempotencyKey) => {
    const common = { file, idempotencyKey };
    const saved = await (
      pet
        ? api.updatePet({
            query: { PetId: pet.id },
            body,
            ifMatch: pet.dateUpdated,
            ...common,
          })
        : api.createPet({
            query: { facilityId },
            body: { ...body, FamilyId: familyId },
            ...common,
          })
    ).catch((error: unknown) => {
      // Refetches after a conflict, so that the other version is shown.
      void refetchPets();
      throw error;
    });
    await refetchPets();
    return saved;
  };
}
