import { deleteSharedPhotos } from '@zampa/client/device/shared-photos';
import { usePersonDatabase } from '@zampa/client/session/PersonDatabaseProvider.tsx';
import { addToMessageDraft } from '@zampa/shared-screens/conversations/use-message-draft';
import { MAX_PHOTOS, useRequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';

/**
 * Returns functions that add shared photos to the draft of a request or of a conversation's message, and delete the
 * shared copies.
 */
export function useAddSharedPhotos(photos: readonly File[]) {
  const inDatabase = usePersonDatabase();
  const request = useRequestDraft();
  return {
    async toRequest() {
      request.change((draft) => ({ photos: [...draft.photos, ...photos].slice(0, MAX_PHOTOS) }));
      await deleteSharedPhotos();
    },
    async toConversation(id: string) {
      await inDatabase((open) => addToMessageDraft(open, id, photos));
      await deleteSharedPhotos();
    },
  };
}
