import { deleteSharedPhotos } from '@zampa/client/device/shared-photos';
import { usePersonDatabase } from '@zampa/client/storage/PersonDatabaseProvider.tsx';
import { addToMessageDraft } from '@zampa/shared-screens/conversations/use-message-draft';
import { PHOTOS_MAX, useRequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';

/** Returns how shared photos become part of what somebody writes, where their screens look for it. */
export function useTakePhotos(photos: readonly File[]) {
  const inDatabase = usePersonDatabase();
  const request = useRequestDraft();
  return {
    async forQuestion() {
      request.change({ photos: [...request.draft.photos, ...photos].slice(0, PHOTOS_MAX) });
      await deleteSharedPhotos();
    },
    async forConversation(id: string) {
      await inDatabase((open) => addToMessageDraft(open, id, photos));
      await deleteSharedPhotos();
    },
  };
}
