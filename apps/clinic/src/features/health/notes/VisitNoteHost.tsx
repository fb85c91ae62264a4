import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { openedVisitNote, type OpenVisitNote } from '@zampa/client/health/open-visit-note';
import { petQuery } from '@zampa/client/health/pet-queries';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { Suspense, useSyncExternalStore } from 'react';

/** Lazy-loaded when a note is opened. */
const NoteDrawer = lazyPart(async () => (await import('./NoteDrawer.tsx')).NoteDrawer);

/** Shows the visit note that a screen opened over itself. */
export function VisitNoteHost() {
  const opened = useSyncExternalStore(openedVisitNote.subscribe, openedVisitNote.value);
  return opened && <OpenedNote key={opened.petId} {...opened} />;
}

function OpenedNote({ petId, conversationId }: OpenVisitNote) {
  const { data: pet } = useQuery(petQuery(useApi(), petId));
  if (!pet) return null;
  return (
    <Suspense>
      <NoteDrawer
        pet={pet}
        conversationId={conversationId}
        onClose={() => openedVisitNote.become(null)}
      />
    </Suspense>
  );
}
