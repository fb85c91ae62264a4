import { openedVisitNote } from '@zampa/client/health/open-visit-note';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { Suspense, useSyncExternalStore } from 'react';

/** Lazy-loaded when a note is opened. */
const OpenedVisitNote = lazyPart(
  async () => (await import('./OpenedVisitNote.tsx')).OpenedVisitNote,
);

/** Shows the visit note that a screen opened over itself. */
export function VisitNoteHost() {
  const opened = useSyncExternalStore(openedVisitNote.subscribe, openedVisitNote.value);
  return (
    opened && (
      <Suspense>
        <OpenedVisitNote key={opened.petId} {...opened} />
      </Suspense>
    )
  );
}
