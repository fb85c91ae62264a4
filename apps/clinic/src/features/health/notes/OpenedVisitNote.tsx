import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { openedVisitNote, type OpenVisitNote } from '@zampa/client/health/open-visit-note';
import { petQuery } from '@zampa/client/health/pet-queries';
import { NoteDrawer } from './NoteDrawer.tsx';

/** The visit note of a conversation in a drawer, once its pet has loaded. */
export function OpenedVisitNote({ petId, conversationId }: OpenVisitNote) {
  const { data: pet } = useQuery(petQuery(useApi(), petId));
  if (!pet) return null;
  return (
    <NoteDrawer
      pet={pet}
      conversationId={conversationId}
      onClose={() => openedVisitNote.become(null)}
    />
  );
}
