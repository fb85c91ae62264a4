import { Suspense } from 'react';
import styles from './MoveNotice.module.css';
import type { MoveNote } from './move-note.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const MoveNoteCard = lazyPart(async () => (await import('./MoveNoteCard.tsx')).MoveNoteCard);

/** Announces the result of a change above the screen; a live region. */
export function MoveNotice({ note, onClose }: { note: MoveNote | null; onClose: () => void }) {
  return (
    <div className={styles['place']} role={note?.refusal ? 'alert' : 'status'}>
      <Suspense>{note && <MoveNoteCard note={note} onClose={onClose} />}</Suspense>
    </div>
  );
}
