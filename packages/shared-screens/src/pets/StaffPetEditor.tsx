import '@zampa/i18n/english/pets';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { clientKeys } from '@zampa/client/clients/keys';
import { conversationKeys } from '@zampa/client/conversations/keys';
import type { Pet } from '@zampa/contract/pets/objects';
import { PetEditor } from './PetEditor.tsx';
import type { SavePet } from './PetForm.tsx';

export interface StaffPetEditorProps {
  /** The pet to change; a new one of the family without it. */
  pet: Pet | null;
  familyId: string;
  facilityId: string;
  onDone: () => void;
}

/** Shows the form of a pet at the clinic: what it changes, the family sees at once. */
export function StaffPetEditor({ pet, onDone, ...place }: StaffPetEditorProps) {
  return <PetEditor pet={pet} familyId={place.familyId} save={useSave(place)} onDone={onDone} />;
}

function useSave({
  familyId,
  facilityId,
}: Pick<StaffPetEditorProps, 'familyId' | 'facilityId'>): SavePet {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const askAgain = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: clientKeys.all }),
      queryClient.invalidateQueries({ queryKey: conversationKeys.all }),
    ]);
  return async (pet, body, file, idempotencyKey) => {
    const common = { file, idempotencyKey };
    const saved = await (
      pet
        ? api.send('PATCH /pets', {
            query: { PetId: pet.id },
            body,
            ifMatch: pet.dateUpdated,
            ...common,
          })
        : api.send('POST /pets', {
            query: { facilityId },
            body: { ...body, FamilyId: familyId },
            ...common,
          })
    ).catch((error: unknown) => {
      // Where somebody else was faster, theirs is to be seen.
      void askAgain();
      throw error;
    });
    await askAgain();
    return saved;
  };
}
